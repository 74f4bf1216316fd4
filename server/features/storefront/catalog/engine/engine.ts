import type { Sort } from '#contract/catalog/catalog.ts';
import type { StoreEvent } from '#server/events.ts';
import { ExpectedFailure } from '#server/platform/http/failure.ts';

/** Group of the brand filter, with brand ids as values; other groups are attribute ids. */
export const BRAND_GROUP = 0;
/** Value of a flag group that means "yes". */
export const FLAG_YES = 1;

/** Max distinct numbers of an attribute for which they are also values of a group, selectable one by one. */
export const MAX_SELECTABLE_NUMBERS = 16;

/** Selected values of one group, combined with OR. Values are value ids, brand ids, `FLAG_YES` or numbers. */
export type ValueFilter = { group: number; values: readonly number[] };
/** Range of an attribute's numbers, in its unit; null leaves a side open. */
export type NumberFilter = { attribute: number; from: number | null; to: number | null };

/** Maximum words of a query; the rest is ignored. */
export const MAX_WORDS = 24;

/** A possible form of a query word: a word of the vocabulary with its confidence (0–1; 1 as typed). */
export type WordForm = { form: string; weight: number };
/** A query word: it matches products with any of its forms. */
export type QueryWord = readonly WordForm[];
/** Words of the catalogue (folded, `text/fold.ts`), ascending by code unit, with the number of products of each. */
export type Vocabulary = { words: readonly string[]; products: Int32Array };

/** Query for a list. Groups are combined with AND, values of a group with OR. */
export type CatalogQuery = {
  /** Category including its subtree; null for the whole catalogue. */
  category: number | null;
  /** Excluded categories, including subtrees. */
  exceptCategories?: readonly number[];
  /** Alternative categories, including subtrees; narrows `category`. */
  amongCategories?: readonly number[];
  /** Words that products must not have in any form. */
  exceptWords?: readonly QueryWord[];
  /** Values that products must not have; products without any value of the group stay. */
  exceptValues?: readonly ValueFilter[];
  /** Only these products. */
  ids?: readonly number[];
  /** Words of a search; empty for none. */
  words: readonly QueryWord[];
  /** Minimum number of matching words; all when absent. */
  wordsNeeded?: number;
  /** Tie-breaker: products with more of these words in their names come last. */
  lastWords?: QueryWord;
  /** Leaves out unavailable products, and those in no place of the city. */
  stock?: 'buyable' | 'in-city';
  /** Collapses each variant group to its first product in the requested order. */
  onePerModel?: boolean;
  values: readonly ValueFilter[];
  numbers: readonly NumberFilter[];
  /** Tenge, both ends included; null leaves a side open. */
  price: { from: number | null; to: number | null } | null;
  /** Only products with an honest old price. */
  discounted?: boolean;
  cityId: number;
  sort: Sort;
  offset: number;
  limit: number;
  /** Groups whose values are counted. */
  countGroups: readonly number[];
  /** Attributes whose minimum and maximum are returned. */
  countNumbers: readonly number[];
  /** Categories whose matching products are counted. */
  countCategories: readonly number[];
  /** Splits prices into bands (`domain/pricing/price-bands.ts`) and counts each. */
  countPriceBands?: boolean;
};

/** Query options that count nothing. */
export const COUNT_NOTHING = {
  countGroups: [],
  countNumbers: [],
  countCategories: [],
} as const satisfies Partial<CatalogQuery>;
/** Query that matches the whole catalogue and counts nothing. */
export const EVERY_PRODUCT = {
  ...COUNT_NOTHING,
  category: null,
  words: [],
  values: [],
  numbers: [],
  price: null,
} as const satisfies Partial<CatalogQuery>;

/** A price band, tenge, both ends included, with its number of products; null leaves a side open. */
export type PriceBandCount = { from: number | null; to: number | null; count: number };

/** Number of products by value; a group's own choice does not narrow its counts. */
export type GroupCounts = { group: number; counts: readonly { value: number; count: number }[] };

/** Result of a list query: a page of ids and all counts. */
export type CatalogAnswer = {
  ids: number[];
  /** Number of cards: products, or models with `onePerModel`. All other counts are products. */
  total: number;
  products: number;
  /** With `onePerModel`: cards of the page that stand for several products, with their number. */
  models?: { id: number; count: number }[];
  groups: GroupCounts[];
  /** Minimum and maximum by attribute, without its own filter; absent when no product has it. */
  numbers: { attribute: number; min: number; max: number }[];
  /** Price bounds without the price filter, tenge; null when nothing matches. */
  price: { min: number; max: number } | null;
  /** With `countPriceBands`: products by band without the price filter; empty when bands would not narrow. */
  priceBands?: PriceBandCount[];
  categories: { category: number; count: number }[];
};

/** Words typed so far. */
export type SuggestQuery = { words: readonly QueryWord[]; wordsNeeded?: number; cityId: number; limit: number };

/** Products, categories and brands for the typed words, best first. */
export type SuggestAnswer = {
  ids: number[];
  categories: { category: number; count: number }[];
  /** Brand with the categories of most of its matching products, three at most. */
  brands: { brand: number; categories: number[]; count: number }[];
};

/** Search and lists are unavailable; calls that need them fail with `search_unavailable`. */
export class SearchUnavailable extends ExpectedFailure {
  constructor(cause?: unknown) {
    super('search_unavailable');
    this.cause = cause;
  }
}

/** State of an engine: `unavailable` finds nothing, `stale` lacks changes it could not write yet. */
export type EngineState = 'ready' | 'unavailable' | 'stale';

/**
 * The catalogue's index. PostgreSQL is the source of truth: the index returns ids and counts, texts come from tables.
 * Excludes withdrawn products and products without a price in the city.
 */
export type CatalogEngine = {
  /** Finds a page of products and counts facets; throws `SearchUnavailable`. */
  search(query: CatalogQuery): Promise<CatalogAnswer>;
  /** Suggests completions of the typed words; throws `SearchUnavailable`. */
  suggest(query: SuggestQuery): Promise<SuggestAnswer>;
  /**
   * Prepares the index for the first time: from a valid snapshot, or by reading the catalogue. An engine without this
   * method is prepared by `rebuild`. Events written after the call began go to `apply`.
   */
  start?(): Promise<void>;
  /**
   * Applies an event and settles once searches show it. Prices, stock and single products are quick; a replaced
   * catalogue is rebuilt next to the running index.
   */
  apply(event: StoreEvent): Promise<void>;
  /** Reads the whole catalogue again and swaps the index. */
  rebuild(): Promise<void>;
  /** Revision of the catalogue; grows whenever products, their words or values change. */
  revision(): number;
  /** State of the engine; an engine without this method is always ready. */
  state?(): EngineState;
  /** Words of the current catalogue; the same object until they change. */
  vocabulary(): Vocabulary;
  /** Stops background work. */
  close(): Promise<void>;
};
