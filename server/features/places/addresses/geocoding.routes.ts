import type { Handlers } from '#server/platform/http/call.ts';
import type { GeocodingService } from './geocoding.service.ts';

/** Calls that geocode addresses and positions. */
export function geocodingRoutes(
  geocoding: GeocodingService,
): Handlers<
  | 'GET /api/addresses/suggest'
  | 'GET /api/addresses/streets'
  | 'GET /api/addresses/geocode'
  | 'GET /api/addresses/reverse'
> {
  return {
    'GET /api/addresses/suggest': ({ text }, context) => geocoding.suggest(text, context),
    'GET /api/addresses/streets': ({ text }, context) => geocoding.streets(text, context),
    'GET /api/addresses/geocode': ({ address, trusted }, context) =>
      geocoding.geocode(address, trusted === 'true', context),
    'GET /api/addresses/reverse': ({ latitude, longitude, city }, context) =>
      geocoding.reverse([latitude, longitude], context, city),
  };
}
