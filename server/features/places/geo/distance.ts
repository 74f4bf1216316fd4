/** A point in degrees, WGS 84. */
export type Point = { latitude: number; longitude: number };

const earthRadiusKm = 6371;
const radians = Math.PI / 180;

/** Maximum kilometres by transit days; longer distances take `farthestDays`. */
const daysByKm: readonly (readonly [km: number, days: number])[] = [
  [60, 1],
  [350, 2],
  [700, 3],
  [1_200, 4],
  [1_700, 5],
  [2_200, 6],
];
const farthestDays = 7;

/** Returns the great-circle distance between two points, kilometres. */
export function distanceKm(from: Point, to: Point): number {
  const halfVersine = (degrees: number) => Math.sin((degrees * radians) / 2) ** 2;
  const haversine =
    halfVersine(to.latitude - from.latitude) +
    Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * halfVersine(to.longitude - from.longitude);
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Returns transit days for a distance: 1 to 7 (the distance table, decisions §4). */
export function daysForKm(km: number): number {
  return daysByKm.find(([limit]) => km <= limit)?.[1] ?? farthestDays;
}
