import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isCoordinates, type Coordinates } from '#domain/addresses/coordinates.ts';
import { STREET_KINDS, type StreetKind } from '#domain/addresses/street-names.ts';

/** A street or microdistrict of our own table: names in both languages and old ones, rarely a position. */
export type MainStreet = {
  kind: StreetKind;
  ru: string;
  kk: string;
  old: string[];
  position: Coordinates | null;
};

const kinds = Object.keys(STREET_KINDS) as [StreetKind, ...StreetKind[]];
const Row = z.tuple([z.string(), z.enum(kinds), z.string().min(1), z.string().min(1), z.string(), z.string()]);

let table: Map<string, MainStreet[]> | null = null;

/** Lists the main streets of a city by keyword; empty for an unknown city. */
export function mainStreets(keyword: string): readonly MainStreet[] {
  table ??= readTable();
  return table.get(keyword) ?? [];
}

function readTable(): Map<string, MainStreet[]> {
  const lines = readFileSync(new URL('./main-streets.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);
  const streets = new Map<string, MainStreet[]>();
  for (const line of lines) {
    const [city, kind, ru, kk, old, position] = Row.parse(line.split('\t'));
    const pair: unknown = position === '' ? null : position.split(',').map(Number);
    streets.set(city, [
      ...(streets.get(city) ?? []),
      { kind, ru, kk, old: old.split(';').filter(Boolean), position: isCoordinates(pair) ? pair : null },
    ]);
  }
  return streets;
}
