import { Suspense, useState } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import { canChangeDate, orderFlow } from '#domain/orders/order-status.ts';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';

const ChangeDate = lazyPart(() => import('./change-date.tsx'));

/** Changes the courier's date of an order, or of one part of a split order (spec §4). */
export function ChangeDateButton({ order, onOrders }: { order: Order; onOrders: (orders: Order[]) => void }) {
  const [isChanging, setIsChanging] = useState(false);
  const { number, status, delivery, payment } = order;
  if (delivery.slot === null || !canChangeDate(orderFlow(delivery.kind, payment.method), status)) return null;
  return (
    <>
      <Button
        size="small"
        icon="calendar"
        aria-description={m.order_number({ number })}
        onClick={() => setIsChanging(true)}
      >
        {m.orders_date_change()}
      </Button>
      <Suspense>
        {isChanging && <ChangeDate order={order} onClose={() => setIsChanging(false)} onOrders={onOrders} />}
      </Suspense>
    </>
  );
}
