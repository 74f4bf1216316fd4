import type { OrderLine } from '#contract/orders/orders.ts';
import { CustomersOnly } from '#web/features/auth/customers-only.tsx';
import { OrderGate } from '#web/features/order/view/order-gate.tsx';
import { loadOrderPage, type OrderPage } from '#web/features/order/view/order-loader.ts';
import { OrderView } from '#web/features/order/view/order-view.tsx';
import { CustomerOrderActions } from '#web/features/order/customer-orders/customer-order-actions.tsx';
import { totalLabel } from '#web/features/order/payment/payment-stage.ts';
import { NoScriptNote } from '#web/features/no-script/no-script-note.tsx';
import { ProductPicture } from '#web/features/product-card/product-picture.tsx';
import { SumLines } from '#web/features/sum/sum-lines.tsx';
import { m } from '#web/messages.ts';
import type { Head } from '#web/start/screen.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import ReturnsOfOrders from '../parts/returns-of-orders.tsx';
import { servicePhoneVerification } from '../parts/service-phone-verification.tsx';

export const loader = loadOrderPage;

export const head = ({ number }: OrderPage): Head => ({ title: m.order_number({ number }), robots: 'noindex' });

const picture = (line: Pick<OrderLine, 'picture' | 'kind'>) => (
  <ProductPicture picture={line.picture} kind={line.kind} sizes="56px" />
);

/** One order of the customer: progress and actions. */
export default function ProfileOrderScreen({ data: { number } }: { data: OrderPage }) {
  const { paths } = useShop();
  return (
    <div className="container">
      <NoScriptNote />
      <CustomersOnly>
        {() => (
          <OrderGate key={number} number={number}>
            {(orders, setOrders) => {
              const shownOrders = orders.filter((order) => orders.length === 1 || order.number === number);
              return (
                <OrderView
                  number={number}
                  orders={orders}
                  onOrders={setOrders}
                  picture={picture}
                  sum={(order) => (
                    <SumLines
                      lines={order.explanation}
                      totalLabel={totalLabel(order)}
                      earnedBonuses={order.earnedBonuses}
                    />
                  )}
                  phoneVerification={servicePhoneVerification}
                  below={<ReturnsOfOrders openedNumber={number} orders={shownOrders} />}
                >
                  {shownOrders.map((order) => (
                    <CustomerOrderActions key={order.number} order={order} />
                  ))}
                  <Button href={paths.profile('my-orders')}>{m.section_profile_orders()}</Button>
                </OrderView>
              );
            }}
          </OrderGate>
        )}
      </CustomersOnly>
    </div>
  );
}
