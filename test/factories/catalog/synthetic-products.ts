import fc from 'fast-check';
import {
  BRAND_GROUP,
  FLAG_YES,
  type CatalogAnswer,
  type CatalogQuery,
  type QueryWord,
} from '#server/features/storefront/catalog/engine/engine.ts';
import { priceBands } from '#domain/pricing/price-bands.ts';
import type { OfferEntry } from '#server/features/storefront/catalog/engine/memory/columns/prices.ts';
import type {
  CatalogFrame,
  CatalogSink,
  CategoryRow,
  ProductRow,
} from '#server/features/storefront/catalog/engine/memory/columns/rows.ts';
import { MAX_SPREAD } from '#server/features/storefront/catalog/engine/spread-colors.ts';
import { inverseFrequency } from '#server/features/storefront/catalog/engine/memory/words/words.ts';
import { FIELD_WEIGHTS } from '#server/features/storefront/catalog/engine/text/product-words.ts';

const enumGroup = 11;
const flagGroup = 12;
/** A small set of numbers, each also a value; and a large one. */
const numberColumn = 21;
const wideColumn = 22;
const cities = [0, 1, 2];
const words = ['алма', 'алмаз', 'бета', 'гамма', 'га', 'x200'];

/** Root 1 with 2 (above 3 and 4) and 5; products may be in any category. */
const categories: CategoryRow[] = [
  { id: 1, treeFrom: 1, treeTo: 5, names: ['корень'] },
  { id: 2, treeFrom: 2, treeTo: 4, names: ['ветка'] },
  { id: 3, treeFrom: 3, treeTo: 3, names: ['лист'] },
  { id: 4, treeFrom: 4, treeTo: 4, names: ['листва'] },
  { id: 5, treeFrom: 5, treeTo: 5, names: ['прочее'] },
];

/** A product with all data of the index. */
export type SyntheticProduct = ProductRow & {
  enums: number[];
  flag: boolean;
  numbers: number[];
  wide: number[];
  offers: OfferEntry[];
  places: number[];
  /** Same for products that differ only by colour; 0 without variants. */
  look: number;
};

const price = fc.integer({ min: 1, max: 40 }).map((hundreds) => hundreds * 100);
const offers = fc.uniqueArray(
  fc.record({ cityId: fc.constantFrom(...cities), price, discount: fc.constantFrom(0, 0, 5, 30) }),
  { selector: (offer) => offer.cityId, maxLength: 3 },
);
const product = fc.record({
  categoryId: fc.integer({ min: 1, max: 5 }),
  brandId: fc.option(fc.integer({ min: 1, max: 4 })),
  name: fc.subarray(words, { minLength: 1 }),
  popularity: fc.integer({ min: 0, max: 5 }),
  ratingHundredths: fc.constantFrom(0, 350, 480, 500),
  ratingCount: fc.integer({ min: 0, max: 3 }),
  createdAt: fc.integer({ min: 0, max: 3 }),
  buyable: fc.boolean(),
  enums: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 2 }),
  flag: fc.boolean(),
  numbers: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 2 }),
  offers,
  wide: fc.array(
    fc.integer({ min: 0, max: 60 }).map((halves) => halves / 2),
    { maxLength: 2 },
  ),
  variantGroup: fc.option(fc.constantFrom('a', 'b', 'c', 'd')),
  places: fc.subarray([1, 2]),
  look: fc.constantFrom(0, 0, 7, 8, 9),
});

/** A product without its id. */
export const syntheticProduct = product.map(
  ({ name, ...draft }): Omit<SyntheticProduct, 'id'> => ({
    ...draft,
    brandName: draft.brandId === null ? '' : `brand${draft.brandId}`,
    names: [name.join(' ')],
    codes: [],
  }),
);
/** A catalogue, ordered by category. */
export const syntheticCatalogue = fc
  .array(syntheticProduct, { maxLength: 70, size: 'large' })
  .map((drafts) =>
    drafts.map((draft, index): SyntheticProduct => ({ ...draft, id: 1000 + index, codes: [`K-${index}`] })),
  );
/** Prices and stock of a product. */
export const syntheticSales = fc.record({ offers, buyable: fc.boolean(), places: fc.subarray([1, 2]) });

