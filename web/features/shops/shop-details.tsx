import type { ReactNode } from 'react';
import type { ShopPage } from '#contract/places/shops.ts';
import { addDays, almatyDate, formatDate, relativeDay } from '#domain/time/calendar.ts';
import { isHoliday, nextHoliday } from '#domain/time/holidays.ts';
import { shopPictureUrl } from '#domain/urls/paths.ts';
import { hoursOn, parseShopHours, type ShopHours } from '#domain/delivery/pickup.ts';
import { m } from '#web/messages.ts';
import { useNow, useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/marks/icon.tsx';
import { capital } from '#web/texts/times.ts';
import { dayHoursText, openingStatus } from '#web/texts/shop-hours.ts';
import { serviceNames } from '#web/texts/shop-services.ts';
import { RouteRow } from './route-row.tsx';
import css from './shop-details.module.css';

const WEEK_OFFSETS = [0, 1, 2, 3, 4, 5, 6] as const;

/**
 * Shop page without products: pictures, hours of the coming week, services, route. With `addressCity` (see `RouteRow`) the
 * position on the map is approximate.
 */
export function ShopDetails({
  page,
  addressCity,
  map,
}: {
  page: ShopPage;
  addressCity: string | null;
  map: ReactNode;
}) {
  const { shop, city, isHere, phone, way, nearby } = page;
  const { paths, page: current } = useShop();
  const hours = parseShopHours(shop.hours);
  return (
    <>
      {!isHere && (
        <div className={css.elsewhere} role="note">
          <p>{m.shop_elsewhere({ city: city.name })}</p>
          <Button size="small" href={paths.withScope(current.url, { loc: city.mobileCode })}>
            {m.shop_switch({ city: city.name })}
          </Button>
        </div>
      )}
      <div className={css.grid}>
        <div className={css.pictures}>
          <img
            src={shopPictureUrl(shop.id, 'front')}
            alt={m.shop_picture_front({ shop: shop.name })}
            width={1200}
            height={675}
            className={css.picture}
          />
          <img
            src={shopPictureUrl(shop.id, 'hall')}
            alt={m.shop_picture_hall({ shop: shop.name })}
            width={1200}
            height={675}
            loading="lazy"
            className={css.picture}
          />
        </div>
        <div className={css.facts}>
          {hours && <Hours hours={hours} />}
          {phone !== '' && (
            <p className={css.phone}>
              <Icon name="phone" size={20} />
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
            </p>
          )}
          {shop.services.length > 0 && (
            <section aria-labelledby="services">
              <h2 id="services" className={css.heading}>
                {m.shop_services()}
              </h2>
              <ul role="list" className={css.services}>
                {shop.services.map((service) => (
                  <li key={service}>
                    <Icon name="check" size={16} />
                    {serviceNames[service]()}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
      <section aria-labelledby="way" className={css.section}>
        <h2 id="way" className={css.heading}>
          {m.shop_way()}
        </h2>
        {way !== '' && <p className={css.way}>{way}</p>}
        <RouteRow shop={shop} addressCity={addressCity} />
        {map !== null && (
          <div className={css.map} role="region" aria-label={m.shops_map()}>
            {map}
          </div>
        )}
        {map !== null && addressCity !== null && <p className={css.note}>{m.shops_map_undrawn()}</p>}
      </section>
      {nearby.length > 0 && (
        <section aria-labelledby="nearby" className={css.section}>
          <h2 id="nearby" className={css.heading}>
            {m.shop_nearby()}
          </h2>
          <ul role="list" className={css.nearby}>
            {nearby.map((otherShop) => (
              <li key={otherShop.id}>
                <a href={paths.shop(otherShop.slug)}>{otherShop.name}</a>
                <span>{otherShop.address}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Opening state, the coming week by day, and the next holiday. */
function Hours({ hours }: { hours: ShopHours }) {
  const { language } = useShop();
  const now = useNow();
  const status = openingStatus(hours, now, language);
  const today = almatyDate(now);
  const holiday = nextHoliday(addDays(today, WEEK_OFFSETS.length));
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className={css.heading}>
        {m.shop_hours()}
      </h2>
      <p className={status.isOpen ? css.open : css.closed}>{status.text}</p>
      <dl className={css.week}>
        {WEEK_OFFSETS.map((offset) => {
          const date = addDays(today, offset);
          const day = hoursOn(hours, date);
          return (
            <div key={date} className={offset === 0 ? css.today : undefined}>
              <dt>
                {offset < 2 ? capital(relativeDay(date, now, language)) : formatDate(date, language, 'weekday')}
                {isHoliday(date) && <span className={css.holiday}>{m.shop_holiday()}</span>}
              </dt>
              <dd>{dayHoursText(day)}</dd>
            </div>
          );
        })}
      </dl>
      {hours.holidays !== undefined && (
        <p className={css.note}>
          {m.shop_next_holiday({
            date: formatDate(holiday, language, 'dayMonth'),
            hours: dayHoursText(hours.holidays),
          })}
        </p>
      )}
    </section>
  );
}
