import { refusedVerb } from '../../morphology/endings.ts';
import { isAdjective, isGerund } from '../../morphology/ru.ts';
import type { Token } from '../../normalize/query-text.ts';
import { startsOf, wordsOf } from '../../data/words.ts';

/**
 * Words that deny. `side`: the denied words follow, precede, or stand on either side. `by`: the
 * product is `without` them, is `not` like them, or everything `except` them is wanted.
 */
export type Denial = {
  /** Places of the denying words. */
  at: readonly number[];
  side: 'next' | 'last' | 'either';
  by: 'without' | 'not' | 'except';
  /** Denies only names: «самсунг алмаймын». */
  isNamed: boolean;
};

/** Denial of some words: the places of all involved words, and of the denied ones. */
export type Denied = { by: Denial['by']; at: readonly number[]; said: { from: number; to: number } };

const deniesNext = wordsOf('denies next');
const lacksNext = wordsOf('lacks next');
const excludesNext = wordsOf('excludes next');
const deniesLast = wordsOf('denies last');
const lacksLast = wordsOf('lacks last');
const isWanting = startsOf('wanting');
const fillers = wordsOf('denial filler');
const unused = wordsOf('unused verb');
const refused = wordsOf('refused verb');
const needVerbs = wordsOf('need verb');
const needed = wordsOf('needed');
const [being] = wordsOf('verb of being');
const prepositions = wordsOf('preposition of a denial');

/** Whether a folded word may be one that denies. */
export function isDenyingWord(word: string): boolean {
  return [deniesNext, lacksNext, excludesNext, deniesLast, lacksLast].some((words) => words.has(word));
}

/** On which side the words stand that a folded word denies; null when it denies none. */
export function deniedSide(word: string): 'next' | 'last' | null {
  if (deniesNext.has(word) || lacksNext.has(word) || excludesNext.has(word)) return 'next';
  return deniesLast.has(word) || lacksLast.has(word) || isDenyingVerb(word) ? 'last' : null;
}

/** Whether a folded word is filler between denied and denying words. */
export function isDenialFiller(word: string): boolean {
  return fillers.has(word);
}

/** Whether a folded word says that a product lacks the next word. */
export function lacksTheNext(word: string): boolean {
  return lacksNext.has(word);
}

/** Whether a Kazakh verb denies the words before it. */
export function isDenyingVerb(word: string): boolean {
  return verbDenial(word) !== null;
}

/** How a negative Kazakh verb denies: a product without the words before it, or only a name. */
function verbDenial(word: string): 'absent' | 'unneeded' | 'refused' | null {
  const verb = refusedVerb(word);
  if (!verb) return null;
  const { stem, form } = verb;
  if (form === 'finite') return refused.has(stem) ? 'refused' : null;
  if (needVerbs.has(stem) && form !== 'gerund') return 'unneeded';
  if (form === 'participle' ? unused.has(stem) || stem === being : form === 'gerund' && unused.has(stem))
    return 'absent';
  return null;
}

/** Whether the word at a place denies an action, which no product has: "не снимая". */
export function deniesAction(tokens: readonly Token[], at: number): boolean {
  return deniesNext.has(tokens[at]?.text ?? '') && isGerund(tokens[at + 1]?.text ?? '');
}

/** Finds the denials of a query. */
export function denialsIn(parts: readonly Token[]): Denial[] {
  const found: Denial[] = [];
  for (let at = 0; at < parts.length; at++) {
    const denial = denialAt(parts, at);
    if (!denial) continue;
    found.push(denial);
    at = denial.at.at(-1) ?? at;
  }
  return found;
}

/** Finds the denial of the words at some places. */
export function denialOf(denials: readonly Denial[], parts: readonly Token[], at: readonly number[]): Denied | null {
  const first = at[0] ?? 0;
  const last = at.at(-1) ?? 0;
  const found = denials.find(
    (denial) =>
      !denial.at.some((place) => at.includes(place)) &&
      (((denial.side === 'next' || denial.side === 'either') && isAhead(denial, parts, first, last)) ||
        ((denial.side === 'last' || denial.side === 'either') && denial.at[0] === last + 1)),
  );
  if (!found) return null;
  const places = new Set([...found.at, ...at]);
  for (let place = (found.at.at(-1) ?? first) + 1; place < first; place++) places.add(place);
  return {
    by: found.by,
    at: [...places].toSorted((one, other) => one - other),
    said: { from: parts[first]?.from ?? 0, to: parts[last]?.to ?? 0 },
  };
}

/** Whether a denial is right next to one of the words at some places. */
export function isTouched(denials: readonly Denial[], at: readonly number[]): boolean {
  return denials.some(
    ({ at: own, side }) =>
      !own.some((place) => at.includes(place)) &&
      ((side !== 'last' && at.includes((own.at(-1) ?? 0) + 1)) || (side !== 'next' && at.includes((own[0] ?? 0) - 1))),
  );
}

/** A preposition, or an adjective of the denied noun, may stand between. */
function isAhead({ at, by }: Denial, parts: readonly Token[], first: number, last: number): boolean {
  const end = (at.at(-1) ?? 0) + 1;
  if (end === first) return true;
  const between = parts[end]?.text ?? '';
  if (end + 1 !== first) return false;
  return (
    prepositions.has(between) || (by === 'without' && isAdjective(between) && !isAdjective(parts[last]?.text ?? ''))
  );
}

function denialAt(parts: readonly Token[], at: number): Denial | null {
  const text = (place: number) => parts[place]?.text ?? '';
  const word = text(at);
  const denial = (side: Denial['side'], by: Denial['by']): Denial => ({ at: [at], side, by, isNamed: false });
  if (excludesNext.has(word)) return denial('next', 'except');
  if (lacksNext.has(word)) return denial('next', 'without');
  if (deniesAction(parts, at)) return null;
  if (deniesNext.has(word)) {
    let first = at + 1;
    while (fillers.has(text(first))) first++;
    let end = first;
    while (isWanting(text(end))) end++;
    const places = Array.from({ length: end - at }, (_, offset) => at + offset);
    return end > first ? { ...denial('either', 'without'), at: places } : denial('next', 'not');
  }
  if (lacksLast.has(word)) return denial('last', 'without');
  if (deniesLast.has(word)) return denial('last', 'not');
  const verb = verbDenial(word);
  if (verb === 'refused') return { ...denial('last', 'not'), isNamed: true };
  if (verb === 'unneeded') return needed.has(text(at - 1)) ? denial('last', 'without') : null;
  return verb === null ? null : denial('last', 'without');
}
