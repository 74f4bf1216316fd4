// Simplifies lines of open data: fewer points, the same shape.
import { encodeLine, UNITS_PER_DEGREE } from '../../domain/addresses/encoded-line.ts';

/** About two metres: less than the width of a drawn street on a phone. */
const TOLERANCE = 0.00002;

/** Simplifies and writes a line of GeoJSON positions; empty for fewer than two. */
export function compactLine(positions: readonly (readonly [number, number])[]): string {
  const simplified = simplify(positions);
  return simplified.length < 2
    ? ''
    : encodeLine(
        Int32Array.from(
          simplified.flatMap(([longitude, latitude]) => [
            Math.round(latitude * UNITS_PER_DEGREE),
            Math.round(longitude * UNITS_PER_DEGREE),
          ]),
        ),
      );
}

// Douglas–Peucker: keeps the farthest point from the chord while its distance exceeds the tolerance.
function simplify(points: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return points;
  let farthest = 0;
  let farthestIndex = 0;
  for (let index = 1; index < points.length - 1; index += 1) {
    const point = points[index];
    const distance = point ? distanceToSegment(point, first, last) : 0;
    if (distance > farthest) [farthest, farthestIndex] = [distance, index];
  }
  if (farthest <= TOLERANCE) return [first, last];
  return [...simplify(points.slice(0, farthestIndex + 1)).slice(0, -1), ...simplify(points.slice(farthestIndex))];
}

function distanceToSegment(
  [x, y]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
): number {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length));
  return Math.hypot(x - x1 - share * (x2 - x1), y - y1 - share * (y2 - y1));
}
