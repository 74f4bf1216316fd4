import { useId, useState, type ReactNode } from 'react';
import type { ShopsPage } from '#contract/places/shops.ts';
import { relativeDay } from '#domain/time/calendar.ts';
import { toCoordinates, type Coordinates } from '#domain/addresses/coordinates.ts';
import { isOpenAt, parseShopHours } from '#domain/delivery/pickup.ts';
import type { ShopsFilter } from '#domain/urls/paths.ts';
import { SHOP_SERVICES } from '#domain/delivery/shop-services.ts';
import { m } from '#web/messages.ts';
import { useNow, useQuery, useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Chip, ChipRow } from '#web/ui/buttons/chip.tsx';
import { cx } from '#web/ui/base/cx.ts';
import { Icon } from '#web/ui/marks/icon.tsx';
import { EmptyState } from '#web/ui/states/state-view.tsx';
import { distanceText } from '#web/texts/distance.ts';
import { serviceNames } from '#web/texts/shop-services.ts';
import { useMyPosition, type MyPosition } from '#web/state/customer/my-position.ts';
import { ShopCard } from './shop-card.tsx';
import { listShops, type ListedShop, type ShopFilters } from './shop-order.ts';
import css from './shops-view.module.css';

/** A shop of the list as a map marker. */
export type ShopMark = { id: number; name: string; position: Coordinates };
/** Renders the map next to the list, with the same shops and selection. */
export type RenderMap = (map: {
  marks: readonly ShopMark[];
  myPosition: Coordinates | null;
  chosenId: number | null;
  onChoose: (id: number) => void;
}) => ReactNode;

const cardId = (id: number) => `shop-${id}`;

/**
 * Shops of a city: a list filtered by the URL, and a map if `drawMap` is given. With `addressCity` (see `RouteRow`) their
 * positions are approximate.
 */
export function ShopsView({
  data,
  drawMap: renderMap,
  addressCity,
}: {
  data: ShopsPage;
  drawMap: RenderMap | null;
  addressCity: string | null;
}) {
  const { paths } = useShop();
  const now = useNow();
  const filters = useShopFilters();
  const myPosition = useMyPosition();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [isOnMap, setIsOnMap] = useState(false);
  const listed = listShops(data.shops, filters, { now, position: myPosition.position });
  const marks = listed.flatMap(({ id, name, latitude, longitude }): ShopMark[] => {
    const position = toCoordinates(latitude, longitude);
    return position ? [{ id, name, position }] : [];
  });
  const choose = (id: number) => {
    setChosenId(id);
    document.getElementById(cardId(id))?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  };
  const showOnMap = (id: number) => {
    setChosenId(id);
    setIsOnMap(true);
  };
  return (
    <>
      <Filters data={data} filters={filters} myPosition={myPosition} />
      {renderMap !== null && marks.length > 0 && (
        <div className={css.switcher}>
          <ChipRow label={m.shops_view()}>
            <Chip pressed={!isOnMap} icon="list" onClick={() => setIsOnMap(false)}>
              {m.shops_as_list()}
            </Chip>
            <Chip pressed={isOnMap} icon="pin" onClick={() => setIsOnMap(true)}>
              {m.shops_on_map()}
            </Chip>
          </ChipRow>
        </div>
      )}
      {addressCity !== null && marks.length > 0 && <p className={css.undrawn}>{m.shops_map_undrawn()}</p>}
      <p role="status" className="visually-hidden">
        {m.product_shops_found({ count: listed.length })}
      </p>
      {listed.length === 0 ? (
        <EmptyState
          title={data.shops.length === 0 ? m.shops_none() : m.product_shops_no_such()}
          action={
            <Button kind="action" href={data.shops.length === 0 ? paths.catalog() : paths.shops()}>
              {data.shops.length === 0 ? m.not_found_catalog() : m.shops_all()}
            </Button>
          }
        />
      ) : (
        <div className={cx(css.split, renderMap !== null && css.withMap, isOnMap && css.onMap)}>
          <ul role="list" className={css.list}>
            {listed.map((shop) => (
              <li key={shop.id} id={cardId(shop.id)} className={cx(css.item, shop.id === chosenId && css.chosen)}>
                <ShopCard shop={shop} addressCity={addressCity}>
                  <Readiness shop={shop} />
                  {shop.services.length > 0 && (
                    <p className={css.services}>
                      {shop.services.map((service) => serviceNames[service]()).join(' · ')}
                    </p>
                  )}
                  {shop.metres !== null && (
                    <p className={css.metres}>
                      <Icon name="crosshair" size={16} />
                      {m.shops_away({ distance: distanceText(shop.metres, { isApproximate: addressCity !== null }) })}
                    </p>
                  )}
                  {renderMap !== null && marks.some(({ id }) => id === shop.id) && (
                    <p>
                      <Button
                        size="small"
                        icon="pin"
                        aria-pressed={shop.id === chosenId}
                        onClick={() => showOnMap(shop.id)}
                      >
                        {m.shops_show_on_map()}
                      </Button>
                    </p>
                  )}
                </ShopCard>
              </li>
            ))}
          </ul>
          {renderMap !== null && (
            <div className={css.map} role="region" aria-label={m.shops_map()}>
              {renderMap({ marks, myPosition: myPosition.position, chosenId, onChoose: choose })}
            </div>
          )}
        </div>
      )}
      <OtherCities data={data} />
    </>
  );
}

