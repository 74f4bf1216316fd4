import { Suspense, useState } from 'react';
import type { Order } from '#contract/orders.ts';
import { canChangeDate, orderFlow } from '#domain/order-status.ts';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { RepeatButton } from './repeat-button.tsx';

const ChangeDate = lazyPart(() => import('./change-date.tsx'));

/** What a customer can do with an order besides cancelling: another date, the same once more, a sheet to print. */
export function OwnOrderActions({ order, onOrders }: { order: Order; onOrders: (orders: Order[]) => void }) {
  const [changing, setChanging] = useState(false);
  const { status, delivery, payment } = order;
  const movable = delivery.slot !== null && canChangeDate(orderFlow(delivery.kind, payment.method), status);
  return (
    <>
      {movable && (
        <Button icon="calendar" onClick={() => setChanging(true)}>
          {m.orders_date_change()}
        </Button>
      )}
      <RepeatButton number={order.number} />
      <Button kind="quiet" icon="receipt" onClick={() => print()}>
        {m.orders_print()}
      </Button>
      <Suspense>
        {changing && <ChangeDate order={order} onClose={() => setChanging(false)} onOrders={onOrders} />}
      </Suspense>
    </>
  );
}
