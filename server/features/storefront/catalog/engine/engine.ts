import type { Sort } from '#contract/catalog/catalog.ts';
import type { StoreEvent } from '#server/events.ts';
import { ExpectedFailure } from '#server/platform/http/failure.ts';

/** Group of the brand filter; other groups are attribute ids. Its values are brand ids. */
export const BRAND_GROUP = 0;
/** Value of a flag group that says "yes". */
export const FLAG_YES = 1;

/**
 * Numbers of an attribute that has at most so many different ones are also values of a group, and can be chosen one by
 * one.
 */
export const FEW_NUMBERS = 16;

/**
 * A choice of values in one group: any of them will do. Values are value ids, brand ids, `FLAG_YES` or few numbers
 * themselves.
 */
export type ValueFilter = { group: number; values: readonly number[] };
/** A choice of numbers of one attribute, in its unit; null leaves a side open. */
export type NumberFilter = { attribute: number; from: number | null; to: number | null };

/** Words of a question beyond these are not looked at. */
export const MAX_WORDS = 24;

/**
 * One way a word may stand in the catalogue: a word of the vocabulary, and how sure it is that it was meant (0–1; 1 as
 * typed).
 */
export type WordForm = { form: string; weight: number };
/** One word that was asked for: products with any of its forms have the word. */
export type WantedWord = readonly WordForm[];
/** Words of the catalogue (folded, `text/fold.ts`), ascending by code unit, with the number of products each is in. */
export type Vocabulary = { words: readonly string[]; products: Int32Array };

/** What a list asks for; groups narrow each other, values inside a group widen it. */
export type CatalogQuery = {
  /** Category with everything below it; null for the whole catalogue. */
  category: number | null;
  /** Categories left out with everything below them. */
  exceptCategories?: readonly number[];
  /** Categories any of which will do, with everything below them; narrows `category`. */
  amongCategories?: readonly number[];
  /** Words products must not have in any of the forms. */
  exceptWords?: readonly WantedWord[];
  /** Values products must not have; those without any value of the group stay. */
  exceptValues?: readonly ValueFilter[];
  /** Only these products. */
  ids?: readonly number[];
  /** Words of a search; empty for none. */
  words: readonly WantedWord[];
  /** How many of the words products must have; all when absent. */
  wordsNeeded?: number;
  /** Of products that the words find alike those come last that have most of these in their names. */
  lastWords?: WantedWord;
  /** Leaves out products that cannot be bought, or that no place of the city has. */
  stock?: 'buyable' | 'in-city';
  /** One of each variant group stands for all of it: the first in the order asked for. */
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
  /** Attributes whose lowest and highest numbers are wanted. */
  countNumbers: readonly number[];
  /** Categories whose matching products are counted. */
  countCategories: readonly number[];
  /** Splits the prices into bands (`domain/pricing/price-bands.ts`) and counts what is in each. */
  countPriceBands?: boolean;
};

/** The part of a question that counts: nothing. */
export const COUNT_NOTHING = {
  countGroups: [],
  countNumbers: [],
  countCategories: [],
} as const satisfies Partial<CatalogQuery>;
/** The part of a question that narrows: every product of the catalogue; counts nothing. */
export const EVERY_PRODUCT = {
  ...COUNT_NOTHING,
  category: null,
  words: [],
  values: [],
  numbers: [],
  price: null,
} as const satisfies Partial<CatalogQuery>;

/** A band of prices, tenge, both ends included, with the number of its cards; null leaves a side open. */
export type PriceBandCount = { from: number | null; to: number | null; count: number };

/** Count of products by value; a group's own choice does not narrow its own counts. */
export type GroupCounts = { group: number; counts: readonly { value: number; count: number }[] };

/** Answer to a list: a page of ids and everything counted. */
export type CatalogAnswer = {
  ids: number[];
  /** Cards: products, or models with `onePerModel`. Every other count counts products. */
  total: number;
  /** With `onePerModel`: products of the page that stand for several, with how many match. */
  models?: { id: number; count: number }[];
  groups: GroupCounts[];
  /** Lowest and highest number per attribute without its own filter; absent when no products have it. */
  numbers: { attribute: number; min: number; max: number }[];
  /** Price bounds without the price filter, tenge; null when nothing matches. */
  price: { min: number; max: number } | null;
  /** With `countPriceBands`: cards by bands without the price filter; empty where bands would say nothing. */
  priceBands?: PriceBandCount[];
  categories: { category: number; count: number }[];
};

/** What a person has typed so far, as words. */
export type SuggestQuery = { words: readonly WantedWord[]; wordsNeeded?: number; cityId: number; limit: number };

/** Products, categories and brands for what has been typed, best first. */
export type SuggestAnswer = {
  ids: number[];
  categories: { category: number; count: number }[];
  /** Brand with the categories where most of its matching products are, three at most. */
  brands: { brand: number; categories: number[]; count: number }[];
};

/** Nothing can be searched or listed now; calls that need it answer `search_unavailable`. */
export class SearchUnavailable extends ExpectedFailure {
  constructor(cause?: unknown) {
    super('search_unavailable');
    this.cause = cause;
  }
}

/** What an engine can do now: `unavailable` finds nothing, `stale` misses changes it could not write yet. */
export type EngineState = 'ready' | 'unavailable' | 'stale';

/**
 * The catalogue's index. PostgreSQL stays the truth: the index finds ids and counts, texts come from tables. Withdrawn
 * products and products without a price in the city are not found.
 */
export type CatalogEngine = {
  /** Finds a page of products and counts facets; throws `SearchUnavailable`. */
  search(query: CatalogQuery): Promise<CatalogAnswer>;
  /** Finds what the typed words may become; throws `SearchUnavailable`. */
  suggest(query: SuggestQuery): Promise<SuggestAnswer>;
  /**
   * Creates the index ready for the first time: of what was kept of it, when that can be trusted, or by reading the
   * catalogue; without it `rebuild` does. Events written after the call began are for `apply`.
   */
  start?(): Promise<void>;
  /**
   * Follows an event and settles when searches show it: prices, stock and single products soon, a replaced catalogue after a
   * rebuild beside the running index.
   */
  apply(event: StoreEvent): Promise<void>;
  /** Reads the whole catalogue anew and swaps it in. */
  rebuild(): Promise<void>;
  /** Number of the catalogue's state; grows whenever products, their words or values change. */
  revision(): number;
  /** What the engine can do now; one that has no such state is always ready. */
  state?(): EngineState;
  /** Words of the catalogue as it is; the same object until the words change. */
  vocabulary(): Vocabulary;
  /** Ends background work. */
  close(): Promise<void>;
};
