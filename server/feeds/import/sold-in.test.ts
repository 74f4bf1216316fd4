import { afterEach, beforeEach, expect, test } from 'vitest';
import { wrapOffers, importText, createOffer, seedCities, wholeCatalogue } from '#test/factories/catalog/importing.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await seedCities(database.db);
});
afterEach(() => database.drop());

const load = (offers: string, more: object = {}) => importText(database.db, wrapOffers(offers), more);
/** Prices by city keyword; '' is every city. */
const prices = async (id: string) =>
  Object.fromEntries(
    (
      await database.db.$client<{ city: string; price: number }[]>`
        select coalesce(c.keyword, '') as city, o.price from offers o join products p on p.id = o.product_id left join cities c on c.id = o.city_id
        where p.external_id = ${id} order by 1`
    ).map(({ city, price }) => [city, price]),
  );

test('sells a product limited to some cities only there', async () => {
  const report = await load(
    createOffer('a', 1000, '<sold-in cities="almaty astana"/><city-price city="astana" price="1100"/>') +
      createOffer('b', 500),
  );
  expect(report).toMatchObject({ added: 2, rejected: 0, notes: [] });
  expect(await prices('a')).toEqual({ almaty: 1000, astana: 1100 });
  expect(await prices('b')).toEqual({ '': 500 });
});

test('follows changes of the limit; repeating it writes nothing', async () => {
  const limited = createOffer('a', 1000, '<sold-in cities="astana, aktau"/>');
  await load(createOffer('a', 1000));
  expect(await load(limited)).toMatchObject({ changed: 0, priceChanges: 1 });
  expect(await prices('a')).toEqual({ astana: 1000, aktau: 1000 });
  const before = await wholeCatalogue(database.db);
  expect(await load(limited)).toMatchObject({ changed: 0, priceChanges: 0 });
  expect(await wholeCatalogue(database.db)).toEqual(before);
  await load(createOffer('a', 1000));
  expect(await prices('a')).toEqual({ '': 1000 });
});

test('sells it, when imported for some cities, in those of them that the feed names', async () => {
  await load(createOffer('a', 1000, '<sold-in cities="almaty astana"/>') + createOffer('b', 500), {
    cities: ['astana', 'aktau'],
  });
  expect(await prices('a')).toEqual({ astana: 1000 });
  expect(await prices('b')).toEqual({ astana: 500, aktau: 500 });
});

test('reports unknown cities and rejects an offer with only unknown ones', async () => {
  const report = await load(
    createOffer('a', 1000, '<sold-in cities="almaty moon"/>') +
      createOffer('b', 500, '<sold-in cities="moon"/>') +
      createOffer('c', 500, '<sold-in/>') +
      createOffer('d', 500, '<sold-in cities="almaty"/><city-price city="astana" price="400"/>'),
  );
  expect(report.rejections.map(({ offer, reason }) => `${offer}: ${reason}`)).toEqual([
    'b: <sold-in> names no served city: "moon"',
    'c: <sold-in> names no served city: ""',
  ]);
  expect(report.notes.join()).toContain('<sold-in> names "moon", a city that is not served (a)');
  expect(report.notes.join()).toContain('a price of a city outside of <sold-in> is left out (d)');
  expect(await prices('a')).toEqual({ almaty: 1000 });
  expect(await prices('d')).toEqual({ almaty: 500 });
});

test('holds a price that changes too much in the cities where it is sold', async () => {
  const offerAt = (price: number) => createOffer('a', price, '<sold-in cities="almaty astana"/>');
  await load(offerAt(1000));
  expect(await load(offerAt(10))).toMatchObject({ pricesHeld: 2 });
  expect(await prices('a')).toEqual({ almaty: 1000, astana: 1000 });
});
