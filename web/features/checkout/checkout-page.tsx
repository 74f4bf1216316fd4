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
import type { ShopMapSlot } from './steps/step-form-props.ts';
import { useCheckout } from './use-checkout.ts';
import { usePlaceOrder } from './use-place-order.ts';
import css from './checkout-view.module.css';

type Slots = {
  picture: (product: Pick<ProductCard, 'picture' | 'kind'>) => ReactNode;
  sum: (checkout: Checkout) => ReactNode;
  addressMap: AddressMapSlot;
  shopMap: ShopMapSlot;
  cityLink: ReactNode;
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
  const { current, show, reload, retry } = useCheckout();
  const placement = usePlaceOrder(reload);
  const { state } = current;
  const resumePlacement = useEffectEvent(() => void placement.resume());
  useEffect(() => {
    if (state === 'unanswered') resumePlacement();
  }, [state]);
  if (current.state === 'ready')
    return (
      <CheckoutView
        checkout={current.checkout}
        changes={current.changes}
        show={show}
        reload={reload}
        placement={placement}
        {...slots}
      />
    );
  if (state === 'loading') return <CheckoutSkeleton />;
  if (state === 'empty') return <NothingToOrder />;
  if (state === 'unanswered' && !placement.problem)
    return (
      <div className={css.settling}>
        <Spinner size="large" label={m.checkout_settling()} />
        <h1 className={css.settlingTitle}>{m.checkout_settling()}</h1>
      </div>
    );
  const retryPlacement = state === 'unanswered' ? () => void placement.resume() : retry;
  const isOffline = state === 'offline';
  return (
    <ErrorState
      level={1}
      drawing={isOffline ? 'offline' : 'error'}
      title={isOffline ? m.offline_title() : m.checkout_failed_title()}
      text={placement.problem || m.checkout_failed_text()}
      action={
        <Button kind="action" icon="refresh" loading={placement.busy} onClick={retryPlacement}>
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
  const waitingOrder = useWaitingOrder();
  const isUnpaid = waitingOrder?.number === number && waitingOrder.waitsFor === 'payment';
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
      text={isUnpaid ? m.checkout_unpaid_placed() : m.checkout_already_placed()}
      action={
        <>
          {isUnpaid && (
            <Button kind="action" href={paths.payment(number)}>
              {m.payment_pay()}
            </Button>
          )}
          <Button kind={isUnpaid ? 'secondary' : 'action'} href={paths.thanks(number)}>
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
