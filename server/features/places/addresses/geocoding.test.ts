import { describe, expect, test } from 'vitest';
import { AddressSuggestion, GeocodedAddress } from '#contract/places/addresses.ts';
import { createGazetteer } from '#server/gateways/geocoder/gazetteer/gazetteer.geocoder.ts';
import { createGeoService } from '../geo/geo.service.ts';
import { createGeocodingService } from './geocoding.service.ts';

const geo = createGeoService({ db: null as never });
const geocoding = createGeocodingService({ geo, geocoder: createGazetteer() });
const caller = { city: geo.getScope('almaty'), language: 'ru' as const };
const kazakh = { ...caller, language: 'kk' as const };

describe('finding an address', () => {
  test('returns the house with its position in the caller’s language', async () => {
    const found = GeocodedAddress.parse(await geocoding.geocode('Алматы, Абая, 10', false, kazakh));
    expect(found).toMatchObject({
      street: 'Абай даңғылы',
      house: '10',
      precision: 'exact',
      district: 'Бостандық ауданы',
    });
  });

  test('searches the city named in the text, else the caller’s own', async () => {
    expect((await geocoding.geocode('Астана, Кабанбай батыра, 10', false, caller)).locality).toBe('Астана');
    expect((await geocoding.geocode('Абая, 10', false, caller)).locality).toBe('Алматы');
  });

  test.each([
    ['Алматы, Абая, 98765', 'house-not-found'],
    ['Алматы, Абая, 0', 'house-not-found'],
    ['Алматы, Абая, 99999', 'house-not-found'],
    ['Алматы, Щщщщъъъъ, 10', 'street-not-found'],
  ])('reports "%s" as %s', async (address, problem) => {
    await expect(geocoding.geocode(address, false, caller)).rejects.toMatchObject({
      error: 'address_not_found',
      details: { problem, isSure: true },
    });
  });

  test.each(['Шымкент, Тауке хана, 5', 'Шымкент, Тихая, 5'])(
    'marks a miss in a partially covered city as unsure: %s',
    async (address) => {
      await expect(geocoding.geocode(address, false, caller)).rejects.toMatchObject({
        error: 'address_not_found',
        details: { isSure: false },
      });
    },
  );

  test('accepts a trusted address and a microdistrict without a known house', async () => {
    expect((await geocoding.geocode('Алматы, Абая, 98765', true, caller)).precision).toBe('street');
    expect((await geocoding.geocode('Алматы, мкр Самал-2, 58', false, caller)).street).toBe('микрорайон Самал-2');
  });
});

describe('street names that match partially', () => {
  test.each([
    ['Алматы, улица Байтурсынова, 10', 'улица Байтурсынова', [43.2611, 76.9246]],
    ['Алматы, Байтурсынова, 60', 'улица Байтурсынова', [43.254, 76.926]],
    ['Алматы, проспект Жибек Жолы, 50', 'проспект Жибек Жолы', [43.261, 76.95]],
    ['Алматы, Жібек жолы даңғылы, 50', 'проспект Жибек Жолы', [43.261, 76.95]],
  ])('%s', async (address, street, [latitude = 0, longitude = 0]) => {
    const found = await geocoding.geocode(address, false, caller);
    expect(found).toMatchObject({ street, precision: 'exact' });
    expect(found.coordinates?.[0]).toBeCloseTo(latitude, 2);
    expect(found.coordinates?.[1]).toBeCloseTo(longitude, 1);
  });

  test('ranks the current name above a former name', async () => {
    expect((await geocoding.geocode('Алматы, Космонавтов, 5', false, caller)).street).toBe('улица Космонавтов');
    expect((await geocoding.geocode('Алматы, Фурманова, 100', false, caller)).street).toBe('проспект Назарбаева');
  });

  test('finds a street named after a town', async () => {
    expect((await geocoding.geocode('Туркестан, 5', false, caller)).locality).toBe('Алматы');
  });
});

