import { useEffect, useState, type ReactNode } from 'react';
import type { Order, OrderLine } from '#contract/orders/orders.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { CustomerOrder } from './customer-orders.tsx';
import css from './customer-orders.module.css';

/** The customer's most relevant order: the newest that waits for the customer, else the newest active one. */
export function NearestOrder({ picture }: { picture: (line: OrderLine) => ReactNode }) {
  const { api, paths } = useShop();
  const [order, setOrder] = useState<Order | 'loading' | 'failed' | null>('loading');
  useEffect(() => {
    let isUnmounted = false;
    const find = async () => {
      const active = await api('GET /api/orders', { tab: 'active' });
      return active.orders[0] ?? (await api('GET /api/orders', { tab: 'current' })).orders[0] ?? null;
    };
    find().then(
      (nearest) => {
        if (!isUnmounted) setOrder(nearest);
      },
      () => {
        if (!isUnmounted) setOrder('failed');
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [api]);
  if (order === 'loading') return <Skeleton shape="block" className={css.bone} />;
  if (order === null || order === 'failed')
    return (
      <p className={css.hint}>
        <a href={paths.profile('my-orders')}>{m.section_profile_orders()}</a>:{' '}
        {order === null ? m.profile_no_orders() : m.profile_orders_unknown()}
      </p>
    );
  return (
    <ul role="list">
      <CustomerOrder order={order} picture={picture} />
    </ul>
  );
}
