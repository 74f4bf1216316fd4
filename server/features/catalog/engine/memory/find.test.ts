import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogAnswer, CatalogQuery, WantedWord } from '../engine.ts';
import { BRAND_GROUP, FLAG_YES } from '../engine.ts';
import { createIndexBuilder, type CategoryRow, type ProductRow } from './builder.ts';
import { findGoods } from './find.ts';
import { setOffers, type OfferEntry } from './prices.ts';
import { setStock } from './stock.ts';
import { fieldWeights } from '../text/product-words.ts';
import { telling } from './word-index.ts';

const enumGroup = 11;
const flagGroup = 12;
const numberColumn = 21;
const cities = [0, 1, 2];
const words = ['алма', 'алмаз', 'бета', 'гамма', 'га', 'x200'];

/** Root 1 with 2 (above 3 and 4) and 5; goods may stand anywhere. */
const categories: CategoryRow[] = [
  { id: 1, treeFrom: 1, treeTo: 5, names: ['корень'] }, { id: 2, treeFrom: 2, treeTo: 4, names: ['ветка'] }, { id: 3, treeFrom: 3, treeTo: 3, names: ['лист'] },
  { id: 4, treeFrom: 4, treeTo: 4, names: ['листва'] }, { id: 5, treeFrom: 5, treeTo: 5, names: ['прочее'] },
];

type Good = ProductRow & { enums: number[]; flag: boolean; numbers: number[]; offers: OfferEntry[]; places: number[] };

const price = fc.integer({ min: 1, max: 40 }).map((hundreds) => hundreds * 100);
const offers = fc.uniqueArray(fc.record({ cityId: fc.constantFrom(...cities), price, discount: fc.constantFrom(0, 0, 5, 30) }), { selector: (offer) => offer.cityId, maxLength: 3 });
const good = fc.record({
  categoryId: fc.integer({ min: 1, max: 5 }), brandId: fc.option(fc.integer({ min: 1, max: 4 })), name: fc.subarray(words, { minLength: 1 }),
  popularity: fc.integer({ min: 0, max: 5 }), ratingHundredths: fc.constantFrom(0, 350, 480, 500), ratingCount: fc.integer({ min: 0, max: 3 }),
  createdAt: fc.integer({ min: 0, max: 3 }), buyable: fc.boolean(), enums: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 2 }), flag: fc.boolean(),
  numbers: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 2 }), offers,
  variantGroup: fc.option(fc.constantFrom('a', 'b', 'c', 'd')), places: fc.subarray([1, 2]),
});

const catalogue = fc.array(good, { maxLength: 120 }).map((drafts) => drafts
  .toSorted((a, b) => a.categoryId - b.categoryId)
  .map(({ name, ...draft }, index): Good => ({ ...draft, id: 1000 + index, brandName: draft.brandId === null ? '' : `brand${draft.brandId}`, names: [name.join(' ')], codes: [`K-${index}`] })));

const side = fc.option(fc.integer({ min: 0, max: 9 }));
const query: fc.Arbitrary<CatalogQuery> = fc.record({
  category: fc.option(fc.integer({ min: 1, max: 6 })),
  words: fc.oneof({ weight: 1, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.array(fc.array(fc.record({ form: fc.constantFrom(...words, 'brand1', 'лист', 'корень', '7кг'), weight: fc.constantFrom(1, 0.7, 0.25) }), { maxLength: 3 }), { minLength: 1, maxLength: 3 }) }),
  wordsNeeded: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
  stock: fc.option(fc.constantFrom('buyable', 'in-city'), { nil: undefined, freq: 1 }), onePerModel: fc.boolean(),
  values: fc.tuple(
    fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }).map((values) => ({ group: BRAND_GROUP, values })), { freq: 1 }),
    fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 }).map((values) => ({ group: enumGroup, values })), { freq: 1 }),
    fc.option(fc.constant({ group: flagGroup, values: [FLAG_YES] }), { freq: 1 }),
  ).map((chosen) => chosen.filter((filter) => filter !== null)),
  numbers: fc.option(fc.record({ attribute: fc.constant(numberColumn), from: side, to: side }), { freq: 1 }).map((filter) => (filter ? [filter] : [])),
  price: fc.option(fc.record({ from: fc.option(price), to: fc.option(price) }), { freq: 1 }),
  discounted: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }), cityId: fc.constantFrom(1, 2, 3),
  sort: fc.constantFrom('popular', 'cheap', 'expensive', 'rating', 'new', 'discount', 'relevance'),
  offset: fc.integer({ min: 0, max: 30 }), limit: fc.integer({ min: 0, max: 30 }),
  countGroups: fc.constant([BRAND_GROUP, enumGroup, flagGroup]), countNumbers: fc.constant([numberColumn]), countCategories: fc.constant([1, 2, 3, 4, 5, 9]),
});

