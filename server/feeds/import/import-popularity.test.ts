import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPopularityService } from '#server/features/storefront/catalog/popularity/popularity.service.ts';
import { createOffer, importText, seedCities, wrapOffers } from '#test/factories/catalog/importing.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedCities(database.db);
});
afterAll(() => database.drop());

test('scales the popularity of new products, and leaves known weights to the job of the "popular" order', async () => {
  const createFigure = (id: string, figure: number) => createOffer(id, 100, `<popularity>${figure}</popularity>`);
  const load = (...offers: string[]) => importText(database.db, wrapOffers(offers.join('')));
  const weights = () =>
    database.db.$client`select external_id, popularity, feed_popularity from products order by external_id`;
  await load(createFigure('a', 50_000), createFigure('b', 500));
  expect(await weights()).toEqual([
    { external_id: 'a', popularity: 1000, feed_popularity: 50_000 },
    { external_id: 'b', popularity: 10, feed_popularity: 500 },
  ]);
  await load(createFigure('a', 50_000), createFigure('b', 25_000), createFigure('c', 25_000));
  expect((await weights()).slice(1)).toEqual([
    { external_id: 'b', popularity: 10, feed_popularity: 25_000 },
    { external_id: 'c', popularity: 500, feed_popularity: 25_000 },
  ]);
  await createPopularityService(database).refresh(new Date());
  expect((await weights())[1]).toEqual({ external_id: 'b', popularity: 500, feed_popularity: 25_000 });
});
