import { afterAll, beforeAll, expect, test } from 'vitest';
import { importText, offerOf, seedCities } from '#test/factories/catalog/importing.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { isSamePlace, type Place } from './same-place.ts';

const abaya: Place = {
  externalId: 'pp1',
  nameRu: 'Магазин «На Абая»',
  addressRu: 'пр. Абая, 10',
  latitude: 43.2389,
  longitude: 76.8897,
};

test.each<[string, Partial<Place>, boolean]>([
  ['the same', {}, true],
  ['another key, written otherwise', { externalId: 'x', nameRu: 'магазин на Абая', addressRu: 'пр Абая 10' }, true],
  ['another name with the same key, 20 m away', { nameRu: 'Точка', addressRu: '', latitude: 43.2391 }, true],
  ['a neighbour with another key and name', { externalId: 'x', nameRu: 'Склад-магазин' }, false],
  ['the same name elsewhere', { addressRu: 'ул. Сатпаева, 1', latitude: 43.25 }, false],
  ['no address and no coordinates', { addressRu: '', latitude: null, longitude: null }, false],
])('%s: %j', (_, change, same) => {
  expect(isSamePlace({ ...abaya, ...change }, abaya)).toBe(same);
});

const feed = (prefix: string, address: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<yml_catalog date="2026-11-21"><shop><categories><category id="1">Чайники</category></categories>` +
  `<shops><shop-point id="${prefix}1" city="almaty" name="На Абая" address="${address}" hours="daily 10:00-22:00" kind="shop"/></shops>` +
  `<offers>${offerOf(`${prefix}1`, 9990)}</offers></shop></yml_catalog>`;

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
  await seedCities(store.db);
});
afterAll(() => store.drop());

test('two feeds that name one shop have one shop, and both stand by it when one is imported again', async () => {
  const shops = () =>
    store.db.$client<{ feed: string }[]>`select feed from shops where kind = 'shop' and slug is not null order by id`;
  await importText(store.db, feed('a', 'Абая, 10'), { feed: 'phones' });
  await importText(store.db, feed('b', 'Абая 10'), { feed: 'kettles' });
  expect(await shops()).toEqual([{ feed: 'phones' }]);
  await importText(store.db, feed('a', 'Абая, 10'), { feed: 'phones' });
  expect(await shops()).toEqual([{ feed: 'phones' }]);
  await importText(store.db, feed('b', 'Сатпаева, 3'), { feed: 'kettles' });
  expect((await shops()).map((row) => row.feed)).toEqual(['phones', 'kettles']);
});
