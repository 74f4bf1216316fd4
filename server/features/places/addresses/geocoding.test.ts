import { describe, expect, test } from 'vitest';
import { AddressSuggestion, FoundAddress } from '#contract/places/addresses.ts';
import { createGazetteer } from '#server/gateways/geocoder/gazetteer/gazetteer.geocoder.ts';
import { createGeoService } from '../geo/geo.service.ts';
import { createGeocodingService } from './geocoding.service.ts';

const geo = createGeoService({ db: null as never });
const geocoding = createGeocodingService({ geo, geocoder: createGazetteer() });
const asker = { city: geo.scopeOf('almaty'), language: 'ru' as const };
const kazakh = { ...asker, language: 'kk' as const };

describe('finding an address', () => {
  test('gives the house with its position, in the language of the asker', async () => {
    const found = FoundAddress.parse(await geocoding.geocode('Алматы, Абая, 10', false, kazakh));
    expect(found).toMatchObject({
      street: 'Абай даңғылы',
      house: '10',
      precision: 'exact',
      district: 'Бостандық ауданы',
    });
  });

  test('looks in the city that the text names, else in the asker’s own', async () => {
    expect((await geocoding.geocode('Астана, Кабанбай батыра, 10', false, asker)).locality).toBe('Астана');
    expect((await geocoding.geocode('Абая, 10', false, asker)).locality).toBe('Алматы');
  });

  test.each([
    ['Алматы, Абая, 98765', 'house-not-found'],
    ['Алматы, Абая, 0', 'house-not-found'],
    ['Алматы, Абая, 99999', 'house-not-found'],
    ['Алматы, Щщщщъъъъ, 10', 'street-not-found'],
  ])('%s: %s', async (address, problem) => {
    await expect(geocoding.geocode(address, false, asker)).rejects.toMatchObject({
      error: 'address_not_found',
      details: { problem, isSure: true },
    });
  });

  test.each(['Шымкент, Тауке хана, 5', 'Шымкент, Тихая, 5'])(
    '%s: a city known in part gives no sure answer',
    async (address) => {
      await expect(geocoding.geocode(address, false, asker)).rejects.toMatchObject({
        error: 'address_not_found',
        details: { isSure: false },
      });
    },
  );

  test('a trusted address and one of a microdistrict need no sure house', async () => {
    expect((await geocoding.geocode('Алматы, Абая, 98765', true, asker)).precision).toBe('street');
    expect((await geocoding.geocode('Алматы, мкр Самал-2, 58', false, asker)).street).toBe('микрорайон Самал-2');
  });
});

describe('a street of the name that was asked', () => {
  test.each([
    ['Алматы, улица Байтурсынова, 10', 'улица Байтурсынова', [43.2611, 76.9246]],
    ['Алматы, Байтурсынова, 60', 'улица Байтурсынова', [43.254, 76.926]],
    ['Алматы, проспект Жибек Жолы, 50', 'проспект Жибек Жолы', [43.261, 76.95]],
    ['Алматы, Жібек жолы даңғылы, 50', 'проспект Жибек Жолы', [43.261, 76.95]],
  ])('%s', async (address, street, [latitude = 0, longitude = 0]) => {
    const found = await geocoding.geocode(address, false, asker);
    expect(found).toMatchObject({ street, precision: 'exact' });
    expect(found.coordinates?.[0]).toBeCloseTo(latitude, 2);
    expect(found.coordinates?.[1]).toBeCloseTo(longitude, 1);
  });

  test('comes before one that had the name once', async () => {
    expect((await geocoding.geocode('Алматы, Космонавтов, 5', false, asker)).street).toBe('улица Космонавтов');
    expect((await geocoding.geocode('Алматы, Фурманова, 100', false, asker)).street).toBe('проспект Назарбаева');
  });

  test('is found although a town has its name', async () => {
    expect((await geocoding.geocode('Туркестан, 5', false, asker)).locality).toBe('Алматы');
  });
});

