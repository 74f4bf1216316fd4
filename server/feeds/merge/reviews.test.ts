import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOffer, importText, seedCities, wrapOffers } from '#test/factories/catalog/importing.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedCities(database.db);
});
afterAll(() => database.drop());

test('rates the products of a model by the reviews of all, also after one leaves the model', async () => {
  const review = (stars: number) =>
    `<review author="Олег" lang="ru" stars="${stars}" date="2026-10-05"><text>Текст</text></review>`;
  const offer = (id: string, group: string, stars: number) =>
    createOffer(id, 100, review(stars)).replace('<offer', `<offer group_id="${group}"`);
  const ratings = async () => [
    ...(await database.db.$client`
      select external_id as id, rating_hundredths as mean, rating_count as count from products order by 1`),
  ];
  const [red, single] = [offer('a', 'one', 5), createOffer('c', 100)];
  await importText(database.db, wrapOffers(`${red}${offer('b', 'one', 4)}${single}`));
  expect(await ratings()).toEqual([
    { id: 'a', mean: 450, count: 2 },
    { id: 'b', mean: 450, count: 2 },
    { id: 'c', mean: 0, count: 0 },
  ]);
  await importText(database.db, wrapOffers(`${red}${offer('b', 'two', 4)}${single}`));
  expect(await ratings()).toEqual([
    { id: 'a', mean: 500, count: 1 },
    { id: 'b', mean: 400, count: 1 },
    { id: 'c', mean: 0, count: 0 },
  ]);
});
