import { Component, startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Frame } from '#contract/content/pages.ts';
import { PageFrame } from '../features/frame/pages/page-frame.tsx';
import { pageIdentity, splitQuery, withoutBase, type LoadedPage } from '../router/load-page.ts';
import type { Router } from '../router/router.ts';
import type { PageServices } from './screen.ts';
import { lazyPart } from '../ui/states/lazy-part.ts';
import { ShopProvider, usePageNow, type Shop } from '../state/shop-context.tsx';

const loadHead = () => import('./head-browser.ts');
const loadErrorPage = () => import('../features/frame/pages/error-page.tsx');
const ErrorPage = lazyPart(async () => ({ default: (await loadErrorPage()).ErrorPage }));

// A guest's first render has none, on the server and while hydrating.
const WaitingNotice = import.meta.env.SSR
  ? () => null
  : lazyPart(async () => ({
      default: (await import('../features/order/customer-orders/waiting-notice.tsx')).WaitingNotice,
    }));

/** Loads code that the next page needs, in case the connection is lost by then. */
const loadNext = () => Promise.allSettled([loadHead(), loadErrorPage()]);

/** The whole application: the frame with the page inside. `router` is null on the server. */
export function Root({
  services,
  frame,
  firstPage,
  router,
}: {
  services: PageServices;
  frame: Frame;
  firstPage: LoadedPage;
  router: Router | null;
}) {
  const [{ page, pending }, setView] = useState({ page: firstPage, pending: false });
  useEffect(() => {
    if (!router) return;
    const routerState = () => ({ page: router.page(), pending: router.pending() });
    // A link pressed during hydration may have been handled before any listener existed.
    if (router.pending() || router.page() !== firstPage) setView(routerState());
    return router.subscribe((commit) => {
      const next = routerState();
      commit(() => {
        if (next.pending) setView(next);
        else if (commit.length === 1 && 'startViewTransition' in document) flushSync(() => setView(next));
        else startTransition(() => setView(next));
      });
    });
  }, [router, firstPage]);
  useEffect(() => {
    if (router && page !== firstPage) void updateHead(page, services);
  }, [page, firstPage, router, services]);
  useEffect(() => void loadNext(), []);
  const now = usePageNow(frame.now);
  const shop: Shop = {
    ...services,
    frame,
    page,
    pending,
    now,
    navigate: (url, options) => void router?.navigate(withoutBase(url, services.base), options),
    reload: () => void router?.reload(),
  };
  return (
    <ShopProvider value={shop}>
      <RenderGuard page={page}>
        <PageFrame
          notice={
            <Suspense fallback={null}>
              <WaitingNotice />
            </Suspense>
          }
        >
          <RenderGuard page={page}>
            <Page key={pageIdentity(page)} page={page} />
          </RenderGuard>
        </PageFrame>
      </RenderGuard>
    </ShopProvider>
  );
}

function Page({ page }: { page: LoadedPage }) {
  if (!page.module) return <Failed error={page.error} />;
  const Screen = page.module.default;
  return <Screen data={page.data} />;
}

function Failed({ error }: { error: unknown }) {
  return (
    <Suspense>
      <ErrorPage error={error} />
    </Suspense>
  );
}

/** Updates the head; the server-rendered page has its own. */
async function updateHead(page: LoadedPage, services: PageServices): Promise<void> {
  if (!page.module) return;
  const [path, query] = splitQuery(page.url);
  const { applyHead } = await loadHead();
  applyHead(page.module.head(page.data, { ...services, path }), services, path, page.status === 200 ? query : '');
}

type GuardState = { page: LoadedPage | null; error: unknown };

/** Shows the error page after a failed render until the next navigation. */
class RenderGuard extends Component<{ page: LoadedPage; children: ReactNode }, GuardState> {
  override state: GuardState = { page: null, error: null };
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  static getDerivedStateFromProps({ page }: { page: LoadedPage }, state: GuardState): GuardState | null {
    return page === state.page ? null : { page, error: null };
  }
  override render() {
    return this.state.error === null ? this.props.children : <Failed error={this.state.error} />;
  }
}