describe('suggestions', () => {
  test('are at most ten addresses, each text once, in the order of the alphabet within a rank', async () => {
    const found = await geocoding.suggest('Б', asker);
    const texts = found.map(({ text }) => text);
    expect(texts).toHaveLength(10);
    expect(new Set(texts).size).toBe(10);
    expect(texts).toEqual(texts.toSorted(new Intl.Collator('ru-KZ', { numeric: true }).compare));
    for (const one of found) expect(['house', 'street', 'locality']).toContain(AddressSuggestion.parse(one).kind);
  });

  test.each([
    ['Сатпаева', asker, 'улица Сатпаева'],
    ['Сатпаева 10', asker, 'улица Сатпаева, 10'],
    ['Алматы, Байтурсынова', asker, 'улица Байтурсынова'],
    ['Космонавтов', asker, 'улица Космонавтов'],
    ['Жибек жолы 50', asker, 'проспект Жибек Жолы, 50'],
    ['Жібек жолы даң', kazakh, 'Жібек жолы даңғылы'],
    ['Туркестан', asker, 'микрорайон Туркестан'],
    ['Алматы, Туркестан', asker, 'микрорайон Туркестан'],
  ])('%s: the street of that name comes first', async (text, viewer, expected) => {
    expect((await geocoding.suggest(text, viewer))[0]?.text).toBe(expected);
  });

  test('a Kazakh name typed letter by letter never empties the list and ends with its street first', async () => {
    const lost: string[] = [];
    for (const name of ['Жібек жолы даңғылы', 'Сәтбаев көшесі', 'Әл-Фараби даңғылы', 'Төле би даңғылы', 'Абай даңғылы'])
      for (let length = 2; length <= name.length; length += 1) {
        const typed = name.slice(0, length);
        const found = await geocoding.suggest(typed, kazakh);
        if (found.length === 0 || (length === name.length && found[0]?.street !== name)) lost.push(typed);
      }
    expect(lost).toEqual([]);
  });

  test('a half-typed type word lists streets of its kind', async () => {
    const found = await geocoding.suggest('проспе', asker);
    expect(found).toHaveLength(10);
    expect(found.every(({ street }) => street.startsWith('проспект '))).toBe(true);
  });

  test.each(['Абая 0', 'Абая, 99999', 'мкр Самал-2, 99999'])('%s is no house', async (text) => {
    const found = await geocoding.suggest(text, asker);
    expect(found.map(({ kind }) => kind)).not.toContain('house');
  });

  test('a house that is counted along its street is told to be approximate', async () => {
    const found = await geocoding.suggest('Абая 10', asker);
    expect(found.find(({ house }) => house === '10')).toMatchObject({ isApproximate: true });
  });

  test('streets come without metro stations and stops', async () => {
    const found = await geocoding.streets('Байконур', asker);
    expect(found.every(({ kind }) => kind === 'street')).toBe(true);
    expect((await geocoding.streets('Ба', asker)).length).toBeLessThanOrEqual(100);
  });
});

describe('a position', () => {
  test('is looked for in the city that is named, else in the asker’s', async () => {
    const abroad = { ...asker, city: geo.scopeOf('astana') };
    expect((await geocoding.reverse([43.2402, 76.957], abroad, 'Алматы')).locality).toBe('Алматы');
    await expect(geocoding.reverse([43.2402, 76.957], abroad)).rejects.toMatchObject({
      error: 'position_without_address',
    });
  });

  test('has the street it lies on', async () => {
    expect((await geocoding.reverse([43.2402, 76.957], kazakh)).street).toBe('Достық даңғылы');
  });

  test.each([
    [43.1, 76.9],
    [0, 0],
    [Number.NaN, 76.9],
  ])('%s, %s has no address', async (latitude, longitude) => {
    await expect(geocoding.reverse([latitude, longitude], asker)).rejects.toMatchObject({
      error: 'position_without_address',
    });
  });
});
