import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importText, createOffer, seedCities } from '#test/factories/catalog/importing.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { forgetFeed } from '../forget-feed.ts';
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
])('compares %s: %j', (_, change, isSame) => {
  expect(isSamePlace({ ...abaya, ...change }, abaya)).toBe(isSame);
});

const feed = (prefix: string, address: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<yml_catalog date="2026-11-21"><shop><categories><category id="1">Чайники</category></categories>` +
  `<shops><shop-point id="${prefix}1" city="almaty" name="На Абая" address="${address}" hours="daily 10:00-22:00" kind="shop"/></shops>` +
  `<offers>${createOffer(`${prefix}1`, 9990)}</offers></shop></yml_catalog>`;

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
  await seedCities(store.db);
});
afterAll(() => store.drop());

test('shares one shop between two feeds that name it, also after one is imported again', async () => {
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

describe('a shop in two feeds', () => {
  const sql = () => store.db.$client;
  const shops = () =>
    sql()`select id, feed, external_id, slug, kind, address_ru from shops where slug is not null order by id`;
  const stock = () =>
    sql()`
      select p.feed, s.quantity from stocks s join products p on p.id = s.product_id join shops h on h.id = s.shop_id
      where h.slug is not null order by 1`;
  const stocked = (prefix: string, address: string, more = '') =>
    feed(prefix, address)
      .replace('<quantity>5</quantity>', `<stock shop="${prefix}1" quantity="4"/>`)
      .replace('</shops>', `${more}</shops>`);
  const other =
    '<shop-point id="other" city="almaty" name="Другой" address="Толе би, 1" hours="daily 10:00-22:00" kind="shop"/>';

  beforeEach(async () => {
    for (const name of ['phones', 'kettles']) await forgetFeed(store.db, name);
    await importText(store.db, stocked('a', 'Абая, 10'), { feed: 'phones' });
    await importText(store.db, stocked('b', 'Абая 10'), { feed: 'kettles' });
  });

  test('survives the first feed with its page, its id and the stock of the second', async () => {
    const [before] = await shops();
    expect(before).toMatchObject({ feed: 'phones', external_id: 'a1' });
    expect(await forgetFeed(store.db, 'phones')).toMatchObject({ products: 1 });
    expect(await shops()).toEqual([{ ...before, feed: 'kettles', external_id: 'b1' }]);
    expect(await stock()).toMatchObject([{ feed: 'kettles', quantity: 4 }]);
    // From now on the second feed describes it.
    await importText(store.db, stocked('b', 'АБАЯ, 10'), { feed: 'kettles' });
    expect(await shops()).toEqual([{ ...before, feed: 'kettles', external_id: 'b1', address_ru: 'АБАЯ, 10' }]);
    expect(await stock()).toMatchObject([{ feed: 'kettles', quantity: 4 }]);
    await importText(store.db, stocked('a', 'Абая, 10'), { feed: 'phones' });
    expect(await shops()).toHaveLength(1);
    expect(await stock()).toHaveLength(2);
  });

  test('survives when the first feed no longer lists it', async () => {
    await importText(store.db, stocked('a', 'Абая, 10').replace(/<shop-point[^>]*>/, other), { feed: 'phones' });
    expect((await shops()).map((row) => [row['feed'], row['external_id']])).toEqual([
      ['kettles', 'b1'],
      ['phones', 'other'],
    ]);
    expect(await stock()).toMatchObject([{ feed: 'kettles', quantity: 4 }]);
  });

  test('closes once neither feed names it', async () => {
    await forgetFeed(store.db, 'kettles');
    expect(await shops()).toMatchObject([{ feed: 'phones' }]);
    await forgetFeed(store.db, 'phones');
    expect(await shops()).toEqual([]);
  });

  test('moves to the second feed even if that feed once closed a shop with the same key', async () => {
    await forgetFeed(store.db, 'phones');
    await sql()`update stocks set reserved = 1`;
    await forgetFeed(store.db, 'kettles');
    await importText(store.db, stocked('a', 'Абая, 10'), { feed: 'phones' });
    await importText(store.db, stocked('b', 'Абая 10'), { feed: 'kettles' });
    await forgetFeed(store.db, 'phones');
    expect(await shops()).toMatchObject([{ feed: 'kettles', external_id: 'b1', kind: 'shop' }]);
    await sql()`update stocks set reserved = 0`;
  });
});
