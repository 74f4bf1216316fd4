import type { OfferEntry } from '../memory/columns/prices.ts';
import {
  namesAbove,
  namesFromAncestors,
  type CatalogFrame,
  type CatalogSink,
  type ProductRow,
} from '../memory/columns/rows.ts';
import { BRAND_GROUP } from '../engine.ts';
import {
  categoryWords,
  FIELD_WEIGHTS,
  isAccessoryCategory,
  numberWords,
  productWords,
  valueWords,
} from '../text/product-words.ts';

/** Price and stock fields of a document, updated separately. A missing price is null. */
export type SalesFields = {
  buyable: boolean;
  places: number[];
  price: Record<string, number | null>;
  discount: Record<string, number | null>;
};
/** A product document (`mapping.ts`). `path` is its category and ancestors, `values` are `group:value`. */
export type ProductDocument = SalesFields & {
  id: number;
  category: number;
  path: number[];
  brand: number | null;
  model: string;
  look: number;
  popularity: number;
  rating: number;
  ratings: number;
  created: number;
  values: string[];
  numbers: Record<string, number[]>;
  words: Record<string, string[]>;
};

type Draft = {
  row: ProductRow;
  values: [group: number, value: number][];
  numbers: Map<number, number[]>;
  offers: OfferEntry[];
  places: number[];
  look: number;
  words: Map<string, number>;
};

const EVERY_CITY = 0;

/** Field of a city's prices; cities without their own prices share the base. */
export function priceField(cityId: number, cities: readonly number[]): string {
  return `c${cities.includes(cityId) ? cityId : EVERY_CITY}`;
}

/** Returns prices and stock for every city with its own prices, and for all the others. */
export function createSalesFields(
  offers: readonly OfferEntry[],
  buyable: boolean,
  places: readonly number[],
  cities: readonly number[],
): SalesFields {
  const base = offers.find(({ cityId }) => cityId === EVERY_CITY);
  const priced = [EVERY_CITY, ...cities].map(
    (city) => [`c${city}`, offers.find(({ cityId }) => cityId === city) ?? base] as const,
  );
  const onSale = (offer: OfferEntry | undefined) => (offer && offer.price > 0 ? offer : null);
  return {
    buyable,
    places: [...places],
    price: Object.fromEntries(priced.map(([field, offer]) => [field, onSale(offer)?.price ?? null])),
    discount: Object.fromEntries(priced.map(([field, offer]) => [field, onSale(offer)?.discount ?? null])),
  };
}

/** Collects catalogue rows into documents; `cities` are those with their own prices. */
export function createDocumentSink(
  { categories, names }: CatalogFrame,
  cities: readonly number[],
): CatalogSink & { finish(): ProductDocument[] } {
  const sharedWords = new Map(
    categories.map((category) => [
      category.id,
      {
        words: categoryWords(category.names, namesFromAncestors(categories, category)),
        accessory: isAccessoryCategory([...category.names, ...namesAbove(categories, category)]),
        path: categories
          .filter(({ treeFrom, treeTo }) => treeFrom <= category.treeFrom && treeTo >= category.treeTo)
          .map(({ id }) => id),
      },
    ]),
  );
  const drafts = new Map<number, Draft>();
  const addWords = (draft: Draft, words: Iterable<readonly [string, number]>) => {
    for (const [word, weight] of words) draft.words.set(word, Math.max(weight, draft.words.get(word) ?? 0));
  };
  const withValueWeight = (words: Iterable<string>) => [...words].map((word) => [word, FIELD_WEIGHTS.value] as const);

  return {
    addProduct(row) {
      const draft: Draft = {
        row,
        values: row.brandId === null ? [] : [[BRAND_GROUP, row.brandId]],
        numbers: new Map(),
        offers: [],
        places: [],
        look: 0,
        words: productWords({ ...row, isAccessory: sharedWords.get(row.categoryId)?.accessory ?? false }),
      };
      addWords(draft, sharedWords.get(row.categoryId)?.words ?? []);
      drafts.set(row.id, draft);
    },
    addValue({ productId, group, value }) {
      const draft = drafts.get(productId);
      if (!draft) return;
      draft.values.push([group, value]);
      addWords(draft, withValueWeight(valueWords(names.values.get(group)?.get(value) ?? [])));
    },
    addNumber({ productId, attribute, number }) {
      const draft = drafts.get(productId);
      if (!draft) return;
      draft.values.push([attribute, number]);
      draft.numbers.set(attribute, [...(draft.numbers.get(attribute) ?? []), number]);
      addWords(draft, withValueWeight(numberWords(number, names.units.get(attribute) ?? [])));
    },
    addOffer: (productId, entry) => {
      drafts.get(productId)?.offers.push(entry);
    },
    addCity: (productId, cityId) => {
      drafts.get(productId)?.places.push(cityId);
    },
    addLook: (productId, look) => {
      const draft = drafts.get(productId);
      if (draft) draft.look = look;
    },
    finish: () =>
      [...drafts.values()].map(({ row, values, numbers, offers, places, look, words }) => ({
        id: row.id,
        category: row.categoryId,
        path: sharedWords.get(row.categoryId)?.path ?? [],
        brand: row.brandId,
        model: row.variantGroup === null ? `product ${row.id}` : `group ${row.variantGroup}`,
        look,
        popularity: row.popularity,
        rating: row.ratingHundredths,
        ratings: row.ratingCount,
        created: row.createdAt,
        values: [...new Set(values.map(([group, value]) => `${group}:${value}`))],
        numbers: Object.fromEntries([...numbers].map(([attribute, list]) => [`n${attribute}`, list])),
        words: toFields(words),
        ...createSalesFields(offers, row.buyable, places, cities),
      })),
  };
}

function toFields(words: ReadonlyMap<string, number>): Record<string, string[]> {
  const fields: Record<string, string[]> = { all: [...words.keys()] };
  for (const [word, weight] of words) (fields[`w${weight}`] ??= []).push(word);
  return fields;
}
