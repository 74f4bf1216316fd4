import type { NumberFilter, ValueFilter, QueryWord } from '../../../engine/engine.ts';
import type { QueryPart } from '../../normalize/query-part.ts';
import type { Span } from '../names/segment.ts';
import type { RelativeWish } from './wish-answers.ts';

/**
 * A wish that a category can answer, with its parts: a filter and its wider form, much or little of a number, values, or
 * a word. An `optional` wish may be ignored when no product meets it.
 */
export type AnswerableWish = {
  parts: readonly QueryPart[];
  filter?: NumberFilter;
  wider?: NumberFilter | null;
  relative?: RelativeWish;
  value?: ValueFilter;
  word?: QueryWord;
  optional?: boolean;
  /** Values that products must not have. */
  except?: ValueFilter;
  /** Denied words. */
  said?: Span;
  /** `said`: the attribute is named; `likely`: a value is named; `made`: a word derived from a value is. */
  choice?: 'said' | 'likely' | 'made';
};
