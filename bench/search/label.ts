/** Kinds of queries; the bench gives each its own row. */
export const queryKinds = [
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
/** Kinds of the hard queries: by what is wanted done, by what it must not be, by how much; questions to the store. */
export const hardKinds = [
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
/**
 * Kind of a query: what a search must understand to answer it. `unlettered` is Kazakh typed without its own letters.
 */
export type QueryKind = (typeof queryKinds)[number] | (typeof hardKinds)[number];

/**
 * What is right for a query, as a rule over products rather than a list of them, so that it outlives the demo catalogue.
 * All that is named must hold.
 */
export type Right = {
  /** Slugs of categories, everything below included; any of them. */
  category?: string | readonly string[];
  /** Brands; any of them. */
  brand?: string | readonly string[];
  /** Pattern that the Russian or the Kazakh name holds, whatever the case. */
  name?: string;
  /** Attribute by slug: a number is equal, any other value holds the text. */
  spec?: Readonly<Record<string, string>>;
  /** Attribute by slug, each with values any of which will do. */
  specAmong?: Readonly<Record<string, readonly string[]>>;
  /** Bounds of number attributes by slug, both included. */
  specFrom?: Readonly<Record<string, number>>;
  specTo?: Readonly<Record<string, number>>;
  /** Tenge, the bound included. */
  priceFrom?: number;
  priceTo?: number;
  /** What a right product is not: any of these makes it wrong. */
  not?: readonly Right[];
};

/**
 * A query of a shopper with what is right for it; `nothing` is one that the shop has no products for, `pages` are the
 * pages of the store that answer a question, any of them.
 */
export type LabelledQuery = { q: string; kind: QueryKind; language: 'ru' | 'kk' } & (
  | { right: Right; nothing?: never; pages?: never }
  | { right?: never; nothing: true; pages?: never }
  | { right?: never; nothing?: never; pages: readonly string[] }
);

/**
 * Tells whether a query belongs to the third that nobody tunes on: by a hash of its letters, so that no one chooses.
 */
export function isHeldOut(query: string): boolean {
  return hashOf(query) % 3 === 0;
}

/** Tells whether a hard query belongs to the half that nobody looks at before the end. */
export function isUnseen(query: string): boolean {
  return (hashOf(query) >>> 8) % 2 === 0;
}

function hashOf(query: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(query)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}
