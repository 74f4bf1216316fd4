import type { ShopStock } from '#contract/catalog/catalog.ts';
import { almatyDate, daysBetween, nextMidnight } from '#domain/time/calendar.ts';
import { pick } from '#domain/text/language.ts';
import { nextStatusChange, parseShopHours, pickupReadiness } from '#domain/delivery/pickup.ts';
import { stockLevel } from '#domain/delivery/stock-level.ts';
import type { Database } from '#server/platform/database/db.ts';
import type { CardRow } from '../cards/cards.queries.ts';
import { findAvailability, type CardTools } from '../cards/cards.ts';
import { findShopStock, type ShopStockRow } from '../../stock/stock.rows.ts';

type Tools = Pick<CardTools, 'geo' | 'viewer' | 'terms'>;

/**
 * Lists the shops of the viewer's city by pickup day, then name; leaves out shops that cannot get it. Calls `changesAt`
 * with the next change of the texts.
 */
export async function loadShopStocks(
  db: Database,
  row: CardRow,
  tools: Tools,
  changesAt?: (moment: Date) => void,
): Promise<ShopStock[]> {
  const {
    viewer: { city, language },
  } = tools;
  if (row.digital || row.withdrawn || row.price === null) return [];
  const shops = await findShopStock(db.$client, row.id, city.id);
  const stocks = shops.flatMap((shop) => {
    const stock = createShopStock(shop, row, tools, changesAt);
    return stock ? [stock] : [];
  });
  const collator = new Intl.Collator(language);
  return stocks.sort(
    (a, b) => a.readiness.days - b.readiness.days || collator.compare(a.name, b.name) || a.shopId - b.shopId,
  );
}

function createShopStock(
  shop: ShopStockRow,
  row: CardRow,
  tools: Tools,
  changesAt?: (moment: Date) => void,
): ShopStock | null {
  const {
    terms,
    viewer: { language, now },
  } = tools;
  const hours = parseShopHours(shop.hours);
  if (!hours) return null;
  const readiness = pickupReadiness({ hours, now, settings: terms.pickup, ...stockSource(shop, row, tools) });
  if (!readiness) return null;
  const change = nextStatusChange(hours, now, terms.pickup);
  changesAt?.(change < nextMidnight(now) ? change : nextMidnight(now));
  return {
    shopId: shop.id,
    name: pick({ ru: shop.nameRu, kk: shop.nameKk }, language),
    address: pick({ ru: shop.addressRu, kk: shop.addressKk }, language),
    hours: shop.hours,
    latitude: shop.latitude,
    longitude: shop.longitude,
    readiness,
    ...stockLevel(shop.has, shop.free),
  };
}

/** Source of a shop's stock; a pre-order reaches every shop on the first day of sales. */
function stockSource(
  shop: ShopStockRow,
  row: CardRow,
  { geo, viewer, terms }: Tools,
): { hasAll: boolean; hasAllInOtherShop: boolean; distanceDays: number | null } {
  const { city, now } = viewer;
  const { state, date } = findAvailability(row, { geo, viewer, terms });
  if (state === 'preorder' && date)
    return { hasAll: false, hasAllInOtherShop: false, distanceDays: daysBetween(almatyDate(now), date) };
  const distances = [
    ...(row.elsewhere ?? []).map((from) => geo.distanceDays(from, city.id)),
    ...(row.isInCentralStock ? [terms.centralDays] : []),
  ];
  return {
    hasAll: shop.has,
    hasAllInOtherShop: row.isInStockInCity || (row.isInCentralStock && terms.centralDays === 0),
    distanceDays: distances.length > 0 ? Math.min(...distances) : row.supplierDays,
  };
}