function indexOf(goods: readonly Good[]) {
  const builder = createIndexBuilder(categories, { values: new Map([[enumGroup, new Map([[1, ['бета']]])]]), units: new Map([[numberColumn, ['кг']]]) });
  for (const row of goods) builder.addProduct(row);
  for (const { id, enums, flag, numbers, offers: entries, places } of goods) {
    for (const value of enums) builder.addValue({ productId: id, group: enumGroup, value });
    if (flag) builder.addValue({ productId: id, group: flagGroup, value: FLAG_YES });
    for (const number of numbers) builder.addNumber({ productId: id, attribute: numberColumn, number });
    for (const entry of entries) builder.addOffer(id, entry);
    for (const city of places) builder.addPlace(id, city);
  }
  return builder.finish();
}

const offerIn = (of: Good, city: number) => of.offers.find(({ cityId }) => cityId === city) ?? of.offers.find(({ cityId }) => cityId === 0);
const valuesOf = (of: Good, group: number) => (group === BRAND_GROUP ? [of.brandId ?? -1] : group === enumGroup ? of.enums : of.flag ? [FLAG_YES] : []);
const within = (number: number, from: number | null, to: number | null) => number >= (from ?? -Infinity) && number <= (to ?? Infinity);

/** Best weight of a word in a good, 0 when it has none. */
function fieldWeight(of: Good, word: string): number {
  const tree = categories.find(({ id }) => id === of.categoryId) as CategoryRow;
  const fields: [string, number][] = [
    ...of.names.flatMap((name) => name.split(' ').flatMap((text) => (text === 'x200' ? ['x200', 'x', '200'] : [text]))).map((text): [string, number] => [text, fieldWeights.name]),
    ...(of.brandName ? [of.brandName, 'brand', of.brandName.slice(5)] : []).map((text): [string, number] => [text, fieldWeights.brand]),
    ...categories.filter(({ treeFrom, treeTo }) => treeFrom <= tree.treeFrom && treeTo >= tree.treeTo)
      .flatMap((category) => category.names.map((text): [string, number] => [text, category === tree ? fieldWeights.category : fieldWeights.ancestor])),
    ...of.enums.filter((value) => value === 1).map((): [string, number] => ['бета', fieldWeights.value]),
    ...of.numbers.map((number): [string, number] => [`${number}кг`, fieldWeights.value]),
  ];
  return Math.max(0, ...fields.map(([text, weight]) => (text === word ? weight : 0)));
}

function wordScore(goods: readonly Good[], of: Good, wanted: WantedWord): number {
  const told = telling(Math.max(0, ...wanted.map(({ form }) => goods.filter((one) => fieldWeight(one, form) > 0).length)), goods.length);
  return Math.max(0, ...wanted.map(({ form, weight }) => fieldWeight(of, form) * Math.round(weight * 64) * told));
}

