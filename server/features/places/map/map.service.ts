import { readFileSync } from 'node:fs';
import type { MapConfig } from '#contract/places/map.ts';
import { hasStreets } from '#domain/addresses/map-tiles.ts';
import type { Viewer } from '#server/platform/http/call.ts';
import type { SettingsReader } from '#server/platform/database/store-settings.ts';
import type { GeoService } from '../geo/geo.service.ts';
import { readArchive, type TileArchive } from './tile-archive.ts';

/** City map settings and the tiles of the built-in map. */
export type MapService = ReturnType<typeof createMapService>;

/** Creates the map service; the tile file is read on first request. */
export function createMapService({
  geo,
  settings,
  outsideKey,
}: {
  geo: GeoService;
  settings: SettingsReader;
  /** Browser key of the external map; empty if not configured. */
  outsideKey: string;
}) {
  let archive: TileArchive | null = null;
  const tiles = () => (archive ??= readArchive(readFileSync(new URL('./tiles.bin', import.meta.url))));
  return {
    tiles,
    /** Returns the map settings of the named city, or of the viewer's city. */
    getConfig({ city }: Pick<Viewer, 'city'>, cityName = ''): MapConfig {
      const { latitude, longitude, keyword } = geo.cityByName(cityName) ?? city;
      return {
        centre: [latitude, longitude],
        hasStreets: hasStreets(keyword),
        outsideKey,
        tiles: tiles().version,
        styleUrl: settings.current()['map.styleUrl'],
      };
    },
  };
}
