import { z } from 'zod';
import { endpoint, CityName, Position } from '../endpoint.ts';

/** Configuration of a city's map. */
export const MapConfig = z.object({
  centre: Position,
  /** The built-in map has the city's streets; otherwise it shows only districts, waters and towns. */
  hasStreets: z.boolean(),
  /** Fallback key of the external map when fetching one fails (spec §4); may be empty. */
  outsideKey: z.string(),
  /** Version of the built-in tiles, part of their URL. */
  tiles: z.string(),
  /** URL of a custom map style; empty for the built-in one. */
  styleUrl: z.string(),
});
export type MapConfig = z.infer<typeof MapConfig>;

export const mapContract = {
  'GET /api/map': endpoint({
    summary:
      'Map configuration of a city: its centre, and whether it uses an external service, a custom style or the built-in one.',
    input: z.object({ city: CityName }),
    output: MapConfig,
  }),
  'POST /api/get-yandex-api-token': endpoint({
    summary: 'Key of the Yandex map script; empty when not configured (spec §7).',
    output: z.string(),
    perMinute: 60,
  }),
};
