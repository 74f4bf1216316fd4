/**
 * Kinds of sections on the home page: banners with the best discounts, category tiles, a row of products, the shop's
 * promises, recently seen products, the newest articles.
 */
export const HOME_BLOCKS = ['banners', 'categories', 'products', 'advantages', 'recent', 'articles'] as const;
/** One of `HOME_BLOCKS`. */
export type HomeBlock = (typeof HOME_BLOCKS)[number];

/** Kinds of texts that are parts of pages: banners and sections of the home page, menus. */
export const PART_KINDS = ['banner', 'section', 'menu'] as const;
/** One of `PART_KINDS`. */
export type PartKind = (typeof PART_KINDS)[number];

/** Selection rule of a row of products: bestsellers, price drops, novelties. */
export const ROW_RULES = ['popular', 'discounts', 'new'] as const;
/** One of `ROW_RULES`. */
export type RowRule = (typeof ROW_RULES)[number];

/** Products of a row: as many as it shows when its text does not say, and the fewest that it may say. */
export const MAX_ROW = 12;
/** The fewest products that a row may be cut to. */
export const MIN_ROW = 4;

/** Sections of one home page; those after them are left out. */
export const MAX_SECTIONS = 20;
