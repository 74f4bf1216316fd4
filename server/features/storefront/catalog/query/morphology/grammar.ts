import { memoized } from '../memoized.ts';
import { isKazakhParticiple, kazakhAbsent, kazakhCase, kazakhStems, type Case, type Possessive } from './kk.ts';
import { isAdjective, russianAbsent, russianCase, russianStem } from './ru.ts';

/**
 * Form of a word as its letters suggest it, in Russian and Kazakh. A guess: a dictionary confirms the stems. Letters are
 * folded.
 */
export type Grammar = {
  stems: { russian: string; kazakh: readonly string[] };
  /** `name`: Latin letters, or letters with digits. */
  partOfSpeech: 'number' | 'name' | 'adjective' | 'participle' | 'other';
  /** Null also for forms that several Russian cases share. */
  case: Case | null;
  /** Stems of what the word denies: "беспроводной", «сымсыз»; empty when it denies nothing. */
  negated: readonly string[];
  possessive: Possessive | null;
};

const MAX_KEPT = 2_000;
const cyrillic = /^\p{Script=Cyrillic}+$/u;
const number = /^\d+(?:\.\d+)?$/;

function analysed(word: string): Grammar {
  if (!cyrillic.test(word))
    return {
      stems: { russian: word, kazakh: [] },
      partOfSpeech: number.test(word) ? 'number' : 'name',
      case: null,
      negated: [],
      possessive: null,
    };
  const kazakh = kazakhCase(word);
  const russian = kazakh.case === null ? russianCase(word) : null;
  const absent = kazakhAbsent(word);
  return {
    stems: { russian: russianStem(word), kazakh: kazakhStems(word) },
    partOfSpeech: isKazakhParticiple(word) ? 'participle' : isAdjective(word) ? 'adjective' : 'other',
    case: kazakh.case ?? russian,
    negated: absent.length > 0 ? absent : russianAbsent(word),
    possessive: russian === null ? kazakh.possessive : null,
  };
}

/** Analyses a folded word; the last few thousand words are kept. */
export const grammarOf = memoized(analysed, MAX_KEPT);