describe('suggestions', () => {
  test('returns at most ten distinct addresses, alphabetical within a rank', async () => {
    const found = await geocoding.suggest('Б', caller);
    const texts = found.map(({ text }) => text);
    expect(texts).toHaveLength(10);
    expect(new Set(texts).size).toBe(10);
    expect(texts).toEqual(texts.toSorted(new Intl.Collator('ru-KZ', { numeric: true }).compare));
    for (const item of found) expect(['house', 'street', 'locality']).toContain(AddressSuggestion.parse(item).kind);
  });

  test.each([
    ['Сатпаева', caller, 'улица Сатпаева'],
    ['Сатпаева 10', caller, 'улица Сатпаева, 10'],
    ['Алматы, Байтурсынова', caller, 'улица Байтурсынова'],
    ['Космонавтов', caller, 'улица Космонавтов'],
    ['Жибек жолы 50', caller, 'проспект Жибек Жолы, 50'],
    ['Жібек жолы даң', kazakh, 'Жібек жолы даңғылы'],
    ['Туркестан', caller, 'микрорайон Туркестан'],
    ['Алматы, Туркестан', caller, 'микрорайон Туркестан'],
  ])('ranks the street of that name first: %s', async (text, viewer, expected) => {
    expect((await geocoding.suggest(text, viewer))[0]?.text).toBe(expected);
  });

  test('suggests streets for every prefix of a Kazakh name and ranks the full name first', async () => {
    const missingQueries: string[] = [];
    for (const name of ['Жібек жолы даңғылы', 'Сәтбаев көшесі', 'Әл-Фараби даңғылы', 'Төле би даңғылы', 'Абай даңғылы'])
      for (let length = 2; length <= name.length; length += 1) {
        const prefix = name.slice(0, length);
        const found = await geocoding.suggest(prefix, kazakh);
        if (found.length === 0 || (length === name.length && found[0]?.street !== name)) missingQueries.push(prefix);
      }
    expect(missingQueries).toEqual([]);
  });

  test('lists streets of a partially typed street type', async () => {
    const found = await geocoding.suggest('проспе', caller);
    expect(found).toHaveLength(10);
    expect(found.every(({ street }) => street.startsWith('проспект '))).toBe(true);
  });

  test.each(['Абая 0', 'Абая, 99999', 'мкр Самал-2, 99999'])('does not treat "%s" as a house', async (text) => {
    const found = await geocoding.suggest(text, caller);
    expect(found.map(({ kind }) => kind)).not.toContain('house');
  });

  test('marks a house interpolated along its street as approximate', async () => {
    const found = await geocoding.suggest('Абая 10', caller);
    expect(found.find(({ house }) => house === '10')).toMatchObject({ isApproximate: true });
  });

  test('lists streets without metro stations and stops', async () => {
    const found = await geocoding.streets('Байконур', caller);
    expect(found.every(({ kind }) => kind === 'street')).toBe(true);
    expect((await geocoding.streets('Ба', caller)).length).toBeLessThanOrEqual(100);
  });
});

describe('reverse geocoding', () => {
  test('searches the named city, else the caller’s', async () => {
    const abroad = { ...caller, city: geo.getScope('astana') };
    expect((await geocoding.reverse([43.2402, 76.957], abroad, 'Алматы')).locality).toBe('Алматы');
    await expect(geocoding.reverse([43.2402, 76.957], abroad)).rejects.toMatchObject({
      error: 'position_without_address',
    });
  });

  test('returns the street at the position', async () => {
    expect((await geocoding.reverse([43.2402, 76.957], kazakh)).street).toBe('Достық даңғылы');
  });

  test.each([
    [43.1, 76.9],
    [0, 0],
    [Number.NaN, 76.9],
  ])('returns no address for %s, %s', async (latitude, longitude) => {
    await expect(geocoding.reverse([latitude, longitude], caller)).rejects.toMatchObject({
      error: 'position_without_address',
    });
  });
});
