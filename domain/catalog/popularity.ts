import { DAY_MS } from '../time/durations.ts';

/** Days whose sales and views count (decisions §13). */
export const POPULARITY_DAYS = 30;
/** Days after which a sale or view counts half. */
const POPULARITY_HALF_LIFE = 10;
/** Points of a sold unit. */
export const SALE_POINTS = 60;
/** Points of a product view. */
export const VIEW_POINTS = 3;
/** Max units of one order that count, so a wholesale order does not lead the list. */
export const MAX_UNITS_OF_ORDER = 5;
/** Points of views that count without a sale. */
const FREE_VIEW_POINTS = 100;
/** Points of views that count for each point of sales. */
const VIEW_POINTS_PER_SALE_POINT = 3;
/** Sale points of the whole shop at which the feed's figures count half. */
const FEED_PRIOR = 20_000;
/** Largest figure of a feed after scaling. */
const FEED_SCALE = 1000;

/** Returns the share of the feed's figures for the sale points of the whole shop: 1 without sales. */
export const feedShare = (salePoints: number): number => FEED_PRIOR / (FEED_PRIOR + salePoints);

/** Returns the points of a product. Views cost nothing, so they count up to a bound that grows with the sales. */
export const productPoints = (salePoints: number, viewPoints: number): number =>
  salePoints + Math.min(viewPoints, FREE_VIEW_POINTS + VIEW_POINTS_PER_SALE_POINT * salePoints);

/** Returns the factor that scales the feed's figures to at most 1000. */
export const feedScale = (largest: number): number => FEED_SCALE / Math.max(FEED_SCALE, largest);

/** Returns the weight of a sale or view by its age: 1 now, 0.5 after 10 days, 0 after 30. */
export function recency(ageMs: number): number {
  const days = Math.max(0, ageMs / DAY_MS);
  return days >= POPULARITY_DAYS ? 0 : 0.5 ** (days / POPULARITY_HALF_LIFE);
}

/** Returns the weight of a product in the "popular" order. */
export const popularityOf = (feedFigure: number, feedWeight: number, points: number): number =>
  Math.round(feedFigure * feedWeight + points);

/** Returns true when a new weight differs enough to move the product; a change below 2 % is noise. */
export const isMoved = (before: number, after: number): boolean => Math.abs(after - before) > before / 50;
