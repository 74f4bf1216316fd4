import { readFileSync } from 'node:fs';
import type { MapAbout } from '#contract/places/map.ts';
import { hasStreets } from '#domain/addresses/map-tiles.ts';
import type { Viewer } from '#server/platform/http/call.ts';
import type { SettingsReader } from '#server/platform/database/store-settings.ts';
import type { GeoService } from '../geo/geo.service.ts';
import { readArchive, type TileArchive } from './tile-archive.ts';

/** The map: what is shown of a city, and the tiles of the built-in one. */
export type MapService = ReturnType<typeof createMapService>;

/** Creates the map; its tiles are read from their file when somebody first asks. */
export function createMapService({
  geo,
  settings,
  outsideKey,
}: {
  geo: GeoService;
  settings: SettingsReader;
  /** The browser's key of the outside map; empty without one. */
  outsideKey: string;
}) {
  let archive: TileArchive | null = null;
  const tiles = () => (archive ??= readArchive(readFileSync(new URL('./tiles.bin', import.meta.url))));
  return {
    tiles,
    /** Tells how a named city is drawn, else the viewer's, and its middle. */
    about({ city }: Pick<Viewer, 'city'>, cityName = ''): MapAbout {
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
