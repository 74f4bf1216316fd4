import { afterAll, beforeEach, expect, test } from 'vitest';
import { createPhoneShop, phoneShopNow } from '#test/factories/phone-shop.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { createCatalogService } from '../catalog.service.ts';
import type { SelectionText } from './selections.ts';

const shop = await createPhoneShop();
afterAll(shop.close);

const text = (slug: string, filters: string): SelectionText => ({
  slug,
  path: `/c/smartfony/${slug}`,
  filters,
  title: slug.toUpperCase(),
  lead: `What ${slug} is`,
  text: ['One.', 'Two.'],
});
let texts: Record<string, SelectionText[]> = {};
let minimum = 2;
const catalog = createCatalogService({
  db: shop.database.db,
  engine: shop.engine,
  geo: shop.geo,
  settings: { current: () => ({ ...defaultSettings, 'seo.minSelectionProducts': minimum }), reload: async () => {} },
  selections: (category) => texts[category] ?? [],
});
const phones = { category: 'smartfony' };

beforeEach(() => {
  minimum = 2;
  texts = {
    smartfony: [
      text('alpha', 'brend/alpha'),
      text('black', 'tsvet/chernyy/brend/alpha'),
      text('rare', 'brend/alpha/price/130000-'),
      text('gone', 'brend/nosuch'),
    ],
  };
});

test('lists the products of its filters, with its own texts and last breadcrumb', async () => {
  const [withSelection, filtered] = await Promise.all([
    catalog.listing({ ...phones, selection: 'alpha' }, shop.at()),
    catalog.listing({ ...phones, filters: 'brend/alpha' }, shop.at()),
  ]);
  expect(withSelection).toEqual(filtered);
  expect(shop.productNames(withSelection.products)).toEqual(['plain', 'big', 'blue']);
  expect(withSelection.selection).toMatchObject({
    path: '/c/smartfony/alpha',
    title: 'ALPHA',
    text: ['One.', 'Two.'],
    indexed: true,
  });
  expect(withSelection.crumbs.at(-1)).toEqual({ title: 'ALPHA', category: null });
  expect((await catalog.count({ ...phones, selection: 'alpha' }, shop.at())).total).toBe(3);
});

test('recognises its filters in any order, and no other filters', async () => {
  const { selection, filters } = await catalog.listing({ ...phones, selection: 'black' }, shop.at());
  expect([selection?.slug, filters]).toEqual(['black', 'brend/alpha/tsvet/chernyy']);
  expect((await catalog.listing({ ...phones, filters: 'brend/alpha/pamyat/128' }, shop.at())).selection).toBeNull();
  expect((await catalog.listing({ q: 'alpha' }, shop.at())).selection).toBeNull();
});

test.each([{ selection: 'nosuch' }, { selection: 'gone' }, { selection: 'alpha', filters: 'pamyat/128' }])(
  'does not find %j',
  async (input) => {
    await expect(catalog.listing({ ...phones, ...input }, shop.at())).rejects.toMatchObject({
      error: 'filter_not_found',
    });
  },
);

test('neither links nor indexes a selection with too few products', async () => {
  const { selection, total } = await catalog.listing({ ...phones, selection: 'rare' }, shop.at());
  expect([total, selection?.indexed]).toEqual([1, false]);
  expect((await catalog.listing(phones, shop.at())).selections.map(({ title }) => title)).toEqual(['ALPHA', 'BLACK']);
  expect(await catalog.selectionPaths(shop.at())).toEqual(['/c/smartfony/alpha', '/c/smartfony/black']);
});

test('applies a changed minimum within ten minutes', async () => {
  minimum = 3;
  expect(await catalog.selectionPaths(shop.at())).toEqual(['/c/smartfony/alpha']);
  minimum = 1;
  const later = new Date(phoneShopNow.getTime() + 11 * MINUTE_MS);
  expect(await catalog.selectionPaths(shop.at('almaty', 'ru', later))).toHaveLength(3);
});

test('appears as a link only on the first page of the category, its ancestors and selections', async () => {
  const listLinks = async (input: Parameters<typeof catalog.listing>[0]) =>
    (await catalog.listing(input, shop.at())).selections.map(({ path }) => path);
  expect(await listLinks({ ...phones, selection: 'alpha' })).toEqual(['/c/smartfony/black']);
  expect(await listLinks({ ...phones, filters: 'pamyat/128' })).toEqual([]);
  expect(await listLinks({ ...phones, page: 2 })).toEqual([]);
});
