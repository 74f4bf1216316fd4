import type { Shop } from '#contract/geo.ts';
import { almatyDate, almatyTime } from '#domain/calendar.ts';
import { closingTime, isOpenAt, parseShopHours, type DayHours } from '#domain/pickup.ts';
import { m } from '#web/messages.ts';
import { useNow } from '#web/shop-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import css from './shop-card.module.css';

/** One shop: address, hours, whether it is open now, and the way there on a map of the shopper's choice. */
export function ShopCard({ shop }: { shop: Shop }) {
  const now = useNow();
  const hours = parseShopHours(shop.hours);
  const open = hours !== null && isOpenAt(hours, now);
  const closing = hours && closingTime(hours, almatyDate(now));
  return (
    <article className={css.card}>
      <h2 className={css.name}>{shop.name}</h2>
      <p className={css.line}>
        <Icon name="pin" size={20} />
        {shop.address}
      </p>
      {hours && (
        <p className={css.line}>
          <Icon name="clock" size={20} />
          <span>{hoursText(hours)}</span>
        </p>
      )}
      <p className={open ? css.open : css.closed}>
        {open && closing ? m.shops_open({ time: almatyTime(closing) }) : m.shops_closed()}
      </p>
      {shop.latitude !== null && shop.longitude !== null && (
        <Button
          size="small"
          icon="external"
          href={`geo:${shop.latitude},${shop.longitude}?q=${encodeURIComponent(`${shop.name}, ${shop.address}`)}`}
        >
          {m.shops_route()}
        </Button>
      )}
    </article>
  );
}

function hoursText(hours: NonNullable<ReturnType<typeof parseShopHours>>): string {
  const range = (day: DayHours) => `${day.open}–${day.close}`;
  if ('daily' in hours) return m.shops_daily({ hours: range(hours.daily) });
  const off = m.shops_day_off();
  const text = (day: DayHours | null) => (day ? range(day) : off);
  return [
    m.shops_weekdays({ hours: text(hours.weekdays) }),
    m.shops_saturday({ hours: text(hours.saturday) }),
    m.shops_sunday({ hours: text(hours.sunday) }),
  ].join(', ');
}
