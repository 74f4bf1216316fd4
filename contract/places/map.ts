import { z } from 'zod';
import { endpoint, InCity, Position } from '../endpoint.ts';

/** Data that a city's map needs before it is drawn. */
export const MapAbout = z.object({
  centre: Position,
  /** The built-in map has the streets of the city; else it shows districts, waters and towns alone. */
  hasStreets: z.boolean(),
  /** Default key of the outside map, used where a fetched one does not come (spec §4); empty where there is none. */
  outsideKey: z.string(),
  /** Version of the built-in tiles, a part of their address. */
  tiles: z.string(),
  /** Address of the style that the shop shows instead of its own; empty for its own. */
  styleUrl: z.string(),
});
export type MapAbout = z.infer<typeof MapAbout>;

export const mapContract = {
  'GET /api/map': endpoint({
    summary:
      'How the map of a city is drawn: by an outside service, a style of others or the built-in one; and the middle of the city.',
    input: z.object({ city: InCity }),
    output: MapAbout,
  }),
  'POST /api/get-yandex-api-token': endpoint({
    summary: "Key of the Yandex map's script; empty when none is set (spec §7).",
    output: z.string(),
    perMinute: 60,
  }),
};
