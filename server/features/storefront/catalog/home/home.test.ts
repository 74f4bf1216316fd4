import { afterAll, expect, test } from 'vitest';
import { homeContract } from '#contract/content/home.ts';
import type { RunningSale } from './home.ts';
import type { FoundBanner, FoundSection } from '#server/features/storefront/content/content.service.ts';
import { createPhoneShop } from '#test/factories/phone-shop.ts';

let sections: FoundSection[] = [];
let banners: FoundBanner[] = [];
let sale: RunningSale | null = null;
const article = { slug: 'a', title: 'Статья', lead: 'Коротко', date: '2026-11-01', kind: 'phone' };
const { catalog, database, ids, at, productNames, close } = await createPhoneShop({
  home: {
    sections: () => sections,
    banners: () => banners,
    sale: () => sale,
    articles: (_context, topic) => (topic === 'care' ? [] : [article]),
  },
});
afterAll(close);

const section = (id: string, block: FoundSection['block'], rest: Partial<FoundSection> = {}): FoundSection => ({
  id,
  title: id,
  audience: 'all',
  block,
  products: [],
  categories: [],
  deals: undefined,
  rule: undefined,
  category: undefined,
  path: undefined,
  count: undefined,
  topic: undefined,
  ...rest,
});
const readHome = async (wanted: FoundSection[], ...viewer: Parameters<typeof at>) => {
  sections = wanted;
  const page = await catalog.home(at(...viewer));
  expect(homeContract['GET /api/catalog/home'].output.parse(page)).toEqual(page);
  return page.sections;
};
const listShown = async (sections: FoundSection[], ...viewer: Parameters<typeof at>) =>
  (await readHome(sections, ...viewer)).map((found) => [
    found.id,
    found.block === 'products' ? productNames(found.products) : found.block,
  ]);

test('orders sections by their texts and shows a model in one of them, with one available variant', async () => {
  expect(
    await listShown([
      section('new', 'products', { rule: 'new' }),
      section('hits', 'products', { rule: 'popular' }),
      section('recent', 'recent'),
    ]),
  ).toEqual([
    ['new', ['blue', 'honest', 'central']],
    ['hits', ['dishonest', 'preorder']],
    ['recent', 'recent'],
  ]);
  expect(await listShown([section('hits', 'products', { rule: 'popular' })])).toEqual([
    ['hits', ['plain', 'honest', 'central']],
  ]);
});

test('links a category row to its category or the path of its text; omits one of an unknown category', async () => {
  const [tablets, all] = await readHome([
    section('tablets', 'products', { rule: 'popular', category: 'planshety' }),
    section('all', 'products', { rule: 'popular', path: '/promos' }),
    section('gone', 'products', { rule: 'popular', category: 'nosuch' }),
  ]);
  expect(tablets).toMatchObject({ more: '/c/planshety', products: [{ id: ids.central }] });
  expect(all).toMatchObject({ id: 'all', more: '/promos' });
});

test('keeps the order of chosen products; omits those unavailable in the city', async () => {
  const sku = (name: string) => `CHOSEN-${name}`;
  for (const name of ['central', 'plain', 'out', 'withdrawn'] as const)
    await database.db.$client`update products set sku = ${sku(name)} where id = ${ids[name]}`;
  const products = ['central', 'withdrawn', 'nosuch', 'out', 'plain'].map(sku);
  expect(await listShown([section('picks', 'products', { products })])).toEqual([['picks', ['central', 'plain']]]);
});

test('shows the best discounts next to the banners and in no row below', async () => {
  banners = [];
  const [first, nextRow] = await readHome([
    section('banners', 'banners', { deals: 'Скидки' }),
    section('discounts', 'products', { rule: 'discounts' }),
  ]);
  expect(first).toMatchObject({ block: 'banners', deals: { title: 'Скидки', products: [{ id: ids.honest }] } });
  expect(nextRow).toBeUndefined();
});

test('links a banner to its path, to a department of its kinds, or to the catalogue when the shop has none', async () => {
  const banner = (id: string, rest: Partial<FoundBanner>): FoundBanner => ({
    id,
    title: id,
    text: id,
    action: id,
    picture: 'home',
    audience: 'all',
    path: undefined,
    kinds: [],
    ...rest,
  });
  const [{ slug, kind } = { slug: '', kind: '' }] = await catalog.tree(at());
  banners = [
    banner('own', { path: '/promos' }),
    banner('kind', { kinds: ['nosuch', kind] }),
    banner('none', { kinds: ['nosuch'] }),
  ];
  const [first] = await readHome([section('banners', 'banners')]);
  expect(first).toMatchObject({
    deals: null,
    banners: [{ path: '/promos' }, { path: `/c/${slug}` }, { path: '/catalog' }],
  });
});

test('shows departments or chosen categories as tiles; omits empty ones', async () => {
  const [departments, chosenRow, ...others] = await readHome([
    section('departments', 'categories'),
    section('chosen', 'categories', { categories: ['planshety', 'nosuch', 'smartfony'] }),
    section('nothing', 'categories', { categories: ['nosuch'] }),
    section('care', 'articles', { topic: 'care' }),
    section('articles', 'articles'),
    section('promises', 'advantages'),
  ]);
  expect(departments).toMatchObject({ categories: [{ name: 'Товары' }] });
  expect(chosenRow).toMatchObject({ categories: [{ slug: 'planshety', count: 1 }, { slug: 'smartfony' }] });
  expect(others).toMatchObject([{ articles: [article] }, { promises: { freeDeliveryFrom: 20_000 } }]);
});

test('shows products of the promotion that ends first, and nothing without one', async () => {
  const promo = { id: 'week', title: 'Неделя', code: 'WEEK5', mark: 'WEEK5 −5%', endsAt: '2026-12-01T00:00:00.000Z' };
  sale = { promo, categoryId: null, productIds: [ids.central, ids.out] };
  expect(await readHome([section('sale', 'sale')])).toMatchObject([
    { block: 'sale', promo, products: [{ id: ids.central }] },
  ]);
  const [hits, none] = await readHome([section('hits', 'products', { rule: 'popular' }), section('sale', 'sale')]);
  expect([hits?.id, none]).toEqual(['hits', undefined]);
  sale = null;
  expect(await readHome([section('sale', 'sale')])).toEqual([]);
});
