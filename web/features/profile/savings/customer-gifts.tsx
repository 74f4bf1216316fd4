import type { OwnGift } from '#contract/orders/orders.ts';
import { almatyDate, formatDate } from '#domain/time/calendar.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Badge } from '#web/ui/marks/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Loaded } from '../loaded.tsx';
import { useCustomerData } from '../use-customer-data.ts';
import css from '../profile.module.css';

const STATE_LABELS: Record<OwnGift['state'], { kind: 'success' | 'neutral' | 'bonus'; label: () => string }> = {
  reserved: { kind: 'bonus', label: () => m.order_gift_reserved() },
  received: { kind: 'success', label: () => m.order_gift_received() },
  returned: { kind: 'neutral', label: () => m.order_gift_returned() },
  cancelled: { kind: 'neutral', label: () => m.order_gift_cancelled() },
};

/** Gifts from the customer's orders; renders nothing without any. */
export function CustomerGifts() {
  const { language, paths } = useShop();
  const { data, retry } = useCustomerData('GET /api/order-gifts', {});
  return (
    <Loaded data={data} retry={retry} errorTitle={m.order_gifts_failed()}>
      {(gifts) =>
        gifts.length === 0 ? null : (
          <section className={css.stack} aria-labelledby="own-gifts">
            <h2 id="own-gifts" className={css.heading}>
              {m.order_gifts_title()}
            </h2>
            <ul role="list" className={css.cards}>
              {gifts.map(({ orderNumber, productId, name, state, at }) => (
                <Card as="li" key={orderNumber} className={css.stack}>
                  <div className={css.head}>
                    <a href={paths.product(productId)}>{name}</a>
                    <Badge soft kind={STATE_LABELS[state].kind}>
                      {STATE_LABELS[state].label()}
                    </Badge>
                  </div>
                  <span className={css.muted}>
                    <a href={paths.profileOrder(orderNumber)}>{m.order_number({ number: orderNumber })}</a>,{' '}
                    {formatDate(almatyDate(new Date(at)), language, 'short')}
                  </span>
                </Card>
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  );
}
