/** Kinds of pages that visits are counted by: the first segment of a path decides (`pageKind`). */
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

const KINDS = new Map<string, PageKind>(
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

/** Returns the kind of a page by its path without prefix; `info` are the shop's own pages. */
export function pageKind(path: string): PageKind {
  return KINDS.get(path.split(/[/?#]/)[1] ?? '') ?? 'info';
}

/** Classes of devices: by the width of the window, because that is what a design answers to. */
export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
/** Class of a device. */
export type Device = (typeof DEVICES)[number];

/** Returns the class of a window's width, CSS pixels. */
export function deviceOf(width: number): Device {
  return width < 600 ? 'phone' : width < 1024 ? 'tablet' : 'desktop';
}

/**
 * Hourly counters. `visit`: a page opened from outside the shop; `view`: a page was shown; browsers report both. The
 * server counts the others: `search` and those without results, `cart_add` for each addition, and once a day per
 * session `cart`, `checkout` and each finished step of it.
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

/** Web vitals; all in ms but CLS, which has no unit. */
export const VITALS = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
/** Name of a web vital. */
export type Vital = (typeof VITALS)[number];

/** Up to the first a value is good, from the second on it is poor (web.dev/articles/vitals). */
export const VITAL_LIMITS: Readonly<Record<Vital, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  TTFB: [800, 1800],
};

/** Largest value that is believed; a tab that slept for an hour says nothing about the shop. */
export const MAX_VITAL: Readonly<Record<Vital, number>> = { LCP: 60_000, INP: 60_000, CLS: 10, TTFB: 60_000 };

/** Growth of each bucket over the previous one, so that a percentile is right within about 5 %. */
const STEP = 1.1;
const FIRST: Readonly<Record<Vital, number>> = { LCP: 10, INP: 8, CLS: 0.001, TTFB: 1 };

/** Returns the bucket of a value: 0 for all below the first bound, then bounds that grow by a tenth. */
export function vitalBucket(vital: Vital, value: number): number {
  const first = FIRST[vital];
  return value < first ? 0 : 1 + Math.floor(Math.log(Math.min(value, MAX_VITAL[vital]) / first) / Math.log(STEP));
}

/** How many buckets a vital has. */
export const bucketsOf = (vital: Vital): number => vitalBucket(vital, MAX_VITAL[vital]) + 1;

/** Returns the value below which a share (0–1) of what was counted lies, linear within a bucket; null when nothing was. */
export function vitalPercentile(vital: Vital, counts: readonly number[], share: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let rest = total * share;
  for (const [bucket, count] of counts.entries()) {
    if (rest <= count) {
      const from = bucket === 0 ? 0 : FIRST[vital] * STEP ** (bucket - 1);
      const to = FIRST[vital] * STEP ** bucket;
      return from + (to - from) * (count === 0 ? 0 : rest / count);
    }
    rest -= count;
  }
  return MAX_VITAL[vital];
}

/** Maximum report of one page, so that no browser counts for many. */
export const MAX_VIEWS_OF_REPORT = 50;
