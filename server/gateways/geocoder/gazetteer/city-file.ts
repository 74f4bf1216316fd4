import { readFile } from 'node:fs/promises';
import { gunzip } from 'node:zlib';
import { promisify } from 'node:util';
import { z } from 'zod';
import { STREET_KINDS, type StreetKind } from '#domain/addresses/street-names.ts';

const kinds = Object.keys(STREET_KINDS) as [StreetKind, ...StreetKind[]];
const degrees = z.number().min(-180).max(180);

/** Road classes, widest first; they decide drawing and house interpolation. */
export const ROAD_CLASSES = ['highway', 'main', 'middle', 'small', 'yard', 'path'] as const;

/** A street: kind, names in both languages without type words, old names, district, road class and lines. */
const StreetRow = z.tuple([
  z.enum(kinds),
  z.string(),
  z.string(),
  z.array(z.string()),
  z.number().int(),
  z.number().int().min(0),
  z.array(z.string()),
]);

/** A city file written by `tools/gazetteer`; lines are encoded by `encodeLine`. */
export const CityFile = z.object({
  districts: z.array(z.tuple([z.string(), z.string()])),
  streets: z.array(StreetRow),
  /** Two streets and their crossing. */
  crossings: z.array(z.tuple([z.number().int(), z.number().int(), degrees, degrees])),
  stops: z.array(z.tuple([z.enum(['metro', 'stop']), z.string(), degrees, degrees])),
  /** Houses with a known position: street, number, position. */
  houses: z.array(z.tuple([z.number().int(), z.string(), degrees, degrees])),
  /** Unnamed roads for the map: class and lines. */
  roads: z.array(z.tuple([z.number().int(), z.array(z.string())])),
  water: z.array(z.string()),
  waterways: z.array(z.string()),
  rails: z.array(z.string()),
});
export type CityFile = z.infer<typeof CityFile>;

const unpack = promisify(gunzip);

/** Reads a city file; rejects when it is missing or malformed. */
export async function readCityFile(url: URL): Promise<CityFile> {
  return CityFile.parse(JSON.parse((await unpack(await readFile(url))).toString('utf8')));
}
