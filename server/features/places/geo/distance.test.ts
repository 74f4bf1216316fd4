import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cityRecords } from './cities.data.ts';
import { transitDays, distanceKm } from './distance.ts';
import { createGeoService } from './geo.service.ts';

const geo = createGeoService({ db: null as never });
const days = (from: string, to: string) =>
  geo.distanceDays(geo.cityByKeyword(from)?.id ?? 0, geo.cityByKeyword(to)?.id ?? 0);

describe('distance table', () => {
  it.each([
    [0, 1],
    [60, 1],
    [60.1, 2],
    [350, 2],
    [700, 3],
    [701, 4],
    [1_700, 5],
    [2_200, 6],
    [2_201, 7],
    [Infinity, 7],
  ])('converts %s km to %s days', (km, expected) => {
    expect(transitDays(km)).toBe(expected);
  });

  it('measures Almaty to Astana within two kilometres of the map', () => {
    const [almaty, astana] = cityRecords;
    if (!almaty || !astana) throw new Error('no cities');
    expect(distanceKm(almaty, astana)).toBeGreaterThan(955);
    expect(distanceKm(almaty, astana)).toBeLessThan(980);
  });

  it('returns zero days within a city, one to a satellite, and up to seven across the country', () => {
    expect(days('almaty', 'almaty')).toBe(0);
    expect(days('almaty', 'kaskelen')).toBe(1);
    expect(days('karaganda', 'temirtau')).toBe(1);
    expect(days('almaty', 'astana')).toBe(4);
    expect(days('aktau', 'almaty')).toBe(6);
    expect(days('aktau', 'ridder')).toBe(7);
    expect(days('nowhere', 'almaty')).toBe(7);
  });

  it('is symmetric', () => {
    const id = fc.integer({ min: 1, max: cityRecords.length });
    fc.assert(fc.property(id, id, (from, to) => geo.distanceDays(from, to) === geo.distanceDays(to, from)));
  });
});

describe('built-in cities', () => {
  it('have the fallback city exactly as specified', () => {
    expect(cityRecords[0]).toMatchObject({
      keyword: 'almaty',
      id: 1,
      mobileCode: '8',
      code: '000000001',
      regionId: 5,
      latitude: 43.237163,
      longitude: 76.945645,
    });
    expect(geo.getScope('nosuch')).toMatchObject({ id: 1, keyword: 'almaty', mobileCode: '8' });
  });

  it.each(['id', 'keyword', 'mobileCode', 'code', 'nameRu', 'nameKk'] as const)('have no duplicate %s', (field) => {
    expect(new Set(cityRecords.map((city) => city[field])).size).toBe(cityRecords.length);
  });

  it('include at least thirty cities inside the country, six of them with express', () => {
    expect(cityRecords.length).toBeGreaterThanOrEqual(30);
    for (const city of cityRecords) {
      expect(city.keyword).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(city.latitude).toBeGreaterThan(40.5);
      expect(city.latitude).toBeLessThan(55.5);
      expect(city.longitude).toBeGreaterThan(46.4);
      expect(city.longitude).toBeLessThan(87.4);
    }
    expect(cityRecords.filter((city) => city.hasExpress)).toHaveLength(6);
  });
});
