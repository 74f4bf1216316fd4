import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductVisibility } from '#contract/operator/operator-catalog.ts';
import { wrapOffers, importText, createOffer } from '#test/factories/catalog/importing.ts';
import { createOperatorShop, type OperatorShop } from '#test/factories/operator-shop.ts';
import { EVERY_PRODUCT } from '../features/storefront/catalog/engine/engine.ts';
import { forgetFeed } from '../feeds/forget-feed.ts';
import { runWhy } from './why.ts';

const PICTURE = '<picture>https://example.kz/1.jpg</picture>';
/** Plain offers, so that no import withdraws too large a share. */
const plainOffers = Array.from({ length: 40 }, (_, index) => createOffer(`plain-${index}`, 20_000));
const without = (element: RegExp, offer: string) => offer.replace(element, '');

let operatorShop: OperatorShop;
beforeAll(async () => {
  operatorShop = await createOperatorShop('Каталог', ['catalog.read']);
  const { db } = operatorShop.shop;
  const unchanging = [
    ...plainOffers,
    createOffer('good', 20_000, PICTURE),
    createOffer('broken-picture', 20_000, PICTURE),
    createOffer('astana-only', 20_000),
    createOffer('used', 20_000, '<condition type="preowned"><reason>Царапина</reason></condition>'),
    without(/<quantity>.*<\/quantity>/, createOffer('sold-out', 20_000)).replace(
      'available="true"',
      'available="false"',
    ),
    without(/<categoryId>.*<\/categoryId>/, createOffer('no-category', 20_000)),
  ];
  const first = [createOffer('missing', 20_000), createOffer('disabled', 20_000), createOffer('moved', 20_000)];
  await importText(db, wrapOffers([...unchanging, ...first, createOffer('unreadable', 20_000)].join('')));
  const second = [
    createOffer('disabled', 20_000, '<disabled>true</disabled>'),
    createOffer('moved', 190_000),
    createOffer('placeholder', 1),
    createOffer('unreadable', 0),
    createOffer('never-read', 0),
  ];
  await importText(db, wrapOffers([...unchanging, ...second].join('')));
  await importText(db, wrapOffers(createOffer('forgotten', 20_000)), { feed: 'other' });
  await forgetFeed(db, 'other');
  const again = { feed: 'again', force: true };
  await importText(db, wrapOffers(createOffer('missing-then-marked', 20_000) + createOffer('returned', 20_000)), again);
  await importText(db, wrapOffers(createOffer('kept', 20_000)), again);
  const marked = createOffer('missing-then-marked', 20_000, '<withdrawn/>');
  await importText(db, wrapOffers(marked + createOffer('returned', 20_000)), again);
  await db.$client`update offers set city_id = 2 where product_id = (select id from products where external_id = 'astana-only')`;
  await db.$client`update pictures set status = 'failed' where product_id = (select id from products where external_id = 'broken-picture')`;
  await operatorShop.shop.engine.rebuild();
});
afterAll(() => operatorShop.close());

const explain = (product: string, city = 'almaty') =>
  operatorShop.call('GET /api/operator/visibility', { product, city });
const idOf = async (offer: string) => {
  const [row] = await operatorShop.shop.db.$client<
    { id: number }[]
  >`select id from products where external_id = ${offer}`;
  return row!.id;
};
const failed = ({ rules }: ProductVisibility) => rules.filter(({ passes }) => !passes).map(({ rule }) => rule);
const rowOf = ({ rules }: ProductVisibility, name: string) => rules.find(({ rule }) => rule === name)!.row;

const ALL = ['page', 'lists', 'sale'];
const NO_PICTURE = 'picture-ready';

