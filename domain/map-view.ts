import type { Coordinates } from './coordinates.ts';

/** Pixels of a tile's side; a zoom is the power of two of how many tiles the world is wide. */
export const TILE_PIXELS = 256;
/** Zooms of the built-in map: a district, and a house. */
export const MIN_ZOOM = 11;
export const MAX_ZOOM = 18;
/** Lines are asked for in tiles of no finer zoom; closer, they are drawn larger. */
export const MAX_TILE_ZOOM = 15;

/** A point of the world at a zoom, pixels from its north-west corner (Web Mercator). */
export type WorldPoint = { x: number; y: number };

/** What a map shows: the position in its middle and the zoom. */
export type MapView = { centre: Coordinates; zoom: number };

const radians = Math.PI / 180;

/** Turns a position into a point of the world. */
export function project([latitude, longitude]: Coordinates, zoom: number): WorldPoint {
  const size = TILE_PIXELS * 2 ** zoom;
  const sine = Math.sin(latitude * radians);
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

/** Turns a point of the world into a position. */
export function unproject({ x, y }: WorldPoint, zoom: number): Coordinates {
  const size = TILE_PIXELS * 2 ** zoom;
  const longitude = (x / size) * 360 - 180;
  const latitude = (2 * Math.atan(Math.exp((0.5 - y / size) * 2 * Math.PI)) - Math.PI / 2) / radians;
  return [latitude, longitude];
}

/** Edges of a tile, degrees. */
export function tileBox(
  zoom: number,
  x: number,
  y: number,
): { south: number; west: number; north: number; east: number } {
  const [north, west] = unproject({ x: x * TILE_PIXELS, y: y * TILE_PIXELS }, zoom);
  const [south, east] = unproject({ x: (x + 1) * TILE_PIXELS, y: (y + 1) * TILE_PIXELS }, zoom);
  return { south, west, north, east };
}

/** Names the tiles that a view of a size in pixels needs: zoom, column, row. */
export function tilesOf({ centre, zoom }: MapView, width: number, height: number): [number, number, number][] {
  const tileZoom = Math.min(MAX_TILE_ZOOM, Math.floor(zoom));
  const scale = 2 ** (zoom - tileZoom);
  const middle = project(centre, tileZoom);
  const range = (at: number, pixels: number): number[] => {
    const first = Math.floor((at - pixels / scale / 2) / TILE_PIXELS);
    const last = Math.floor((at + pixels / scale / 2) / TILE_PIXELS);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  };
  const columns = range(middle.x, width);
  return range(middle.y, height).flatMap((row) =>
    columns.map((column): [number, number, number] => [tileZoom, column, row]),
  );
}

/** Moves a view by pixels, as a finger drags it. */
export function panned({ centre, zoom }: MapView, byX: number, byY: number): MapView {
  const { x, y } = project(centre, zoom);
  return { centre: unproject({ x: x - byX, y: y - byY }, zoom), zoom };
}

/** Zooms a view so that the position under a point, pixels from the middle, stays there. */
export function zoomed({ centre, zoom }: MapView, to: number, atX = 0, atY = 0): MapView {
  const next = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, to));
  const { x, y } = project(centre, zoom);
  const under = project(unproject({ x: x + atX, y: y + atY }, zoom), next);
  return { centre: unproject({ x: under.x - atX, y: under.y - atY }, next), zoom: next };
}

/** Tells where a position is drawn, pixels from the middle of the view. */
export function offsetOf({ centre, zoom }: MapView, position: Coordinates): WorldPoint {
  const [middle, point] = [project(centre, zoom), project(position, zoom)];
  return { x: point.x - middle.x, y: point.y - middle.y };
}
