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
/**
 * Kind of a query: what a search must understand to answer it. `unlettered` is Kazakh typed without its own letters.
 */
export type QueryKind = (typeof queryKinds)[number];

/**
 * What is right for a query, as a rule over goods rather than a list of them, so that it outlives the demo catalogue.
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
  /** Tenge, the bound included. */
  priceFrom?: number;
  priceTo?: number;
};

/** A query of a shopper with what is right for it; `nothing` is one that the shop has no goods for. */
export type LabelledQuery = { q: string; kind: QueryKind; language: 'ru' | 'kk' } & (
  | { right: Right; nothing?: never }
  | { right?: never; nothing: true }
);

/**
 * Tells whether a query belongs to the third that nobody tunes on: by a hash of its letters, so that no one chooses.
 */
export function isHeldOut(query: string): boolean {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(query)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash % 3 === 0;
}
