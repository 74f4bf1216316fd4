/** Page kinds that visits are counted by; the first path segment decides (`pageKind`). */
export const PAGE_KINDS = [
  'home',
  'catalog',
  'category',
  'product',
  'search',
  'cart',
  'checkout',
  'payment',
  'order',
  'profile',
  'lists',
  'gift-cards',
  'campaign',
  'article',
  'shops',
  'info',
  'missing',
] as const;
/** Kind of a page. */
export type PageKind = (typeof PAGE_KINDS)[number];

const KIND_BY_SEGMENT = new Map<string, PageKind>(
  Object.entries({
    '': 'home',
    catalog: 'catalog',
    category: 'category',
    c: 'category',
    p: 'product',
    search: 'search',
    cart: 'cart',
    check: 'checkout',
    checkout: 'checkout',
    payment: 'payment',
    'payment-call-operator': 'payment',
    thanks: 'order',
    order: 'order',
    receipt: 'order',
    upsell: 'order',
    profile: 'profile',
    auth: 'profile',
    wishlist: 'lists',
    compare: 'lists',
    'gift-cards': 'gift-cards',
    'gift-card-constructor': 'gift-cards',
    'trade-in': 'campaign',
    promos: 'campaign',
    holidays: 'campaign',
    'landing-pages': 'campaign',
    articles: 'article',
    shops: 'shops',
  } as const),
);

/** Returns the kind of a page by its path without prefix; `info` are content pages. */
export function pageKind(path: string): PageKind {
  return KIND_BY_SEGMENT.get(path.split(/[/?#]/)[1] ?? '') ?? 'info';
}

/** Returns the product id of a product page's path without prefix; null for other pages. */
export function pageProduct(path: string): number | null {
  const [, digits] = /^\/p\/(\d{1,9})(?![^/?#-])/.exec(path) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** Device classes by window width, like the layout. */
export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
/** Class of a device. */
export type Device = (typeof DEVICES)[number];

/** Returns the device class of a window width in CSS pixels. */
export function deviceForWidth(width: number): Device {
  return width < 600 ? 'phone' : width < 1024 ? 'tablet' : 'desktop';
}

/**
 * Hourly counters. Browsers report `visit` (a page opened from outside the shop) and `view` (a page shown). The server
 * counts the rest: `search`, searches without results, `cart_add` for each addition, and once a day per session `cart`,
 * `checkout` and each completed checkout step.
 */
export const COUNTERS = [
  'visit',
  'view',
  'search',
  'search_empty',
  'cart_add',
  'cart',
  'checkout',
  'checkout_contact',
  'checkout_delivery',
  'checkout_payment',
] as const;
/** Name of a counter. */
export type Counter = (typeof COUNTERS)[number];

/** Web vitals, in ms; CLS has no unit. */
export const VITALS = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
/** Name of a web vital. */
export type Vital = (typeof VITALS)[number];

/** Upper bound of good values and lower bound of poor ones (web.dev/articles/vitals). */
export const VITAL_LIMITS: Readonly<Record<Vital, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  TTFB: [800, 1800],
};

/** Maximum accepted value; larger ones come from suspended tabs. */
export const MAX_VITAL: Readonly<Record<Vital, number>> = { LCP: 60_000, INP: 60_000, CLS: 10, TTFB: 60_000 };

/** Growth factor of the buckets; keeps percentiles within about 5 %. */
const BUCKET_GROWTH = 1.1;
const FIRST_BOUNDS: Readonly<Record<Vital, number>> = { LCP: 10, INP: 8, CLS: 0.001, TTFB: 1 };

/** Returns the bucket of a value: 0 below the first bound, then bounds growing by 10 %. */
export function vitalBucket(vital: Vital, value: number): number {
  const firstBound = FIRST_BOUNDS[vital];
  return value < firstBound
    ? 0
    : 1 + Math.floor(Math.log(Math.min(value, MAX_VITAL[vital]) / firstBound) / Math.log(BUCKET_GROWTH));
}

/** Number of buckets of a vital. */
export const bucketCount = (vital: Vital): number => vitalBucket(vital, MAX_VITAL[vital]) + 1;

/** Returns the value below which a share (0–1) of the samples lies, linear within a bucket; null without samples. */
export function vitalPercentile(vital: Vital, counts: readonly number[], share: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let remaining = total * share;
  for (const [bucket, count] of counts.entries()) {
    if (remaining <= count) {
      const from = bucket === 0 ? 0 : FIRST_BOUNDS[vital] * BUCKET_GROWTH ** (bucket - 1);
      const to = FIRST_BOUNDS[vital] * BUCKET_GROWTH ** bucket;
      return from + (to - from) * (count === 0 ? 0 : remaining / count);
    }
    remaining -= count;
  }
  return MAX_VITAL[vital];
}

/** Maximum views in one report, so that no browser skews the counts. */
export const MAX_VIEWS_PER_REPORT = 50;
