/** A point in degrees, WGS 84. */
export type Point = { latitude: number; longitude: number };

const EARTH_RADIUS_KM = 6371;
const RADIANS_PER_DEGREE = Math.PI / 180;

/** Maximum distance for each number of transit days; longer distances take `MAX_TRANSIT_DAYS`. */
const DAYS_BY_KM: readonly (readonly [km: number, days: number])[] = [
  [60, 1],
  [350, 2],
  [700, 3],
  [1_200, 4],
  [1_700, 5],
  [2_200, 6],
];
const MAX_TRANSIT_DAYS = 7;

/** Returns the great-circle distance between two points, kilometres. */
export function distanceKm(from: Point, to: Point): number {
  const halfVersine = (degrees: number) => Math.sin((degrees * RADIANS_PER_DEGREE) / 2) ** 2;
  const haversine =
    halfVersine(to.latitude - from.latitude) +
    Math.cos(from.latitude * RADIANS_PER_DEGREE) *
      Math.cos(to.latitude * RADIANS_PER_DEGREE) *
      halfVersine(to.longitude - from.longitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Returns transit days for a distance: 1 to 7 (the distance table, decisions §4). */
export function transitDays(km: number): number {
  return DAYS_BY_KM.find(([limit]) => km <= limit)?.[1] ?? MAX_TRANSIT_DAYS;
}
