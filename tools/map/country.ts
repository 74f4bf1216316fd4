// The map of the whole country: land, borders, waters, towns and villages.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Feature, Geometry } from 'geojson';
import { foldText } from '../../domain/addresses/geocoding-streets.ts';
import { DRAWN_CITIES, TILE_SOURCES } from '../../domain/addresses/map-tiles.ts';
import { cityRecords } from '../../server/features/places/geo/cities.data.ts';
import { isInside, readTable } from '../gazetteer/sources.ts';
import { feature, labelPosition, outline, point, listRings, type Layers, type MapFeature } from './features.ts';

type Source = Feature<Geometry, Record<string, string | number | null | undefined>>;

const readText = (folder: string, name: string) => gunzipSync(readFileSync(path.join(folder, name))).toString('utf8');

/** Reads the features of a file. */
export function readSource(folder: string, name: string): Source[] {
  return (JSON.parse(readText(folder, name)) as { features: Source[] }).features;
}

const readGeometry = (folder: string, name: string) => JSON.parse(readText(folder, name)) as Geometry;

/** Waters with a well-known local name; the data have an English name or none. */
const WATERS: Readonly<Record<string, readonly [ru: string, kk: string]>> = {
  'Lake Balkhash': ['озеро Балхаш', 'Балқаш көлі'],
  'Lake Zaysan': ['озеро Зайсан', 'Зайсан көлі'],
  'Aral Sea': ['Аральское море', 'Арал теңізі'],
  'Issyk-Kul': ['Иссык-Куль', 'Ыстықкөл'],
  Alakol: ['озеро Алаколь', 'Алакөл'],
  'Lake Alakol': ['озеро Алаколь', 'Алакөл'],
  Alaköl: ['озеро Алаколь', 'Алакөл'],
  'Lake Tengiz': ['озеро Тенгиз', 'Теңіз көлі'],
  Ural: ['Урал', 'Жайық'],
  'Syr  Darya': ['Сырдарья', 'Сырдария'],
  'Amu  Darya': ['Амударья', 'Әмудария'],
  Tobol: ['Тобол', 'Тобыл'],
  Ertis: ['Иртыш', 'Ертіс'],
  Ertix: ['Чёрный Иртыш', 'Қара Ертіс'],
  Irtysh: ['Иртыш', 'Ертіс'],
  Esil: ['Есиль (Ишим)', 'Есіл'],
  Ishim: ['Есиль (Ишим)', 'Есіл'],
  Ile: ['Или', 'Іле'],
  Volga: ['Волга', 'Еділ'],
  Ob: ['Обь', 'Обь'],
  Kama: ['Кама', 'Кама'],
  Naryn: ['Нарын', 'Нарын'],
};

const COUNTRIES: Readonly<Record<string, readonly [ru: string, kk: string]>> = {
  China: ['Китай', 'Қытай'],
  Uzbekistan: ['Узбекистан', 'Өзбекстан'],
  Tajikistan: ['Таджикистан', 'Тәжікстан'],
  Mongolia: ['Монголия', 'Моңғолия'],
  Russia: ['Россия', 'Ресей'],
  Azerbaijan: ['Азербайджан', 'Әзербайжан'],
  Kyrgyzstan: ['Кыргызстан', 'Қырғызстан'],
  Turkmenistan: ['Туркменистан', 'Түрікменстан'],
};

const AIRPORTS: Readonly<Record<string, readonly [ru: string, kk: string]>> = {
  TSE: ['Аэропорт Нурсултан Назарбаев', 'Нұрсұлтан Назарбаев әуежайы'],
  ALA: ['Аэропорт Алматы', 'Алматы әуежайы'],
};

const withNames = (names: readonly [string, string] | undefined) => (names ? { ru: names[0], kk: names[1] } : {});

/** Builds the layers of the country. */
export function countryLayers(folder: string): Layers {
  const countries = readSource(folder, 'ne_countries_kz.geojson.gz');
  const regions = readSource(folder, 'adm1_2024_kz.geojson.gz');
  const districts = readSource(folder, 'adm2_2024_kz.geojson.gz');
  const isCity = (kato: unknown) => /^7[159]/.test(String(kato));
  return {
    land: [
      ...countries.map(({ geometry, properties }) => feature(geometry, { home: isKazakhstan(properties) ? 1 : 0 })),
      ...regions.map(({ geometry }) => feature(geometry, { home: 1, z: 6 })),
    ],
    urban: readSource(folder, 'ne_urban_areas_50m_kz.geojson.gz').map(({ geometry }) =>
      feature(geometry, { drawn: isDrawnByCity(labelPosition(geometry)) ? 1 : 0 }),
    ),
    water: readSource(folder, 'ne_lakes_kz.geojson.gz').map(({ geometry, properties }) =>
      feature(geometry, { z: parseZoom(properties['min_zoom']) }),
    ),
    waterway: readSource(folder, 'ne_rivers_kz.geojson.gz').map(({ geometry, properties }) =>
      feature(geometry, {
        z: parseZoom(properties['min_zoom']),
        rank: properties['scalerank'],
        ...withNames(WATERS[String(properties['name'])]),
      }),
    ),
    border: [
      ...regions.map(({ geometry }) => feature(outline(geometry), { level: 4 })),
      ...districts.map(({ geometry, properties }) =>
        feature(outline(geometry), {
          level: isCity(properties['kato']) ? 8 : 6,
          z: isCity(properties['kato']) ? 8 : 7,
        }),
      ),
      feature(outline(readGeometry(folder, 'outline_2024_kz.geojson.gz')), { level: 2 }),
      ...countries
        .filter(({ properties }) => !isKazakhstan(properties))
        .map(({ geometry }) => feature(outline(geometry), { level: 3 })),
    ],
    name: [
      ...countries.flatMap(({ geometry, properties }) =>
        COUNTRIES[String(properties['name'])]
          ? [point(labelPosition(geometry), { kind: 'country', ...withNames(COUNTRIES[String(properties['name'])]) })]
          : [],
      ),
      ...regions
        .filter(({ properties }) => !isCity(properties['kato']))
        .map(({ geometry, properties }) => areaLabel('region', geometry, properties)),
      ...districts
        .filter(({ properties }) => /район|ауданы/.test(`${properties['name_ru']} ${properties['name_kk']}`))
        .map(({ geometry, properties }) =>
          areaLabel(isCity(properties['kato']) ? 'quarter' : 'district', geometry, properties),
        ),
      ...readSource(folder, 'ne_lakes_kz.geojson.gz')
        .filter(({ properties }) => WATERS[String(properties['name'])])
        .map(({ geometry, properties }) =>
          point(labelPosition(geometry), { kind: 'water', ...withNames(WATERS[String(properties['name'])]) }),
        ),
      point([42.6, 50.6], { kind: 'water', ru: 'Каспийское море', kk: 'Каспий теңізі' }),
    ],
    town: townFeatures(
      folder,
      regions.filter(({ properties }) => isCity(properties['kato'])),
    ),
    airport: readSource(folder, 'ne_airports_kz.geojson.gz').flatMap(({ geometry, properties }) => {
      const names = AIRPORTS[String(properties['iata_code'])];
      return names ? [feature(geometry, { ...withNames(names), z: 8 })] : [];
    }),
  };
}

