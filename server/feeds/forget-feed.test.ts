import { afterEach, beforeEach, expect, test } from 'vitest';
import { wrapOffers, importText, createOffer, seedCities } from '#test/factories/catalog/importing.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { runForgetFeed } from '../commands/forget-feed.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await seedCities(database.db);
});
afterEach(() => database.drop());

const point = (id: string) =>
  `<shop-point id="${id}" city="almaty" name="Точка ${id}" address="Абая, 1" hours="daily 10:00-22:00" kind="shop"/>`;
const feed = (points: readonly string[]) =>
  wrapOffers(createOffer('p1', 5_000, points.map((id) => `<stock shop="${id}" quantity="3"/>`).join(''))).replace(
    '<offers>',
    `${points.length > 0 ? `<shops>${points.map(point).join('')}</shops>` : ''}<offers>`,
  );
const readPlaces = async (): Promise<unknown[][]> =>
  (await database.db.$client`select external_id, kind, slug is not null as page from shops order by 1`).map(
    ({ external_id, kind, page }) => [external_id, kind, page],
  );
const stocks = async () =>
  (
    await database.db.$client`
    select h.external_id, s.quantity from stocks s join shops h on h.id = s.shop_id where s.quantity > 0 order by 1`
  ).map(({ external_id, quantity }) => [external_id, quantity]);
test('closes a place that a feed no longer lists, but none for a feed without places', async () => {
  await importText(database.db, feed(['a', 'b']));
  expect((await readPlaces()).filter(([, kind]) => kind === 'shop')).toEqual([
    ['a', 'shop', true],
    ['b', 'shop', true],
  ]);
  await importText(database.db, feed(['a']));
  expect((await readPlaces()).filter(([id]) => id === 'a' || id === 'b')).toEqual([['a', 'shop', true]]);
  expect(await stocks()).toEqual([['a', 3]]);
  await importText(database.db, feed([]));
  expect((await readPlaces()).filter(([id]) => id === 'a')).toEqual([['a', 'shop', true]]);
});

test("removes a forgotten feed's products and places, keeps other feeds, and restores it on a new import", async () => {
  await importText(database.db, feed(['a', 'b']), { feed: 'demo' });
  await importText(database.db, feed(['own']), { feed: 'own' });
  expect(await runForgetFeed(database.db, ['demo'])).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^1 products/),
  });
  const sql = database.db.$client;
  expect(await sql`select feed from products where not withdrawn`).toMatchObject([{ feed: 'own' }]);
  expect((await readPlaces()).filter(([, kind]) => kind === 'shop')).toEqual([['own', 'shop', true]]);
  expect(await stocks()).toEqual([['own', 3]]);
  expect(await sql`select payload from outbox where type = 'catalog.replaced'`).toMatchObject([
    { payload: { feed: 'demo' } },
    { payload: { feed: 'own' } },
    { payload: { feed: 'demo' } },
  ]);
  expect(await runForgetFeed(database.db, ['demo'])).toMatchObject({ code: 1 });
  expect(await runForgetFeed(database.db, [])).toMatchObject({ code: 2 });
  await importText(database.db, feed(['a', 'b']), { feed: 'demo' });
  expect((await readPlaces()).filter(([, kind]) => kind === 'shop')).toHaveLength(3);
  expect(await sql`select feed from products where not withdrawn order by 1`).toMatchObject([
    { feed: 'demo' },
    { feed: 'own' },
  ]);
});

test('keeps a point with reserved stock, without a page, pickup or free stock', async () => {
  await importText(database.db, feed(['a', 'b']), { feed: 'demo' });
  await database.db.$client`
    update stocks set reserved = 2 where shop_id = (select id from shops where external_id = 'a')`;
  await runForgetFeed(database.db, ['demo']);
  expect((await readPlaces()).filter(([id]) => id === 'a' || id === 'b')).toEqual([['a', 'warehouse', false]]);
  expect(await database.db.$client`select quantity, reserved from stocks`).toMatchObject([
    { quantity: 2, reserved: 2 },
  ]);
});
