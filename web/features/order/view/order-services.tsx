import type { Order, OrderService } from '#contract/orders/orders.ts';
import { formatDate } from '#domain/time/calendar.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { certificateUrl } from '#domain/urls/document-paths.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import lines from './order-lines.module.css';

/** Services of an order line: day, state and price, and the certificate of a warranty. */
export function OrderServices({ order, productId }: { order: Order; productId: number }) {
  const { language } = useShop();
  return order.services
    .filter((service) => service.productId === productId)
    .map((service) => {
      const { code, name, included, quantity, total, certificate } = service;
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
          </span>
          <span className={lines.amount}>{formatTenge(total)}</span>
        </li>
      );
    });
}

function serviceState({ status }: Order, service: OrderService, format: (date: string) => string): string {
  const { date, done, doneOn, quantity, returned } = service;
  if (doneOn !== null && done >= quantity - returned) return m.service_done({ date: format(doneOn) });
  if (doneOn !== null) return m.service_done_part({ done, count: quantity, date: format(doneOn) });
  if (returned >= quantity) return m.service_returned();
  if (status === 'cancelled' || status === 'returned' || date === null) return '';
  return m.service_date({ date: format(date) });
}
