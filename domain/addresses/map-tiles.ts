/** A set of tiles of the built-in map; zooms are those of tiles, and `bounds` are west, south, east, north in degrees. */
export type TileSource = {
  minZoom: number;
  maxZoom: number;
  bounds: readonly [west: number, south: number, east: number, north: number];
};

/**
 * Tiles of the built-in map: the whole country, and the streets of the cities of which there is open data. The last tiles of
 * a source serve every closer zoom.
 */
export const TILE_SOURCES = {
  country: { minZoom: 3, maxZoom: 9, bounds: [46, 40, 88, 55.5] },
  almaty: { minZoom: 10, maxZoom: 14, bounds: [76.7, 43, 77.2, 43.45] },
  astana: { minZoom: 10, maxZoom: 14, bounds: [71.15, 50.95, 71.75, 51.4] },
} as const satisfies Record<string, TileSource>;

/** A set of tiles by its name. */
export type TileSourceName = keyof typeof TILE_SOURCES;

/** Cities whose streets are drawn, by their keyword. */
export const DRAWN_CITIES = ['almaty', 'astana'] as const satisfies readonly TileSourceName[];

/** Returns whether the streets of a city are on the built-in map. */
export const hasStreets = (keyword: string): boolean => (DRAWN_CITIES as readonly string[]).includes(keyword);

/** Returns the address of a tile; another version of the data has other addresses, so that a tile never changes. */
export const tilePath = (
  version: string,
  source: string,
  zoom: string | number,
  x: string | number,
  y: string | number,
) => `/map-tiles/${version}/${source}/${zoom}/${x}/${y}`;