const anyValues = (group: number, from: number, to: number, maxLength: number) =>
  fc.uniqueArray(fc.integer({ min: from, max: to }), { maxLength }).map((values) => ({ group, values }));
const filters = [
  anyValues(BRAND_GROUP, 1, 5, 3),
  anyValues(enumGroup, 1, 6, 4),
  anyValues(numberColumn, 0, 9, 6),
  anyValues(wideColumn, 0, 30, 12),
  fc.constant({ group: flagGroup, values: [FLAG_YES] }),
];
/** Absent from most queries: with every filter at once nothing would match. */
const rarely = <T, N>(arbitrary: fc.Arbitrary<T>, fallback: N) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(fallback) }, { weight: 1, arbitrary });
const side = fc.option(fc.integer({ min: 0, max: 9 }), { freq: 2 });
/** A query with any combination of parameters. */
export const syntheticQuery: fc.Arbitrary<CatalogQuery> = fc.record({
  category: fc.option(fc.integer({ min: 1, max: 6 })),
  words: fc.oneof(
    { weight: 1, arbitrary: fc.constant([]) },
    {
      weight: 1,
      arbitrary: fc.array(
        fc.array(
          fc.record({
            form: fc.constantFrom(...words, 'brand1', 'лист', 'корень', '7кг'),
            weight: fc.constantFrom(1, 0.7, 0.25),
          }),
          { minLength: 1, maxLength: 4 },
        ),
        { minLength: 1, maxLength: 3 },
      ),
    },
  ),
  wordsNeeded: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
  stock: rarely(fc.constantFrom('buyable' as const, 'in-city' as const), undefined),
  onePerModel: fc.boolean(),
  values: fc.oneof(
    { weight: 1, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.uniqueArray(fc.oneof(...filters), { selector: ({ group }) => group, maxLength: 3 }) },
  ),
  numbers: rarely(fc.record({ attribute: fc.constantFrom(numberColumn, wideColumn), from: side, to: side }), null).map(
    (filter) => (filter ? [filter] : []),
  ),
  price: rarely(fc.record({ from: fc.option(price, { freq: 2 }), to: fc.option(price, { freq: 2 }) }), null),
  discounted: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  cityId: fc.constantFrom(1, 2, 3),
  sort: fc.constantFrom('popular', 'cheap', 'expensive', 'rating', 'new', 'discount', 'relevance'),
  offset: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 130 })),
  limit: fc.integer({ min: 0, max: 30 }),
  countGroups: fc.constant([BRAND_GROUP, enumGroup, flagGroup, numberColumn, wideColumn, 99]),
  countPriceBands: fc.boolean(),
  countNumbers: fc.constant([numberColumn, wideColumn, 99]),
  countCategories: fc.constant([1, 2, 3, 4, 5, 9]),
});

/** Names and categories of the synthetic products. */
export const syntheticFrame: CatalogFrame = {
  categories,
  names: { values: new Map([[enumGroup, new Map([[1, ['бета']]])]]), units: new Map([[numberColumn, ['кг']]]) },
};

/** Feeds products to a sink as the loader does: ordered by category, then everything else. */
export function feedSink(products: readonly SyntheticProduct[], sink: CatalogSink): void {
  for (const row of products.toSorted((a, b) => a.categoryId - b.categoryId)) sink.addProduct(row);
  for (const { id, enums, flag, numbers, wide, offers: entries, places, look } of products) {
    for (const value of enums) sink.addValue({ productId: id, group: enumGroup, value });
    if (flag) sink.addValue({ productId: id, group: flagGroup, value: FLAG_YES });
    for (const number of numbers) sink.addNumber({ productId: id, attribute: numberColumn, number });
    for (const number of wide) sink.addNumber({ productId: id, attribute: wideColumn, number });
    for (const entry of entries) sink.addOffer(id, entry);
    for (const city of places) sink.addCity(id, city);
    if (look !== 0) sink.addLook(id, look);
  }
}

const findOffer = (item: SyntheticProduct, city: number) =>
  item.offers.find(({ cityId }) => cityId === city) ?? item.offers.find(({ cityId }) => cityId === 0);
const readNumbers = (item: SyntheticProduct, attribute: number) =>
  attribute === numberColumn ? item.numbers : attribute === wideColumn ? item.wide : [];
