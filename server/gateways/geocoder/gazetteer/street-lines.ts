import type { Coordinates } from '#domain/addresses/coordinates.ts';
import { UNITS_PER_DEGREE, type Line } from '#domain/addresses/encoded-line.ts';

const METRES_PER_DEGREE = 111_195;
const radians = Math.PI / 180;

/** Bounding box, in 1/100,000 of a degree. */
export type Box = { south: number; west: number; north: number; east: number };

/** A line segment by its ends, in 1/100,000 of a degree. */
type Segment = readonly [latitude: number, longitude: number, toLatitude: number, toLongitude: number];

/** Length of a degree of longitude relative to a degree of latitude. */
const longitudeScale = (latitude: number) => Math.cos(latitude * radians);

/** Returns the bounding box of lines; an empty box without lines. */
export function computeBoundingBox(lines: readonly Line[]): Box {
  const box = { south: Infinity, west: Infinity, north: -Infinity, east: -Infinity };
  for (const line of lines)
    for (let index = 0; index < line.length; index += 2) {
      const [latitude = 0, longitude = 0] = [line[index], line[index + 1]];
      box.south = Math.min(box.south, latitude);
      box.north = Math.max(box.north, latitude);
      box.west = Math.min(box.west, longitude);
      box.east = Math.max(box.east, longitude);
    }
  return box;
}

/** Iterates over the segments of lines. */
export function* segmentsOf(lines: readonly Line[]): Generator<Segment> {
  for (const line of lines)
    for (let index = 2; index < line.length; index += 2)
      yield [line[index - 2] ?? 0, line[index - 1] ?? 0, line[index] ?? 0, line[index + 1] ?? 0];
}

/** Returns the middle point of the longest line, where the street is marked. */
export function middlePoint(lines: readonly Line[]): Coordinates {
  const longest = lines.reduce(
    (best, line) => (line.length > best.length ? line : best),
    lines[0] ?? new Int32Array(2),
  );
  const middleIndex = Math.floor(longest.length / 4) * 2;
  return [(longest[middleIndex] ?? 0) / UNITS_PER_DEGREE, (longest[middleIndex + 1] ?? 0) / UNITS_PER_DEGREE];
}

/** Returns the distance from a position to a segment, metres. */
export function metresTo([latitude, longitude]: Coordinates, [y1, x1, y2, x2]: Segment): number {
  const scale = longitudeScale(latitude);
  const [py, px] = [latitude * UNITS_PER_DEGREE, longitude * UNITS_PER_DEGREE * scale];
  const [dy, dx] = [y2 - y1, (x2 - x1) * scale];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((px - x1 * scale) * dx + (py - y1) * dy) / length));
  return (Math.hypot(px - x1 * scale - share * dx, py - y1 - share * dy) / UNITS_PER_DEGREE) * METRES_PER_DEGREE;
}

/**
 * Metres between neighbouring house numbers by road class (`ROAD_CLASSES`); avenues have large blocks. Measured on
 * known houses of Almaty's avenues and plots of its side streets; accurate to a block or two.
 */
const METRES_PER_NUMBER = [40, 28, 16, 11, 10, 10] as const;
/** Tolerance for house numbers beyond a street's length. */
const LENGTH_TOLERANCE = { factor: 1.6, numbers: 10 };

/**
 * Interpolates a house's position: numbers increase evenly from north to south and east to west. Null when the street
 * is too short for the number.
 */
export function interpolateHouse(lines: readonly Line[], roadClass: number, number: number): Coordinates | null {
  const bounds = computeBoundingBox(lines);
  const scale = longitudeScale(bounds.south / UNITS_PER_DEGREE);
  const [height, width] = [bounds.north - bounds.south, (bounds.east - bounds.west) * scale];
  const along = height >= width ? 0 : 1;
  const metres = (Math.max(height, width) / UNITS_PER_DEGREE) * METRES_PER_DEGREE;
  const step = METRES_PER_NUMBER[roadClass] ?? METRES_PER_NUMBER[3];
  if (number > (metres / step) * LENGTH_TOLERANCE.factor + LENGTH_TOLERANCE.numbers) return null;
  const share = Math.min(1, (number * step) / Math.max(metres, 1));
  const coordinate = along === 0 ? bounds.north - share * height : bounds.east - share * (bounds.east - bounds.west);
  return pointAt(lines, along, coordinate);
}

function pointAt(lines: readonly Line[], along: 0 | 1, coordinate: number): Coordinates {
  let [nearest, minGap] = [middlePoint(lines), Infinity];
  for (const [y1, x1, y2, x2] of segmentsOf(lines)) {
    const [from, to] = along === 0 ? [y1, y2] : [x1, x2];
    const share = from === to ? 0 : Math.max(0, Math.min(1, (coordinate - from) / (to - from)));
    const gap = Math.abs(from + share * (to - from) - coordinate);
    if (gap >= minGap) continue;
    minGap = gap;
    nearest = [(y1 + share * (y2 - y1)) / UNITS_PER_DEGREE, (x1 + share * (x2 - x1)) / UNITS_PER_DEGREE];
  }
  return nearest;
}

/** Returns whether a position is inside a closed line (even-odd rule). */
export function isInside([latitude, longitude]: Coordinates, ring: Line): boolean {
  const [y, x] = [latitude * UNITS_PER_DEGREE, longitude * UNITS_PER_DEGREE];
  let inside = false;
  for (const [y1, x1, y2, x2] of segmentsOf([ring]))
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  return inside;
}
