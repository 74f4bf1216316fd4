import { useEffect, useState } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import css from './order-view.module.css';
import { orderKey } from './use-order.ts';

type Serial = { productId: number; serial: string };

/** Serial numbers of an order's products, used for warranty look-ups; renders nothing without any. */
export function OrderSerials({ order: { number, status, lines } }: { order: Order }) {
  const { api, paths } = useShop();
  const [serials, setSerials] = useState<readonly Serial[]>([]);
  const isHandedOver = status === 'completed';
  useEffect(() => {
    if (!isHandedOver) return;
    let isCurrent = true;
    api('POST /api/orders/:number/serials', orderKey(number)).then(
      (response) => isCurrent && setSerials(response.serials),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [api, number, isHandedOver]);
  const orderSerials = serials.filter(({ productId }) => lines.some((line) => line.productId === productId));
  if (orderSerials.length === 0) return null;
  return (
    <ul role="list">
      {orderSerials.map(({ productId, serial }) => (
        <li key={serial}>
          {lines.find((line) => line.productId === productId)?.name}
          <span className={css.more}>{m.order_serial({ serial })}</span>
        </li>
      ))}
      <li>
        <a href={paths.page('/gid-service')}>{m.warranty_title()}</a>
      </li>
    </ul>
  );
}