test.each<[string, string[], string[], string, RegExp]>([
  ['good', ALL, [], 'price-in-city', /^offers \d+: 20000 tenge in every city$/],
  ['used', ALL, ['condition-new', NO_PICTURE], 'condition-new', /condition = used, "Царапина"; shown with its label$/],
  ['plain-1', ALL, [NO_PICTURE], NO_PICTURE, /^pictures: no row; a drawing/],
  ['broken-picture', ALL, [NO_PICTURE], NO_PICTURE, /1\.jpg is failed$/],
  ['sold-out', ['page', 'lists'], ['available', NO_PICTURE], 'available', /^out-of-stock: stocks: no row$/],
  ['astana-only', ['page'], ['price-in-city', NO_PICTURE], 'price-in-city', /priced in cities 2 only$/],
  [
    'moved',
    ALL,
    ['price-not-held', NO_PICTURE],
    'price-not-held',
    /^import_runs 2: 190000 tenge waits for --accept-prices \(moved\), still sold for 20000 tenge$/,
  ],
  [
    'placeholder',
    ['page'],
    ['price-in-city', 'price-not-held', NO_PICTURE],
    'price-not-held',
    /^import_runs 2: 1 tenge waits for --accept-prices \(floor\), not on sale$/,
  ],
  [
    'missing',
    ['page'],
    ['not-withdrawn', 'available', NO_PICTURE],
    'not-withdrawn',
    /withdrawn = true since .* UTC; import_runs 2: the feed no longer has the offer$/,
  ],
  [
    'disabled',
    ['page'],
    ['not-withdrawn', 'available', NO_PICTURE],
    'not-withdrawn',
    /import_runs 2: the feed marks the offer as withdrawn or disabled$/,
  ],
  [
    'missing-then-marked',
    ['page'],
    ['not-withdrawn', 'available', NO_PICTURE],
    'not-withdrawn',
    /import_runs 6: the feed marks the offer as withdrawn or disabled$/,
  ],
  ['returned', ALL, [NO_PICTURE], 'not-withdrawn', /withdrawn = false$/],
  [
    'no-category',
    [],
    ['not-withdrawn', 'category-visible', 'available', NO_PICTURE],
    'category-visible',
    /^categories \d+ \(.+\): hidden = true$/,
  ],
  [
    'unreadable',
    ['page', 'lists'],
    ['offer-accepted', 'available', NO_PICTURE],
    'offer-accepted',
    /^import_runs 2: rejected in line \d+: .*price/,
  ],
  [
    'forgotten',
    ['page'],
    ['not-withdrawn', 'available', NO_PICTURE],
    'not-withdrawn',
    /the feed was removed by npm run forget-feed$/,
  ],
])('opens %s in %j and fails the rules %j', async (offer, open, rules, ruleName, row) => {
  const answer = await explain(offer);
  expect(answer).toMatchObject({ product: { offer }, city: 'almaty', open });
  expect(failed(answer)).toEqual(rules);
  expect(rowOf(answer, ruleName)).toMatch(row);

  // The explanation matches what shoppers see.
  const { catalog } = operatorShop.shop;
  const id = await idOf(offer);
  const page = await catalog.product(id, operatorShop.context).catch(() => null);
  expect(page !== null).toBe(open.includes('page'));
  expect(page?.availability.buyable ?? false).toBe(open.includes('sale'));
  const { ids } = await operatorShop.shop.engine.search({
    ...EVERY_PRODUCT,
    cityId: operatorShop.context.city.id,
    sort: 'popular',
    offset: 0,
    limit: 1000,
  });
  expect(ids.includes(id)).toBe(open.includes('lists'));
});

test('shows a product with a price in this city but not in another', async () => {
  expect(await explain('astana-only', 'astana')).toMatchObject({ city: 'astana', open: ALL });
});

test('finds a product by id, and explains one missing in every feed or never imported', async () => {
  const id = await idOf('good');
  expect(await explain(String(id))).toMatchObject({ product: { id, offer: 'good', feed: 'test' }, open: ALL });
  const unknown = await explain('nosuch');
  expect(unknown).toMatchObject({ product: null, open: [] });
  expect(rowOf(unknown, 'exists')).toMatch(/no row with the id, SKU or offer id "nosuch"/);
  expect(rowOf(await explain('never-read'), 'exists')).toMatch(/^import_runs 2: rejected in line \d+: .*price/);
  await expect(explain('good', 'nosuch')).rejects.toMatchObject({ error: 'page_not_found' });
});

test('prints one line per rule', async () => {
  const run = (...words: string[]) => runWhy(operatorShop.shop.db, words, operatorShop.context.now);
  const { text, code } = await run('astana-only', 'almaty');
  expect(code).toBe(0);
  const lines = text.split('\n');
  expect(lines).toHaveLength(13);
  expect(lines.at(-1)).toMatch(/popularity .*popularity = 0; feed 0, in 30 days 0 sold and 0 views$/);
  expect(lines[0]).toBe('Чайник astana-only in almaty');
  expect(lines[1]).toBe('its page: yes, lists and search: no, sale: no');
  expect(text).toMatch(/^ {2}passes {2}exists {12}products \d+: feed test, offer astana-only, SKU \(none\)$/m);
  expect(text).toMatch(/^ {2}FAILS {3}price-in-city {5}offers .*\(closes lists, sale\)$/m);
  expect(text).toMatch(/^ {2}remark {2}picture-ready/m);
  expect(await run('nosuch', 'almaty')).toMatchObject({ code: 1, text: expect.stringContaining('Unknown product') });
  expect(await run('good', 'nosuch')).toMatchObject({ code: 1, text: expect.stringContaining('nosuch is not a city') });
  expect(await run('good')).toMatchObject({ code: 2 });
});

test('reports a refused import as information: the catalogue is unchanged', async () => {
  await expect(importText(operatorShop.shop.db, wrapOffers(''))).rejects.toThrow();
  const answer = await explain('good');
  expect(answer.open).toEqual(ALL);
  expect(failed(answer)).toEqual(['feed-imported']);
  expect(rowOf(answer, 'feed-imported')).toMatch(/^import_runs \d+: refused at .* UTC: /);
});
