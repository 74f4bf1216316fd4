import type { Handlers } from '#server/platform/http/call.ts';
import type { GeoService } from './geo.service.ts';

/** Calls for cities and shops. */
export function geoRoutes(geo: GeoService): Handlers<'GET /api/pages/shops/allcities' | 'GET /api/shops'> {
  return {
    'GET /api/pages/shops/allcities': async ({ force_update }, { language, now, tag }) => {
      tag('cities');
      return geo.all(language, { now, force: force_update === 'true' });
    },
    'GET /api/shops': async ({ all }, { language, city, tag }) => {
      tag('shops');
      return geo.shops(language, all ? null : city.id);
    },
  };
}
