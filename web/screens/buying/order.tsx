import { Suspense, useState } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import { NoScriptNote } from '#web/features/no-script/no-script-note.tsx';
import { OrderKeyForm } from '#web/features/order/view/order-key-form.tsx';
import { OrderView } from '#web/features/order/view/order-view.tsx';
import { totalLabel } from '#web/features/order/payment/payment-stage.ts';
import { ProductPicture } from '#web/features/product-card/product-picture.tsx';
import { SumLines } from '#web/features/sum/sum-lines.tsx';
import { m } from '#web/messages.ts';
import type { Head } from '#web/start/screen.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import { servicePhoneVerification } from '../parts/service-phone-verification.tsx';

export const head = (): Head => ({ title: m.order_page_title(), robots: 'noindex' });

const ReturnsOfOrders = lazyPart(() => import('../parts/returns-of-orders.tsx'));

/** Order look-up by number and phone. */
export default function OrderScreen() {
  const [lookup, setLookup] = useState<{ number: string; orders: Order[] } | null>(null);
  return (
    <div className="container">
      <NoScriptNote />
      {lookup === null ? (
        <OrderKeyForm onFound={(number, orders) => setLookup({ number, orders })} />
      ) : (
        <OrderView
          number={lookup.number}
          orders={lookup.orders}
          onOrders={(orders) => setLookup({ ...lookup, orders })}
          picture={(line) => <ProductPicture picture={line.picture} kind={line.kind} sizes="56px" />}
          sum={(order) => (
            <SumLines lines={order.explanation} totalLabel={totalLabel(order)} earnedBonuses={order.earnedBonuses} />
          )}
          phoneVerification={servicePhoneVerification}
          below={
            lookup.orders.some(({ status }) => status === 'completed' || status === 'returned') && (
              <Suspense>
                <ReturnsOfOrders openedNumber={lookup.number} orders={lookup.orders} />
              </Suspense>
            )
          }
        >
          <Button onClick={() => setLookup(null)}>{m.order_form_other()}</Button>
        </OrderView>
      )}
    </div>
  );
}
