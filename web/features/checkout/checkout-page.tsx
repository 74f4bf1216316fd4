import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import type { Checkout } from '#contract/orders/checkout.ts';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import { m } from '#web/messages.ts';
import { ShopProvider, useShop } from '#web/state/shop-context.tsx';
import type { AddressMapSlot } from '#web/state/customer/address-position.ts';
import { lastOrder, useWaitingOrder } from '#web/state/customer/last-order.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/state-view.tsx';
import { CheckoutView } from './checkout-view.tsx';
import { queueCheckoutCalls } from './steps/call-queue.ts';
import { useCheckout } from './use-checkout.ts';
import { usePlaceOrder } from './use-place-order.ts';
import css from './checkout-view.module.css';

type Slots = {
  picture: (product: Pick<ProductCard, 'picture' | 'kind'>) => ReactNode;
  sum: (checkout: Checkout) => ReactNode;
  addressMap: AddressMapSlot;
};

/** The checkout in all its states; changes are sent one after another. */
export function CheckoutPage(slots: Slots) {
  const shop = useShop();
  const api = useMemo(() => queueCheckoutCalls(shop.api), [shop.api]);
  return (
    <ShopProvider value={{ ...shop, api }}>
      <CheckoutStates {...slots} />
    </ShopProvider>
  );
}

/** Loading, error, empty, waiting for the order's response, and the steps. */
function CheckoutStates(slots: Slots) {
  const { shown, show, reload, retry } = useCheckout();
  const placing = usePlaceOrder(reload);
  const { state } = shown;
  const settle = useEffectEvent(() => void placing.resume());
  useEffect(() => {
    if (state === 'unanswered') settle();
  }, [state]);
  if (shown.state === 'ready')
    return (
      <CheckoutView
        checkout={shown.checkout}
        changes={shown.changes}
        show={show}
        reload={reload}
        placing={placing}
        {...slots}
      />
    );
  if (state === 'loading') return <CheckoutSkeleton />;
  if (state === 'empty') return <NothingToOrder />;
  if (state === 'unanswered' && !placing.problem)
    return (
      <div className={css.settling}>
        <Spinner size="large" label={m.checkout_settling()} />
        <h1 className={css.settlingTitle}>{m.checkout_settling()}</h1>
      </div>
    );
  const retryPlacing = state === 'unanswered' ? () => void placing.resume() : retry;
  const offline = state === 'offline';
  return (
    <ErrorState
      level={1}
      drawing={offline ? 'offline' : 'error'}
      title={offline ? m.offline_title() : m.checkout_failed_title()}
      text={placing.problem || m.checkout_failed_text()}
      action={
        <Button kind="action" icon="refresh" loading={placing.busy} onClick={retryPlacing}>
          {m.frame_retry()}
        </Button>
      }
    />
  );
}

/** Empty cart; after going back from the bank's page, shows the order just placed. */
function NothingToOrder() {
  const { paths } = useShop();
  const number = lastOrder();
  const waiting = useWaitingOrder();
  const unpaid = waiting?.number === number && waiting.waits === 'payment';
  // The browser restores the scroll position of the longer page. Braces: newer browsers return a promise, which React
  // would call.
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  if (number === null)
    return (
      <EmptyState
        level={1}
        title={m.cart_empty_title()}
        text={m.cart_empty_text()}
        action={
          <Button kind="action" href={paths.catalog()}>
            {m.cart_to_catalog()}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      level={1}
      drawing="done"
      title={m.order_number({ number })}
      text={unpaid ? m.checkout_unpaid_placed() : m.checkout_already_placed()}
      action={
        <>
          {unpaid && (
            <Button kind="action" href={paths.payment(number)}>
              {m.payment_pay()}
            </Button>
          )}
          <Button kind={unpaid ? 'secondary' : 'action'} href={paths.thanks(number)}>
            {m.checkout_open_order()}
          </Button>
        </>
      }
    />
  );
}

function CheckoutSkeleton() {
  return (
    <div className={css.layout} aria-busy="true">
      <div className={css.head}>
        <h1>{m.checkout_title()}</h1>
        <p className="visually-hidden" role="status">
          {m.checkout_loading()}
        </p>
      </div>
      <div className={css.steps}>
        <Skeleton shape="block" className={css.bigBone} />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
      <div className={css.side}>
        <Skeleton shape="block" className={css.bigBone} />
      </div>
    </div>
  );
}
