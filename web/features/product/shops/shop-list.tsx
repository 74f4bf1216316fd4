import { useState } from 'react';
import type { ShopStock } from '#contract/catalog/catalog.ts';
import { almatyDate, formatTimeRange, relativeDay } from '#domain/time/calendar.ts';
import { hoursOn, parseShopHours } from '#domain/delivery/pickup.ts';
import { m } from '#web/messages.ts';
import { useNow, useShop } from '#web/state/shop-context.tsx';
import { Badge } from '#web/ui/marks/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Chip, ChipRow } from '#web/ui/buttons/chip.tsx';
import { Icon } from '#web/ui/marks/icon.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { chooseShops, shopSorts, type ShopChoice, type ShopSort } from './shop-choice.ts';
import type { ShopStocks } from './use-shop-stocks.ts';
import css from './shop-list.module.css';

/** Min number of shops for filters. */
const MIN_SHOPS_TO_FILTER = 3;

/** Shops of the city with pickup day, stock and today's hours; `max` limits the list, with a button for all. */
export function ShopList({
  stocks,
  max = Number.POSITIVE_INFINITY,
  columns = false,
}: {
  stocks: ShopStocks;
  max?: number;
  columns?: boolean;
}) {
  const [showsAll, setShowsAll] = useState(false);
  const [choice, setChoice] = useState<ShopChoice>({ today: false, open: false, sort: 'ready' });
  const now = useNow();
  const { shops, failed, retry } = stocks;
  if (failed)
    return (
      <div role="alert" className={css.failed}>
        <p>{m.product_shops_failed()}</p>
        <Button size="small" icon="refresh" onClick={retry}>
          {m.frame_retry()}
        </Button>
      </div>
    );
  if (shops === null)
    return (
      <div aria-busy="true" className={css.waiting}>
        <Skeleton lines={2} />
        <Skeleton lines={2} />
        <Skeleton lines={2} />
      </div>
    );
  if (shops.length === 0) return <p className={css.none}>{m.product_shops_none()}</p>;
  const matching = chooseShops(shops, choice, now);
  const visible = showsAll ? matching : matching.slice(0, max);
  return (
    <>
      {shops.length >= MIN_SHOPS_TO_FILTER && (
        <ShopChips shops={shops} choice={choice} onChoice={setChoice} now={now} />
      )}
      <p role="status" className={matching.length === 0 ? css.none : 'visually-hidden'}>
        {matching.length === 0 ? m.product_shops_no_such() : m.product_shops_found({ count: matching.length })}
      </p>
      <ul role="list" className={columns ? css.columns : css.list}>
        {visible.map((shop) => (
          <li key={shop.shopId}>
            <ShopLine shop={shop} now={now} />
          </li>
        ))}
      </ul>
      {visible.length < matching.length && (
        <Button className={css.all} onClick={() => setShowsAll(true)}>
          {m.product_shops_all({ count: matching.length })}
        </Button>
      )}
    </>
  );
}

const sortNames: Record<ShopSort, () => string> = { ready: m.product_shops_by_ready, late: m.product_shops_by_late };

function ShopChips({
  shops,
  choice,
  onChoice,
  now,
}: {
  shops: readonly ShopStock[];
  choice: ShopChoice;
  onChoice: (choice: ShopChoice) => void;
  now: Date;
}) {
  const count = (filters: Partial<ShopChoice>) =>
    chooseShops(shops, { today: false, open: false, sort: 'ready', ...filters }, now).length;
  const [today, open] = [count({ today: true }), count({ open: true })];
  const isUsefulFilter = (left: number) => left > 0 && left < shops.length;
  return (
    <div className={css.choices}>
      <ChipRow label={m.product_shops_filter()}>
        {(choice.today || isUsefulFilter(today)) && (
          <Chip pressed={choice.today} onClick={() => onChoice({ ...choice, today: !choice.today })}>
            {m.product_shops_today({ count: today })}
          </Chip>
        )}
        {(choice.open || isUsefulFilter(open)) && (
          <Chip pressed={choice.open} onClick={() => onChoice({ ...choice, open: !choice.open })}>
            {m.product_shops_open({ count: open })}
          </Chip>
        )}
      </ChipRow>
      <ChipRow label={m.product_shops_sort()}>
        {shopSorts.map((sort) => (
          <Chip key={sort} pressed={choice.sort === sort} onClick={() => onChoice({ ...choice, sort })}>
            {sortNames[sort]()}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

function ShopLine({ shop, now }: { shop: ShopStock; now: Date }) {
  const { language } = useShop();
  const hours = parseShopHours(shop.hours);
  const today = hours && hoursOn(hours, almatyDate(now));
  return (
    <article className={css.shop}>
      <h3 className={css.name}>{shop.name}</h3>
      <p className={css.address}>{shop.address}</p>
      <p className={css.ready} data-soon={shop.readiness.state === 'today' || undefined}>
        <Icon name={shop.readiness.state === 'today' ? 'check' : 'clock'} size={16} />
        {m.product_shop_ready({ day: relativeDay(shop.readiness.date, now, language) })}
      </p>
      <p className={css.stock}>
        <StockText shop={shop} />
      </p>
      {hours && (
        <p className={css.hours}>
          {today ? m.product_shop_today({ hours: formatTimeRange(today.open, today.close) }) : m.product_shop_off()}
        </p>
      )}
    </article>
  );
}

function StockText({ shop: { stock, left } }: { shop: Pick<ShopStock, 'stock' | 'left'> }) {
  if (stock === 'none') return m.product_shop_brought();
  if (stock === 'few')
    return (
      <Badge kind="warning" soft>
        {m.product_shop_left({ count: left ?? 1 })}
      </Badge>
    );
  return stock === 'many' ? m.product_shop_many() : m.product_shop_some();
}
