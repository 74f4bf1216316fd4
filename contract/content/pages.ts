import { z } from 'zod';
import { PAYMENT_METHODS } from '#domain/payments/payment-method.ts';
import { Analytics } from './counting.ts';
import { CategoryLink } from '../catalog/catalog.ts';
import { endpoint } from '../endpoint.ts';
import { City } from '../places/geo.ts';

/** A menu link: a path without language prefix, or an external URL with `https:`. */
export const MenuLink = z.object({
  title: z.string(),
  path: z.string(),
  /** Shown only to guests or only to customers; absent: to everyone. */
  audience: z.enum(['guest', 'customer']).optional(),
});
export type MenuLink = z.infer<typeof MenuLink>;

/** A column of links in the footer. */
export const FooterColumn = z.object({ title: z.string(), links: z.array(MenuLink) });
export type FooterColumn = z.infer<typeof FooterColumn>;

/** Content of the page frame; the same for every guest of a city and language. */
export const Frame = z.object({
  city: City,
  /** Display name of the shop, a setting. */
  shopName: z.string(),
  /** Short phone number of support (spec §9). */
  supportShortNumber: z.string(),
  /** Daily support hours, `HH:MM`. */
  supportHours: z.object({ from: z.string(), to: z.string() }),
  /** Render time, ISO; hydration uses it, so relative dates match. */
  now: z.string(),
  /** Payment methods available now. */
  payments: z.array(z.enum(PAYMENT_METHODS)),
  /** Couriers and stores take bank cards. */
  cardOnReceipt: z.boolean(),
  /** Set when cards show the monthly payment before the price (`cards.monthlyFirst`). */
  isMonthlyFirst: z.literal(true).optional(),
  /** Root categories of the menu. */
  categories: z.array(CategoryLink),
  /** Links of the header's top line. */
  header: z.array(MenuLink),
  /** Footer content, only for server rendering. */
  footer: z
    .object({
      columns: z.array(FooterColumn),
      /** Empty when not configured. */
      address: z.string(),
      /** Day the company was founded, YYYY-MM-DD; null when not configured. */
      foundedOn: z.iso.date().nullable(),
    })
    .optional(),
  /** External analytics services; when absent, no consent is requested. */
  analytics: Analytics.optional(),
  /** Trial mode: sent messages are shown on a developer page. Absent in a shop with a public address. */
  isTrial: z.literal(true).optional(),
});
export type Frame = z.infer<typeof Frame>;

/** Browser error report; `nuxtState` is accepted from old clients and discarded (spec §7). */
export const ErrorReport = z.object({
  type: z.enum([
    'vue_error',
    'unhandled_promise_rejection',
    'global_javascript_error',
    'nuxt_instance_unavailable_navigation',
    'router_error',
  ]),
  error: z.string().max(2_000),
  stack: z.string().max(10_000).nullish(),
  url: z.string().max(2_000).nullish(),
  userAgent: z.string().max(500).nullish(),
  timestamp: z.union([z.string().max(40), z.number()]).nullish(),
  nuxtState: z.unknown().nullish(),
});
export type ErrorReport = z.infer<typeof ErrorReport>;

/** Device flags of spec §3, read from the User-Agent. */
export const DeviceFlags = z.object({
  isTablet: z.boolean(),
  isMobileOrTablet: z.boolean(),
  isDesktop: z.boolean(),
  isMobile: z.boolean(),
  isIos: z.boolean(),
  isAndroid: z.boolean(),
  isWindows: z.boolean(),
  isMacOS: z.boolean(),
  isApple: z.boolean(),
  isDesktopOrTablet: z.boolean(),
  isSafari: z.boolean(),
  isFirefox: z.boolean(),
  isEdge: z.boolean(),
  isChrome: z.boolean(),
  isSamsung: z.boolean(),
  isCrawler: z.boolean(),
});
export type DeviceFlags = z.infer<typeof DeviceFlags>;

export const pagesContract = {
  'GET /api/pages/frame': endpoint({ summary: "Header and footer data of the caller's city.", output: Frame }),
  'GET /api/pages/menu': endpoint({
    summary: 'Extra links of the catalogue menu: for all devices, and for phones.',
    output: z.object({ catalog: z.array(MenuLink), phone: z.array(MenuLink) }),
  }),
  'POST /api/error-log': endpoint({
    summary: "Logs a browser's error, scrubbed of tokens and phones (spec §7).",
    input: ErrorReport,
    output: z.object({ /** False when this minute's report limit is reached. */ logged: z.boolean() }),
    perMinute: 30,
  }),
  'GET /api/app/version': endpoint({
    summary: 'Oldest version of the app that the shop serves, and the store pages with a newer one; each may be empty.',
    output: z.object({
      /** `1.2.3`. */
      minimum: z.string(),
      stores: z.object({ ios: z.string(), android: z.string() }),
    }),
  }),
  'GET /api/app/short-link': endpoint({
    summary: 'Target of a short link, for the app, which opens it without the web site; null for an unknown id.',
    input: z.object({ id: z.string().max(32) }),
    output: z.object({ /** Path of the shop with its query. */ path: z.string().nullable() }),
    perMinute: 60,
  }),
  'GET /api/app/device-detected-read': endpoint({
    summary: 'Device flags of the caller (spec §7).',
    output: z.object({ data: DeviceFlags }),
  }),
};
