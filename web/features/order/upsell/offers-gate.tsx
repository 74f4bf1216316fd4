import type { ReactNode } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/state-view.tsx';
import type { Offer } from './offers.ts';
import { useOffers } from './use-offers.ts';
import css from './upsell.module.css';

/** Shows the offers after an order once they are loaded; redirects when there are none. */
export function OffersGate({
  number,
  orders,
  children,
}: {
  number: string;
  orders: readonly Order[];
  children: (offers: readonly Offer[]) => ReactNode;
}) {
  const { paths, frame } = useShop();
  const { offers, retry } = useOffers(orders);
  if (offers === 'loading')
    return (
      <div className={css.center}>
        <Spinner size="large" label={m.upsell_loading()} />
      </div>
    );
  if (offers === 'failed')
    return (
      <ErrorState
        level={1}
        title={m.upsell_failed()}
        text={m.order_failed_text({ phone: frame.supportShortNumber })}
        action={
          <Button kind="action" icon="refresh" onClick={retry}>
            {m.frame_retry()}
          </Button>
        }
      />
    );
  if (offers.length === 0)
    return (
      <EmptyState
        level={1}
        drawing="done"
        title={m.upsell_empty()}
        text={m.upsell_empty_text()}
        action={
          <>
            <Button kind="action" href={paths.thanks(number)}>
              {m.payment_to_order()}
            </Button>{' '}
            <Button href={paths.catalog()}>{m.cart_to_catalog()}</Button>
          </>
        }
      />
    );
  return children(offers);
}

/** Explains why a product is offered. */
export function offerReasonText({ reason }: Offer): string {
  return reason.kind === 'fits'
    ? m.related_fits_model({ model: reason.model })
    : m.related_orders({ count: reason.orders });
}
