/** Latitude and longitude in degrees, WGS 84. */
export type Coordinates = readonly [latitude: number, longitude: number];

/**
 * Returns whether a value is a pair of two finite numbers inside the globe; one number or texts are invalid (spec §5).
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

/** Reads a stored pair of columns; a half of a pair is nothing. */
export function coordinatesOf(latitude: number | null, longitude: number | null): Coordinates | null {
  const pair = [latitude, longitude];
  return isCoordinates(pair) ? pair : null;
}

const METRES_PER_DEGREE = 111_195;

/** Metres from a city's centre within which couriers of that city drive; the nearest served cities are farther apart. */
const MAX_CITY_METRES = 50_000;

/** Returns whether a position belongs to the city with this centre. */
export function isInCity(position: Coordinates, centre: { latitude: number; longitude: number }): boolean {
  return metresBetween(position, [centre.latitude, centre.longitude]) <= MAX_CITY_METRES;
}

/** Measures between two positions of a city, metres; good to a share of a percent there, of no use between cities. */
export function metresBetween([latitude, longitude]: Coordinates, [toLatitude, toLongitude]: Coordinates): number {
  const narrow = Math.cos((((latitude + toLatitude) / 2) * Math.PI) / 180);
  return Math.hypot(toLatitude - latitude, (toLongitude - longitude) * narrow) * METRES_PER_DEGREE;
}