const isKazakhstan = (properties: Source['properties']) => /Kazakhstan|Baikonur/.test(String(properties['name']));

/** City streets are drawn there: the coarse urban area would lie under them. */
const isDrawnByCity = ([latitude, longitude]: readonly [number, number]) =>
  DRAWN_CITIES.some((city) => {
    const [west, south, east, north] = TILE_SOURCES[city].bounds;
    return longitude > west && longitude < east && latitude > south && latitude < north;
  });

const parseZoom = (zoom: unknown) => Math.max(3, Math.floor(Number(zoom)));

function areaLabel(kind: string, geometry: Geometry, { name_ru: ru, name_kk: kk }: Source['properties']): MapFeature {
  return point(labelPosition(geometry), { kind, ru, kk, z: kind === 'region' ? 4 : 8 });
}

/** Minimum zoom for a town's label, by population. */
const SIZES = [
  [700_000, 4],
  [150_000, 5],
  [50_000, 6],
  [15_000, 7],
  [5_000, 8],
  [1_500, 9],
] as const;

/** Degrees: places with the same name within this distance are one place. */
const NEAR_DEGREES = 0.25;

/** Towns and villages: delivery destinations, and those that the current classifier knows by the map's name. */
function townFeatures(folder: string, cities: readonly Source[]): MapFeature[] {
  const kazakh = new Map<string, string>();
  for (const { name_ru: ru = '', name_kk: kk = '' } of readComma(folder, 'kato_2025.csv.gz')) {
    const names = [ru, kk].map((name) =>
      name.replace(/^(?:г\.|с\.|п\.|ст\.|рзд\.)\s*/, '').replace(/\s(?:қ|а|к)\.$/, ''),
    );
    if (names[0] && names[1] && /^(?:г\.|с\.|п\.|ст\.)/.test(ru)) kazakh.set(foldText(names[0]), names[1]);
  }
  const ranks = readTable(folder, 'ne_populated_places_kz.tsv.gz');
  const cityFeatures = cityRecords.map(({ nameRu, nameKk, latitude, longitude }) => {
    const rank = ranks.find(
      (row) => Math.hypot(Number(row['latitude']) - latitude, Number(row['longitude']) - longitude) < NEAR_DEGREES,
    );
    const population = Number(rank?.['pop_max'] ?? 0);
    const z = /Алматы|Астана|Шымкент/.test(nameRu) ? 3 : population > 150_000 ? 4 : 5;
    return point([latitude, longitude], { ru: nameRu, kk: nameKk, z, big: z < 5 ? 1 : 0 });
  });
  const others = readComma(folder, 'wof_kz_places.csv.gz').flatMap((row) => {
    const { name_ru: ru = '', name_kk: kk = '' } = row;
    const position = [Number(row['lat']), Number(row['lon'])] as const;
    const official = kazakh.get(foldText(ru));
    if (row['placetype'] !== 'locality' || row['is_current'] !== '1' || !ru || !official) return [];
    if (cityRecords.some((city) => Math.hypot(city.latitude - position[0], city.longitude - position[1]) < 0.06))
      return [];
    if (cities.some(({ geometry }) => isInside(...position, listRings(geometry) as [number, number][][]))) return [];
    const population = Number(row['population'] || 0);
    const z = SIZES.find(([least]) => population >= least)?.[1] ?? 10;
    return [point(position, { ru, kk: isKazakhName(kk) ? kk : official, z })];
  });
  return [...cityFeatures, ...others];
}

const isKazakhName = (name: string) => /[\u0400-\u04ff]/.test(name);

/** Reads a comma-separated table; no field of these files contains a comma. */
function readComma(folder: string, name: string) {
  const [header = '', ...lines] = readText(folder, name).split(/\r?\n/);
  const columns = header.split(',');
  return lines.filter(Boolean).map((line): Readonly<Record<string, string>> => {
    const fields = line.split(',');
    return Object.fromEntries(columns.map((column, index) => [column, fields[index] ?? '']));
  });
}
