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
    'GET /api/addresses/reverse': ({ latitude, longitude, city }, context) =>
      geocoding.reverse([latitude, longitude], context, city),
    'GET /api/map': async ({ city }, context) => ({
      ...(await map.about(context, city)),
      hasOutside: mapKey !== '',
    }),
    'GET /api/map/:zoom/:x/:y': ({ zoom, x, y, city }, context) => map.tile(zoom, x, y, context, city),
    'POST /api/get-yandex-api-token': async () => mapKey,
  };
}
