import type { WantedWord } from '../engine/engine.ts';
import type { QueryPart } from './query-part.ts';

/** What a query wants done or given: categories any of which will do, and the tokens that said so. */
export type Need = {
  categories: readonly number[];
  /** What products must have besides. */
  words: readonly WantedWord[];
  tokens: readonly QueryPart[];
  /** Words of products that will not do. */
  except?: readonly WantedWord[];
  /** Those of the tokens that say what is done. */
  actions: readonly QueryPart[];
  /** All categories that do what is said, with whatever it is done. */
  doers?: readonly number[];
};

/**
 * What is known of the parts of a query: that one names a product itself, is a part of a longer name, or of a longer name
 * of a quality; and whether a price was said.
 */
export type KnownOfParts = {
  isThing(at: number): boolean;
  /** The same of a word that was mended. */
  mayBeThing(at: number): boolean;
  isPartOfMore(at: number): boolean;
  /** Places of the parts of the name that this one is a part of. */
  together(at: number): readonly number[];
  isPartOfQuality(at: number): boolean;
  priced: boolean;
};

/** What a query about a present leaves when the words of giving are put aside. */
export type Given = {
  left: readonly QueryPart[];
  /** It surely is about a present: otherwise somebody is only named beside a thing. */
  sure: boolean;
  /** Parts that tell what is given: what somebody loves, and what is celebrated. */
  told: readonly QueryPart[];
};

/** Finds a need among the parts of a query. */
export type Needs = {
  /** Tells quickly that there is none. */
  mayBeIn(parts: readonly QueryPart[]): boolean;
  find(tokens: readonly QueryPart[], known: KnownOfParts): Need | null;
  /** The same of what is done with a thing, whoever it is for. */
  deed(tokens: readonly QueryPart[], known: KnownOfParts): Need | null;
  /** Puts aside whom a present is for, when and why it is given; null where nothing of it is said, or nothing besides. */
  given(tokens: readonly QueryPart[], known: KnownOfParts): Given | null;
};
