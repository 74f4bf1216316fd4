// Reads the gazetteer's open data.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

/** A row of a table with a header, by column name. */
export type Row = Readonly<Record<string, string>>;

/** Longitude and latitude, as in GeoJSON. */
type Position = [longitude: number, latitude: number];
type Geometry =
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'MultiLineString' | 'Polygon'; coordinates: Position[][] }
  | { type: 'MultiPolygon'; coordinates: Position[][][] };

/** The part of a GeoJSON feature that the gazetteer reads. */
export type Feature = { properties: Readonly<Record<string, string | undefined>>; geometry: Geometry };

/** Reads and decompresses a file of a folder. */
function readText(folder: string, name: string): string {
  const bytes = readFileSync(path.join(folder, name));
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** Reads a tab-separated table. */
export function readTable(folder: string, name: string): Row[] {
  const [header = '', ...lines] = readText(folder, name).split(/\r?\n/);
  const columns = header.split('\t');
  return lines
    .filter(Boolean)
    .map((line) => Object.fromEntries(line.split('\t').map((value, index) => [columns[index] ?? '', value])));
}

/** Reads the features of a GeoJSON file. */
export function readFeatures(folder: string, name: string): Feature[] {
  return (JSON.parse(readText(folder, name)) as { features: Feature[] }).features;
}

/** Returns every line of a geometry; for a polygon its rings. */
export function listLines({ geometry }: Feature): Position[][] {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : geometry.coordinates;
}

/** True when a point is inside rings (even-odd rule). */
export function isInside(latitude: number, longitude: number, rings: Position[][]): boolean {
  let inside = false;
  for (const ring of rings)
    for (let index = 0, last = ring.length - 1; index < ring.length; last = index, index += 1) {
      const [x1 = 0, y1 = 0] = ring[index] ?? [];
      const [x2 = 0, y2 = 0] = ring[last] ?? [];
      if (y1 > latitude !== y2 > latitude && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1)
        inside = !inside;
    }
  return inside;
}
