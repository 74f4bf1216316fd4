import { Component, startTransition, useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Frame } from '#contract/pages.ts';
import { applyHead } from './head-browser.ts';
import { ErrorPage } from './features/frame/error-page.tsx';
import { NotFoundPage, notFoundHead } from './features/frame/not-found-page.tsx';
import { PageFrame } from './features/frame/page-frame.tsx';
import { UnpaidNotice } from './features/order/unpaid-notice.tsx';
import { placeOf, splitQuery, withoutBase, type LoadedPage } from './router/load-page.ts';
import type { Router } from './router/router.ts';
import type { PageServices } from './screen.ts';
import { ShopProvider, usePageNow, type Shop } from './shop-context.tsx';

/** The whole application: the frame and, in it, the page. `router` is null on the server. */
export function Root({
  services,
  frame,
  first,
  router,
}: {
  services: PageServices;
  frame: Frame;
  first: LoadedPage;
  router: Router | null;
}) {
  const [{ page, pending }, setShown] = useState({ page: first, pending: false });
  useEffect(
    () =>
      router?.subscribe((commit) => {
        const next = { page: router.page(), pending: router.pending() };
        commit(() => {
          if (next.pending) setShown(next);
          else if (commit.length === 1 && 'startViewTransition' in document) flushSync(() => setShown(next));
          else startTransition(() => setShown(next));
        });
      }),
    [router],
  );
  useEffect(() => {
    if (router && page !== first) describe(page, services);
  }, [page, first, router, services]);
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
      <RenderGuard of={page}>
        <PageFrame notice={<UnpaidNotice />}>
          <RenderGuard of={page}>
            <Page key={placeOf(page)} page={page} />
          </RenderGuard>
        </PageFrame>
      </RenderGuard>
    </ShopProvider>
  );
}

function Page({ page }: { page: LoadedPage }) {
  if (page.status === 404) return <NotFoundPage reason={page.reason} list={page.list} />;
  if (!page.module) return <ErrorPage error={page.error} />;
  const Screen = page.module.default;
  return <Screen data={page.data} />;
}

function describe(page: LoadedPage, services: PageServices): void {
  const [path, query] = splitQuery(page.url);
  if (page.status === 404) applyHead(notFoundHead(), services, path, '');
  else if (page.module && page.status === 200)
    applyHead(page.module.head(page.data, { ...services, path }), services, path, query);
}

type GuardState = { of: LoadedPage | null; error: unknown };

/** Shows the error page where rendering fails, until there is another page to show. */
class RenderGuard extends Component<{ of: LoadedPage; children: ReactNode }, GuardState> {
  override state: GuardState = { of: null, error: null };
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  static getDerivedStateFromProps({ of }: { of: LoadedPage }, state: GuardState): GuardState | null {
    return of === state.of ? null : { of, error: null };
  }
  override render() {
    return this.state.error === null ? this.props.children : <ErrorPage error={this.state.error} />;
  }
}
