import type { WantedWord } from '../engine/engine.ts';
import type { BrandNames } from './brand-names.ts';
import type { CategoryNames, NamedCategory } from './category-names.ts';
import type { Lexicon } from './lexicon.ts';

/** A part of a query that means one thing. Without `words` the catalogue has nothing of it. */
export type Segment = {
  from: number;
  to: number;
  read: string;
  words: readonly WantedWord[];
  category: NamedCategory | null;
  brand: number | null;
  /** The row of the tables that names it. */
  concept: number | null;
  /** Said to be what the thing is for, or with: not what is sought. */
  target: boolean;
  /** A Kazakh word in the form of what belongs to something ("камерасы жақсы телефон"). */
  owned: boolean;
  /** Said not to be there, or not to be it ("без мешка", "не samsung", «қара емес»). */
  absent: boolean;
  /** All that says so, the small words among it. */
  denied?: Span;
  /** Of the words of something absent the one that tells the most. */
  excluded?: WantedWord;
  /** Other words than the typed ones are looked for too. */
  synonym: boolean;
  /** It names a thing, not a quality. */
  thing: boolean;
  /** It names a quality, by a table. */
  quality: boolean;
  /** Not as it was typed. */
  mended: boolean;
  /** Of other words than the typed ones, which were not only taken apart. */
  guessed: boolean;
  /** The segment whose word this one replaces by a word alike. */
  respeltFrom?: Segment;
  /** A word to rank by when this segment is left out: other models of the same name. */
  hint?: WantedWord;
  /** Words of what it is by itself, the name of a platform or a line of models: only to rank by. */
  line: WantedWord;
  /** How much it tells of what is sought. */
  telling: number;
};

export type Span = { from: number; to: number };

/** What segments are found with. */
export type SegmentTools = { lexicon: Lexicon; categories: CategoryNames; brands: BrandNames };

export type Found = Pick<Segment, 'words' | 'category' | 'brand' | 'synonym' | 'hint'> & {
  concept?: number | null;
  /** The key of the word that its name begins with, where that may stand elsewhere in the query. */
  first?: string;
  /** Only a form of what is in the tables, not what was typed. */
  loose?: boolean;
  thing?: boolean;
  quality?: boolean;
  end: number;
  target?: boolean;
};