const readValues = (item: SyntheticProduct, group: number) => {
  if (group === BRAND_GROUP) return item.brandId === null ? [] : [item.brandId];
  if (group === enumGroup) return item.enums;
  if (group === flagGroup) return item.flag ? [FLAG_YES] : [];
  return [...new Set(readNumbers(item, group))];
};
const isWithin = (number: number, from: number | null, to: number | null) =>
  number >= (from ?? -Infinity) && number <= (to ?? Infinity);

/** Best weight of a word in a product, 0 when absent. */
function fieldWeight(item: SyntheticProduct, word: string): number {
  const tree = categories.find(({ id }) => id === item.categoryId) as CategoryRow;
  const fields: [string, number][] = [
    ...item.names
      .flatMap((name) => name.split(' ').flatMap((text) => (text === 'x200' ? ['x200', 'x', '200'] : [text])))
      .map((text): [string, number] => [text, FIELD_WEIGHTS.name]),
    ...(item.brandName ? [item.brandName, 'brand', item.brandName.slice(5)] : []).map((text): [string, number] => [
      text,
      FIELD_WEIGHTS.brand,
    ]),
    ...categories
      .filter(({ treeFrom, treeTo }) => treeFrom <= tree.treeFrom && treeTo >= tree.treeTo)
      .flatMap((category) =>
        category.names.map((text): [string, number] => [
          text,
          category === tree ? FIELD_WEIGHTS.category : FIELD_WEIGHTS.ancestor,
        ]),
      ),
    ...item.enums.filter((value) => value === 1).map((): [string, number] => ['бета', FIELD_WEIGHTS.value]),
    ...item.numbers.map((number): [string, number] => [`${number}кг`, FIELD_WEIGHTS.value]),
  ];
  return Math.max(0, ...fields.map(([text, weight]) => (text === word ? weight : 0)));
}

/** The inverse document frequency of a word among all products. */
function wordRarity(products: readonly SyntheticProduct[], word: QueryWord): number {
  return inverseFrequency(
    Math.max(0, ...word.map(({ form }) => products.filter((product) => fieldWeight(product, form) > 0).length)),
    products.length,
  );
}

function wordScore(item: SyntheticProduct, word: QueryWord, rarity: number): number {
  return Math.max(0, ...word.map(({ form, weight }) => fieldWeight(item, form) * Math.round(weight * 64) * rarity));
}

