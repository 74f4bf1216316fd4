/** A tile set of the built-in map. `bounds` are west, south, east, north in degrees. */
export type TileSource = {
  minZoom: number;
  maxZoom: number;
  bounds: readonly [west: number, south: number, east: number, north: number];
};

/**
 * Tile sets of the built-in map: the country, and the streets of cities with open data. The deepest tiles also serve
 * every closer zoom.
 */
export const TILE_SOURCES = {
  country: { minZoom: 3, maxZoom: 9, bounds: [46, 40, 88, 55.5] },
  almaty: { minZoom: 10, maxZoom: 14, bounds: [76.7, 43, 77.2, 43.45] },
  astana: { minZoom: 10, maxZoom: 14, bounds: [71.15, 50.95, 71.75, 51.4] },
} as const satisfies Record<string, TileSource>;

/** Name of a tile set. */
export type TileSourceName = keyof typeof TILE_SOURCES;

/** Keywords of the cities with drawn streets. */
export const DRAWN_CITIES = ['almaty', 'astana'] as const satisfies readonly TileSourceName[];

/** Returns whether the built-in map has the streets of a city. */
export const hasStreets = (keyword: string): boolean => (DRAWN_CITIES as readonly string[]).includes(keyword);

/** Returns the URL of a tile; it contains the data version, so a tile never changes. */
export const tilePath = (
  version: string,
  source: string,
  zoom: string | number,
  x: string | number,
  y: string | number,
) => `/map-tiles/${version}/${source}/${zoom}/${x}/${y}`;
