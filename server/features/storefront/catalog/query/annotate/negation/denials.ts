import { refusedVerb } from '../../morphology/endings.ts';
import { isAdjective, isGerund } from '../../morphology/ru.ts';
import type { Token } from '../../normalize/query-text.ts';
import { isComparing } from '../quantities/comparisons.ts';
import { startsOf, wordsOf } from '../words.ts';

/**
 * Words that deny. `side`: the denied words follow, precede, or stand on either side; `none` denies nothing. `by`: the
 * product is `without` them, is `not` like them, or everything `except` them is wanted.
 */
export type Denial = {
  /** Places of the denying words. */
  at: readonly number[];
  side: 'next' | 'last' | 'either' | 'none';
  by: 'without' | 'not' | 'except';
  /** Counts only when a product is named elsewhere: "проводов нет". */
  isWeak: boolean;
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
const weak = wordsOf('weak denial');
const only = wordsOf('only');
const isWanting = startsOf('wanting');
const fillers = wordsOf('denial filler');
const questionAfter = wordsOf('question after');
const questionBefore = wordsOf('question before');
const isRelative = startsOf('relative word');
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
      ((side !== 'last' && side !== 'none' && at.includes((own.at(-1) ?? 0) + 1)) ||
        (side !== 'next' && side !== 'none' && at.includes((own[0] ?? 0) - 1))),
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
  const denial = (side: Denial['side'], by: Denial['by'], places: readonly number[] = [at]): Denial => ({
    at: places,
    side,
    by,
    isWeak: weak.has(word),
    isNamed: false,
  });
  if (excludesNext.has(word)) return denial('next', 'except');
  if (lacksNext.has(word)) return denial('next', 'without');
  if (deniesNext.has(word)) {
    if (only.has(text(at + 1)) || deniesAction(parts, at)) return denial('none', 'not', [at, at + 1]);
    let end = at + 1;
    while (fillers.has(text(end))) end++;
    const first = end;
    while (isWanting(text(end))) end++;
    return end > first ? denial('either', 'without', placesBetween(at, end)) : denial('next', 'not');
  }
  const isLacking = lacksLast.has(word);
  if (isLacking || deniesLast.has(word)) {
    if (isLacking && questionAfter.has(text(at + 1))) return denial('none', 'not', [at, at + 1]);
    if (
      isLacking &&
      (questionBefore.has(text(at - 1)) || (weak.has(word) && parts.some((one) => questionBefore.has(one.text))))
    )
      return denial('none', 'not');
    if (isBound(parts, at)) return denial('none', 'not', [at - 1, at]);
    if (weak.has(word) && isRelative(text(at - 1))) return denial('next', 'without');
    return denial('last', isLacking ? 'without' : 'not');
  }
  const verb = verbDenial(word);
  if (verb === 'refused') return { ...denial('last', 'not'), isNamed: true };
  if (verb === 'unneeded') return needed.has(text(at - 1)) ? denial('last', 'without') : null;
  if (verb === null) return null;
  return isBound(parts, at) ? denial('none', 'without', [at - 1, at]) : denial('last', 'without');
}

/** Whether the word before a denial compares a number. */
function isBound(parts: readonly Token[], at: number): boolean {
  return isComparing(parts[at - 1]?.text ?? '') && isNumberNear(parts, at);
}

function isNumberNear(parts: readonly Token[], at: number): boolean {
  return parts.slice(Math.max(0, at - 4), at).some(({ text }) => /\d/.test(text));
}

function placesBetween(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, offset) => from + offset);
}
