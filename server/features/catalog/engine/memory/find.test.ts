import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogAnswer, CatalogQuery } from '../engine.ts';
import { BRAND_GROUP, FLAG_YES } from '../engine.ts';
import { createIndexBuilder, type CategoryRow, type ProductRow } from './builder.ts';
import { findGoods } from './find.ts';
import { setOffers, type OfferEntry } from './prices.ts';
import { fieldWeights } from './word-index.ts';

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

type Good = ProductRow & { enums: number[]; flag: boolean; numbers: number[]; offers: OfferEntry[] };

const price = fc.integer({ min: 1, max: 40 }).map((hundreds) => hundreds * 100);
const offers = fc.uniqueArray(fc.record({ cityId: fc.constantFrom(...cities), price, discount: fc.constantFrom(0, 0, 5, 30) }), { selector: (offer) => offer.cityId, maxLength: 3 });
const good = fc.record({
  categoryId: fc.integer({ min: 1, max: 5 }), brandId: fc.option(fc.integer({ min: 1, max: 4 })), name: fc.subarray(words, { minLength: 1 }),
  popularity: fc.integer({ min: 0, max: 5 }), ratingHundredths: fc.constantFrom(0, 350, 480, 500), ratingCount: fc.integer({ min: 0, max: 3 }),
  createdAt: fc.integer({ min: 0, max: 3 }), buyable: fc.boolean(), enums: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 2 }), flag: fc.boolean(),
  numbers: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 2 }), offers,
});

const catalogue = fc.array(good, { maxLength: 120 }).map((drafts) => drafts
  .toSorted((a, b) => a.categoryId - b.categoryId)
  .map(({ name, ...draft }, index): Good => ({ ...draft, id: 1000 + index, brandName: draft.brandId === null ? '' : `brand${draft.brandId}`, names: [name.join(' ')], codes: [`K-${index}`] })));

const side = fc.option(fc.integer({ min: 0, max: 9 }));
const query: fc.Arbitrary<CatalogQuery> = fc.record({
  category: fc.option(fc.integer({ min: 1, max: 6 })),
  words: fc.oneof({ weight: 2, arbitrary: fc.constant('') }, { weight: 1, arbitrary: fc.subarray([...words, 'brand1', 'лист', 'алм'], { minLength: 1, maxLength: 2 }).map((chosen) => chosen.join(' ')) }),
  values: fc.tuple(
    fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }).map((values) => ({ group: BRAND_GROUP, values }))),
    fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 }).map((values) => ({ group: enumGroup, values }))),
    fc.option(fc.constant({ group: flagGroup, values: [FLAG_YES] })),
  ).map((chosen) => chosen.filter((filter) => filter !== null)),
  numbers: fc.option(fc.record({ attribute: fc.constant(numberColumn), from: side, to: side })).map((filter) => (filter ? [filter] : [])),
  price: fc.option(fc.record({ from: fc.option(price), to: fc.option(price) })),
  discounted: fc.boolean(), cityId: fc.constantFrom(1, 2, 3),
  sort: fc.constantFrom('popular', 'cheap', 'expensive', 'rating', 'new', 'discount', 'relevance'),
  offset: fc.integer({ min: 0, max: 30 }), limit: fc.integer({ min: 0, max: 30 }),
  countGroups: fc.constant([BRAND_GROUP, enumGroup, flagGroup]), countNumbers: fc.constant([numberColumn]), countCategories: fc.constant([1, 2, 3, 4, 5, 9]),
});

function indexOf(goods: readonly Good[]) {
  const builder = createIndexBuilder(categories);
  for (const row of goods) builder.addProduct(row);
  for (const { id, enums, flag, numbers, offers: entries } of goods) {
    for (const value of enums) builder.addValue({ productId: id, group: enumGroup, value });
    if (flag) builder.addValue({ productId: id, group: flagGroup, value: FLAG_YES });
    for (const number of numbers) builder.addNumber({ productId: id, attribute: numberColumn, number });
    for (const entry of entries) builder.addOffer(id, entry);
  }
  return builder.finish();
}

