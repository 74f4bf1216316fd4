import { fold } from '../../engine/text/fold.ts';
import { readTable } from '../data/tables.ts';
import { isVerbEnding, kazakhStems } from './kk.ts';
import { bareVerbs, russianStem } from './ru.ts';

const MIN_STEM = 3;
const rows = readTable<'word' | 'kind'>('ordinary').map(({ word, kind }) => ({ word: fold(word), kind }));
const words = new Set(rows.map(({ word }) => word));
const russianStems = new Set(
  rows.flatMap(({ word, kind }) => (kind === '' ? [russianStem(word)] : [])).filter((stem) => stem.length >= MIN_STEM),
);
const verbs = new Set(rows.flatMap(({ word, kind }) => (kind === 'verb' && word.length >= MIN_STEM ? [word] : [])));
const LONGEST_VERB = Math.max(...[...verbs].map(({ length }) => length));

/** Whether a folded word is an everyday word, in any form, and so no misspelt word of the catalogue. */
export function isOrdinary(word: string): boolean {
  return (
    words.has(word) ||
    [word, ...bareVerbs(word)].some((one) => russianStems.has(russianStem(one))) ||
    kazakhStems(word).some((stem) => words.has(stem)) ||
    isKazakhVerb(word)
  );
}

function isKazakhVerb(word: string): boolean {
  for (let end = Math.min(LONGEST_VERB, word.length - 1); end >= MIN_STEM; end--)
    if (verbs.has(word.slice(0, end)) && isVerbEnding(word.slice(end))) return true;
  return false;
}
