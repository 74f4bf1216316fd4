import type { Handlers } from '#server/platform/call.ts';
import type { GeocodingService } from './geocoding.service.ts';
import type { MapService } from './map.service.ts';

/** Calls about addresses on the ground; `mapKey` is the browser's key of the outside map, empty without one. */
export function geocodingRoutes(
  geocoding: GeocodingService,
  map: MapService,
  mapKey: string,
): Handlers<
  | 'GET /api/addresses/suggest'
  | 'GET /api/addresses/streets'
  | 'GET /api/addresses/geocode'
  | 'GET /api/addresses/reverse'
  | 'GET /api/map'
  | 'GET /api/map/:zoom/:x/:y'
  | 'POST /api/get-yandex-api-token'
> {
  return {
    'GET /api/addresses/suggest': ({ text }, context) => geocoding.suggest(text, context),
    'GET /api/addresses/streets': ({ text }, context) => geocoding.streets(text, context),
    'GET /api/addresses/geocode': ({ address, trusted }, context) =>
      geocoding.geocode(address, trusted === 'true', context),
    'GET /api/addresses/reverse': ({ latitude, longitude }, context) =>
      geocoding.reverse([latitude, longitude], context),
    'GET /api/map': async (_input, context) => ({ ...(await map.about(context)), hasOutside: mapKey !== '' }),
    'GET /api/map/:zoom/:x/:y': ({ zoom, x, y }, context) => map.tile(zoom, x, y, context),
    'POST /api/get-yandex-api-token': async () => mapKey,
  };
}
