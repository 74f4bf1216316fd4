// Builds the map layers of a city from open street data: roads, water, railways, stops, malls.
import { gunzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import type { Position } from 'geojson';
import { decodeLine, UNITS_PER_DEGREE } from '../../domain/addresses/encoded-line.ts';
import { formatStreetName } from '../../domain/addresses/street-names.ts';
import { CityFile } from '../../server/gateways/geocoder/gazetteer/city-file.ts';
import { mainStreets } from '../../server/gateways/geocoder/gazetteer/main-streets.ts';
import { readTable, type Row } from '../gazetteer/sources.ts';
import { readSource } from './country.ts';
import { feature, joinLines, point, type Layers, type MapFeature } from './features.ts';

/** Minimum zoom of a road by index of `ROAD_CLASSES`. */
const ROAD_ZOOMS = [10, 10, 12, 13, 14, 14] as const;

/** Metro station names by their name in the data. */
const METRO: Readonly<Record<string, readonly [ru: string, kk: string]>> = {
  Абая: ['Абая', 'Абай'],
  Алатау: ['Алатау', 'Алатау'],
  Алмалы: ['Алмалы', 'Алмалы'],
  Байконур: ['Байконур', 'Байқоңыр'],
  'Бауыржана Момышулы': ['Бауыржана Момышулы', 'Бауыржан Момышұлы'],
  'Жибек Жолы': ['Жибек жолы', 'Жібек жолы'],
  Москва: ['Москва', 'Мәскеу'],
  'Райымбек батыра': ['Райымбек батыра', 'Райымбек батыр'],
  Сайран: ['Сайран', 'Сайран'],
  'Сары-Арка': ['Сарыарка', 'Сарыарқа'],
  'Театр имени Мухтара Ауэзова': ['Театр имени Мухтара Ауэзова', 'Мұхтар Әуезов атындағы театр'],
};

/** Stop kinds of the map style and their minimum zooms, by kind in the data. */
const STOPS: Readonly<Record<string, { kind: string; z: number }>> = {
  metro_station: { kind: 'metro', z: 11 },
  railway_station: { kind: 'station', z: 12 },
  bus_station: { kind: 'terminal', z: 13 },
  bus_stop: { kind: 'stop', z: 14 },
  tram_stop: { kind: 'stop', z: 14 },
};

const WATER_CLASSES: ReadonlySet<unknown> = new Set(['water', 'reservoir', 'riverbank']);

/** Builds the layers of a city by its keyword. */
export function cityLayers(folder: string, keyword: 'almaty' | 'astana'): Layers {
  const packed = readFileSync(new URL(`../../server/gateways/geocoder/gazetteer/${keyword}.json.gz`, import.meta.url));
  const city = CityFile.parse(JSON.parse(gunzipSync(packed).toString('utf8')));
  const sourceFeatures = keyword === 'almaty' ? readSource(folder, 'osm_water_rail_almaty.geojson.gz') : [];
  const layer = (name: string) => sourceFeatures.filter(({ properties }) => properties['layer'] === name);
  const road = (roadClass: number, texts: readonly string[], names: { ru?: string; kk?: string }): MapFeature[] => {
    const lines = joinLines(texts.map(parsePositions).filter((line) => line.length > 1));
    if (lines.every(isSinglePoint)) return [];
    const z = ROAD_ZOOMS[roadClass] ?? 14;
    return [feature({ type: 'MultiLineString', coordinates: lines }, { class: roadClass + 1, z, ...names })];
  };
  return {
    road: [
      ...city.roads.flatMap(([roadClass, texts]) => road(roadClass, texts, {})),
      ...city.streets.flatMap(([kind, ru, kk, , , roadClass, texts]) =>
        road(roadClass, texts, { ru: formatStreetName(kind, ru, 'ru'), kk: formatStreetName(kind, kk, 'kk') }),
      ),
    ],
    water: layer('water')
      .filter(({ properties }) => WATER_CLASSES.has(properties['class']))
      .map(({ geometry }) => feature(geometry, {})),
    waterway: layer('waterway').map(({ geometry, properties }) =>
      feature(geometry, { class: properties['class'], z: properties['class'] === 'river' ? 10 : 12 }),
    ),
    rail: layer('rail').map(({ geometry, properties }) =>
      feature(geometry, { class: properties['class'], z: properties['class'] === 'tram' ? 13 : 10 }),
    ),
    stop: keyword === 'almaty' ? stopFeatures(readTable(folder, 'osm_transport_almaty.tsv.gz')) : [],
    mall: keyword === 'astana' ? mallFeatures(readTable(folder, 'osm_malls_astana.tsv.gz')) : [],
    quarter: mainStreets(keyword)
      .filter(({ kind, position }) => kind === 'microdistrict' && position)
      .map(({ ru, kk, position }) => point(position!, { ru: `мкр ${ru}`, kk: `${kk} ы-а.`, z: 13 })),
  };
}

function parsePositions(text: string): Position[] {
  const line = decodeLine(text);
  return Array.from({ length: line.length / 2 }, (_, index) => [
    (line[index * 2 + 1] ?? 0) / UNITS_PER_DEGREE,
    (line[index * 2] ?? 0) / UNITS_PER_DEGREE,
  ]);
}

/** True for a line of one repeated position: the data have no shape of the street. */
const isSinglePoint = (line: Position[]) => line.every((vertex) => vertex.join() === line[0]?.join());

function stopFeatures(rows: readonly Row[]): MapFeature[] {
  return rows.flatMap(({ kind = '', name = '', lat, lon }) => {
    const stop = STOPS[kind];
    if (!stop || !name) return [];
    const [ru, kk] = (stop.kind === 'metro' && METRO[name]) || [name, name];
    return [point([Number(lat), Number(lon)], { ...stop, ru, kk })];
  });
}

function mallFeatures(rows: readonly Row[]): MapFeature[] {
  return rows
    .filter(({ name }) => name)
    .map(({ name = '', name_ru: ru, name_kk: kk, lat, lon }) =>
      point([Number(lat), Number(lon)], { ru: ru || name, kk: kk || name, z: 14 }),
    );
}
