import type { Logger } from 'pino';
import type { Analytics } from '#contract/content/counting.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { pick } from '#domain/text/language.ts';
import type { PaymentMethod } from '#domain/payments/payment-method.ts';
import { scrub } from '#server/platform/process/log.ts';
import { createRateLimiter } from '#server/platform/limits/rate-limit.ts';
import type { SettingsReader } from '#server/platform/database/store-settings.ts';
import type { CatalogService } from '../../storefront/catalog/catalog.service.ts';
import type { ContentService } from '../../storefront/content/content.service.ts';
import type { ShortLinksService } from '../../messaging/short-links/short-links.service.ts';
import type { GeoService } from '../../places/geo/geo.service.ts';
import { deviceFlags } from './device.ts';

type Keys =
  | 'GET /api/pages/frame'
  | 'GET /api/pages/menu'
  | 'POST /api/error-log'
  | 'GET /api/app/version'
  | 'GET /api/app/short-link'
  | 'GET /api/app/device-detected-read';

/** Max log lines per minute for all browsers, so an attacker or a broken script cannot fill the log. */
const LINES_PER_MINUTE = 60;
/** Max characters of a stack; the first frames show the location. */
const MAX_STACK = 4_000;

/** Handlers of calls for the frame of every page. */
export function pagesRoutes({
  geo,
  catalog,
  content,
  settings,
  log,
  analytics,
  isTrial = false,
  payments,
  shortLinks,
}: {
  geo: GeoService;
  catalog: CatalogService;
  content: Pick<ContentService, 'menu' | 'footer'>;
  settings: SettingsReader;
  shortLinks: Pick<ShortLinksService, 'follow'>;
  log: Logger;
  analytics?: Analytics | undefined;
  isTrial?: boolean;
  payments: { accepted(): PaymentMethod[]; acceptsCardOnReceipt(): boolean };
}): Handlers<Keys> {
  const lines = createRateLimiter();
  return {
    'GET /api/pages/frame': async (_input, context) => {
      context.tag('frame', 'settings');
      const cities = await geo.all(context.language, { now: context.now });
      const city = cities.find(({ keyword }) => keyword === context.city.keyword) ?? cities[0]!;
      const tree = await catalog.knownTree(context);
      const current = settings.current();
      return {
        city,
        shopName: current['shop.name'],
        supportShortNumber: current['shop.supportNumber'],
        supportHours: { from: current['shop.hotlineFrom'], to: current['shop.hotlineTo'] },
        now: context.now.toISOString(),
        payments: payments.accepted(),
        cardOnReceipt: payments.acceptsCardOnReceipt(),
        ...(current['cards.monthlyFirst'] && { isMonthlyFirst: true as const }),
        header: content.menu('header', context),
        footer: {
          columns: content.footer(context),
          address: pick({ ru: current['shop.address'], kk: current['shop.addressKk'] }, context.language),
          foundedOn: current['shop.foundedOn'] || null,
        },
        categories: tree.map(({ children: _children, ...root }) => root),
        ...(analytics && { analytics }),
        ...(isTrial && { isTrial: true as const }),
      };
    },
    'GET /api/pages/menu': async (_input, context) => ({
      catalog: content.menu('catalog', context),
      phone: content.menu('phone', context),
    }),
    'POST /api/error-log': async ({ type, error, stack, url, userAgent }, { now }) => {
      if (!lines.allow('lines', LINES_PER_MINUTE, now.getTime())) return { logged: false };
      log.warn(
        {
          type,
          error: scrub(error),
          stack: stack && scrub(stack).slice(0, MAX_STACK),
          url: url && scrub(url),
          userAgent: userAgent && scrub(userAgent),
        },
        'browser error',
      );
      return { logged: true };
    },
    'GET /api/app/version': async () => {
      const current = settings.current();
      return {
        minimum: current['app.minVersion'],
        stores: {
          ios: current['app.appStoreUrl'],
          android: current['app.googlePlayUrl'] || current['app.appGalleryUrl'],
        },
      };
    },
    'GET /api/app/short-link': async ({ id }, { now }) => ({ path: (await shortLinks.follow(id, false, now)) ?? null }),
    'GET /api/app/device-detected-read': async (_input, { raw }) => ({
      data: deviceFlags(String(raw?.headers['user-agent'] ?? '')),
    }),
  };
}
