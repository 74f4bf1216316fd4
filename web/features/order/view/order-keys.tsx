import { Suspense, useState } from 'react';
import type { Order, OrderLine } from '#contract/orders/orders.ts';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import type { OrderSlots } from './order-slots.ts';
import lines from './order-lines.module.css';

const ReturnKeys = lazyPart(() => import('../cancel/return-keys.tsx'));

/** Keys of an order line: where they are, how many are opened and returned, and a button that returns unopened ones. */
export function OrderKeys({
  order,
  line,
  phoneVerification,
  onOrders,
}: Pick<OrderSlots, 'phoneVerification'> & {
  order: Order;
  line: OrderLine;
  onOrders: (orders: Order[]) => void;
}) {
  const [isReturning, setIsReturning] = useState(false);
  if (!line.keys) return null;
  const { quantity: count } = line;
  const { opened, returned, returnable } = line.keys;
  const place = returned < count ? keyPlace(order) : null;
  return (
    <>
      {place && <span className={lines.more}>{place}</span>}
      {opened > 0 && <span className={lines.more}>{m.order_keys_opened({ opened, count })}</span>}
      {returned > 0 && <span className={lines.more}>{m.order_keys_returned({ returned, count })}</span>}
      {returnable > 0 && (
        <Button kind="quiet" size="small" onClick={() => setIsReturning(true)}>
          {m.key_return()}
        </Button>
      )}
      <Suspense>
        {isReturning && (
          <ReturnKeys
            order={order}
            line={line}
            keys={line.keys}
            phoneVerification={phoneVerification}
            onClose={() => setIsReturning(false)}
            onOrders={onOrders}
          />
        )}
      </Suspense>
    </>
  );
}

/** Says where the order's keys are; null for a closed order. */
function keyPlace({ payment, status }: Order): string | null {
  if (status === 'cancelled' || status === 'returned') return null;
  return payment.paid ? m.order_digital_paid() : m.order_digital_line();
}
