import { useState } from 'react';
import type { ShopStock } from '#contract/catalog.ts';
import { almatyDate, formatTimeRange, relativeDay } from '#domain/calendar.ts';
import { hoursOn, parseShopHours } from '#domain/pickup.ts';
import { m } from '#web/messages.ts';
import { useNow, useShop } from '#web/shop-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ShopStocks } from './use-shop-stocks.ts';
import css from './shop-list.module.css';

/** Shops of the city with the day the product can be collected and today's hours; `most` shows the first ones with a way to all. */
export function ShopList({ stocks, most = Number.POSITIVE_INFINITY, columns = false }: { stocks: ShopStocks; most?: number; columns?: boolean }) {
  const [all, setAll] = useState(false);
  const { shops, failed, retry } = stocks;
  if (failed) return <div role="alert" className={css.failed}><p>{m.product_shops_failed()}</p><Button size="small" icon="refresh" onClick={retry}>{m.frame_retry()}</Button></div>;
  if (shops === null) return <div aria-busy="true" className={css.waiting}><Skeleton lines={2} /><Skeleton lines={2} /><Skeleton lines={2} /></div>;
  if (shops.length === 0) return <p className={css.none}>{m.product_shops_none()}</p>;
  const shown = all ? shops : shops.slice(0, most);
  return (
    <>
      <ul role="list" className={columns ? css.columns : css.list}>
        {shown.map((shop) => <li key={shop.shopId}><ShopLine shop={shop} /></li>)}
      </ul>
      {shown.length < shops.length && <Button className={css.all} onClick={() => setAll(true)}>{m.product_shops_all({ count: shops.length })}</Button>}
    </>
  );
}

function ShopLine({ shop }: { shop: ShopStock }) {
  const { language } = useShop();
  const now = useNow();
  const hours = parseShopHours(shop.hours);
  const today = hours && hoursOn(hours, almatyDate(now));
  return (
    <article className={css.shop}>
      <h3 className={css.name}>{shop.name}</h3>
      <p className={css.address}>{shop.address}</p>
      <p className={css.ready} data-soon={shop.readiness.state === 'today' || undefined}>
        <Icon name={shop.readiness.state === 'today' ? 'check' : 'clock'} size={16} />
        {m.product_shop_ready({ day: relativeDay(shop.readiness.date, now, language) })}
        {shop.few && <Badge kind="warning" soft>{m.product_shop_few()}</Badge>}
      </p>
      {hours && <p className={css.hours}>{today ? m.product_shop_today({ hours: formatTimeRange(today.open, today.close) }) : m.product_shop_off()}</p>}
    </article>
  );
}
