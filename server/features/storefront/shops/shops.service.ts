import type { CityShop, ShopPage, ShopProducts, ShopsPage } from '#contract/places/shops.ts';
import type { Shop } from '#contract/places/geo.ts';
import { toCoordinates, metresBetween } from '#domain/addresses/coordinates.ts';
import { nextStatusChange, parseShopHours, pickupReadiness } from '#domain/delivery/pickup.ts';
import type { Language } from '#domain/text/language.ts';
import { pickupSettings } from '#domain/settings/settings.ts';
import type { CallContext } from '../../../platform/http/call.ts';
import type { Database } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import type { CatalogService } from '../catalog/catalog.service.ts';
import type { GeoService } from '../../places/geo/geo.service.ts';
import { findShopDetails, findShopSlugs } from '../../places/geo/shops.rows.ts';
import { findProductsInShop, findPopularInShop } from '../catalog/products.rows.ts';

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
  catalog: Pick<CatalogService, 'cards' | 'shops' | 'searchAmong'>;
  settings: Pick<SettingsReader, 'current'>;
}) {
  const terms = () => pickupSettings(settings.current());
  /** The page expires when one of its shops opens, closes or enters its last hour. */
  const expireAtTurn = (shops: readonly Shop[], { now, changesAt }: Reader) => {
    for (const { hours } of shops) {
      const parsed = parseShopHours(hours);
      if (parsed) changesAt(nextStatusChange(parsed, now, terms()));
    }
  };

  const findShop = async (slug: string, language: Language) => {
    const [details, shops] = await Promise.all([
      findShopDetails(db.$client, slug, language),
      geo.shops(language, null),
    ]);
    const shop = details && shops.find(({ id }) => id === details.id);
    return shop ? { shop, shops, details } : fail('not_found');
  };

  return {
    /** Lists the shops of the reader's city with their stock of a product; throws `product_not_found`. */
    async listInCity(productId: number | undefined, reader: Reader): Promise<ShopsPage> {
      const { language, city, now, tag } = reader;
      tag('shops');
      const [shops, cities, stocks, cards] = await Promise.all([
        geo.shops(language, null),
        geo.all(language, { now }),
        productId === undefined ? [] : catalog.shops(productId, reader),
        productId === undefined ? [] : catalog.cards([productId], reader),
      ]);
      const cityShops = shops.filter(({ cityKeyword }) => cityKeyword === city.keyword);
      expireAtTurn(cityShops, reader);
      const stockByShop = new Map(stocks.map((stock) => [stock.shopId, stock]));
      const [product] = cards;
      return {
        shops: cityShops.map((shop): CityShop => ({ ...shop, stock: stockByShop.get(shop.id) ?? null })),
        product: product ? { id: product.id, name: product.name } : null,
        cities: cities.flatMap(({ keyword, codeForMobApi: mobileCode, name }) => {
          const count = shops.filter(({ cityKeyword }) => cityKeyword === keyword).length;
          return count > 0 ? [{ keyword, mobileCode, name, count }] : [];
        }),
      };
    },

    /** Returns the page of a shop; throws `not_found`. */
    async page(slug: string, reader: Reader): Promise<ShopPage> {
      const { language, city, now, tag } = reader;
      tag('shops');
      const { shop, shops, details } = await findShop(slug, language);
      const isInCity = shop.cityKeyword === city.keyword;
      expireAtTurn([shop], reader);
      const hours = parseShopHours(shop.hours);
      const input = { hasAll: true, hasAllInOtherShop: false, distanceDays: null, now, settings: terms() };
      const found = isInCity
        ? await catalog.cards(await findPopularInShop(db.$client, shop.id, MAX_PRODUCTS), reader)
        : [];
      for (const { id } of found) tag(`product:${id}`);
      const shopCity = geo.getScope(shop.cityKeyword);
      const current = settings.current();
      return {
        shop,
        city: { keyword: shopCity.keyword, name: geo.cityName(shopCity.id, language), mobileCode: shopCity.mobileCode },
        isHere: isInCity,
        phone: details.phone || current['shop.phone'] || current['shop.supportNumber'],
        way: details.way,
        readiness: isInCity && hours ? pickupReadiness({ ...input, hours }) : null,
        products: found.filter(({ availability }) => availability.buyable),
        nearby: nearestShops(
          shop,
          shops.filter((other) => other.id !== shop.id && other.cityKeyword === shop.cityKeyword),
        ).slice(0, MAX_NEARBY),
      };
    },

    /**
     * Searches the products in stock in a shop of the reader's city; throws `not_found` or `search_unavailable`.
     */
    async search(
      { slug, q, page = 1 }: { slug: string; q: string; page?: number | undefined },
      reader: Reader,
    ): Promise<ShopProducts> {
      reader.tag('shops');
      const { shop } = await findShop(slug, reader.language);
      const ids = shop.cityKeyword === reader.city.keyword ? await findProductsInShop(db.$client, shop.id) : [];
      return { ...(await catalog.searchAmong(ids, { q, page }, reader)), page };
    },

    /** Lists the page addresses of all shops. */
    slugs: (): Promise<{ id: number; slug: string }[]> => findShopSlugs(db.$client),
  };
}

function nearestShops(shop: Shop, otherShops: readonly Shop[]): Shop[] {
  const from = toCoordinates(shop.latitude, shop.longitude);
  const distanceInMetres = ({ latitude, longitude }: Shop) => {
    const to = toCoordinates(latitude, longitude);
    return from && to ? metresBetween(from, to) : Infinity;
  };
  return otherShops.toSorted(
    (first, other) => distanceInMetres(first) - distanceInMetres(other) || first.id - other.id,
  );
}
