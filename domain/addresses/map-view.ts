import type { Coordinates } from './coordinates.ts';

/** Side of a tile, pixels; at zoom z the world is 2^z tiles wide. */
export const TILE_PIXELS = 256;
/** Zoom limits of the maps: the country, and a house. */
export const MIN_ZOOM = 5;
export const MAX_ZOOM = 19;

/** A point of the world at a zoom, in pixels from the north-west corner (Web Mercator). */
export type WorldPoint = { x: number; y: number };

/** View of a map: its centre and zoom. */
export type MapView = { centre: Coordinates; zoom: number };

const RADIANS_PER_DEGREE = Math.PI / 180;

/** Projects a position to a point of the world. */
export function project([latitude, longitude]: Coordinates, zoom: number): WorldPoint {
  const size = TILE_PIXELS * 2 ** zoom;
  const sine = Math.sin(latitude * RADIANS_PER_DEGREE);
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

/** Converts a point of the world back to a position. */
export function unproject({ x, y }: WorldPoint, zoom: number): Coordinates {
  const size = TILE_PIXELS * 2 ** zoom;
  const longitude = (x / size) * 360 - 180;
  const latitude = (2 * Math.atan(Math.exp((0.5 - y / size) * 2 * Math.PI)) - Math.PI / 2) / RADIANS_PER_DEGREE;
  return [latitude, longitude];
}
