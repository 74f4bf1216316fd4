import type { NumberFilter, ValueFilter, WantedWord } from '../engine/engine.ts';
import type { QueryPart } from './query-part.ts';
import type { Span } from './segment.ts';
import type { RelativeWish } from './wish-answers.ts';

/**
 * A wish that a category can answer, with the parts that said it: a filter, how it may be widened, much or little of
 * something, values, or a word. Products without an `optional` one will do where none has it.
 */
export type AnswerableWish = {
  parts: readonly QueryPart[];
  filter?: NumberFilter;
  wider?: NumberFilter | null;
  relative?: RelativeWish;
  value?: ValueFilter;
  word?: WantedWord;
  optional?: boolean;
  /** Values that products must not have. */
  except?: ValueFilter;
  /** What is denied, where it stands. */
  said?: Span;
  /** Of an attribute that is named; `likely` of a value that is named, `made` of a word that is made of one. */
  choice?: 'said' | 'likely' | 'made';
};
