import { useEffect } from 'react';
import { isRouteErrorResponse, Outlet, ScrollRestoration, useLoaderData, useMatches, useRouteError, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import type { Frame } from '#contract/pages.ts';
import { routeEntries } from './routes.tsx';
import { applyHead } from './head-browser.ts';
import { PageFrame } from './features/frame/page-frame.tsx';
import { ErrorPage } from './features/frame/error-page.tsx';
import { NotFoundPage } from './features/frame/not-found-page.tsx';
import { screenLoader, servicesContext, type PageServices, type ScreenHandle, type ScreenModule } from './screen.ts';
import { ShopProvider } from './shop-context.tsx';

/** Loads a screen's module by its name: at once on the server, lazily in the browser. */
export type LoadScreen = (name: string) => ScreenModule<never> | (() => Promise<ScreenModule<never>>);

type ContextReader = { get<T>(key: typeof servicesContext): T };

/**
 * Makes the router's routes. A new array for every router: React Router replaces `lazy` inside the objects it is given,
 * and a second router built on them would render nothing.
 */
export function makeRoutes(load: LoadScreen, services: () => PageServices | null): RouteObject[] {
  const Root = () => <RootLayout services={services} />;
  const children: RouteObject[] = routeEntries.map(({ path, screen }) => {
    const found = load(screen);
    const id = `${screen}:${path}`;
    return typeof found === 'function' ? { id, path, lazy: async () => parts(await found()) } : { id, path, ...parts(found) };
  });
  return [{
    id: 'root',
    loader: ({ context }: LoaderFunctionArgs) => (context as unknown as ContextReader).get<PageServices>(servicesContext).api('GET /api/pages/frame', {}),
    shouldRevalidate: () => false,
    Component: Root,
    ErrorBoundary: () => <ErrorPage />,
    children: [{
      id: 'page',
      ErrorBoundary: PageError,
      Component: Outlet,
      children: [...children, { id: 'unknown', path: '*', loader: () => { throw new Response(null, { status: 404 }); }, Component: () => null }],
    }],
  }];
}

function parts(screen: ScreenModule<never>): Pick<RouteObject, 'loader' | 'Component' | 'handle'> {
  const Component = screen.default as React.ComponentType<{ data: unknown }>;
  const Screen = () => <Component data={useLoaderData()} />;
  return { loader: screenLoader(screen), Component: Screen, handle: { head: screen.head } as ScreenHandle };
}

function RootLayout({ services }: { services: () => PageServices | null }) {
  const frame = useLoaderData<Frame>();
  const page = services();
  if (!page) throw new Error('the page has no services');
  return (
    <ShopProvider value={{ ...page, frame }}>
      <HeadKeeper page={page} />
      <PageFrame><Outlet /></PageFrame>
      <ScrollRestoration getKey={(location) => (location.pathname.startsWith('/search') ? location.pathname + location.search : location.key)} />
    </ShopProvider>
  );
}

function HeadKeeper({ page }: { page: PageServices }) {
  const matches = useMatches();
  const match = matches.findLast((found) => (found.handle as ScreenHandle | undefined)?.head);
  useEffect(() => {
    if (!match) return;
    const path = match.pathname.slice(page.base && match.pathname.startsWith(page.base) ? page.base.length : 0) || '/';
    applyHead((match.handle as ScreenHandle).head(match.loaderData as never, { ...page, path }), page, path);
  }, [match, page]);
  return null;
}

function PageError() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage reason={(error.data as { reason?: string } | null)?.reason} /> : <ErrorPage error={error} />;
}
