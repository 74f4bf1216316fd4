import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { wrapOffers, importText, createOffer, seedCities } from '#test/factories/catalog/importing.ts';
import { formatReport } from '../report.ts';

let database: TestDatabase;
const rows = (text: string) => database.db.$client.unsafe(text);
const load = (text: string, more: object = {}) => importText(database.db, text, more);
const priced = async () =>
  (await rows(`select external_id from offers join products on id = product_id order by 1`)).map(
    ({ external_id: id }) => id as string,
  );
const many = (count: number, prefix: string, price: (index: number) => number, more = '') =>
  Array.from({ length: count }, (_, index) => createOffer(`${prefix}${index}`, price(index), more)).join('');
const sound = many(40, 's', (index) => 50_000 + index * 1_000);

beforeEach(async () => {
  database = await createTestDatabase();
  await seedCities(database.db);
});
afterEach(() => database.drop());

test('does not sell at a price below the floor until an operator releases it for the offer, which lasts', async () => {
  const feed = wrapOffers(createOffer('a', 1) + createOffer('b', 99) + createOffer('c', 100));
  const report = await load(feed);
  expect(report).toMatchObject({
    pricesHeld: 2,
    heldPrices: [
      { offer: 'a', was: 0, wanted: 1, reason: 'floor' },
      { offer: 'b', was: 0, wanted: 99, reason: 'floor' },
    ],
  });
  expect(formatReport(report)).toContain('offer a "Чайник a": price 1 ₸, below the lowest allowed price');
  expect(await priced()).toEqual(['c']);
  const released = await load(feed, { acceptPrices: ['a', 'x'] });
  expect(released).toMatchObject({ pricesHeld: 1, heldPrices: [{ offer: 'b' }] });
  expect(released.notes.join()).toContain('No held price belongs to these offers, check their ids: x.');
  expect(await load(feed)).toMatchObject({ pricesHeld: 1, priceChanges: 0 });
  expect(await priced()).toEqual(['a', 'c']);
  // Another price below the floor needs another acceptance.
  expect(await load(feed.replace('<price>1<', '<price>2<'))).toMatchObject({ pricesHeld: 2 });
});

test('reads the floor from a setting', async () => {
  await rows(`insert into store_settings (name, value) values ('feed.priceFloor', '0')`);
  expect(await load(wrapOffers(createOffer('a', 1)))).toMatchObject({ pricesHeld: 0 });
});

test.each([10_499_900, 100, 999_999])('treats a price of %d on many offers as a placeholder', async (price) => {
  const report = await load(wrapOffers(sound + many(25, 'p', () => price)));
  expect(report.pricesHeld).toBe(25);
  expect(report.heldPrices[0]).toMatchObject({ offer: 'p0', reason: 'repeated', repeats: 25 });
  expect(formatReport(report)).toContain(
    '25 offers of the feed have the same price, which looks like a placeholder; not on sale',
  );
  expect(await priced()).toHaveLength(40);
  expect(await load(wrapOffers(sound + many(25, 'p', () => price)), { acceptPrices: ['p3'] })).toMatchObject({
    pricesHeld: 24,
  });
  expect(await priced()).toContain('p3');
});

test('takes a product off sale that was sold at a placeholder price before the check', async () => {
  await rows(`insert into store_settings (name, value) values ('feed.repeatedPriceOffers', '1000')`);
  const feed = wrapOffers(sound + many(25, 'p', () => 10_499_900));
  await load(feed, { acceptPrices: true });
  expect(await priced()).toHaveLength(65);
  await rows(`update store_settings set value = '20' where name = 'feed.repeatedPriceOffers'`);
  expect(await load(feed)).toMatchObject({ pricesHeld: 25 });
  expect(await priced()).toHaveLength(40);
});

test('keeps the sound price of a known product when the feed sends a placeholder', async () => {
  await load(wrapOffers(sound + many(25, 'p', (index) => 40_000 + index)));
  const report = await load(wrapOffers(sound + many(25, 'p', () => 10_499_900)));
  expect(report.pricesHeld).toBe(25);
  expect(report.heldPrices[0]).toMatchObject({ was: 40_000, reason: 'repeated' });
  expect(await priced()).toHaveLength(65);
});

test('sells at a common price near the others', async () => {
  expect(await load(wrapOffers(sound + many(60, 'c', () => 2_900)))).toMatchObject({ pricesHeld: 0 });
  expect(await priced()).toHaveLength(100);
});

test('refuses a feed in which nearly all products turn unavailable unless forced', async () => {
  await load(wrapOffers(sound));
  const soldOutFeed = wrapOffers(
    sound.replaceAll('available="true"', 'available="false"').replace('="false"', '="true"'),
  );
  await expect(load(soldOutFeed)).rejects.toThrow('39 of 40 products in stock out of stock (97 %, more than 80 %)');
  const disabled = wrapOffers(sound.replaceAll('<quantity>', '<disabled>true</disabled><quantity>'));
  await expect(load(disabled)).rejects.toThrow('40 of 40 products in stock');
  expect(await load(wrapOffers(sound.replaceAll('s1', 's1')))).toMatchObject({ stockChanges: 0 });
  expect(await load(soldOutFeed, { force: true })).toMatchObject({ stockChanges: 39 });
});
