import { Suspense } from 'react';
import { upsellPaths } from '#domain/urls/upsell-paths.ts';
import { NoScriptNote } from '#web/features/no-script/no-script-note.tsx';
import { OrderGate } from '#web/features/order/view/order-gate.tsx';
import { loadOrderPage, type OrderPage } from '#web/features/order/view/order-loader.ts';
import { OrderView } from '#web/features/order/view/order-view.tsx';
import { isWaiting, totalLabel } from '#web/features/order/payment/payment-stage.ts';
import { PushSwitch } from '#web/features/push/push-switch.tsx';
import { ProductPicture } from '#web/features/product-card/product-picture.tsx';
import { SumLines } from '#web/features/sum/sum-lines.tsx';
import { m } from '#web/messages.ts';
import type { Head } from '#web/start/screen.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { customerId } from '#web/state/customer/customer.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import { servicePhoneVerification } from '../parts/service-phone-verification.tsx';

export const loader = loadOrderPage;

export const head = ({ number }: OrderPage): Head => ({ title: m.order_number({ number }), robots: 'noindex' });

const ReturnsOfOrders = lazyPart(() => import('../parts/returns-of-orders.tsx'));

/** Thank-you page of an order. */
export default function ThanksScreen({ data: { number } }: { data: OrderPage }) {
  const { paths } = useShop();
  const offerPaths = upsellPaths(paths, number);
  const customer = customerId.use();
  return (
    <div className="container">
      <NoScriptNote />
      <OrderGate key={number} number={number}>
        {(orders, show) => (
          <OrderView
            isThankYou
            number={number}
            orders={orders}
            onOrders={show}
            picture={(line) => <ProductPicture picture={line.picture} kind={line.kind} sizes="56px" />}
            sum={(order) => (
              <SumLines lines={order.explanation} totalLabel={totalLabel(order)} earnedBonuses={order.earnedBonuses} />
            )}
            phoneVerification={servicePhoneVerification}
            below={
              orders.some(({ status }) => status === 'completed' || status === 'returned') && (
                <Suspense>
                  <ReturnsOfOrders openedNumber={number} orders={orders} />
                </Suspense>
              )
            }
          >
            <PushSwitch user={String(customer ?? '')} />
            {orders.some(({ status }) => status !== 'cancelled') && (
              <Button href={isWaiting(orders) ? offerPaths.pending() : offerPaths.offers()}>{m.upsell_title()}</Button>
            )}
            <Button href={paths.home()}>{m.order_continue()}</Button>
          </OrderView>
        )}
      </OrderGate>
    </div>
  );
}
