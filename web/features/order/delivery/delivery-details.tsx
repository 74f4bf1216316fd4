import type { Order } from '#contract/orders/orders.ts';
import { almatyDate, formatDate, relativeDay } from '#domain/time/calendar.ts';
import { m } from '#web/messages.ts';
import { useNow, useShop } from '#web/state/shop-context.tsx';
import { Icon, type IconName } from '#web/ui/marks/icon.tsx';
import { addressText } from '#web/texts/address.ts';
import { slotText, timeText } from '#web/texts/times.ts';
import { shopHoursText } from '#web/texts/shop-hours.ts';
import css from '../view/order-view.module.css';

const icons: Record<Order['delivery']['kind'], IconName> = {
  courier: 'truck',
  express: 'truck',
  pickup: 'store',
  digital: 'key',
};

/** When and where the buyer receives the order. */
export function DeliveryDetails({ order }: { order: Order }) {
  const { delivery, contact, payment, lines } = order;
  const { language, paths } = useShop();
  const now = useNow();
  const { kind, address, shop, keptUntil } = delivery;
  const keysLink = payment.paid && (
    <a className={css.more} href={paths.profile('my-keys')}>
      {m.section_profile_keys()}
    </a>
  );
  const hasEnded = order.status === 'cancelled' || order.status === 'returned';
  return (
    <dl className={css.rows}>
      {!hasEnded && (
        <div className={css.row}>
          <dt>
            <Icon name={icons[kind]} size={20} />
            <span className="visually-hidden">{m.order_delivery()}</span>
          </dt>
          <dd>
            <strong>{deliveryTimeText(order, now, language)}</strong>
            {keptUntil && (
              <span className={css.more}>
                {m.order_kept_until({
                  date: formatDate(almatyDate(new Date(Date.parse(keptUntil) - 1)), language, 'dayMonth'),
                })}
              </span>
            )}
            {kind === 'digital' && keysLink}
          </dd>
        </div>
      )}
      {!hasEnded && kind !== 'digital' && lines.some(({ digital }) => digital) && (
        <div className={css.row}>
          <dt>
            <Icon name="key" size={20} />
            <span className="visually-hidden">{m.sum_digital()}</span>
          </dt>
          <dd>
            {payment.paid ? m.order_digital_paid() : m.order_digital_too()}
            {keysLink}
          </dd>
        </div>
      )}
      {address && (
        <div className={css.row}>
          <dt>
            <Icon name="pin" size={20} />
            <span className="visually-hidden">{m.order_address()}</span>
          </dt>
          <dd>{addressText(address)}</dd>
        </div>
      )}
      {shop && (
        <div className={css.row}>
          <dt>
            <Icon name="pin" size={20} />
            <span className="visually-hidden">{m.order_shop()}</span>
          </dt>
          <dd>
            {shop.name}, {shop.address}
            <span className={css.more}>{shopHoursText(shop.hours)}</span>
          </dd>
        </div>
      )}
      <div className={css.row}>
        <dt>
          <Icon name="user" size={20} />
          <span className="visually-hidden">{m.order_receiver()}</span>
        </dt>
        <dd>
          {contact.firstName}, {contact.phoneMasked}
        </dd>
      </div>
    </dl>
  );
}

function deliveryTimeText(
  { delivery: { kind, date, slot, afterPayment, expressHours, readyAt }, payment, tracking, confirmUntil }: Order,
  now: Date,
  language: 'ru' | 'kk',
): string {
  if (kind === 'digital') return payment.paid ? m.order_digital_paid() : m.order_digital_when();
  const handedOverAt = tracking.find(({ status, state }) => status === 'completed' && state === 'current')?.at;
  if (handedOverAt) {
    const day = relativeDay(almatyDate(new Date(handedOverAt)), now, language);
    return kind === 'pickup' ? m.order_picked_up({ day }) : m.order_delivered({ day });
  }
  if (afterPayment !== null)
    return kind === 'pickup'
      ? m.order_pickup_after_payment({ days: afterPayment })
      : m.order_courier_after_payment({ days: afterPayment });
  if (kind === 'express')
    return expressHours === null ? m.sum_express() : m.order_express_when({ count: expressHours });
  const day = date ? relativeDay(date, now, language) : '';
  if (kind === 'pickup') {
    if (confirmUntil !== null) return m.order_pickup_unconfirmed();
    return readyAt !== null && Date.parse(readyAt) > now.getTime()
      ? m.order_pickup_at({ time: timeText(readyAt) })
      : m.order_pickup_when({ day });
  }
  return slot ? m.order_courier_when({ day, slot: slotText(slot) }) : m.order_courier_day({ day });
}
