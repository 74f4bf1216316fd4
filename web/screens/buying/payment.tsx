import { Suspense } from 'react';
import { paymentPolicies } from '#domain/payments/payment-policies.ts';
import { NoScriptNote } from '#web/features/no-script/no-script-note.tsx';
import { OrderGate } from '#web/features/order/view/order-gate.tsx';
import { loadOrderPage, type OrderPage } from '#web/features/order/view/order-loader.ts';
import { PaymentView } from '#web/features/order/payment/payment-view.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import { m } from '#web/messages.ts';
import type { Head } from '#web/start/screen.ts';

// Loaded lazily: only some orders are paid by credit.
const CreditView = lazyPart(async () => ({
  default: (await import('#web/features/order/credit/credit-view.tsx')).CreditView,
}));

export const loader = loadOrderPage;

export const head = ({ number }: OrderPage): Head => ({
  title: `${m.payment_title()}: ${m.order_number({ number })}`,
  robots: 'noindex',
});

/** Payment page of an unpaid order; the bank redirects buyers back here. */
export default function PaymentScreen({ data: { number } }: { data: OrderPage }) {
  return (
    <div className="container">
      <NoScriptNote />
      <OrderGate key={number} number={number}>
        {(orders, show) =>
          orders[0] && paymentPolicies[orders[0].payment.method].opens === 'application' ? (
            <Suspense fallback={null}>
              <CreditView number={number} orders={orders} onOrders={show} />
            </Suspense>
          ) : (
            <PaymentView number={number} orders={orders} onOrders={show} />
          )
        }
      </OrderGate>
    </div>
  );
}
