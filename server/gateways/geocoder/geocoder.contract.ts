import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isCoordinates } from '#domain/addresses/coordinates.ts';
import {
  selectAddresses,
  GEO_KINDS,
  findGeocodingProblem,
  parseAddress,
  PRECISIONS,
  selectStreets,
} from '#domain/addresses/geocoding.ts';
import { isSameStreet } from '#domain/addresses/geocoding-streets.ts';
import type { Language } from '#domain/text/language.ts';
import type { Geocoder, GeocoderCity } from './geocoder.ts';

/** City known to every tested geocoder. */
export const ALMATY: GeocoderCity = {
  keyword: 'almaty',
  nameRu: 'Алматы',
  nameKk: 'Алматы',
  latitude: 43.237163,
  longitude: 76.945645,
};

/** A geocoder with cleanup of its fake service. */
export type GeocoderWorld = { geocoder: Geocoder; stop(): Promise<void> };

const LANGUAGES: readonly Language[] = ['ru', 'kk'];

/** Contract of every geocoder, built-in or real (decisions §9). */
export function describeGeocoder(name: string, createWorld: () => Promise<GeocoderWorld>): void {
  describe(`geocoder ${name}`, () => {
    let world: GeocoderWorld;
    beforeAll(async () => {
      world = await createWorld();
    });
    afterAll(() => world.stop());
    const question = (text: string, language: Language = 'ru', limit = 10) => ({ city: ALMATY, language, text, limit });

    test.each(LANGUAGES)('finds a house, in %s', async (language) => {
      const [found] = await world.geocoder.forward(question('Алматы, Абая, 10', language));
      expect(found).toMatchObject({ locality: 'Алматы', house: '10', precision: 'exact', kind: 'house' });
      expect(isSameStreet(found?.street ?? '', 'проспект Абая')).toBe(true);
      expect(findGeocodingProblem(parseAddress('Алматы, Абая, 10'), found ?? null)).toBeNull();
    });

    test('finds only the street for an unknown house', async () => {
      const [found] = await world.geocoder.forward(question('Алматы, Абая, 98765'));
      expect(findGeocodingProblem(parseAddress('Алматы, Абая, 98765'), found ?? null)).toBe('house-not-found');
    });

    test('returns nothing for an unknown address', async () => {
      expect(await world.geocoder.forward(question('Алматы, Щщщщъъъъ, 1'))).toEqual([]);
    });

    test('returns only our kinds and precisions, and positions in the city', async () => {
      const found = [
        ...(await world.geocoder.forward(question('Алматы, Абая'))),
        ...(await world.geocoder.streets(question('Аба', 'ru', 100))),
      ];
      expect(found.length).toBeGreaterThan(1);
      for (const { kind, precision, coordinates, text } of found) {
        expect(GEO_KINDS).toContain(kind);
        expect(PRECISIONS).toContain(precision);
        expect(text).not.toBe('');
        expect(isCoordinates(coordinates)).toBe(true);
        expect(Math.abs((coordinates?.[0] ?? 0) - ALMATY.latitude)).toBeLessThan(0.5);
        expect(Math.abs((coordinates?.[1] ?? 0) - ALMATY.longitude)).toBeLessThan(0.5);
      }
    });

    test.each(LANGUAGES)('completes a street while it is typed, in %s', async (language) => {
      const found = selectAddresses(
        await world.geocoder.suggest(question('Аба', language)),
        { text: 'Аба', city: ALMATY.nameRu, language },
        10,
      );
      expect(found.some(({ street, text }) => isSameStreet(street || text, 'проспект Абая'))).toBe(true);
      expect(found.length).toBeLessThanOrEqual(10);
    });

    test('finds streets and marks results that are no street', async () => {
      const found = await world.geocoder.streets(question('Аба', 'ru', 100));
      const streets = selectStreets(found, { text: 'Аба', city: ALMATY.nameRu, language: 'ru' }, 100);
      expect(streets.length).toBeGreaterThan(0);
      expect(streets.length).toBeLessThanOrEqual(100);
      expect(new Set(streets.map(({ text }) => text)).size).toBe(streets.length);
    });

    test('respects the limit', async () => {
      expect((await world.geocoder.forward(question('Алматы, Абая', 'ru', 1))).length).toBe(1);
    });

    test.each(LANGUAGES)('finds the street of a position, in %s', async (language) => {
      const [found] = await world.geocoder.reverse({ city: ALMATY, language, coordinates: [43.2402, 76.957] });
      expect(isSameStreet(found?.street ?? '', 'проспект Достык')).toBe(true);
      expect(found?.locality).toBe('Алматы');
    });

    test('finds no address for a position in water or far from streets', async () => {
      expect(await world.geocoder.reverse({ city: ALMATY, language: 'ru', coordinates: [43.1, 76.9] })).toEqual([]);
    });
  });
}
