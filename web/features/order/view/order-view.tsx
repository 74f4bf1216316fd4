import type { ReactNode } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import { almatyDate, formatDate } from '#domain/time/calendar.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Icon } from '#web/ui/marks/icon.tsx';
import { nonBreakingPhone } from '#web/texts/non-breaking-phone.ts';
import { OrderCard } from './order-card.tsx';
import { OrderNumber } from './order-number.tsx';
import type { OrderSlots } from './order-slots.ts';
import { PaymentDetails } from '../payment/payment-details.tsx';
import { confirmUntil, isUnpaid } from '../payment/payment-stage.ts';
import { usePaymentCheck } from '../payment/use-payment-check.ts';
import css from './order-view.module.css';

/** An order with its parts; `isThankYou` greets the buyer after the checkout. */
export function OrderView({
  number,
  orders,
  onOrders,
  isThankYou = false,
  picture,
  sum,
  phoneVerification,
  below,
  children,
}: OrderSlots & {
  number: string;
  orders: readonly Order[];
  onOrders: (orders: Order[]) => void;
  isThankYou?: boolean;
  /** Content below the orders. */
  below?: ReactNode;
  children?: ReactNode;
}) {
  const { language, frame } = useShop();
  const [firstOrder] = orders;
  usePaymentCheck(number, orders, onOrders);
  if (!firstOrder) return null;
  const isCancelled = orders.every(({ status }) => status === 'cancelled');
  const showsGreeting = isThankYou && !isCancelled;
  return (
    <div className={css.page}>
      <header className={css.head}>
        {showsGreeting && <Greeting name={firstOrder.contact.firstName} isPaid={!isUnpaid(orders)} />}
        <OrderNumber number={firstOrder.masterNumber} isTitle />
        <p className={css.more}>
          {m.order_of({ date: formatDate(almatyDate(new Date(firstOrder.createdAt)), language, 'long') })}
        </p>
      </header>
      <Card
        as="section"
        padding="large"
        tone={isCancelled ? 'danger' : 'brand'}
        className={css.next}
        aria-label={m.order_payment()}
      >
        <PaymentDetails orders={orders} />
        {showsGreeting && (
          <>
            {confirmUntil(orders) === null && (
              <p>{m.order_next_call({ phone: nonBreakingPhone(firstOrder.contact.phoneMasked) })}</p>
            )}
            <p className={css.more}>{m.order_save_number()}</p>
          </>
        )}
      </Card>
      {orders.length > 1 && <p className={css.partsTitle}>{m.order_parts_title({ count: orders.length })}</p>}
      {orders.map((order, index) => (
        <OrderCard
          key={order.number}
          order={order}
          part={index + 1}
          parts={orders.length}
          isClosed={isCancelled}
          picture={picture}
          sum={sum}
          phoneVerification={phoneVerification}
          onOrders={onOrders}
        />
      ))}
      {below}
      <div className={css.ways}>
        {children}
        <a href={`tel:${frame.supportShortNumber}`}>{m.checkout_help({ phone: frame.supportShortNumber })}</a>
      </div>
    </div>
  );
}

/** Thanks the buyer; shows success only after the payment. */
function Greeting({ name, isPaid }: { name: string; isPaid: boolean }) {
  return (
    <p className={isPaid ? css.done : css.undone}>
      <Icon name={isPaid ? 'success' : 'warn'} size={20} />
      {isPaid ? m.order_thanks_name({ name }) : m.order_thanks_unpaid({ name })}
    </p>
  );
}
