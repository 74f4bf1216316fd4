import { foldText, streetKey } from '#domain/addresses/geocoding-streets.ts';
import { currentNames, streetAliases } from '#domain/addresses/geocoding-aliases.ts';
import type { Coordinates } from '#domain/addresses/coordinates.ts';
import type { StreetKind } from '#domain/addresses/street-names.ts';
import type { GeocoderCity } from '../geocoder.ts';
import { readCityFile, type CityFile } from './city-file.ts';
import { decodeLine, type Line } from '#domain/addresses/encoded-line.ts';
import { mainStreets } from './main-streets.ts';
import { computeBoundingBox, middlePoint, type Box } from './street-lines.ts';

/** A street of a loaded city. */
export type IndexedStreet = {
  kind: StreetKind;
  ru: string;
  kk: string;
  /** Folded names without type words: current ones in both languages, then old ones and aliases. */
  keys: readonly string[];
  /** Number of keys of current names; they come first in `keys`. */
  currentKeyCount: number;
  /** Letter mask of each key (`letterMask`). */
  letters: readonly number[];
  /** Names of its district, Russian and Kazakh; null when unknown. */
  district: readonly [string, string] | null;
  /** Index in `ROAD_CLASSES`. */
  roadClass: number;
  lines: readonly Line[];
  box: Box;
  /** Null when only the name is known. */
  middle: Coordinates | null;
  houses: ReadonlyMap<string, Coordinates>;
};

/** A loaded city, for the geocoder and the map. */
export type CityIndex = {
  streets: readonly IndexedStreet[];
  stops: readonly { kind: 'metro' | 'stop'; name: string; key: string; position: Coordinates }[];
  /** Position by two street indexes, smaller first: `3 17`. */
  crossings: ReadonlyMap<string, Coordinates>;
  water: readonly { ring: Line; box: Box }[];
  /** Unnamed roads, drawn besides the streets. */
  roads: readonly { roadClass: number; line: Line }[];
  waterways: readonly Line[];
  rails: readonly Line[];
  /** Streets have lines, so a map can be drawn and positions found. */
  hasGeometry: boolean;
};

/** Cities with street lines from open data (see README.md in this folder). */
const MAPPED_CITIES: ReadonlySet<string> = new Set(['almaty', 'astana']);
const MIDDLE_CLASS = 2;
const SMALL_CLASS = 3;

const EMPTY: CityFile = {
  districts: [],
  streets: [],
  crossings: [],
  stops: [],
  houses: [],
  roads: [],
  water: [],
  waterways: [],
  rails: [],
};

/** Loads a city from its files; without open data it has the streets of our own table. */
export async function loadCity(city: GeocoderCity): Promise<CityIndex> {
  const isOnMap = MAPPED_CITIES.has(city.keyword);
  const file = isOnMap ? await readCityFile(new URL(`./${city.keyword}.json.gz`, import.meta.url)) : EMPTY;
  const cityKey = foldText(city.nameRu);
  const houses = Map.groupBy(file.houses, ([street]) => street);
  const existing = new Set(file.streets.flatMap(([, ru, kk]) => [streetKey(ru), streetKey(kk)]));
  const streets = file.streets.map(([kind, ru, kk, old, district, roadClass, texts], index): IndexedStreet => {
    const lines = texts.map(decodeLine);
    return {
      kind,
      ru,
      kk,
      ...buildStreetKeys([ru, kk], old, cityKey, existing),
      district: file.districts[district] ?? null,
      roadClass,
      lines,
      box: computeBoundingBox(lines),
      middle: middlePoint(lines),
      houses: new Map((houses.get(index) ?? []).map(([, number, ...position]) => [number, position])),
    };
  });
  return {
    streets: [...streets, ...tableStreets(city.keyword, cityKey, streets, existing)],
    stops: file.stops.map(([kind, name, ...position]) => ({ kind, name, key: streetKey(name), position })),
    crossings: new Map(file.crossings.map(([a, b, ...position]) => [crossingKey(a, b), position] as const)),
    water: file.water.map(decodeLine).map((ring) => ({ ring, box: computeBoundingBox([ring]) })),
    roads: file.roads.flatMap(([roadClass, texts]) => texts.map((text) => ({ roadClass, line: decodeLine(text) }))),
    waterways: file.waterways.map(decodeLine),
    rails: file.rails.map(decodeLine),
    hasGeometry: isOnMap,
  };
}

/** Key of a street crossing, independent of order. */
export function crossingKey(a: number, b: number): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

// Skips streets that open data already has.
function tableStreets(
  keyword: string,
  cityKey: string,
  mapped: readonly IndexedStreet[],
  existing: ReadonlySet<string>,
): IndexedStreet[] {
  const names = new Set(mapped.flatMap(({ kind, keys }) => keys.map((key) => `${kind} ${key}`)));
  return mainStreets(keyword)
    .map(({ kind, ru, kk, old, position }) => ({
      kind,
      ru,
      kk,
      ...buildStreetKeys([ru, kk], old, cityKey, existing),
      district: null,
      roadClass: kind === 'microdistrict' ? SMALL_CLASS : MIDDLE_CLASS,
      lines: [],
      box: computeBoundingBox([]),
      middle: position,
      houses: new Map(),
    }))
    .filter(({ kind, keys }) => !keys.some((key) => names.has(`${kind} ${key}`)));
}

/**
 * Keys of a street by its current and old names. A street whose name is the old name of another existing street (улица
 * Космонавтов and Байтурсынова) stays separate and gets no alias from it.
 */
function buildStreetKeys(
  names: readonly string[],
  old: readonly string[],
  city: string,
  existing: ReadonlySet<string>,
): Pick<IndexedStreet, 'keys' | 'currentKeyCount' | 'letters'> {
  const currentKeys = new Set(names.map(streetKey));
  const isOldNameOfAnother = [...currentKeys].some((key) => currentNames(key, city).some((name) => existing.has(name)));
  const aliases = [...currentKeys, ...old.map(streetKey)].flatMap((key) => [
    key,
    ...streetAliases(key, isOldNameOfAnother ? '' : city),
  ]);
  const keys = [...new Set([...currentKeys, ...aliases])];
  return { keys, currentKeyCount: currentKeys.size, letters: keys.map(letterMask) };
}

const FIRST_LETTER = 'а'.charCodeAt(0);

/** Returns the letters of a folded text as a bit mask; the rarest letters share bits. */
export function letterMask(text: string): number {
  let mask = 0;
  for (let index = 0; index < text.length; index += 1) mask |= 1 << ((text.charCodeAt(index) - FIRST_LETTER) & 31);
  return mask;
}
