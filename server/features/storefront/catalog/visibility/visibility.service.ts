import {
  openPlaces,
  VISIBILITY_PLACES,
  type VisibilityPlace,
  type VisibilityRule,
  type VisibilityRuleName,
} from '#domain/catalog/visibility.ts';
import type { ProductVisibility } from '#contract/operator/operator-catalog.ts';
import { isBuyable } from '#domain/delivery/availability.ts';
import type { Database } from '#server/platform/database/db.ts';
import type { CityScope } from '#server/platform/http/call.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { SettingsReader } from '#server/platform/database/store-settings.ts';
import { findAvailability, type Distances } from '../cards/cards.ts';
import { findStoredCards, rowInCity } from '../cards/cards.queries.ts';
import { createTerms } from '../cards/terms.ts';
import { findFirstPicture } from '../../../media/pictures/pictures.rows.ts';
import { findStocks, type StockRow } from '../../stock/stock.rows.ts';
import { POPULARITY_DAYS } from '#domain/catalog/popularity.ts';
import { createPopularityService, type PopularityParts } from '../popularity/popularity.service.ts';
import { findProduct, type VisibilityRow } from './visibility.queries.ts';

/** Import history of one offer in a city. */
export type OfferTrace = {
  /** The last finished import of the feed; null when there was none. */
  lastRun: { id: number; status: 'done' | 'refused' | 'failed'; at: string; reason: string | null } | null;
  /** The last applied import; the fields below come from its report. */
  appliedRun: number | null;
  rejection: { line: number; reason: string } | null;
  /** Tenge: `wanted` by the feed, `was` charged before; `was` is 0 without a valid price. */
  held: { wanted: number; was: number; reason: string; city: string } | null;
  /** The import that last wrote the product; null if unknown. */
  writtenBy: number | null;
};

/** Reads the trace of an offer; a null feed searches the last applied import of every feed. */
export type TraceOffer = (
  db: Database,
  offer: { feed: string | null; id: string; city: string },
) => Promise<OfferTrace>;

type Deps = {
  db: Database;
  geo: Distances & {
    cityByKeyword(keyword: string): unknown;
    getScope(keyword: string): CityScope;
  };
  settings: SettingsReader;
  traceOffer: TraceOffer;
};

/** Explains where products are shown. */
export type VisibilityService = ReturnType<typeof createVisibilityService>;

/** Places whose stock is listed. */
const MAX_STOCKS = 5;
const ALL_PLACES: readonly VisibilityPlace[] = VISIBILITY_PLACES;
const NOT_LISTED: readonly VisibilityPlace[] = ['lists', 'sale'];
const NO_PLACES: readonly VisibilityPlace[] = [];

/** Creates the service; `traceOffer` reads the reports of imports. */
export function createVisibilityService({ db, geo, settings, traceOffer }: Deps) {
  const findAvailabilityState = async (id: number, city: CityScope, now: Date) => {
    const [stored] = await findStoredCards(db, [id], city.id, []);
    if (!stored) throw new Error(`product ${id} was removed while it was explained`);
    const tools = { geo, terms: createTerms(settings.current()), viewer: { language: 'ru' as const, city, now } };
    return findAvailability(rowInCity(stored, city.id, now), tools).state;
  };

  const popularity = createPopularityService({ db });

  return {
    /**
     * Explains where a product (id, SKU or offer id) is shown in a city; fails with `page_not_found` for an unknown
     * city.
     */
    async explain(query: string, cityKeyword: string, now: Date): Promise<ProductVisibility> {
      if (geo.cityByKeyword(cityKeyword) === undefined) fail('page_not_found');
      const city = geo.getScope(cityKeyword);
      const product = await findProduct(db, query, city.id);
      if (!product) {
        const rules = [unknownRule(query, await traceOffer(db, { feed: null, id: query, city: cityKeyword }))];
        return { product: null, city: cityKeyword, open: openPlaces(rules), rules };
      }
      const { id, feed, externalId: offer } = product;
      const [trace, state, stocks, picture, parts] = await Promise.all([
        traceOffer(db, { feed, id: offer, city: cityKeyword }),
        findAvailabilityState(id, city, now),
        findStocks(db.$client, id),
        findFirstPicture(db.$client, id),
        popularity.explain(id, now),
      ]);
      const rules = [
        ...[existsRule(product, query), ...feedRules(product, trace), withdrawnRule(product, trace)],
        ...[categoryRule(product), priceRule(product), heldRule(product, trace)],
        createRule(
          'available',
          isBuyable(state),
          product.withdrawn ? NOT_LISTED : ['sale'],
          `${state}: ${describeStocks(stocks, city.id)}`,
        ),
        conditionRule(product),
        createRule(
          'picture-ready',
          picture !== null && picture.status !== 'failed',
          NO_PLACES,
          picture ? `pictures: ${picture.source} is ${picture.status}` : 'pictures: no row; a drawing is shown instead',
        ),
        popularityRule(id, parts),
      ];
      const { sku, nameRu: name } = product;
      return { product: { id, name, sku, feed, offer }, city: cityKeyword, open: openPlaces(rules), rules };
    },
  };
}

const createRule = (
  name: VisibilityRuleName,
  passes: boolean,
  closes: readonly VisibilityPlace[],
  row: string,
): VisibilityRule => ({ rule: name, passes, closes: passes ? [] : [...closes], row });

const describeRejection = (run: number | null, { line, reason }: NonNullable<OfferTrace['rejection']>): string =>
  `import_runs ${run}: rejected in line ${line}: ${reason}`;

