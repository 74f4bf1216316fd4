import type { Availability, ProductCard } from '#contract/catalog/catalog.ts';
import { availability, isBuyable } from '#domain/delivery/availability.ts';
import { promisedBonuses } from '#domain/pricing/bonuses.ts';
import { discountPercent } from '#domain/pricing/money.ts';
import { CONDITION_NAMES } from '#domain/catalog/condition.ts';
import { almatyDate } from '#domain/time/calendar.ts';
import { isExpressAvailable, earliestVisit, promiseChangesAt } from '#domain/delivery/delivery.ts';
import { monthlyPayment } from '#domain/payments/instalment.ts';
import { pick } from '#domain/text/language.ts';
import { keepMeasuresTogether } from '#domain/measures/units.ts';
import type { Viewer } from '#server/platform/http/call.ts';
import { toPicture } from '../../../media/pictures/public-picture.service.ts';
import type { CardRow } from './cards.queries.ts';
import { listKeyFacts, type Directory } from '../directory/directory.ts';
import { findPromoMark, type PromoMarks } from './promo-marks.ts';
import type { CatalogTerms } from './terms.ts';
import { formatFact, type StoredValue } from '../directory/value-text.ts';

/** Transit days (decisions §4) and city names. */
export type Distances = {
  distanceDays(fromCityId: number, toCityId: number): number;
  cityById(id: number): { nameRu: string; nameKk: string; mobileCode: string } | undefined;
};

/** Dependencies of a card. */
export type CardTools = {
  directory: Directory;
  geo: Distances;
  terms: CatalogTerms;
  promos: PromoMarks;
  viewer: Viewer;
};

/** Creates a product card as seen from a city. */
export function createCard(row: CardRow, values: readonly StoredValue[], tools: CardTools): ProductCard {
  const {
    directory,
    terms,
    viewer: { language },
  } = tools;
  const availability = findAvailability(row, tools);
  const price = row.price;
  const promo = availability.buyable ? findPromoMark(row, tools)?.mark : undefined;
  const discount = price === null ? 0 : discountPercent(price, row.oldPrice);
  const monthly = price === null || row.digital ? null : monthlyPayment(price, terms.credit);
  return {
    id: row.id,
    name: keepMeasuresTogether(pick({ ru: row.nameRu, kk: row.nameKk }, language)),
    brand: row.brandName,
    kind: row.kind,
    picture: row.picture && toPicture(row.picture),
    keyFacts: keyFacts(row, values, tools),
    rating: row.ratingCount > 0 ? { average: row.ratingHundredths / 100, count: row.ratingCount } : null,
    price,
    oldPrice: row.oldPrice,
    ...(discount > 0 && { discount }),
    ...(promo !== undefined && { promo }),
    monthly: monthly?.payment ?? null,
    ...(monthly && monthly.rate > 0 && { monthlyRate: monthly.rate }),
    bonus: price === null ? 0 : promisedBonuses(price, 1, row.bonusPercent, terms.bonuses),
    availability,
    ...earliestDelivery(row, availability, tools),
    isNew: directory.newest.has(row.id),
    ...(row.condition !== 'new' && {
      condition: { kind: row.condition, label: pick(CONDITION_NAMES[row.condition], language) },
    }),
  };
}

/** Returns when and whether a product is available in the viewer's city (decisions §3). */
export function findAvailability(
  row: CardRow,
  { geo, terms, viewer: { city, now } }: Pick<CardTools, 'geo' | 'terms' | 'viewer'>,
): Availability {
  const elsewhere = row.elsewhere ?? [];
  const found = availability({
    isWithdrawn: row.withdrawn,
    preorderDate: row.preorderDate,
    supplierDays: row.supplierDays,
    now,
    stockInCity: row.isInStockInCity ? 1 : 0,
    centralDays: row.isInCentralStock ? terms.centralDays : null,
    stockElsewhere: elsewhere.length,
    elsewhereDays: elsewhere.length > 0 ? Math.min(...elsewhere.map((from) => geo.distanceDays(from, city.id))) : null,
  });
  return { ...found, buyable: isBuyable(found.state) && row.price !== null };
}

/** Returns the earliest courier delivery: the day and its slot, plus express hours for stock in the city. */
function earliestDelivery(
  { digital, price }: CardRow,
  { state, date }: Availability,
  { terms: { delivery }, viewer: { city, now } }: CardTools,
): Pick<ProductCard, 'deliveryDate' | 'deliverySlot' | 'expressHours'> {
  if (digital || price === null || !isBuyable(state)) return { deliveryDate: null };
  const visit = earliestVisit(date ?? almatyDate(now), now);
  if (state !== 'in-stock') return { deliveryDate: visit.date };
  return {
    deliveryDate: visit.date,
    deliverySlot: visit.slot,
    ...(isExpressAvailable(now, city.hasExpress, delivery) && { expressHours: delivery.expressHours }),
  };
}

/** Returns the next time when texts on cards change. */
export function cardsChangeAt({ terms: { delivery }, promos, viewer: { city, now } }: CardTools): Date {
  const promise = promiseChangesAt(now, city.hasExpress, delivery);
  const marksChangeAt = promos.changesAt(now);
  return marksChangeAt !== null && marksChangeAt < promise ? marksChangeAt : promise;
}

function keyFacts(row: CardRow, values: readonly StoredValue[], { directory, viewer }: CardTools): string[] {
  const category = directory.categories.get(row.categoryId);
  if (!category) return [];
  return listKeyFacts(category).flatMap((attribute) => {
    const value = values.find(({ attributeId }) => attributeId === attribute.id);
    const text = value && formatFact(value, attribute, viewer.language);
    return text ? [text] : [];
  });
}
