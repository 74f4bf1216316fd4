import { NoScriptNote } from '#web/features/no-script/no-script-note.tsx';
import { OrderGate } from '#web/features/order/order-gate.tsx';
import { loadOrderPage, type OrderPage } from '#web/features/order/order-loader.ts';
import { PaymentView } from '#web/features/order/payment-view.tsx';
import { m } from '#web/messages.ts';
import type { Head } from '#web/screen.ts';

export const loader = loadOrderPage;

export const head = ({ number }: OrderPage): Head => ({
  title: `${m.payment_title()}: ${m.order_number({ number })}`,
  robots: 'noindex',
});

/** Payment page of an unpaid order; the bank sends people back here. */
export default function PaymentScreen({ data: { number } }: { data: OrderPage }) {
  return (
    <div className="container">
      <NoScriptNote />
      <OrderGate key={number} number={number}>
        {(orders, show) => <PaymentView number={number} orders={orders} onOrders={show} />}
      </OrderGate>
    </div>
  );
}
