import { useEffect, useRef, type ReactNode } from 'react';
import { m } from '#web/messages.ts';
import { pageIdentity, splitQuery } from '#web/router/load-page.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { loadCart } from '#web/state/cart/cart-store.ts';
import { loadLists } from '#web/state/lists/lists.ts';
import { closeAllModals } from '#web/ui/overlays/modal-stack.ts';
import { ToastRegion } from '#web/ui/overlays/toast.tsx';
import { BottomBar } from '../bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from '../header/header.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { SupportButton } from './support-button.tsx';
import css from './page-frame.module.css';

/** Frame of every page: header, urgent `notice`, content, footer, bottom bar, notices. */
export function PageFrame({ notice, children }: { notice?: ReactNode; children: ReactNode }) {
  const { api, pending, page } = useShop();
  const PageHeader = page.module?.header ?? Header;
  const hasOwnHeader = PageHeader !== Header;
  useEffect(() => {
    void loadCart(api);
  }, [api]);
  useEffect(() => loadLists(), []);
  useRouteChange();
  return (
    <>
      <a className="skip-link" href="#content">
        {m.frame_skip()}
      </a>
      {pending && <div className={css.progress} role="progressbar" aria-label={m.frame_loading()} />}
      <OfflineBanner />
      <PageHeader />
      {notice}
      <main id="content" className={css.content} tabIndex={-1}>
        {children}
      </main>
      <SupportButton />
      {/* The app has neither (spec §2). */}
      {import.meta.env.MODE !== 'native' && (
        <>
          <div id="product-banner" />
          <Footer hidden={hasOwnHeader} />
        </>
      )}
      {!hasOwnHeader && <BottomBar />}
      <ToastRegion label={m.frame_notices()} dismissLabel={m.frame_close()} />
    </>
  );
}

/**
 * A route change closes all modals (spec §4) and moves screen readers to the new page; a list with other filters is the
 * same page.
 */
function useRouteChange(): void {
  const { page } = useShop();
  const [path] = splitQuery(page.url);
  const identity = `${page.status} ${splitQuery(pageIdentity(page))[0]}`;
  const previousPage = useRef({ path, place: identity });
  useEffect(() => {
    const previous = previousPage.current;
    previousPage.current = { path, place: identity };
    if (previous.path !== path) closeAllModals();
    if (previous.place !== identity) document.getElementById('content')?.focus({ preventScroll: true });
  }, [path, identity]);
}