function unknownRule(query: string, { rejection, appliedRun }: OfferTrace): VisibilityRule {
  const row = rejection
    ? describeRejection(appliedRun, rejection)
    : `products: no row with the id, SKU or offer id "${query}"; no imported feed contains it`;
  return createRule('exists', false, ALL_PLACES, row);
}

function existsRule({ id, feed, externalId, sku, matches }: VisibilityRow, query: string): VisibilityRule {
  const otherMatches = matches > 1 ? `; ${matches - 1} more match "${query}"` : '';
  return createRule(
    'exists',
    true,
    NO_PLACES,
    `products ${id}: feed ${feed}, offer ${externalId}, SKU ${sku || '(none)'}${otherMatches}`,
  );
}

/**
 * A refused import leaves the products of the previous one; a rejected offer leaves its product without stock.
 */
function feedRules({ feed }: VisibilityRow, { lastRun, rejection, appliedRun }: OfferTrace): VisibilityRule[] {
  const run = lastRun && `import_runs ${lastRun.id}: ${lastRun.status} at ${lastRun.at}`;
  return [
    createRule(
      'feed-imported',
      lastRun === null || lastRun.status === 'done',
      NO_PLACES,
      run ? `${run}${lastRun.reason ? `: ${lastRun.reason}` : ''}` : `import_runs: no import of the feed ${feed}`,
    ),
    createRule(
      'offer-accepted',
      rejection === null,
      NO_PLACES,
      rejection ? describeRejection(appliedRun, rejection) : 'import_runs: no rejection of this offer',
    ),
  ];
}

const WITHDRAWAL_CAUSES = {
  missing: 'the feed no longer has the offer',
  marked: 'the feed marks the offer as withdrawn or disabled',
  forgotten: 'the feed was removed by npm run forget-feed',
};

function withdrawnRule(product: VisibilityRow, { writtenBy }: OfferTrace): VisibilityRule {
  const { id, withdrawn, withdrawnReason, categoryHidden, updatedAt } = product;
  if (!withdrawn) return createRule('not-withdrawn', true, NO_PLACES, `products ${id}: withdrawn = false`);
  const cause = withdrawnReason
    ? WITHDRAWAL_CAUSES[withdrawnReason]
    : categoryHidden
      ? 'it waits for a category'
      : 'no recorded reason: by hand, or by a version that recorded none';
  const run = writtenBy === null ? '' : `import_runs ${writtenBy}: `;
  return createRule(
    'not-withdrawn',
    false,
    NOT_LISTED,
    `products ${id}: withdrawn = true since ${updatedAt} UTC; ${run}${cause}`,
  );
}

function categoryRule({ categoryId, categorySlug, categoryHidden }: VisibilityRow): VisibilityRule {
  return createRule(
    'category-visible',
    !categoryHidden,
    ALL_PLACES,
    `categories ${categoryId} (${categorySlug}): hidden = ${categoryHidden}`,
  );
}

function priceRule({ id, offers, soldIn }: VisibilityRow): VisibilityRule {
  const [offer] = offers;
  if (offer && offer.price > 0)
    return createRule(
      'price-in-city',
      true,
      NO_PLACES,
      `offers ${id}: ${offer.price} tenge in ${describeCity(offer.cityId)}`,
    );
  const elsewhere = soldIn.length > 0 ? `; priced in cities ${soldIn.join(', ')} only` : '; priced in no city';
  return createRule('price-in-city', false, NOT_LISTED, `offers ${id}: no row for this city or every city${elsewhere}`);
}

function heldRule({ offers }: VisibilityRow, { held, appliedRun }: OfferTrace): VisibilityRule {
  if (!held) return createRule('price-not-held', true, NO_PLACES, 'import_runs: no held price of this offer');
  const now = held.was > 0 ? `still sold for ${held.was} tenge` : 'not on sale';
  return createRule(
    'price-not-held',
    false,
    offers.length > 0 ? NO_PLACES : NOT_LISTED,
    `import_runs ${appliedRun}: ${held.wanted} tenge waits for --accept-prices (${held.reason}), ${now}`,
  );
}

function conditionRule({ id, condition, conditionReason }: VisibilityRow): VisibilityRule {
  const reason = conditionReason && `, "${conditionReason}"`;
  const row = `products ${id}: condition = ${condition}${reason}`;
  return createRule(
    'condition-new',
    condition === 'new',
    NO_PLACES,
    condition === 'new' ? row : `${row}; shown with its label`,
  );
}

function popularityRule(id: number, { popularity, feedPopularity, units, views }: PopularityParts): VisibilityRule {
  const row = `products ${id}: popularity = ${popularity}; feed ${feedPopularity}, in ${POPULARITY_DAYS} days ${units} sold and ${views} views`;
  return createRule('popularity', true, NO_PLACES, row);
}

function describeStocks(stocks: readonly StockRow[], cityId: number): string {
  if (stocks.length === 0) return 'stocks: no row';
  const rows = stocks.map(({ shopId, cityId: at, quantity, reserved }) => {
    const location = at === null ? 'no city' : at === cityId ? 'this city' : describeCity(at);
    return `shop ${shopId} (${location}) ${quantity ?? 'uncounted'}, reserved ${reserved}`;
  });
  const listedRows = rows.slice(0, MAX_STOCKS);
  return `stocks: ${listedRows.join('; ')}${rows.length > listedRows.length ? `; ${rows.length - listedRows.length} more` : ''}`;
}

function describeCity(cityId: number): string {
  return cityId === 0 ? 'every city' : `city ${cityId}`;
}
