/**
 * Kinds of sections on the home page: banners with the best discounts, category tiles, a row of products, the promotion
 * that ends first, the shop's promises, recently seen products, suggestions from the customer's orders, the newest
 * articles.
 */
export const HOME_SECTION_KINDS = [
  'banners',
  'categories',
  'products',
  'sale',
  'advantages',
  'recent',
  'personal',
  'articles',
] as const;
/** One of `HOME_SECTION_KINDS`. */
export type HomeSectionKind = (typeof HOME_SECTION_KINDS)[number];

/** Kinds of content blocks: banners and sections of the home page, menus. */
export const CONTENT_BLOCK_KINDS = ['banner', 'section', 'menu'] as const;
/** One of `CONTENT_BLOCK_KINDS`. */
export type ContentBlockKind = (typeof CONTENT_BLOCK_KINDS)[number];

/** Selection rule of a product row: bestsellers, price drops, new arrivals. */
export const ROW_RULES = ['popular', 'discounts', 'new'] as const;
/** One of `ROW_RULES`. */
export type RowRule = (typeof ROW_RULES)[number];

/** Default and maximum number of products in a row. */
export const MAX_ROW = 12;
/** Minimum number of products in a row. */
export const MIN_ROW = 4;

/** Maximum sections on the home page; the rest are dropped. */
export const MAX_SECTIONS = 20;
