/** Kinds of queries, each with its own row in the report. */
export const QUERY_KINDS = [
  'plain',
  'inflected-ru',
  'inflected-kk',
  'unlettered',
  'layout',
  'transliteration',
  'spelling',
  'synonym',
  'units',
  'model',
  'joined',
  'brand-category',
  'price',
  'phrase',
  'kk-for-ru',
  'accessory',
  'stop-words',
  'nothing',
] as const;
/** Kinds of hard queries: by purpose, by exclusion, by amount, and questions to the store. */
export const HARD_QUERY_KINDS = [
  'need',
  'negation',
  'measure',
  'quality',
  'gift',
  'spoken',
  'mixed',
  'question',
  'model',
  'spelling',
] as const;
/** Kind of a query: the ability it tests. `unlettered` is Kazakh typed without Kazakh letters. */
export type QueryKind = (typeof QUERY_KINDS)[number] | (typeof HARD_QUERY_KINDS)[number];

/**
 * Expected products of a query, as a rule rather than a list, so that it survives changes of the demo catalogue. All
 * conditions must hold.
 */
export type ExpectedProducts = {
  /** Slugs of categories including descendants; any of them. */
  category?: string | readonly string[];
  /** Brands; any of them. */
  brand?: string | readonly string[];
  /** Pattern in the Russian or Kazakh name, ignoring case. */
  name?: string;
  /** Attribute by slug: numbers must be equal, other values must contain the text. */
  spec?: Readonly<Record<string, string>>;
  /** Attribute by slug with alternative values. */
  specAmong?: Readonly<Record<string, readonly string[]>>;
  /** Inclusive limits of numeric attributes by slug. */
  specFrom?: Readonly<Record<string, number>>;
  specTo?: Readonly<Record<string, number>>;
  /** Inclusive limits, tenge. */
  priceFrom?: number;
  priceTo?: number;
  /** Exclusions: a product that matches any of them is wrong. */
  not?: readonly ExpectedProducts[];
};

/**
 * A shopper's query with its expectation. `nothing` means no product should match; `pages` are store pages that answer
 * a question, any of them.
 */
export type LabelledQuery = { q: string; kind: QueryKind; language: 'ru' | 'kk' } & (
  | { right: ExpectedProducts; nothing?: never; pages?: never }
  | { right?: never; nothing: true; pages?: never }
  | { right?: never; nothing?: never; pages: readonly string[] }
);

/** True for the held-out third; decided by a hash of the query, so that nobody chooses. */
export function isHeldOut(query: string): boolean {
  return hash(query) % 3 === 0;
}

/** True for the half of the hard queries that stays unseen until the end. */
export function isUnseen(query: string): boolean {
  return (hash(query) >>> 8) % 2 === 0;
}

function hash(query: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(query)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}
