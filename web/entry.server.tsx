import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider, type StaticHandlerContext } from 'react-router';
import { overwriteGetLocale } from './messages.gen/runtime.js';
import { makeRoutes } from './root.tsx';
import { isRoute, routeEntries } from './routes.tsx';
import { ApiError } from './api.ts';
import { headTags } from './head.ts';
import { createPaths } from './paths.ts';
import { servicesContext, type Head, type PageServices, type ScreenHandle, type ScreenModule } from './screen.ts';

export { ApiError, createPaths, headTags, isRoute, routeEntries };

const modules = import.meta.glob<ScreenModule<never>>('./screens/*.tsx', { eager: true });

let rendering: PageServices | null = null;
overwriteGetLocale(() => rendering?.language ?? 'ru');

const routes = makeRoutes((name) => screenOf(name), () => rendering);
const handler = createStaticHandler(routes);

function screenOf(name: string): ScreenModule<never> {
  const found = modules[`./screens/${name}.tsx`];
  if (!found) throw new Error(`no screen ${name}`);
  return found;
}

/** A page ready for the document, or where to go instead. */
export type Rendered =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'page'; status: number; html: string; head: Head; screen: string; boot: unknown; error: unknown };

/** Renders a page. `path` has no prefix; loaders run with the given services; rendering itself is synchronous, so pages never mix. */
export async function renderPage(path: string, services: PageServices, origin: string, signal?: AbortSignal): Promise<Rendered> {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  const request = new Request(origin + path, signal ? { signal } : {});
  const result = await handler.query(request, { requestContext: context });
  if (result instanceof Response) return { kind: 'redirect', status: result.status, location: result.headers.get('location') ?? '/' };
  const error = Object.values(result.errors ?? {})[0];
  const match = result.matches.findLast((found) => (found.route.handle as ScreenHandle | undefined)?.head);
  const page = { ...services, path: new URL(request.url).pathname };
  rendering = services;
  try {
    const html = renderToString(<StaticRouterProvider router={createStaticRouter(handler.dataRoutes, result)} context={result} hydrate={false} />);
    const failed = result.statusCode >= 400;
    const head = failed || !match ? { title: '', robots: 'noindex' as const } : (match.route.handle as ScreenHandle).head(result.loaderData[match.route.id] as never, page);
    return { kind: 'page', status: result.statusCode, html, head, screen: (match?.route.id ?? '').split(':')[0] ?? '', boot: bootData(result), error };
  } finally {
    rendering = null;
  }
}

function bootData(result: StaticHandlerContext): unknown {
  const errors = result.errors && Object.fromEntries(Object.entries(result.errors).map(([id, error]) => {
    const { status, data } = error as { status?: number; data?: unknown };
    return [id, { status: status ?? 500, data: status === 404 ? data ?? null : null }];
  }));
  return { loaderData: result.loaderData, errors };
}
