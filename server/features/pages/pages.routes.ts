import type { Logger } from 'pino';
import type { Handlers } from '#server/platform/call.ts';
import { scrub } from '#server/platform/log.ts';
import type { SettingsReader } from '#server/platform/store-settings.ts';
import type { CatalogService } from '../catalog/catalog.service.ts';
import type { GeoService } from '../geo/geo.service.ts';
import { deviceFlags } from './device.ts';

type Keys = 'GET /api/pages/frame' | 'POST /api/error-log' | 'GET /api/app/device-detected-read';

/** Calls that belong to the frame round every page. */
export function pagesRoutes({
  geo,
  catalog,
  settings,
  log,
}: {
  geo: GeoService;
  catalog: CatalogService;
  settings: SettingsReader;
  log: Logger;
}): Handlers<Keys> {
  return {
    'GET /api/pages/frame': async (_input, context) => {
      context.tag('frame', 'settings');
      const cities = await geo.all(context.language, { now: context.now });
      const city = cities.find(({ keyword }) => keyword === context.city.keyword) ?? cities[0]!;
      const tree = await catalog.tree(context);
      const current = settings.current();
      return {
        city,
        shopName: current['shop.name'],
        supportShortNumber: current['shop.supportNumber'],
        now: context.now.toISOString(),
        categories: tree.map(({ children: _children, ...root }) => root),
      };
    },
    'POST /api/error-log': async ({ type, error, stack, url, userAgent }) => {
      log.warn(
        { type, error: scrub(error), stack: stack && scrub(stack), url: url && scrub(url), userAgent },
        'browser error',
      );
      return { logged: true };
    },
    'GET /api/app/device-detected-read': async (_input, { raw }) => ({
      data: deviceFlags(String(raw?.headers['user-agent'] ?? '')),
    }),
  };
}