const offerIn = (of: Good, city: number) => of.offers.find(({ cityId }) => cityId === city) ?? of.offers.find(({ cityId }) => cityId === 0);
const valuesOf = (of: Good, group: number) => (group === BRAND_GROUP ? [of.brandId ?? -1] : group === enumGroup ? of.enums : of.flag ? [FLAG_YES] : []);
const within = (number: number, from: number | null, to: number | null) => number >= (from ?? -Infinity) && number <= (to ?? Infinity);

/** Best weight of a word in a good, 0 when it has none; a whole word counts twice its beginning. */
function wordScore(of: Good, word: string, prefix: boolean): number {
  const fields: [string, number][] = [
    ...of.names.flatMap((name) => name.split(' ').flatMap((text) => (text === 'x200' ? ['x200', 'x', '200'] : [text]))).map((text): [string, number] => [text, fieldWeights.name]),
    ...(of.brandName ? [of.brandName, 'brand', of.brandName.slice(5)] : []).map((text): [string, number] => [text, fieldWeights.brand]),
    ...of.codes.flatMap((code) => ['k', code.slice(2), `k${code.slice(2)}`]).map((text): [string, number] => [text, fieldWeights.code]),
    ...(categories.find(({ id }) => id === of.categoryId)?.names ?? []).map((text): [string, number] => [text, fieldWeights.category]),
  ];
  return Math.max(0, ...fields.map(([text, weight]) => (text === word ? weight * 2 : prefix && text.startsWith(word) ? weight : 0)));
}

/** The same answer without an index: every good is looked at for every question. Only plain readings of words: nothing found stays undefined. */
function reference(goods: readonly Good[], asked: CatalogQuery): CatalogAnswer | undefined {
  const tree = categories.find(({ id }) => id === asked.category);
  const listed = goods.filter((one) => offerIn(one, asked.cityId) && (asked.category === null || (tree && one.categoryId >= tree.treeFrom && one.categoryId <= tree.treeTo))
    && (!asked.discounted || (offerIn(one, asked.cityId)?.discount ?? 0) > 0));
  const terms = asked.words.split(' ').filter(Boolean);
  const scoreOf = (one: Good) => {
    const scores = terms.map((word, at) => wordScore(one, word, at === terms.length - 1));
    return scores.every((score) => score > 0) ? scores.reduce((sum, score) => sum + score, 0) : 0;
  };
  const said = terms.length === 0 ? listed : listed.filter((one) => scoreOf(one) > 0);
  if (terms.length > 0 && said.length === 0) return undefined;
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
    discount: (a, b) => (offerIn(b, asked.cityId)?.discount ?? 0) - (offerIn(a, asked.cityId)?.discount ?? 0), relevance: (a, b) => (terms.length > 0 ? scoreOf(b) - scoreOf(a) : 0),
  };
  const ordered = matching.toSorted((a, b) => Number(b.buyable) - Number(a.buyable) || orders[asked.sort](a, b) || popular(a, b));
  const prices = kept('price').map(cost);
  const numbers = kept(`n${numberColumn}`).flatMap((one) => one.numbers);
  return {
    ids: ordered.slice(asked.offset, asked.offset + asked.limit).map(({ id }) => id), total: matching.length, words: asked.words,
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
        if (!expected) continue;
        compared++;
        expect(sorted(findGoods(index, asked))).toEqual(sorted(expected));
      }
    }), { numRuns: 400 });
    expect(compared).toBeGreaterThan(400);
  });

  it('answers the same after prices changed in place as after a rebuild', () => {
    fc.assert(fc.property(catalogue, fc.array(fc.tuple(fc.nat(), offers), { maxLength: 10 }), fc.array(query, { minLength: 2, maxLength: 4 }), (goods, changes, queries) => {
      const index = indexOf(goods);
      for (const asked of queries) findGoods(index, asked);
      const changed = goods.map((one) => ({ ...one }));
      for (const [pick, entries] of changes) {
        const one = changed[pick % Math.max(1, changed.length)];
        if (!one) continue;
        one.offers = entries;
        setOffers(index.prices, index.positions.get(one.id) ?? -1, entries);
      }
      const fresh = indexOf(changed);
      for (const asked of queries) expect(sorted(findGoods(index, asked))).toEqual(sorted(findGoods(fresh, asked)));
    }), { numRuns: 200 });
  });
});
