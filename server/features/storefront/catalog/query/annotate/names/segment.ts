import type { QueryWord } from '../../../engine/engine.ts';
import type { Lexicon } from '../../normalize/lexicon.ts';
import type { BrandNames } from './brand-names.ts';
import type { CategoryNames, NamedCategory } from './category-names.ts';

/** A labelled part of a query. Without `words` the catalogue has nothing like it. */
export type Segment = Span & {
  /** Corrected text. */
  read: string;
  words: readonly QueryWord[];
  category: NamedCategory | null;
  brand: number | null;
  /** Row of the tables that names it. */
  concept: number | null;
  /** Purpose or accessory of the requested product: "для айфона". */
  target: boolean;
  /** Excluded by a denial. */
  absent: boolean;
  /** A denial with its denying words. */
  denied?: Span;
  /** The word that excluded products have. */
  excluded?: QueryWord;
  /** A kind of product, by a table. */
  thing: boolean;
  /** A quality, by a table. */
  quality: boolean;
  mended: boolean;
  /** Differs from the typed words by more than a slip. */
  guessed: boolean;
  /** Words of the product that a platform or a line of models stands for; they only rank. */
  line: QueryWord;
  /** Rarity of its words. */
  telling: number;
};

export type Span = { from: number; to: number };

/** Sources of segments. */
export type SegmentTools = { lexicon: Lexicon; categories: CategoryNames; brands: BrandNames };

/** Meaning of the parts before `end`. */
export type Found = Pick<Segment, 'words' | 'category' | 'brand'> & {
  end: number;
  concept?: number | null;
  /** Matches only another form of the name. */
  loose?: boolean;
  /** A name whose words are in another order. */
  isSwapped?: boolean;
  thing?: boolean;
  quality?: boolean;
};

/** Words without a label. */
export function wordsFound(end: number, words: readonly QueryWord[]): Found {
  return { end, words, category: null, brand: null };
}
