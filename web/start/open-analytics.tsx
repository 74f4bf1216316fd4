import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { Cart } from '#contract/orders/cart.ts';
import type { Analytics } from '#contract/content/counting.ts';
import { createPaths } from '#domain/urls/paths.ts';
import type { Api } from '../calls/api.ts';
import { startGa4, startMetrica, type AnalyticsService } from '../device/counting/analytics-services.ts';
import type { ViewedPage } from '../device/counting/pages.ts';
import { cartChanges, followShopEvents, analyticsProducts, type ShopEvent } from '../device/counting/shop-events.ts';
import { ConsentNotice } from '../features/analytics/consent-notice.tsx';
import { consent, followConsent, isConsentRequested } from '../state/analytics.ts';
import { useCart } from '../state/cart/cart-store.ts';
import type { Store } from '../state/tabs/store.ts';

type Pages = Pick<Store<ViewedPage>, 'get' | 'subscribe'>;

/** Purchase steps, which show no consent notice. */
const NO_CONSENT_PAGES = new Set<ViewedPage['kind']>(['checkout', 'payment']);

/** Pages on which an order empties the cart. */
const ORDER_PAGES = new Set<ViewedPage['kind']>(['checkout', 'payment', 'order']);

/**
 * Asks for consent to external analytics and sends events after consent. It has its own React root, so no page
 * includes its code.
 */
export function openAnalytics({
  footerButton,
  base,
  api,
  pages,
}: {
  /** The footer button that asks again; its data attribute holds the shop's analytics settings. */
  footerButton: HTMLElement;
  base: string;
  api: Api;
  pages: Pages;
}): void {
  const analytics = JSON.parse(footerButton.dataset.analytics ?? '{}') as Analytics;
  followConsent();
  // The browser's React does not own the footer, which may be replaced.
  document.addEventListener('click', ({ target }) => {
    if ((target as Element | null)?.closest('[data-analytics]')) isConsentRequested.set(true);
  });
  const askForConsent = () => {
    if (consent.get() === null && !NO_CONSENT_PAGES.has(pages.get().kind)) isConsentRequested.set(true);
  };
  askForConsent();
  pages.subscribe(askForConsent);
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <AnalyticsRoot analytics={analytics} privacy={createPaths(base).privacy()} api={api} pages={pages} />,
  );
}

function AnalyticsRoot({
  analytics,
  privacy,
  api,
  pages,
}: {
  analytics: Analytics;
  privacy: string;
  api: Api;
  pages: Pages;
}) {
  const showsNotice = isConsentRequested.use();
  const hasConsent = consent.use() === 'yes';
  return (
    <>
      {showsNotice && <ConsentNotice analytics={analytics} privacy={privacy} />}
      {hasConsent && <EventReporter analytics={analytics} api={api} pages={pages} />}
    </>
  );
}

/** Sends shop events to the analytics services while mounted. */
function EventReporter({ analytics, api, pages }: { analytics: Analytics; api: Api; pages: Pages }) {
  const { cart, pending } = useCart();
  const services = useRef<AnalyticsService[]>([]);
  const reportedCart = useRef<Cart | null>(null);
  /** The checkout page whose start was already reported. */
  const reportedCheckout = useRef<ViewedPage | null>(null);
  const send = (event: ShopEvent) => services.current.forEach((service) => service.send(event));
  useEffect(() => {
    const { ga4, metrica } = analytics;
    services.current = [...(ga4 ? [startGa4(ga4)] : []), ...(metrica ? [startMetrica(metrica)] : [])];
    const unfollow = followShopEvents(pages, api, send);
    return () => {
      unfollow();
      services.current.forEach((service) => service.stop());
      services.current = [];
    };
  }, [analytics, api, pages]);
  useEffect(() => {
    if (!cart || pending > 0) return undefined;
    // The order emptied the cart: report no removals.
    const isOrdered = cart.lines.length === 0 && ORDER_PAGES.has(pages.get().kind);
    if (reportedCart.current && !isOrdered) cartChanges(reportedCart.current, cart).forEach(send);
    reportedCart.current = cart;
    const reportCheckoutStart = () => {
      const page = pages.get();
      if (page.kind !== 'checkout' || page === reportedCheckout.current || cart.lines.length === 0) return;
      reportedCheckout.current = page;
      send({ type: 'begin_checkout', products: analyticsProducts(cart) });
    };
    reportCheckoutStart();
    return pages.subscribe(reportCheckoutStart);
  }, [cart, pending, pages]);
  return null;
}
