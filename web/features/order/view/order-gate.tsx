import type { ReactNode } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';
import { ErrorState } from '#web/ui/states/state-view.tsx';
import { OrderKeyForm } from './order-key-form.tsx';
import { useOrder } from './use-order.ts';
import css from './order-view.module.css';

/** Loads an order for its children; asks unverified visitors for the phone, and offers a retry after an error. */
export function OrderGate({
  number,
  children,
}: {
  number: string;
  children: (orders: Order[], show: (orders: Order[]) => void) => ReactNode;
}) {
  const { frame } = useShop();
  const { orderState, show, retry } = useOrder(number);
  if (orderState.state === 'ready') return children(orderState.orders, show);
  if (orderState.state === 'loading')
    return (
      <div className={css.center}>
        <Spinner size="large" label={m.order_loading()} />
      </div>
    );
  if (orderState.state === 'locked')
    return <OrderKeyForm number={number} onFound={(_number, orders) => show(orders)} />;
  const isOffline = orderState.state === 'offline';
  return (
    <ErrorState
      level={1}
      drawing={isOffline ? 'offline' : 'error'}
      title={isOffline ? m.offline_title() : m.order_failed_title()}
      text={isOffline ? m.offline_text() : m.order_failed_text({ phone: frame.supportShortNumber })}
      action={
        <Button kind="action" icon="refresh" onClick={retry}>
          {m.frame_retry()}
        </Button>
      }
    />
  );
}
