import { Suspense, useState } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Cancellation } from '../cancel/cancellation.tsx';
import { ChangeDateButton } from '../delivery/change-date-button.tsx';
import { DeliveryDetails } from '../delivery/delivery-details.tsx';
import { DeliveryLinks } from '../delivery/delivery-links.tsx';
import { OrderReceipts } from './order-receipts.tsx';
import { OrderServices } from './order-services.tsx';
import { OrderSerials } from './order-serials.tsx';
import { OrderKeys } from './order-keys.tsx';
import { OrderNumber } from './order-number.tsx';
import type { OrderSlots } from './order-slots.ts';
import { Tracking } from '../tracking/tracking.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import lines from './order-lines.module.css';
import css from './order-view.module.css';

const CancelOrder = lazyPart(() => import('../cancel/cancel-order.tsx'));

/** An order, or one part of a split one: progress, products, destination and price. */
export function OrderCard({
  order,
  part,
  parts,
  isClosed,
  picture,
  sum,
  phoneVerification,
  onOrders,
}: OrderSlots & {
  order: Order;
  part: number;
  parts: number;
  /** When all parts are closed, this is shown above them. */
  isClosed: boolean;
  onOrders: (orders: Order[]) => void;
}) {
  const { paths } = useShop();
  const [isCancelling, setIsCancelling] = useState(false);
  const Title = parts > 1 ? 'h3' : 'h2';
  return (
    <Card as="article" padding="large" className={css.card} aria-label={m.order_number({ number: order.number })}>
      {parts > 1 && (
        <div className={css.partHead}>
          <h2 className={css.heading}>{m.order_part({ part, parts })}</h2>
          <OrderNumber number={order.number} />
        </div>
      )}
      {order.cancelled && !isClosed && (
        <div className={css.next}>
          <Cancellation orders={[order]} />
        </div>
      )}
      <div>
        <Title className={css.heading}>{m.order_tracking()}</Title>
        <Tracking order={order} />
      </div>
      <div className={css.columns}>
        <div className={css.column}>
          <div>
            <Title className={css.heading}>{m.order_lines()}</Title>
            <ul role="list" className={lines.list}>
              {order.lines.flatMap((line) => [
                <li key={line.productId} className={lines.line}>
                  <span className={lines.picture}>{picture(line)}</span>
                  <span className={lines.name}>
                    <a href={paths.product(line.productId)}>{line.name}</a>
                    <span className={lines.more}>{m.checkout_pieces({ count: line.quantity })}</span>
                    <OrderKeys order={order} line={line} phoneVerification={phoneVerification} onOrders={onOrders} />
                  </span>
                  <span className={lines.amount}>{formatTenge(line.total)}</span>
                </li>,
                <OrderServices
                  key={`services ${line.productId}`}
                  order={order}
                  productId={line.productId}
                  phoneVerification={phoneVerification}
                  onOrders={onOrders}
                />,
              ])}
              {order.gift && (
                <li className={lines.line}>
                  <span className={lines.picture}>{picture(order.gift)}</span>
                  <span className={lines.name}>
                    <a href={paths.product(order.gift.productId)}>{order.gift.name}</a>
                    <span className={lines.more}>
                      {order.gift.state === 'returned' ? m.order_gift_returned() : m.sum_gift()}
                    </span>
                  </span>
                  <span className={lines.amount}>{formatTenge(0)}</span>
                </li>
              )}
            </ul>
          </div>
          <OrderSerials order={order} />
          <OrderReceipts order={order} onOrders={onOrders} />
        </div>
        <div className={css.column}>
          <div>
            <Title className={css.heading}>{m.order_delivery()}</Title>
            <DeliveryDetails order={order} />
            <DeliveryLinks order={order}>
              <ChangeDateButton order={order} onOrders={onOrders} />
            </DeliveryLinks>
          </div>
          {sum(order)}
          {order.cancellable && (
            <Button kind="quiet" size="small" className={css.cancel} onClick={() => setIsCancelling(true)}>
              {m.order_cancel()}
            </Button>
          )}
        </div>
      </div>
      <Suspense>
        {isCancelling && <CancelOrder order={order} onClose={() => setIsCancelling(false)} onOrders={onOrders} />}
      </Suspense>
    </Card>
  );
}
