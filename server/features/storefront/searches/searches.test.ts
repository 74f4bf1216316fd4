import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest';
import { addDays, almatyDate } from '#domain/time/calendar.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import type { CallContext } from '#server/platform/http/call.ts';
import { insertCatalogFrame, insertProduct } from '#test/factories/catalog/catalog.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { findPopularCategories } from '../catalog/products.rows.ts';
import { createGeoService } from '../../places/geo/geo.service.ts';
import { createSearchesService, type SearchesService } from './searches.service.ts';

const now = new Date('2026-11-21T06:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * MINUTE_MS);
const interpreted = {
  typed: '',
  read: '',
  corrected: false,
  mended: false,
  dropped: [] as string[],
  chips: [],
  literal: false,
  pages: [],
};
const answers: Record<string, { total: number; understood?: Partial<typeof interpreted> }> = {
  'ноутбук asus': { total: 3 },
  самсунк: { total: 5, understood: { corrected: true, read: 'самсунг' } },
  самсонг: { total: 5, understood: { corrected: true, read: 'самсунг' } },
  самсунг: { total: 5 },
  'ноутбук zzz': { total: 7, understood: { dropped: ['zzz'] } },
};

let database: TestDatabase;
let searches: SearchesService;

beforeAll(async () => {
  database = await createTestDatabase();
  await createGeoService({ db: database.db }).seed();
  await insertCatalogFrame(database.db);
  await insertProduct(database.db, { popularity: 5 });
  await insertProduct(database.db, { category: 'tablets', popularity: 50 });
});
afterAll(() => database.drop());

beforeEach(async () => {
  await database.db.$client`delete from searches`;
  searches = createSearchesService({
    db: database.db,
    popularCategories: (limit) => findPopularCategories(database.db, limit),
    search: async ({ q }) => ({
      total: answers[q]?.total ?? 0,
      understood: { ...interpreted, ...answers[q]?.understood },
    }),
  });
});

const from = (ip: string, moment = now, language: 'ru' | 'kk' = 'ru') => ({ ip, language, now: moment }) as CallContext;
const rows = () =>
  database.db.$client<
    { day: string; language: string; words: string; asked: number; found: number }[]
  >`select day::text, language, words, asked, found from searches order by day, language, words`.then((all) => [
    ...all,
  ]);
const searchAs = async (searchers: number, words: string, moment = now, language: 'ru' | 'kk' = 'ru') => {
  for (let person = 1; person <= searchers; person++)
    await searches.count(words, from(`10.0.0.${person}`, moment, language));
};

describe('counting', () => {
  it('stores words by day and language with the number of products', async () => {
    await searchAs(2, '  Ноутбук  ASUS ');
    await searchAs(1, 'ноутбук asus', now, 'kk');
    await searchAs(1, 'ничего такого');
    expect(await rows()).toEqual([
      { day: '2026-11-21', language: 'kk', words: 'ноутбук asus', asked: 1, found: 3 },
      { day: '2026-11-21', language: 'ru', words: 'ничего такого', asked: 1, found: 0 },
      { day: '2026-11-21', language: 'ru', words: 'ноутбук asus', asked: 2, found: 3 },
    ]);
  });

  it('starts a new day at midnight in Almaty', async () => {
    await searchAs(1, 'ноутбук asus', new Date('2026-11-21T18:59:59Z'));
    await searchAs(1, 'ноутбук asus', new Date('2026-11-21T19:00:00Z'));
    expect((await rows()).map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-22']);
  });

  it('counts one address once a day', async () => {
    expect(await searches.count('ноутбук asus', from('10.0.0.1'))).toBe(true);
    expect(await searches.count('Ноутбук ASUS', from('10.0.0.1', minutes(5)))).toBe(false);
    expect((await rows())[0]?.asked).toBe(1);
  });

  it('counts one address once for any spelling of the words', async () => {
    for (const query of ['самсунк', 'самсонг', 'самсунг', 'САМСУНК']) await searches.count(query, from('10.0.0.1'));
    expect((await rows()).map(({ words, asked }) => [words, asked])).toEqual([['самсунг', 1]]);
    await searches.count('самсонг', from('10.0.0.2'));
    expect((await rows())[0]?.asked).toBe(2);
  });

  it('neither stores nor runs a search that may contain personal data', async () => {
    expect(await searches.count('8 701 123 45 67', from('10.0.0.1'))).toBe(false);
    expect(await rows()).toEqual([]);
  });

  it('counts corrected words as correct, and results without a word as none', async () => {
    await searchAs(1, 'самсунк');
    await searchAs(1, 'ноутбук zzz');
    expect((await rows()).map(({ words, found }) => [words, found])).toEqual([
      ['ноутбук zzz', 0],
      ['самсунг', 5],
    ]);
  });
});

describe('popular searches', () => {
  it('are the most viewed categories while there are no searches', async () => {
    expect(await searches.phrases('ru', now)).toEqual(['планшеты', 'смартфоны']);
    expect(await searches.phrases('kk', now)).toEqual(['планшеттер', 'смартфондар']);
  });

  it('have at least three searchers and results, and are at most a minute old', async () => {
    await searches.phrases('ru', now);
    await searchAs(2, 'ноутбук asus');
    await searchAs(4, 'ничего такого');
    await searchAs(4, 'самсунк');
    expect(await searches.phrases('ru', minutes(2))).toEqual(['самсунг', 'планшеты', 'смартфоны']);
    await searches.count('ноутбук asus', from('10.0.0.9'));
    expect((await searches.phrases('ru', minutes(2.5)))[1], 'not read again within a minute').toBe('планшеты');
    expect(await searches.phrases('ru', minutes(4))).toEqual(['самсунг', 'ноутбук asus', 'планшеты', 'смартфоны']);
    expect(await searches.phrases('kk', minutes(4))).toEqual(['планшеттер', 'смартфондар']);
  });

  it('cover thirty days', async () => {
    const day = addDays(almatyDate(now), -30);
    await database.db
      .$client`insert into searches (day, language, words, asked, found) values (${day}, 'ru', 'старое', 100, 1), (${addDays(day, 1)}, 'ru', 'недавнее', 90, 1)`;
    expect((await searches.phrases('ru', now))[0]).toBe('недавнее');
  });

  it('complete a prefix from memory', async () => {
    await searchAs(3, 'ноутбук asus');
    await searchAs(5, 'самсунк');
    await searches.phrases('ru', now);
    expect([
      searches.popular('ноу', 'ru', now),
      searches.popular('', 'ru', now),
      searches.popular('ноу', 'kk', now),
    ]).toEqual([['ноутбук asus'], ['самсунг', 'ноутбук asus'], []]);
  });

  it('are loaded in the background', async () => {
    await searchAs(3, 'ноутбук asus');
    expect(searches.popular('ноу', 'ru', now)).toEqual([]);
    await expect.poll(() => searches.popular('ноу', 'ru', now)).toEqual(['ноутбук asus']);
  });
});

it('shows searches without results and popular ones in the panel', async () => {
  await searchAs(2, 'ничего такого');
  await searchAs(1, 'ноутбук asus');
  const { nothing, popular } = await searches.panel(now);
  expect(nothing).toEqual([{ words: 'ничего такого', language: 'ru', asked: 2, lastDay: '2026-11-21' }]);
  expect(popular.map(({ words }) => words)).toEqual(['ноутбук asus']);
});

it('deletes searches after ninety days', async () => {
  const lastDay = addDays(almatyDate(now), -90);
  await database.db
    .$client`insert into searches (day, language, words, asked, found) values (${lastDay}, 'ru', 'a', 1, 1), (${addDays(lastDay, -1)}, 'ru', 'b', 1, 1)`;
  expect(await searches.deleteExpired(now)).toBe(1);
  expect((await rows()).map(({ words }) => words)).toEqual(['a']);
});
