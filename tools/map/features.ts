// Builds GeoJSON features for the map tiles and joins street lines.
import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';

/** A feature of a layer; `z` is its minimum zoom in the tiles. */
export type MapFeature = Feature<Geometry, Record<string, string | number>>;
/** Features by layer name. */
export type Layers = Record<string, MapFeature[]>;

/** Creates a feature without its falsy properties. */
export function feature(
  geometry: Geometry,
  properties: Record<string, string | number | null | undefined>,
): MapFeature {
  return {
    type: 'Feature',
    geometry,
    properties: Object.fromEntries(
      Object.entries(properties).filter((entry): entry is [string, string | number] => Boolean(entry[1])),
    ),
  };
}

/** Creates a point feature from latitude and longitude; GeoJSON has longitude first. */
export function point(
  [latitude, longitude]: readonly [number, number],
  properties: Record<string, string | number | null | undefined>,
): MapFeature {
  return feature({ type: 'Point', coordinates: [longitude, latitude] }, properties);
}

/** Converts an area to its border lines. */
export function outline(geometry: Geometry): Geometry {
  return { type: 'MultiLineString', coordinates: listRings(geometry) };
}

/** Returns every ring of an area. */
export function listRings(geometry: Geometry): Position[][] {
  if (geometry.type === 'Polygon') return geometry.coordinates;
  if (geometry.type === 'MultiPolygon') return geometry.coordinates.flat();
  return geometry.type === 'GeometryCollection' ? geometry.geometries.flatMap(listRings) : [];
}

/** Returns the label position of an area: the centroid of its largest ring, latitude first. */
export function labelPosition(geometry: Geometry): [number, number] {
  let [best, largest]: [[number, number], number] = [[0, 0], -1];
  for (const ring of listRings(geometry)) {
    let [area, x, y] = [0, 0, 0];
    for (let index = 1; index < ring.length; index += 1) {
      const [x1 = 0, y1 = 0] = ring[index - 1] ?? [];
      const [x2 = 0, y2 = 0] = ring[index] ?? [];
      const cross = x1 * y2 - x2 * y1;
      area += cross;
      x += (x1 + x2) * cross;
      y += (y1 + y2) * cross;
    }
    if (Math.abs(area) > largest) [best, largest] = [[y / (3 * area), x / (3 * area)], Math.abs(area)];
  }
  return best;
}

/** Joins lines that share an endpoint: a street label needs one long line. */
export function joinLines(lines: readonly Position[][]): Position[][] {
  const key = (position: Position | undefined) => position?.join(' ') ?? '';
  const remaining = new Set(lines);
  const byEnd = Map.groupBy(
    lines.flatMap((line) => [
      { end: key(line[0]), line },
      { end: key(line.at(-1)), line },
    ]),
    ({ end }) => end,
  );
  const takeLine = (end: string) => {
    const next = byEnd.get(end)?.find(({ line }) => remaining.has(line))?.line;
    if (next) remaining.delete(next);
    return next;
  };
  const joined: Position[][] = [];
  for (const line of lines) {
    if (!remaining.delete(line)) continue;
    let joinedLine = line;
    for (let next = takeLine(key(joinedLine.at(-1))); next; next = takeLine(key(joinedLine.at(-1))))
      joinedLine = [...joinedLine, ...(key(next[0]) === key(joinedLine.at(-1)) ? next : next.toReversed()).slice(1)];
    for (let next = takeLine(key(joinedLine[0])); next; next = takeLine(key(joinedLine[0])))
      joinedLine = [
        ...(key(next.at(-1)) === key(joinedLine[0]) ? next : next.toReversed()).slice(0, -1),
        ...joinedLine,
      ];
    joined.push(joinedLine);
  }
  return joined;
}

/** Wraps features in a collection for the tile cutter. */
export const collection = (features: MapFeature[]): FeatureCollection => ({ type: 'FeatureCollection', features });