/** Filters from the URL; unknown values are ignored. */
function useShopFilters(): ShopFilters {
  const query = useQuery();
  const product = Number(query.get('product'));
  return {
    open: query.get('open') === '1',
    today: query.get('today') === '1',
    service: SHOP_SERVICES.find((service) => service === query.get('service')) ?? null,
    product: Number.isInteger(product) && product > 0 ? product : null,
  };
}

/** Filters as links: the URL is the only state. */
function Filters({
  data,
  filters,
  myPosition,
}: {
  data: ShopsPage;
  filters: ShopFilters;
  myPosition: MyPosition & { request: () => void; clear: () => void };
}) {
  const { paths } = useShop();
  const now = useNow();
  const hintId = useId();
  const filterUrl = (change: ShopsFilter) => paths.shops({ ...filters, ...change });
  const open = data.shops.filter(({ hours }) => {
    const parsed = parseShopHours(hours);
    return parsed !== null && isOpenAt(parsed, now);
  }).length;
  const today = data.shops.filter(({ stock }) => stock?.readiness.state === 'today').length;
  const visibleServices = SHOP_SERVICES.filter((service) => {
    const count = data.shops.filter(({ services }) => services.includes(service)).length;
    return service === filters.service || (count > 0 && count < data.shops.length);
  });
  return (
    <div className={css.conditions}>
      {data.product && filters.product !== null && (
        <p className={css.product}>
          {m.shops_with_product()} <a href={paths.product(data.product.id)}>{data.product.name}</a>
        </p>
      )}
      <ChipRow label={m.product_shops_filter()} scroll>
        {filters.product !== null && (
          <Chip
            href={filterUrl({ product: null, today: false })}
            removeLabel={m.listing_remove_filter()}
            rel="nofollow"
            keepScroll
          >
            {m.shops_this_product()}
          </Chip>
        )}
        {data.product && (today > 0 || filters.today) && (
          <Chip href={filterUrl({ today: !filters.today })} current={filters.today} rel="nofollow" keepScroll>
            {m.product_shops_today({ count: today })}
          </Chip>
        )}
        <Chip href={filterUrl({ open: !filters.open })} current={filters.open} rel="nofollow" keepScroll>
          {m.product_shops_open({ count: open })}
        </Chip>
        {visibleServices.map((service) => (
          <Chip
            key={service}
            href={filterUrl({ service: service === filters.service ? null : service })}
            current={service === filters.service}
            rel="nofollow"
            keepScroll
          >
            {serviceNames[service]()}
          </Chip>
        ))}
      </ChipRow>
      {data.shops.length > 1 && (
        <div className={css.near}>
          {myPosition.state === 'known' ? (
            <Button size="small" icon="close" onClick={myPosition.clear}>
              {m.shops_near_off()}
            </Button>
          ) : (
            <Button
              size="small"
              icon="crosshair"
              loading={myPosition.state === 'pending'}
              aria-describedby={hintId}
              onClick={myPosition.request}
            >
              {m.shops_near()}
            </Button>
          )}
          <p id={hintId} role="status" className={css.hint}>
            {POSITION_HINTS[myPosition.state]()}
          </p>
        </div>
      )}
    </div>
  );
}

const POSITION_HINTS: Record<MyPosition['state'], () => string> = {
  idle: () => m.shops_near_hint(),
  pending: () => m.shops_near_hint(),
  denied: () => m.shops_near_denied(),
  failed: () => m.shops_near_failed(),
  known: () => m.shops_near_on(),
};

/** Pickup day and stock of the requested product in a shop. */
function Readiness({ shop: { stock } }: { shop: ListedShop }) {
  const { language } = useShop();
  const now = useNow();
  if (!stock) return null;
  const isToday = stock.readiness.state === 'today';
  return (
    <p className={cx(css.ready, isToday && css.today)}>
      <Icon name={isToday ? 'check' : 'clock'} size={16} />
      {m.product_shop_ready({ day: relativeDay(stock.readiness.date, now, language) })}
      <span className={css.amount}>{amountText(stock)}</span>
    </p>
  );
}

function amountText({ stock, left }: NonNullable<ListedShop['stock']>): string {
  if (stock === 'none') return m.product_shop_brought();
  if (stock === 'few') return m.product_shop_left({ count: left ?? 1 });
  return stock === 'many' ? m.product_shop_many() : m.product_shop_some();
}

function OtherCities({ data: { cities, product } }: { data: ShopsPage }) {
  const { cityKeyword, paths } = useShop();
  const others = cities.filter(({ keyword }) => keyword !== cityKeyword);
  if (others.length === 0) return null;
  const path = product ? `/shops?product=${product.id}` : '/shops';
  return (
    <section aria-labelledby="other-cities" className={css.others}>
      <h2 id="other-cities">{m.shops_other_cities()}</h2>
      <ul role="list" className={css.cities}>
        {others.map(({ keyword, mobileCode, name, count }) => (
          <li key={keyword}>
            <a href={paths.withScope(path, { loc: mobileCode })}>{name}</a> <span className={css.count}>{count}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
