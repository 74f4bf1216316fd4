import { useState } from 'react';
import type { ServiceCentre } from '#contract/orders/warranty.ts';
import { parseShopHours } from '#domain/delivery/pickup.ts';
import { formatPhone } from '#domain/customers/phone.ts';
import { routeLinks } from '#domain/urls/route-links.ts';
import { m } from '#web/messages.ts';
import { useNow, useShop } from '#web/state/shop-context.tsx';
import { Icon } from '#web/ui/marks/icon.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { shopHoursText, openingStatus } from '#web/texts/shop-hours.ts';
import css from './warranty.module.css';

/** Service centres of the city, optionally of one brand. */
export function ServiceCentres({
  centres,
  cities,
}: {
  centres: readonly ServiceCentre[];
  cities: readonly { keyword: string; name: string; count: number }[];
}) {
  const [brand, setBrand] = useState('');
  const brands = [...new Set(centres.flatMap((centre) => centre.brands))].toSorted();
  const visibleCentres = centres.filter((centre) => brand === '' || centre.brands.includes(brand));
  return (
    <section aria-labelledby="centres" className={css.part}>
      <h2 id="centres">{m.service_centres()}</h2>
      {centres.length === 0 ? (
        <p>{m.service_none({ cities: cities.map(({ name }) => name).join(', ') })}</p>
      ) : (
        <>
          <Select
            label={m.service_brand()}
            value={brand}
            onValue={setBrand}
            options={[{ value: '', label: m.service_any_brand() }, ...brands.map((value) => ({ value, label: value }))]}
            className={css.brand}
          />
          <ul role="list" className={css.centres}>
            {visibleCentres.map((centre) => (
              <li key={centre.id}>
                <Centre centre={centre} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** One service centre: address, telephone, opening state, brands, route. */
export function Centre({ centre }: { centre: ServiceCentre }) {
  const { name, city, address, hours, phone, brands, latitude, longitude, isDemo } = centre;
  const { language } = useShop();
  const now = useNow();
  const parsed = parseShopHours(hours);
  const status = parsed && openingStatus(parsed, now, language);
  // The demo's positions are approximate.
  const links = routeLinks(isDemo ? `${city}, ${address}` : [latitude, longitude]);
  return (
    <article className={css.centre}>
      <h3>{name}</h3>
      <p className={css.line}>
        <Icon name="pin" size={20} />
        {address}
      </p>
      <p className={css.line}>
        <Icon name="clock" size={20} />
        <span>
          {status && <b>{status.text}. </b>}
          {shopHoursText(hours)}
        </span>
      </p>
      {phone && (
        <p className={css.line}>
          <Icon name="phone" size={20} />
          <a href={`tel:+7${phone}`}>{formatPhone(phone)}</a>
        </p>
      )}
      <p className={css.muted}>{brands.join(', ')}</p>
      <p>
        {links.slice(0, 1).map(({ app, url }) => (
          <a key={app} href={url} target="_blank" rel="noreferrer">
            {m.service_map()}
          </a>
        ))}
      </p>
      {isDemo && <p className={css.muted}>{m.service_demo()}</p>}
    </article>
  );
}
