import type { ReactNode } from 'react';
import type { Shop } from '#contract/places/geo.ts';
import { parseShopHours } from '#domain/delivery/pickup.ts';
import { useNow, useShop } from '#web/state/shop-context.tsx';
import { Icon } from '#web/ui/marks/icon.tsx';
import { shopHoursText, openingStatus } from '#web/texts/shop-hours.ts';
import { RouteRow } from './route-row.tsx';
import css from './shop-card.module.css';

/**
 * One shop: address, opening state, hours, and links to map applications (`RouteRow`); `children` are between the hours
 * and the links.
 */
export function ShopCard({
  shop,
  addressCity,
  children,
}: {
  shop: Shop;
  addressCity: string | null;
  children?: ReactNode;
}) {
  const { paths } = useShop();
  return (
    <article className={css.card}>
      <h2 className={css.name}>
        <a href={paths.shop(shop.slug)}>{shop.name}</a>
      </h2>
      <p className={css.line}>
        <Icon name="pin" size={20} />
        {shop.address}
      </p>
      <OpeningLine hours={shop.hours} />
      {children}
      <RouteRow shop={shop} addressCity={addressCity} />
    </article>
  );
}

/** Opening state and hours of a shop. */
function OpeningLine({ hours }: { hours: string }) {
  const now = useNow();
  const { language } = useShop();
  const parsed = parseShopHours(hours);
  const status = parsed && openingStatus(parsed, now, language);
  return (
    <p className={css.line}>
      <Icon name="clock" size={20} />
      <span>
        {status && <b className={status.isOpen ? css.open : css.closed}>{status.text}</b>}
        <span className={css.hours}>{shopHoursText(hours)}</span>
      </span>
    </p>
  );
}
