import { z } from 'zod';
import { PAYMENT_METHODS } from '#domain/payments/payment-method.ts';
import { Analytics } from './counting.ts';
import { CategoryLink } from '../catalog/catalog.ts';
import { endpoint } from '../endpoint.ts';
import { City } from '../places/geo.ts';

/** A link of a menu; a path has no prefix, another address begins with `https:`. */
export const MenuLink = z.object({
  title: z.string(),
  path: z.string(),
  /** Shown to guests or to customers alone; to everybody without it. */
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
  /** Short number of support (spec §9). */
  supportShortNumber: z.string(),
  /** When support answers, every day, as `HH:MM`. */
  supportHours: z.object({ from: z.string(), to: z.string() }),
  /** Moment the page was rendered, ISO: the browser begins with the same "tomorrow". */
  now: z.string(),
  /** How orders can be paid now. */
  payments: z.array(z.enum(PAYMENT_METHODS)),
  /** Couriers and stores take bank cards. */
  cardOnReceipt: z.boolean(),
  /** Root categories of the menu. */
  categories: z.array(CategoryLink),
  /** Links of the header's line. */
  header: z.array(MenuLink),
  /** Content of the footer; the server renders it, browsers do without the data. */
  footer: z
    .object({
      columns: z.array(FooterColumn),
      /** Empty when it is not said. */
      address: z.string(),
      /** Day the company was founded, YYYY-MM-DD; null when it is not said. */
      foundedOn: z.iso.date().nullable(),
    })
    .optional(),
  /** Outside services of counting; absent where there are none, and then nobody is asked. */
  analytics: Analytics.optional(),
  /** The shop is being tried: its messages are on a page of their own. Absent in a shop with a public address. */
  isTrial: z.literal(true).optional(),
});
export type Frame = z.infer<typeof Frame>;

/** Browser error report; `nuxtState` is accepted for old clients and never kept (spec §7). */
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
    summary: 'What the catalogue leads to besides departments: everywhere, and on phones.',
    output: z.object({ catalog: z.array(MenuLink), phone: z.array(MenuLink) }),
  }),
  'POST /api/error-log': endpoint({
    summary: "Keeps a browser's error, scrubbed of tokens and phones (spec §7).",
    input: ErrorReport,
    output: z.object({ /** False when browsers have reported enough this minute. */ logged: z.boolean() }),
    perMinute: 30,
  }),
  'GET /api/app/device-detected-read': endpoint({
    summary: 'Device flags of the caller (spec §7).',
    output: z.object({ data: DeviceFlags }),
  }),
};
