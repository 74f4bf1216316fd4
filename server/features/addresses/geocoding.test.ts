import { describe, expect, test } from 'vitest';
import { AddressSuggestion, FoundAddress } from '#contract/addresses.ts';
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

describe('suggestions', () => {
  test('are at most ten addresses, each text once, in the order of the alphabet', async () => {
    const found = await geocoding.suggest('Б', asker);
    const texts = found.map(({ text }) => text);
    expect(texts).toHaveLength(10);
    expect(new Set(texts).size).toBe(10);
    expect(texts).toEqual(texts.toSorted(new Intl.Collator('ru-KZ', { numeric: true }).compare));
    for (const one of found) expect(['house', 'street', 'locality']).toContain(AddressSuggestion.parse(one).kind);
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
