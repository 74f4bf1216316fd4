import type { ReactNode } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import { calendarFile } from '#domain/delivery/calendar-file.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { plainAddress } from '#web/texts/address.ts';
import css from './meeting.module.css';

const MAPS: readonly { name: () => string; url: (query: string) => string }[] = [
  { name: m.shops_app_2gis, url: (query) => `https://2gis.kz/search/${query}` },
  { name: m.shops_app_yandex, url: (query) => `https://yandex.kz/maps/?text=${query}` },
  { name: m.shops_app_google, url: (query) => `https://www.google.com/maps/search/?api=1&query=${query}` },
];

/** Calendar event of the order, and the shop on a map; `children` are further actions. */
export function DeliveryLinks({ order, children }: { order: Order; children?: ReactNode }) {
  const { frame } = useShop();
  const { shop, address } = order.delivery;
  const query = shop ? `${shop.name}, ${shop.address}` : address ? plainAddress(address) : '';
  const file = calendarFile(order, { title: m.order_number({ number: order.number }), location: query });
  const isOpen = order.status !== 'cancelled' && order.status !== 'completed' && order.status !== 'returned';
  if (!isOpen || (file === null && !shop)) return children;
  return (
    <div className={css.meeting} data-print="hide">
      {shop && (
        <div className={css.map}>
          <MapDrawing />
          <div>
            <p className={css.title}>{m.order_on_map()}</p>
            <ul role="list" className={css.maps}>
              {MAPS.map(({ name, url }) => (
                <li key={name()}>
                  <a
                    href={url(encodeURIComponent(`${frame.city.name}, ${shop.address}`))}
                    target="_blank"
                    rel="noopener noreferrer"
                  >
                    {name()}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {file !== null && (
        <Button
          size="small"
          icon="clock"
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
          download={`sauda-${order.number}.ics`}
        >
          {m.order_to_calendar()}
        </Button>
      )}
      {children}
    </div>
  );
}

/** A few streets and a pin as a generic map icon. */
function MapDrawing() {
  return (
    <svg viewBox="0 0 72 56" width={72} height={56} className={css.drawing} aria-hidden="true">
      <rect width="72" height="56" rx="10" className={css.ground} />
      <path d="M0 38 30 30 72 44M18 0 26 56M50 0 44 56M0 14 72 10" className={css.streets} />
      <path
        d="M36 12c-6 0-10.5 4.6-10.5 10.400C25.5 30 36 40 36 40s10.5-10 10.5-17.6C46.5 16.6 42 12 36 12Z"
        className={css.pin}
      />
      <circle cx="36" cy="22.5" r="3.75" className={css.hole} />
    </svg>
  );
}
