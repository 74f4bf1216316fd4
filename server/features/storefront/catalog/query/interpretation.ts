import type { NumberFilter, ValueFilter, QueryWord } from '../engine/engine.ts';
import type { Change } from './normalize/query-part.ts';
import type { StorePage } from '#contract/catalog/understood.ts';
import type { RelativeWish } from './annotate/qualities/wish-answers.ts';

/**
 * A part of a query that became a filter or the order; `without` is the typed query without it. `lacked`: the excluded
 * value, where the catalogue has another name for it. Bounds that are null on both sides ask for much or little of a
 * number.
 */
export type Recognised = { without: string } & (
  | { kind: 'category' | 'brand' | 'price' | 'sort'; id: number | null }
  | { kind: 'among'; ids: readonly number[] }
  /** An exclusion as typed; `denies`: the word itself contains the negation («грильсіз»). */
  | { kind: 'except'; said: string; lacked?: ValueFilter; denies?: boolean }
  | { kind: 'number'; bounds: NumberFilter; direction: RelativeWish['direction'] | null }
  | { kind: 'value'; value: ValueFilter }
);

/** One way to understand a query, ready for the engine. */
export type Interpretation = {
  words: QueryWord[];
  wordsNeeded: number;
  /** Words outside the named model; products with them rank after those of the bare model. */
  lastWords?: QueryWord;
  category: number | null;
  /** Accessory categories inside it. */
  except: readonly number[];
  /** Alternative categories; empty means any. */
  among: readonly number[];
  /** Words products must not have. */
  exceptWords: readonly QueryWord[];
  /** Values products must not have. */
  exceptValues?: readonly ValueFilter[];
  values: ValueFilter[];
  numbers: readonly NumberFilter[];
  /** Numbers that should be high or low compared with other found products. */
  relative: readonly RelativeWish[];
  price: { from: number | null; to: number | null } | null;
  /** Requested order; null for the default. */
  sort: 'cheap' | null;
  /** The query as understood. */
  text: string;
  changes: Change[];
  recognised: Recognised[];
};

/**
 * `exact`: take the words as typed; `typing`: the last word may be unfinished; `filters: false`: nothing becomes a
 * filter.
 */
type InterpretationOptions = { exact?: boolean; typing?: boolean; filters?: boolean };

/** Understands queries against one state of the catalogue. */
export type Understanding = {
  interpretations(typed: string, options?: InterpretationOptions): Iterable<Interpretation>;
  /** Returns the store page that answers; null for a query that asks for products alone. */
  question(typed: string): StoreAnswer | null;
};

/** The store page that answers a question; `products`: the question also asks for products. */
type StoreAnswer = { page: StorePage; products: boolean };

/** Interprets words as they are: no category, no filters. */
export function plainInterpretation(text: string, words: QueryWord[]): Interpretation {
  return {
    words,
    wordsNeeded: words.length,
    category: null,
    except: [],
    among: [],
    exceptWords: [],
    values: [],
    numbers: [],
    relative: [],
    price: null,
    sort: null,
    text,
    changes: [],
    recognised: [],
  };
}
