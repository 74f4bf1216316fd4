import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultSettings } from '#domain/settings/settings.ts';
import { categoryIds, insertCatalogFrame, insertProduct } from '#test/factories/catalog/catalog.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { createPromoCodes, createPromoMarks } from './app-promotions.ts';
import type { StoreEvent } from '../events.ts';
import { createContentService } from '../features/storefront/content/content.service.ts';
import { createPromotionsService } from '../features/money/promotions/promotions.service.ts';

const now = new Date('2026-11-22T07:00:00Z');
let store: TestDatabase;
let ids: { plain: number; ultra: number; kettle: number };
beforeAll(async () => {
  store = await createTestDatabase();
  const { db } = store;
  await insertCatalogFrame(db);
  await db.$client`update categories set slug = 'vse-smartfony' where id = ${categoryIds.phones}`;
  await db.$client`update categories set slug = 'napitki' where id = ${categoryIds.tablets}`;
  ids = {
    plain: await insertProduct(db, { name: 'Смартфон Samsung Galaxy S25 12/256 ГБ' }),
    ultra: await insertProduct(db, { name: 'Смартфон Samsung Galaxy S25 Ultra 12/256 ГБ' }),
    kettle: await insertProduct(db, { name: 'Чайник', category: 'tablets' }),
  };
});
afterAll(() => store.drop());

async function open() {
  const { db } = store;
  await db.$client`delete from promo_codes`;
  const content = await createContentService({
    db,
    settings: { current: () => defaultSettings },
    secret: 'secret',
  });
  const promotions = createPromotionsService({ db });
  await createPromoCodes(content, promotions, now);
  const marks = createPromoMarks(content, promotions);
  await marks.load();
  const markOf = (id: number, category: number, price = 100_000, moment = now) =>
    marks.find({ id, categoryId: category, price }, { language: 'ru', now: moment }, () => [category, categoryIds.all])
      ?.mark;
  return { promotions, marks, markOf };
}

test('marks a product with a valid promo code, by its category or model line', async () => {
  const { promotions, markOf } = await open();
  expect(markOf(ids.kettle, categoryIds.tablets)).toBe('COFFEE10 −10\u00a0%');
  expect(markOf(ids.plain, categoryIds.phones)).toBe('GALAXY5 −5\u00a0%');
  expect(markOf(ids.ultra, categoryIds.phones)).toBeUndefined();
  const user = { customerId: null, productIds: Object.values(ids), language: 'ru', now } as const;
  const found = async (code: string) => (await promotions.find(store.db.$client, code, user))?.terms.productIds;
  expect(await found('COFFEE10')).toEqual([ids.kettle]);
  expect(await found('GALAXY5')).toEqual([ids.plain]);
});

test('shows the code and the discounted price in a mark', async () => {
  const { marks } = await open();
  const found = marks.find(
    { id: ids.kettle, categoryId: categoryIds.tablets, price: 100_000 },
    { language: 'ru', now },
    () => [categoryIds.tablets, categoryIds.all],
  );
  expect(found).toMatchObject({ code: 'COFFEE10', price: 90_000 });
});

test('shows a mark while the code is valid, on products above the minimum price', async () => {
  const { marks, markOf } = await open();
  const markAt = (moment: string) => markOf(ids.kettle, categoryIds.tablets, 100_000, new Date(moment));
  expect(
    ['2026-11-15T18:59:59Z', '2026-11-15T19:00:00Z', '2026-12-20T18:59:59Z', '2026-12-20T19:00:00Z'].map(markAt),
  ).toEqual([undefined, 'COFFEE10 −10\u00a0%', 'COFFEE10 −10\u00a0%', undefined]);
  expect(markOf(ids.kettle, categoryIds.tablets, 29_999)).toBeUndefined();
  expect(marks.changesAt(now)?.toISOString()).toBe('2026-12-15T19:00:00.000Z');
});

test('updates the mark when an operator changes the code', async () => {
  const { promotions, marks, markOf } = await open();
  await promotions.save({
    code: 'COFFEE10',
    titleRu: 'Кофе',
    titleKk: 'Кофе',
    kind: 'sum',
    value: 3000,
    categoryIds: [categoryIds.tablets],
    productIds: null,
    minimumSum: 0,
    startsAt: null,
    endsAt: null,
    maxUses: null,
    maxUsesPerCustomer: null,
  });
  const [row] = await store.db.$client`select type, payload from outbox order by seq desc limit 1`;
  expect(row).toMatchObject({ type: 'promo.changed', payload: { code: 'COFFEE10' } });
  expect(markOf(ids.kettle, categoryIds.tablets)).toBe('COFFEE10 −10\u00a0%');
  await marks.apply({ type: 'promo.changed', code: 'COFFEE10' } satisfies StoreEvent);
  expect(markOf(ids.kettle, categoryIds.tablets)).toBe('COFFEE10 −3\u00a0000\u00a0₸');
});