/** The same answer without an index: every good is looked at for every question. */
function reference(goods: readonly Good[], asked: CatalogQuery): CatalogAnswer {
  const tree = categories.find(({ id }) => id === asked.category);
  const listed = goods.filter((one) => offerIn(one, asked.cityId) && (asked.category === null || (tree && one.categoryId >= tree.treeFrom && one.categoryId <= tree.treeTo))
    && (!asked.discounted || (offerIn(one, asked.cityId)?.discount ?? 0) > 0)
    && (asked.stock === undefined || (asked.stock === 'buyable' ? one.buyable : one.places.includes(asked.cityId))));
  const scoresOf = new Map(listed.map((one) => [one, asked.words.map((wanted) => wordScore(goods, one, wanted))]));
  const scoreOf = (one: Good) => (scoresOf.get(one) ?? []).reduce((sum, score) => sum + score, 0);
  const said = asked.words.length === 0 ? listed : listed.filter((one) => (scoresOf.get(one) ?? []).filter((score) => score > 0).length >= Math.max(1, asked.wordsNeeded ?? asked.words.length));
  const passes = (one: Good, except: string) => asked.values.every(({ group, values }) => except === `g${group}` || values.some((value) => valuesOf(one, group).includes(value)))
    && asked.numbers.every(({ attribute, from, to }) => except === `n${attribute}` || one.numbers.some((number) => within(number, from, to)))
    && (except === 'price' || !asked.price || within(offerIn(one, asked.cityId)?.price ?? 0, asked.price.from, asked.price.to));
  const kept = (except: string) => said.filter((one) => passes(one, except));
  const matching = kept('');
  const cost = (one: Good) => offerIn(one, asked.cityId)?.price ?? 0;
  const popular = (a: Good, b: Good) => b.popularity - a.popularity || b.id - a.id;
  const orders: Record<CatalogQuery['sort'], (a: Good, b: Good) => number> = {
    popular, cheap: (a, b) => cost(a) - cost(b), expensive: (a, b) => cost(b) - cost(a),
    rating: (a, b) => b.ratingHundredths - a.ratingHundredths || b.ratingCount - a.ratingCount, new: (a, b) => b.createdAt - a.createdAt,
    discount: (a, b) => (offerIn(b, asked.cityId)?.discount ?? 0) - (offerIn(a, asked.cityId)?.discount ?? 0), relevance: (a, b) => scoreOf(b) - scoreOf(a),
  };
  const ordered = matching.toSorted((a, b) => Number(b.buyable) - Number(a.buyable) || orders[asked.sort](a, b) || popular(a, b));
  const first = ordered.filter((one, at) => !asked.onePerModel || one.variantGroup === null || ordered.findIndex(({ variantGroup }) => variantGroup === one.variantGroup) === at);
  const page = first.slice(asked.offset, asked.offset + asked.limit);
  const standsFor = (one: Good) => (one.variantGroup === null ? 1 : matching.filter(({ variantGroup }) => variantGroup === one.variantGroup).length);
  const prices = kept('price').map(cost);
  const numbers = kept(`n${numberColumn}`).flatMap((one) => one.numbers);
  return {
    ids: page.map(({ id }) => id), total: first.length,
    ...(asked.onePerModel ? { models: page.map((one) => ({ id: one.id, count: standsFor(one) })).filter(({ count }) => count > 1) } : {}),
    groups: asked.countGroups.map((group) => {
      const found = kept(`g${group}`).flatMap((one) => valuesOf(one, group)).filter((value) => value !== -1);
      return { group, counts: [...new Set(found)].map((value) => ({ value, count: found.filter((other) => other === value).length })) };
    }),
    numbers: numbers.length > 0 ? [{ attribute: numberColumn, min: Math.min(...numbers), max: Math.max(...numbers) }] : [],
    price: prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
    categories: asked.countCategories.map((category) => {
      const below = categories.find(({ id }) => id === category);
      return { category, count: below ? matching.filter((one) => one.categoryId >= below.treeFrom && one.categoryId <= below.treeTo).length : 0 };
    }),
  };
}

const sorted = (answer: CatalogAnswer): CatalogAnswer => ({ ...answer, groups: answer.groups.map(({ group, counts }) => ({ group, counts: counts.toSorted((a, b) => a.value - b.value) })) });

describe('the index', () => {
  it('answers every question as looking at every good would', () => {
    let compared = 0;
    fc.assert(fc.property(catalogue, fc.array(query, { minLength: 1, maxLength: 6 }), (goods, queries) => {
      const index = indexOf(goods);
      for (const asked of queries) {
        const expected = reference(goods, asked);
        if (expected.total > 0) compared++;
        expect(sorted(findGoods(index, asked))).toEqual(sorted(expected));
      }
    }), { numRuns: 600 });
    expect(compared).toBeGreaterThan(400);
  });

  it('answers the same after prices changed in place as after a rebuild', () => {
    fc.assert(fc.property(catalogue, fc.array(fc.tuple(fc.nat(), offers, fc.boolean(), fc.subarray([1, 2])), { maxLength: 10 }), fc.array(query, { minLength: 2, maxLength: 4 }), (goods, changes, queries) => {
      const index = indexOf(goods);
      for (const asked of queries) findGoods(index, asked);
      const changed = goods.map((one) => ({ ...one }));
      for (const [pick, entries, buyable, places] of changes) {
        const one = changed[pick % Math.max(1, changed.length)];
        if (!one) continue;
        Object.assign(one, { offers: entries, buyable, places });
        const position = index.positions.get(one.id) ?? -1;
        setOffers(index.prices, position, entries);
        setStock(index.stock, position, buyable, places);
      }
      const fresh = indexOf(changed);
      for (const asked of queries) expect(sorted(findGoods(index, asked))).toEqual(sorted(findGoods(fresh, asked)));
    }), { numRuns: 200 });
  });
});
