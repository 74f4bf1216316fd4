import type { NumberFilter, ValueFilter, WantedWord } from '../engine/engine.ts';
import type { Change } from './query-part.ts';
import type { StoreAnswer } from './store-questions.ts';
import type { RelativeWish } from './wish-answers.ts';

/**
 * A part of a query that became a filter, or the order; `without` is the typed query without it. `said` is what is left
 * out, `lacked` what that is in the catalogue where the words have another name for it, `bounds` are those of a number, null on both sides where much or little of it was asked for, `value` is a choice of
 * an attribute's values.
 */
export type Recognised = { without: string } & (
  | { kind: 'category' | 'brand' | 'price' | 'sort'; id: number | null }
  | { kind: 'among'; ids: readonly number[] }
  /** What must not be: as it is said, the values that say it, and whether the word itself denies it, «грильсіз». */
  | { kind: 'except'; said: string; lacked?: ValueFilter; denies?: boolean }
  | { kind: 'number'; bounds: NumberFilter; direction: RelativeWish['direction'] | null }
  | { kind: 'value'; value: ValueFilter }
);

/** One way to understand a query; an engine can be asked it as it is. */
export type Interpretation = {
  words: WantedWord[];
  wordsNeeded: number;
  /** Words that are no part of the model that is named; products with them come after those of just that model. */
  lastWords?: WantedWord;
  category: number | null;
  /** Categories inside it whose products are made for those that are sought. */
  except: readonly number[];
  /** Categories any of which will do; none when that does not matter. */
  among: readonly number[];
  /** Words products must not have. */
  exceptWords: readonly WantedWord[];
  /** Values products must not have. */
  exceptValues?: readonly ValueFilter[];
  values: ValueFilter[];
  numbers: readonly NumberFilter[];
  /** Numbers that should be high or low beside those of the other products that are found. */
  relative: readonly RelativeWish[];
  price: { from: number | null; to: number | null } | null;
  /** The order that was asked for in words; null for the usual one. */
  sort: 'cheap' | null;
  /** The words as understood. */
  text: string;
  changes: Change[];
  recognised: Recognised[];
};

/**
 * How a query is meant: `exact` for its words as they are, `typing` while the last word may be unfinished,
 * `filters: false` when nothing may become a filter.
 */
export type InterpretationOptions = { exact?: boolean; typing?: boolean; filters?: boolean };

/** Understands queries against one state of the catalogue. */
export type Understanding = {
  interpretations(typed: string, options?: InterpretationOptions): Iterable<Interpretation>;
  /** Tells which page of the store answers; null for a query that asks for products alone. */
  question(typed: string): StoreAnswer | null;
};
