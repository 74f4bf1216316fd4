/** Latitude and longitude in degrees, WGS 84. */
export type Coordinates = readonly [latitude: number, longitude: number];

/**
 * Returns whether a value is a pair of finite numbers within the globe; a lone number or texts are invalid (spec §5).
 */
export function isCoordinates(value: unknown): value is Coordinates {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [latitude, longitude] = value as unknown[];
  return (
    Number.isFinite(latitude) &&
    Number.isFinite(longitude) &&
    Math.abs(latitude as number) <= 90 &&
    Math.abs(longitude as number) <= 180
  );
}

/** Combines two stored columns; an incomplete pair becomes null. */
export function toCoordinates(latitude: number | null, longitude: number | null): Coordinates | null {
  const pair = [latitude, longitude];
  return isCoordinates(pair) ? pair : null;
}

const METRES_PER_DEGREE = 111_195;

/** Delivery radius of a city, in metres from its centre; served cities are farther apart. */
const MAX_CITY_METRES = 50_000;

/** Returns whether a position belongs to the city with this centre. */
export function isInCity(position: Coordinates, centre: { latitude: number; longitude: number }): boolean {
  return metresBetween(position, [centre.latitude, centre.longitude]) <= MAX_CITY_METRES;
}

/** Returns the distance in metres; accurate within a city (under 1 %), not between cities. */
export function metresBetween([latitude, longitude]: Coordinates, [toLatitude, toLongitude]: Coordinates): number {
  const longitudeScale = Math.cos((((latitude + toLatitude) / 2) * Math.PI) / 180);
  return Math.hypot(toLatitude - latitude, (toLongitude - longitude) * longitudeScale) * METRES_PER_DEGREE;
}