/** The same answer without an index: scans every product for every query. */
export function scanEveryProduct(products: readonly SyntheticProduct[], query: CatalogQuery): CatalogAnswer {
  const tree = categories.find(({ id }) => id === query.category);
  const candidates = products.filter(
    (product) =>
      findOffer(product, query.cityId) &&
      (query.category === null || (tree && product.categoryId >= tree.treeFrom && product.categoryId <= tree.treeTo)) &&
      (!query.discounted || (findOffer(product, query.cityId)?.discount ?? 0) > 0) &&
      (query.stock === undefined ||
        (query.stock === 'buyable' ? product.buyable : product.places.includes(query.cityId))),
  );
  const rarity = query.words.map((word) => wordRarity(products, word));
  const wordScores = new Map(
    candidates.map((item) => [item, query.words.map((word, index) => wordScore(item, word, rarity[index] ?? 0))]),
  );
  const totalScore = (item: SyntheticProduct) => (wordScores.get(item) ?? []).reduce((sum, score) => sum + score, 0);
  const matchingWords =
    query.words.length === 0
      ? candidates
      : candidates.filter(
          (candidate) =>
            (wordScores.get(candidate) ?? []).filter((score) => score > 0).length >=
            Math.max(1, query.wordsNeeded ?? query.words.length),
        );
  const passes = (item: SyntheticProduct, except: string) =>
    query.values.every(
      ({ group, values }) => except === `g${group}` || values.some((value) => readValues(item, group).includes(value)),
    ) &&
    query.numbers.every(
      ({ attribute, from, to }) =>
        except === `n${attribute}` || readNumbers(item, attribute).some((number) => isWithin(number, from, to)),
    ) &&
    (except === 'price' ||
      !query.price ||
      isWithin(findOffer(item, query.cityId)?.price ?? 0, query.price.from, query.price.to));
  const filterExcept = (except: string) => matchingWords.filter((candidate) => passes(candidate, except));
  const matching = filterExcept('');
  const findPrice = (item: SyntheticProduct) => findOffer(item, query.cityId)?.price ?? 0;
  const popular = (a: SyntheticProduct, b: SyntheticProduct) => b.popularity - a.popularity || b.id - a.id;
  const orders: Record<CatalogQuery['sort'], (a: SyntheticProduct, b: SyntheticProduct) => number> = {
    popular,
    cheap: (a, b) => findPrice(a) - findPrice(b),
    expensive: (a, b) => findPrice(b) - findPrice(a),
    rating: (a, b) => b.ratingHundredths - a.ratingHundredths || b.ratingCount - a.ratingCount,
    new: (a, b) => b.createdAt - a.createdAt,
    discount: (a, b) => (findOffer(b, query.cityId)?.discount ?? 0) - (findOffer(a, query.cityId)?.discount ?? 0),
    relevance: (a, b) => totalScore(b) - totalScore(a),
  };
  const isInCity = (item: SyntheticProduct) =>
    query.sort !== 'rating' && query.sort !== 'new' && item.places.includes(query.cityId);
  const compareTiers = (a: SyntheticProduct, b: SyntheticProduct) =>
    Number(b.buyable) - Number(a.buyable) ||
    (query.sort === 'popular' ? 0 : orders[query.sort](a, b)) ||
    Number(isInCity(b)) - Number(isInCity(a));
  const ranked = matching.toSorted((a, b) => compareTiers(a, b) || popular(a, b));
  const isRepeated = ({ look }: SyntheticProduct, index: number) =>
    look !== 0 && ranked.findIndex((other) => other.look === look) < index;
  const spreads = !query.onePerModel && (query.sort === 'popular' || query.sort === 'relevance');
  const repeated = new Set(spreads ? ranked.slice(0, MAX_SPREAD).filter(isRepeated) : []);
  const sorted = ranked.toSorted((a, b) => compareTiers(a, b) || Number(repeated.has(a)) - Number(repeated.has(b)));
  const first = sorted.filter(
    (item, index) =>
      !query.onePerModel ||
      item.variantGroup === null ||
      sorted.findIndex(({ variantGroup }) => variantGroup === item.variantGroup) === index,
  );
  const page = first.slice(query.offset, query.offset + query.limit);
  const countVariants = (item: SyntheticProduct) =>
    item.variantGroup === null ? 1 : matching.filter(({ variantGroup }) => variantGroup === item.variantGroup).length;
  const prices = filterExcept('price').map(findPrice);
  return {
    ids: page.map(({ id }) => id),
    total: first.length,
    products: matching.length,
    ...(query.onePerModel
      ? { models: page.map((item) => ({ id: item.id, count: countVariants(item) })).filter(({ count }) => count > 1) }
      : {}),
    groups: query.countGroups.map((group) => {
      const groupValues = filterExcept(`g${group}`).flatMap((item) => readValues(item, group));
      return {
        group,
        counts: [...new Set(groupValues)]
          .sort((a, b) => a - b)
          .map((value) => ({ value, count: groupValues.filter((other) => other === value).length })),
      };
    }),
    numbers: query.countNumbers.flatMap((attribute) => {
      const numbers = filterExcept(`n${attribute}`).flatMap((item) => readNumbers(item, attribute));
      return numbers.length > 0 ? [{ attribute, min: Math.min(...numbers), max: Math.max(...numbers) }] : [];
    }),
    price: prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
    ...(query.countPriceBands && {
      priceBands: priceBands(prices.length > 0 ? Math.min(...prices) : 0, Math.max(0, ...prices)).map(
        ({ from = null, to = null }) => {
          const bandProducts = filterExcept('price').filter((candidate) => isWithin(findPrice(candidate), from, to));
          return { from, to, count: bandProducts.length };
        },
      ),
    }),
    categories: query.countCategories.map((category) => {
      const subtree = categories.find(({ id }) => id === category);
      return {
        category,
        count: subtree
          ? matching.filter(
              (candidate) => candidate.categoryId >= subtree.treeFrom && candidate.categoryId <= subtree.treeTo,
            ).length
          : 0,
      };
    }),
  };
}
