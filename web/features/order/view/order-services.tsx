import { Suspense, useState } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import { formatDate } from '#domain/time/calendar.ts';
import { isRefundedByHand } from '#domain/payments/payment-policies.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { certificateUrl } from '#domain/urls/document-paths.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import { nonBreakingPhone } from '#web/texts/non-breaking-phone.ts';
import type { OrderSlots } from './order-slots.ts';
import lines from './order-lines.module.css';

const CancelService = lazyPart(() => import('../cancel/cancel-service.tsx'));

type Service = Order['services'][number];

/** Services of an order line: day, state and price, the certificate of a warranty, and a button that cancels. */
export function OrderServices({
  order,
  productId,
  phoneVerification,
  onOrders,
}: Pick<OrderSlots, 'phoneVerification'> & {
  order: Order;
  productId: number;
  onOrders: (orders: Order[]) => void;
}) {
  const { language, frame } = useShop();
  const isByHand = isRefundedByHand({ method: order.payment.method, toPay: order.toPay });
  const [cancellingCode, setCancellingCode] = useState<string | null>(null);
  return order.services
    .filter((service) => service.productId === productId)
    .map((service) => {
      const { code, name, included, quantity, total, certificate, cancellable } = service;
      const state = serviceState(order, service, (date) => formatDate(date, language, 'long'));
      return (
        <li key={`${productId} ${code}`} className={lines.line}>
          <span className={lines.name}>
            {name}
            <span className={lines.more}>
              {m.checkout_pieces({ count: quantity })} · {included}
            </span>
            {state !== '' && <span className={lines.more}>{state}</span>}
            {certificate !== null && (
              <a href={certificateUrl(certificate, language)} target="_blank" rel="noopener noreferrer">
                {m.service_certificate()}
              </a>
            )}
            {cancellable > 0 && isByHand && (
              <span className={lines.more}>
                {m.service_cancel_call({ phone: nonBreakingPhone(frame.supportShortNumber) })}
              </span>
            )}
            {cancellable > 0 && !isByHand && (
              <Button kind="quiet" size="small" onClick={() => setCancellingCode(code)}>
                {m.service_cancel()}
              </Button>
            )}
            <Suspense>
              {cancellingCode === code && (
                <CancelService
                  number={order.number}
                  service={service}
                  phoneVerification={phoneVerification}
                  onClose={() => setCancellingCode(null)}
                  onOrders={onOrders}
                />
              )}
            </Suspense>
          </span>
          <span className={lines.amount}>{formatTenge(total)}</span>
        </li>
      );
    });
}

function serviceState({ status }: Order, service: Service, format: (date: string) => string): string {
  const { date, done, doneOn, quantity, returned } = service;
  const states = [];
  if (returned > 0 && done < quantity)
    states.push(returned < quantity ? m.service_returned_part({ count: quantity, returned }) : m.service_returned());
  if (doneOn !== null)
    states.push(
      done < quantity
        ? m.service_done_part({ done, count: quantity, date: format(doneOn) })
        : m.service_done({ date: format(doneOn) }),
    );
  const isDue = done + returned < quantity && status !== 'cancelled' && status !== 'returned';
  if (isDue && date !== null) states.push(m.service_date({ date: format(date) }));
  return states.join(' · ');
}
