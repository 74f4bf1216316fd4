import type { ValueFilter, WantedWord } from '../engine/engine.ts';
import type { Change } from './pieces.ts';

/** A part of a query that became a filter, or the order; `without` is the typed query without it. */
export type Recognised = { kind: 'category' | 'brand' | 'price' | 'sort'; id: number | null; without: string };

/** One way to understand a query; an engine can be asked it as it is. */
export type Interpretation = {
  words: WantedWord[];
  wordsNeeded: number;
  category: number | null;
  /** Categories inside it whose goods are made for those that are sought. */
  except: readonly number[];
  values: ValueFilter[];
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
};
