import { fold } from '../../engine/text/fold.ts';
import { kazakhStems } from '../kazakh.ts';
import { russianStem } from '../russian.ts';
import { bareVerbs } from '../verbs.ts';
import { kazakhWords, kazakhVerbs } from './kazakh.data.ts';
import { russianWords } from './russian.data.ts';

const MIN_STEM = 3;
/** Endings of Kazakh verbs, on folded letters, one after another: "жуы-н-ба-са-м". */
const verbEnding =
  /^(?:[мбп][ае]|й|[аеыи]|[дт][ыи]|[дт][ыи][мнк]|[ыи]?п|с[ае]|[гк][ае]н|[аей]?т[ыи]н|у|[ыи]?[нлс]|[ыи]?р|[ае]р|[гк][ыи]|[мс][ыи][нз]|[мбп][ыи]з|[ыи]?[мнк]|л[ае]р|[дт][ае]р|[гк][ае]|[дт][ае]|[дт]ыр|[дт]ир|[гк][ыи]з|[ыи]?т|[дтн][ыи]|ш[ыи]|[мбп][ае]й|[дт][ае]н|[гк][аеыи]л[ыи])+$/;

const whole = new Set([russianWords, kazakhWords, kazakhVerbs].flatMap(wordsOf));
const russianStems = new Set(
  wordsOf(russianWords)
    .map(russianStem)
    .filter(({ length }) => length >= MIN_STEM),
);
const verbs = new Set(wordsOf(kazakhVerbs).filter(({ length }) => length >= MIN_STEM));
const LONGEST_VERB = Math.max(...[...verbs].map(({ length }) => length));

/**
 * Tells whether a folded word is one that people use when they speak of their lives, in any form: where the catalogue does
 * not know it, it is no misspelt word of the catalogue ("каждый" is not Candy).
 */
export function isOrdinary(word: string): boolean {
  return (
    whole.has(word) ||
    [word, ...bareVerbs(word)].some((one) => russianStems.has(russianStem(one))) ||
    kazakhStems(word).some((stem) => whole.has(stem)) ||
    isKazakhVerb(word)
  );
}

function isKazakhVerb(word: string): boolean {
  for (let end = Math.min(LONGEST_VERB, word.length - 1); end >= MIN_STEM; end--)
    if (verbs.has(word.slice(0, end)) && verbEnding.test(word.slice(end))) return true;
  return false;
}

function wordsOf(written: string): string[] {
  return written.trim().split(/\s+/).map(fold);
}
