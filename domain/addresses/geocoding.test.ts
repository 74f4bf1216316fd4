import { describe, expect, it } from 'vitest';
import {
  selectAddresses,
  findGeocodingProblem,
  joinAddress,
  parseAddress,
  parsePrecision,
  selectStreets,
  type GeocodedAddress,
  type GeoKind,
} from './geocoding.ts';

const found = (overrides: Partial<GeocodedAddress> = {}): GeocodedAddress => ({
  country: 'Казахстан',
  province: 'Алматы',
  locality: 'Алматы',
  district: '',
  street: 'проспект Абая',
  house: '10',
  coordinates: [43.24, 76.95],
  fullAddress: 'Казахстан, Алматы, проспект Абая, 10',
  precision: 'exact',
  ...overrides,
});

describe('address text', () => {
  it.each([
    ['Алматы, Абая, 10', { city: 'Алматы', street: 'Абая', house: '10' }],
    ['  Алматы ,  проспект   Абая,10 А ', { city: 'Алматы', street: 'проспект Абая', house: '10 А' }],
    ['Алматы, мкр Самал-2, 58, кв. 7', { city: 'Алматы', street: 'мкр Самал-2', house: '58' }],
    ['Астана', { city: 'Астана', street: '', house: '' }],
    ['', { city: '', street: '', house: '' }],
  ])('parses %j into city, street and house', (text, parts) => {
    expect(parseAddress(text)).toEqual(parts);
  });

  it('omits missing parts when written', () => {
    expect(joinAddress({ city: 'Алматы', street: 'Абая', house: '' })).toBe('Алматы, Абая');
  });
});

describe('precision', () => {
  it.each([
    ['exact', 'house', 'exact'],
    ['number', 'house', 'street'],
    ['near', 'house', 'street'],
    ['range', 'house', 'street'],
    ['street', 'street', 'street'],
    ['other', 'street', 'street'],
    ['other', 'locality', 'locality'],
    ['exact', 'locality', 'locality'],
    ['other', 'hydro', 'other'],
    ['other', 'house', 'other'],
    ['surprise', 'house', 'other'],
  ])('maps %s of a %s to %s', (word, kind, expected) => {
    expect(parsePrecision(word, kind)).toBe(expected);
  });
});

describe('geocoding problem', () => {
  const requested = parseAddress('Алматы, Абая, 10');
  it.each<[string, Parameters<typeof findGeocodingProblem>[0], GeocodedAddress | null, unknown]>([
    ['the house itself', requested, found(), null],
    ['nothing', requested, null, 'street-not-found'],
    ['no position', requested, found({ coordinates: null }), 'no-coordinates'],
    ['half a position', requested, found({ coordinates: [43.2, null] as never }), 'no-coordinates'],
    ['only the street', requested, found({ precision: 'street', house: '' }), 'house-not-found'],
    ['the neighbouring house', requested, found({ house: '12' }), 'inexact'],
    ['only the city', requested, found({ precision: 'locality', street: '', house: '' }), 'street-not-found'],
    ['something else', requested, found({ precision: 'other' }), 'inexact'],
    ['no street', requested, found({ street: '' }), 'inexact'],
    ['another street', requested, found({ street: 'улица Жандосова' }), 'street-differs'],
    [
      'the street when no house was requested',
      { ...requested, house: '' },
      found({ precision: 'street', house: '' }),
      null,
    ],
    ['a house when no house was requested', { ...requested, house: '' }, found(), null],
    [
      'another street when no house was requested',
      { ...requested, house: '' },
      found({ street: 'улица Жандосова' }),
      'street-differs',
    ],
    [
      'the city when only the city was requested',
      parseAddress('Алматы'),
      found({ precision: 'locality', street: '' }),
      null,
    ],
    [
      'anything in a microdistrict',
      parseAddress('Алматы, мкр Самал-2, 58'),
      found({ street: 'улица Снегина', house: '', precision: 'street' }),
      null,
    ],
    [
      'a microdistrict without a position',
      parseAddress('Алматы, мкр Самал-2, 58'),
      found({ coordinates: null }),
      'no-coordinates',
    ],
    [
      'a microdistrict found as other',
      parseAddress('Алматы, мкр Самал-2, 58'),
      found({ precision: 'other' }),
      'inexact',
    ],
    ['another street, trusted', { ...requested, isTrusted: true }, found({ street: 'улица Жандосова' }), null],
    ['the street alone, trusted', { ...requested, isTrusted: true }, found({ precision: 'street', house: '' }), null],
    ['other, trusted', { ...requested, isTrusted: true }, found({ precision: 'other' }), 'inexact'],
    ['nothing, trusted', { ...requested, isTrusted: true }, null, 'street-not-found'],
    ['the new name', parseAddress('Алматы, Фурманова, 10'), found({ street: 'Назарбаев даңғылы' }), null],
    [
      'a new name from another city',
      parseAddress('Шымкент, Фурманова, 10'),
      found({ street: 'Назарбаев даңғылы' }),
      'street-differs',
    ],
  ])('reports the right problem for %s', (_, requested, answer, problem) => {
    expect(findGeocodingProblem(requested, answer)).toBe(problem);
  });
});

describe('result lists', () => {
  const row = (kind: GeoKind, text: string) => ({ kind, text, street: '' });
  const typed = (text: string, language: 'ru' | 'kk' = 'ru') => ({ text, city: 'Алматы', language });

  it('keeps houses, streets and cities in an address search', () => {
    const kinds: GeoKind[] = ['house', 'street', 'locality', 'water', 'mountain', 'metro', 'shop', 'district', 'other'];
    expect(
      selectAddresses(
        kinds.map((kind) => row(kind, kind)),
        typed('й'),
        10,
      ).map(({ kind }) => kind),
    ).toEqual(['house', 'locality', 'street']);
  });

  it('drops metro, shops, hospitals and parks from a street search, without duplicates', () => {
    const rows = [
      row('street', 'улица Абая'),
      row('metro', 'Абай'),
      row('shop', 'Абай'),
      row('hospital', 'улица Абая'),
      row('park', 'парк Абая'),
      row('house', 'улица Абая, 1'),
      row('street', 'улица Абая'),
    ];
    expect(selectStreets(rows, typed('й'), 100)).toEqual([row('street', 'улица Абая')]);
  });

  it("sorts by the language's alphabet and by numeric value", () => {
    const rows = ['Қабанбай', 'Лермонтов', 'Кунаев', 'Әуезов', 'Бөгенбай', 'Абай, 10', 'Абай, 9'].map((text) =>
      row('street', text),
    );
    expect(selectStreets(rows, typed('й', 'kk'), 100).map(({ text }) => text)).toEqual([
      'Абай, 9',
      'Абай, 10',
      'Әуезов',
      'Бөгенбай',
      'Кунаев',
      'Қабанбай',
      'Лермонтов',
    ]);
  });

  it('applies the limit before sorting by alphabet', () => {
    const rows = ['в', 'б', 'а'].map((text) => row('street', text));
    expect(selectStreets(rows, typed('й'), 2).map(({ text }) => text)).toEqual(['б', 'в']);
  });
});
