// Merges rows of one street that open data list under several names.
import { streetAliases } from '../../domain/addresses/geocoding-aliases.ts';
import { streetKey } from '../../domain/addresses/geocoding-streets.ts';
import { splitStreetName, type StreetKind } from '../../domain/addresses/street-names.ts';
import { isKazakh, deriveKazakhStem } from './names.ts';
import type { Row } from './sources.ts';

/** Bounding box of a street, degrees. */
type Box = { south: number; west: number; north: number; east: number };

/** A street with the data of all its names. */
export type Street = {
  kind: StreetKind;
  ru: string;
  kk: string;
  old: string[];
  latitude: number;
  longitude: number;
  roadClass: string;
  box: Box;
  /** Names as written in the data. */
  names: ReadonlySet<string>;
};

type StreetPart = { row: Row; name: string; box: Box; key: string; kazakh: boolean; length: number };

/** About 400 m: parts with one name farther apart are two streets. */
const NEAR_DEGREES = 0.004;
/** The other language may call an avenue a street; a lane next to an avenue of the same name is a separate street. */
const LONG_STREET_KINDS: ReadonlySet<StreetKind> = new Set(['street', 'avenue', 'boulevard', 'highway', 'road']);
const cityNames: Readonly<Record<string, string>> = { almaty: 'алматы', astana: 'астана' };

/** Merges rows into streets by the same name in either language, old names, and known pairs. */
export function mergeStreets(
  rows: readonly Row[],
  city: string,
  pairs: readonly (readonly [string, string])[],
  renames: readonly Row[],
): Street[] {
  const partner = new Map(pairs.map(([kk, ru]) => [kk, ru]));
  const parts = rows.map((row) => toPart(row, partner, city)).filter(({ key }) => /\p{L}/u.test(key));
  const groups: StreetPart[][] = [];
  for (const sameKey of Map.groupBy(parts, ({ key }) => key).values()) groups.push(...groupNearby(sameKey));
  const renamed = microdistrictRenames(renames);
  return groups.map((group) => toStreet(group, renamed)).sort((a, b) => (a.ru < b.ru ? -1 : 1));
}

function toPart(row: Row, partner: ReadonlyMap<string, string>, city: string): StreetPart {
  const name = row.name ?? '';
  const { kind, stem } = splitStreetName(partner.get(name) ?? name);
  const key = [...streetAliases(streetKey(stem), cityNames[city])].sort()[0] ?? '';
  return {
    row,
    name,
    key: LONG_STREET_KINDS.has(kind) ? key : `${kind} ${key}`,
    kazakh: row.lang === 'kk' || isKazakh(name),
    length: Number(row.length_m ?? row.length_m_approx ?? 0),
    box: {
      south: Number(row.min_lat),
      west: Number(row.min_lon),
      north: Number(row.max_lat),
      east: Number(row.max_lon),
    },
  };
}

function groupNearby(parts: readonly StreetPart[]): StreetPart[][] {
  let groups: StreetPart[][] = [];
  for (const part of parts) {
    const nearby = groups.filter((group) => group.some(({ box }) => isNear(box, part.box)));
    groups = [...groups.filter((group) => !nearby.includes(group)), [...nearby.flat(), part]];
  }
  return groups;
}

function isNear(box: Box, otherBox: Box): boolean {
  return (
    box.south - NEAR_DEGREES <= otherBox.north &&
    otherBox.south - NEAR_DEGREES <= box.north &&
    box.west - NEAR_DEGREES <= otherBox.east &&
    otherBox.west - NEAR_DEGREES <= box.east
  );
}

function toStreet(group: readonly StreetPart[], renamed: ReadonlyMap<string, readonly string[]>): Street {
  const byLength = group.toSorted((a, b) => b.length - a.length);
  const [main] = byLength;
  if (!main) throw new Error('a street without parts');
  const russian = byLength.find(({ kazakh }) => !kazakh);
  const kazakh = byLength.find((part) => part.kazakh);
  const { kind, stem } = splitStreetName((russian ?? main).name);
  const kk = kazakh ? splitStreetName(kazakh.name).stem : deriveKazakhStem(stem);
  const stems = new Set(group.map(({ name }) => splitStreetName(name).stem));
  const otherStems = [...stems].filter((name) => name !== stem && name !== kk);
  return {
    kind: kind === 'street' && kazakh ? splitStreetName(kazakh.name).kind : kind,
    ru: stem,
    kk,
    old: [...new Set([...otherStems, ...(renamed.get(streetKey(stem)) ?? [])])],
    latitude: Number(main.row.lat),
    longitude: Number(main.row.lon),
    roadClass: main.row.road_class ?? '',
    box: {
      south: Math.min(...group.map(({ box }) => box.south)),
      west: Math.min(...group.map(({ box }) => box.west)),
      north: Math.max(...group.map(({ box }) => box.north)),
      east: Math.max(...group.map(({ box }) => box.east)),
    },
    names: new Set(group.map(({ name }) => name)),
  };
}

/** Old names of microdistricts by their folded new names. */
function microdistrictRenames(rows: readonly Row[]): Map<string, string[]> {
  const old = new Map<string, string[]>();
  for (const row of rows) {
    const key = streetKey(splitStreetName(row.new ?? '').stem);
    old.set(key, [...(old.get(key) ?? []), splitStreetName(row.old ?? '').stem]);
  }
  return old;
}
