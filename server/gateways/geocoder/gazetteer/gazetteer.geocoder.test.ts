import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatStreetName, type StreetKind } from '#domain/addresses/street-names.ts';
import { cityRecords } from '#server/features/places/geo/cities.data.ts';
import { ALMATY, describeGeocoder } from '../geocoder.contract.ts';
import { createGazetteer } from './gazetteer.geocoder.ts';

const geocoder = createGazetteer();
const SHYMKENT = { keyword: 'shymkent', nameRu: 'Шымкент', nameKk: 'Шымкент', latitude: 42.3, longitude: 69.6 };
const PAVLODAR = {
  keyword: 'pavlodar',
  nameRu: 'Павлодар',
  nameKk: 'Павлодар',
  latitude: 52.27401,
  longitude: 77.00438,
};
const AKTAU = { keyword: 'aktau', nameRu: 'Актау', nameKk: 'Ақтау', latitude: 43.64806, longitude: 51.17222 };
const ASTANA = { keyword: 'astana', nameRu: 'Астана', nameKk: 'Астана', latitude: 51.143772, longitude: 71.437183 };

describeGeocoder('gazetteer', async () => ({ geocoder, stop: async () => {} }));

const first = async (text: string, city = ALMATY, language: 'ru' | 'kk' = 'ru') =>
  (await geocoder.forward({ city, language, text, limit: 5 }))[0];

test.each([
  ['Фурманова, 100', ALMATY, 'Назарбаев даңғылы, 100'],
  ['Ленина, 5', SHYMKENT, 'Тәуке хан даңғылы, 5'],
  ['Мира, 5', ASTANA, 'Бейбітшілік көшесі, 5'],
  ['1 Мая, 5', PAVLODAR, 'Мәшһүр Жүсіп көшесі, 5'],
  ['Карла Маркса, 5', PAVLODAR, 'Әлихан Бөкейхан көшесі, 5'],
  ['8 мкр, 12', AKTAU, '8-ықшамаудан, 12'],
  ['28А мкр, 3', AKTAU, '28А ықшамауданы, 3'],
  ['мкр Самал-2, 58', ALMATY, 'Самал-2 ықшамауданы, 58'],
  ['толе би 101', ALMATY, 'Төле би даңғылы, 101'],
  ['розыбакеева 3', ALMATY, 'Розыбакиев көшесі, 3'],
])('finds %s under its current Kazakh name', async (text, city, expected) => {
  expect((await first(text, city, 'kk'))?.text).toBe(expected);
});

test('orders houses along the street: higher numbers on Абая are farther west', async () => {
  const longitudes = await Promise.all(
    ['10', '52', '110', '150'].map(async (house) => (await first(`Абая, ${house}`))?.coordinates?.[1] ?? 0),
  );
  expect(longitudes).toEqual(longitudes.toSorted((a, b) => b - a));
  expect((await first('Абая, 10'))?.isApproximate).toBe(true);
});

test('finds a crossing with its position', async () => {
  const found = await first('Абая угол Достык');
  expect(found?.kind).toBe('crossing');
  expect(found?.coordinates?.[0]).toBeCloseTo(43.243, 2);
  expect(found?.coordinates?.[1]).toBeCloseTo(76.957, 2);
});

test('distinguishes a metro station from a street', async () => {
  const found = await geocoder.suggest({ city: ALMATY, language: 'ru', text: 'Байконур', limit: 10 });
  expect(found.find(({ kind }) => kind === 'metro')?.text).toBe('Байконур');
});

test('returns only the street, without house or position, in a city without lines', async () => {
  const found = await first('Тауке хана, 5', SHYMKENT);
  expect(found).toMatchObject({ precision: 'street', house: '', coordinates: null, isApproximate: true });
  expect(await geocoder.covers(SHYMKENT)).toBe(false);
  expect(await geocoder.covers(ASTANA)).toBe(true);
  const [near] = await geocoder.reverse({ city: SHYMKENT, language: 'kk', coordinates: [42.31, 69.61] });
  expect(near).toMatchObject({ precision: 'locality', locality: 'Шымкент', street: '' });
});

const tableRows = () =>
  readFileSync(new URL('./main-streets.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

test('finds and suggests every street of our table by its old and new names in both languages', async () => {
  const lost: string[] = [];
  const cities = new Map(cityRecords.map((city) => [city.keyword, city]));
  for (const [keyword = '', kind = '', ru = '', kk = '', old = ''] of tableRows()) {
    const city = cities.get(keyword);
    if (!city || city.keyword === 'almaty' || city.keyword === 'astana') continue;
    const name = formatStreetName(kind as StreetKind, kk, 'kk');
    for (const text of [formatStreetName(kind as StreetKind, ru, 'ru'), name, ...old.split(';').filter(Boolean)])
      for (const answers of [
        await geocoder.forward({ city, language: 'kk', text: `${city.nameRu}, ${text}`, limit: 10 }),
        await geocoder.suggest({ city, language: 'kk', text, limit: 10 }),
        await geocoder.streets({ city, language: 'kk', text, limit: 100 }),
      ])
        if (!answers.some(({ street }) => street === name)) lost.push(`${keyword}: ${text}`);
  }
  expect(lost).toEqual([]);
});

test('has residential streets in cities without lines, at least forty in large ones', () => {
  const byCity = Map.groupBy(tableRows(), ([city = '']) => city);
  const large = cityRecords.slice(2, 15).filter(({ keyword }) => (byCity.get(keyword)?.length ?? 0) < 40);
  expect(large.map(({ keyword }) => keyword)).toEqual([]);
});

test('covers every served city in our table, without Latin letters or duplicates', () => {
  const rows = tableRows();
  expect(new Set(rows.map(([city]) => city)).size).toBe(32);
  expect(rows.filter(([, , ru = '', kk = '']) => /[a-z]/i.test(ru + kk))).toEqual([]);
  const keys = rows.map(([city, kind, ru]) => `${city} ${kind} ${ru}`);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
