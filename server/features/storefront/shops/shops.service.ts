import type { CityShop, ShopPage, ShopsPage } from '#contract/places/shops.ts';
import type { Shop } from '#contract/places/geo.ts';
import { coordinatesOf, metresBetween } from '#domain/addresses/coordinates.ts';
import { nextChange, parseShopHours, pickupReadiness } from '#domain/delivery/pickup.ts';
import { pickupSettings } from '#domain/settings/settings.ts';
import type { CallContext } from '../../../platform/http/call.ts';
import type { Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import type { CatalogService } from '../catalog/catalog.service.ts';
import type { GeoService } from '../../places/geo/geo.service.ts';
import { findShopDetails, findShopSlugs } from '../../places/geo/shops.rows.ts';
import { findProductsInShop } from '../catalog/products.rows.ts';

const MAX_PRODUCTS = 12;
const MAX_NEARBY = 3;

/** Reader of a shop page, with its cache hints. */
type Reader = Pick<CallContext, 'language' | 'city' | 'now' | 'tag' | 'changesAt'>;

/** Shop pages. */
export type ShopsService = ReturnType<typeof createShopsService>;

/** Creates the pages of shops open to customers; their texts change at opening and closing time. */
export function createShopsService({
  db,
  geo,
  catalog,
  settings,
}: {
  db: Database;
  geo: GeoService;
  catalog: Pick<CatalogService, 'cards' | 'shops'>;
  settings: Pick<SettingsReader, 'current'>;
}) {
  const terms = () => pickupSettings(settings.current());
  /** The page expires when one of its shops opens, closes or enters its last hour. */
  const turnWith = (shops: readonly Shop[], { now, changesAt }: Reader) => {
    for (const { hours } of shops) {
      const parsed = parseShopHours(hours);
      if (parsed) changesAt(nextChange(parsed, now, terms()));
    }
  };

  return {
    /** Lists the shops of the reader's city with their stock of a product; throws `product_not_found`. */
    async ofCity(productId: number | undefined, reader: Reader): Promise<ShopsPage> {
      const { language, city, now, tag } = reader;
      tag('shops');
      const [all, cities, stocks, cards] = await Promise.all([
        geo.shops(language, null),
        geo.all(language, { now }),
        productId === undefined ? [] : catalog.shops(productId, reader),
        productId === undefined ? [] : catalog.cards([productId], reader),
      ]);
      const here = all.filter(({ cityKeyword }) => cityKeyword === city.keyword);
      turnWith(here, reader);
      const stockOf = new Map(stocks.map((stock) => [stock.shopId, stock]));
      const [product] = cards;
      return {
        shops: here.map((shop): CityShop => ({ ...shop, stock: stockOf.get(shop.id) ?? null })),
        product: product ? { id: product.id, name: product.name } : null,
        cities: cities.flatMap(({ keyword, codeForMobApi: mobileCode, name }) => {
          const count = all.filter(({ cityKeyword }) => cityKeyword === keyword).length;
          return count > 0 ? [{ keyword, mobileCode, name, count }] : [];
        }),
      };
    },

    /** Returns the page of a shop; throws `not_found`. */
    async page(slug: string, reader: Reader): Promise<ShopPage> {
      const { language, city, now, tag } = reader;
      tag('shops');
      const [details, all] = await Promise.all([
        findShopDetails(db.$client, slug, language),
        geo.shops(language, null),
      ]);
      const shop = details && all.find(({ id }) => id === details.id);
      if (!shop) return fail('not_found');
      const isHere = shop.cityKeyword === city.keyword;
      turnWith([shop], reader);
      const hours = parseShopHours(shop.hours);
      const input = { hasAll: true, otherShopOfCityHasAll: false, distanceDays: null, now, settings: terms() };
      const found = isHere
        ? await catalog.cards(await findProductsInShop(db.$client, shop.id, MAX_PRODUCTS), reader)
        : [];
      for (const { id } of found) tag(`product:${id}`);
      const home = geo.scopeOf(shop.cityKeyword);
      const current = settings.current();
      return {
        shop,
        city: { keyword: home.keyword, name: geo.nameOf(home.id, language), mobileCode: home.mobileCode },
        isHere,
        phone: details.phone || current['shop.phone'] || current['shop.supportNumber'],
        way: details.way,
        readiness: isHere && hours ? pickupReadiness({ ...input, hours }) : null,
        products: found.filter(({ availability }) => availability.buyable),
        nearby: nearestTo(
          shop,
          all.filter((other) => other.id !== shop.id && other.cityKeyword === shop.cityKeyword),
        ).slice(0, MAX_NEARBY),
      };
    },

    /** Lists the page addresses of all shops. */
    slugs: (): Promise<{ id: number; slug: string }[]> => findShopSlugs(db.$client),
  };
}

function nearestTo(shop: Shop, others: readonly Shop[]): Shop[] {
  const from = coordinatesOf(shop.latitude, shop.longitude);
  const metresTo = ({ latitude, longitude }: Shop) => {
    const to = coordinatesOf(latitude, longitude);
    return from && to ? metresBetween(from, to) : Infinity;
  };
  return others.toSorted((one, other) => metresTo(one) - metresTo(other) || one.id - other.id);
}
