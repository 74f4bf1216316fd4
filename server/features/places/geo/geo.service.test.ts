import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { geoContract } from '#contract/places/geo.ts';
import { insertCatalogFrame } from '#test/factories/catalog/catalog.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { cityRecords } from './cities.data.ts';
import { CITY_LIST_ERROR, createGeoService } from './geo.service.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';

const now = new Date('2026-11-21T06:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await createGeoService({ db: database.db }).seed();
  await insertCatalogFrame(database.db);
});
afterAll(() => database.drop());

describe('the city list', () => {
  it('stays the same after a second seeding, which repairs a changed row', async () => {
    const geo = createGeoService({ db: database.db });
    await database.db.$client`update cities set name_ru = 'Старое' where id = 2`;
    await geo.seed();
    const all = await geo.all('ru', { now });
    expect(all).toHaveLength(cityRecords.length);
    expect(all[0]).toEqual({
      name: 'Алматы',
      nameRu: 'Алматы',
      nameKk: 'Алматы',
      keyword: 'almaty',
      cityIdInFO: 1,
      codeForMobApi: '8',
      code: '000000001',
      regionId: 5,
      latitude: 43.237163,
      longitude: 76.945645,
      hasExpress: true,
    });
    expect(all[1]?.name).toBe('Астана');
    expect(geoContract['GET /api/pages/shops/allcities'].output.parse(all)).toEqual(all);
  });

  it('is reloaded when forced or after an hour', async () => {
    const geo = createGeoService({ db: database.db });
    const readName = async (moment: Date, force = false) =>
      (await geo.all('kk', { now: moment, force })).find(({ keyword }) => keyword === 'uralsk')?.name;
    expect(await readName(now)).toBe('Орал');
    expect(geo.list().timestamp).toBe(now.getTime());
    await database.db.$client`update cities set name_kk = 'Жаңа' where keyword = 'uralsk'`;
    expect(await readName(later(59))).toBe('Орал');
    expect(await readName(later(59), true)).toBe('Жаңа');
    await geo.seed();
    expect(await readName(later(60))).toBe('Жаңа');
    expect(await readName(later(121))).toBe('Орал');
  });

  it('keeps serving the cache when the database is down, and reports the error when forced or empty', async () => {
    const unavailable = await createTestDatabase();
    const geo = createGeoService({ db: unavailable.db });
    await geo.seed();
    await geo.load(now);
    const fresh = createGeoService({ db: unavailable.db });
    await unavailable.drop();
    expect(await geo.all('ru', { now: later(90) })).toHaveLength(cityRecords.length);
    expect(geo.list().lastError).toBe(CITY_LIST_ERROR);
    await expect(geo.all('ru', { now, force: true })).rejects.toMatchObject({
      error: 'unexpected',
      details: { message: 'Ошибка загрузки городов' },
    });
    await expect(fresh.all('ru', { now })).rejects.toMatchObject({ error: 'unexpected' });
    expect(fresh.getScope('astana').id).toBe(2);
  });
});

describe('shops', () => {
  it('lists the shops open to customers, of one city or all, in the requested language', async () => {
    const geo = createGeoService({ db: database.db });
    expect((await geo.shops('kk', 1)).map(({ name }) => name)).toEqual(['Абай', 'Төле би']);
    const all = await geo.shops('ru', null);
    expect(all.map(({ cityKeyword }) => cityKeyword)).toEqual(['almaty', 'almaty', 'astana']);
    expect(geoContract['GET /api/shops'].output.parse(all)).toEqual(all);
  });
});
