import { isKazakhTarget, kazakhStems } from './kazakh.ts';
import type { Lexicon } from './lexicon.ts';
import type { QueryPart } from './query-part.ts';
import { isAdjective } from './russian.ts';
import type { Segment, SegmentTools } from './segment.ts';

const possessed = /[ыи]$/;
/** A Kazakh word for what is mine: принтерім, колонкам. */
const mine = /[аеыи]м$/;
const toIt = /^(?:соган|оган|соны[нм]?|соныме[нс]|оны[нм]?)$/;
const withOwn = /[ыи]мен$/;
const latinOnly = /^[a-z]{3,}$/;
const asking = /^[мбп][ае]$/;
/** What does or undergoes it stands before, and what it says that of behind: «тоңазытқыш күйіп қалмайтын стабилизатор». */
const participle = /.[аеийуяю]т[ыи]н$/;

/** "В аул холодильник": what a preposition is of has been named, and nothing is sought yet. */
export function isApart(
  parts: readonly QueryPart[],
  at: number,
  segments: readonly Segment[],
  { lexicon }: SegmentTools,
): boolean {
  return (
    lexicon.isNameAsIs(parts[at]?.typed ?? '') &&
    lexicon.turns(parts[at - 1]?.text ?? '') === null &&
    !isAdjective(parts[at - 1]?.typed ?? '') &&
    segments.at(-1)?.target === true &&
    !segments.some((one) => !one.target && !one.absent && (one.thing || one.category?.whole === true))
  );
}

/** Somebody says to have it: «принтерім бар», «плойкасы бар, соған ойын». */
export function isHad(parts: readonly QueryPart[], end: number): boolean {
  const name = parts[end - 1]?.typed ?? '';
  return (
    parts[end]?.text === 'бар' && (isMine(name) || (possessed.test(name) && toIt.test(parts[end + 1]?.typed ?? '')))
  );
}

/** Tells whether a word looks like what somebody has already: «телефоным». */
export function isMine(word: string): boolean {
  return mine.test(word);
}

/** Tells whether a Kazakh word stands in the case of what a thing is for: "телефонға қап". */
export function isTarget(word: string, lexicon: Lexicon): boolean {
  // "Мышка" is a name of its own and no dative of мыш.
  if (lexicon.isNameAsIs(word) || participle.test(word)) return false;
  const [stem] = kazakhStems(word)
    .filter(lexicon.knows)
    .toSorted((one, other) => one.length - other.length);
  // What it comes with: «духовкасымен».
  if (stem !== undefined && withOwn.test(word) && !lexicon.families.has(word)) return true;
  if (stem === undefined || !isKazakhTarget(word, stem)) return false;
  // "бумага" ends like a dative, and there is no «бума».
  return !lexicon.families.has(word) || lexicon.families.has(stem);
}

/** What comes with the thing behind it: «вентиляторы бар духовка», «ssd бар ноутбук». */
export function isPossessed(parts: readonly QueryPart[], end: number): boolean {
  const next = parts[end + 1]?.typed;
  if (parts[end]?.text !== 'бар' || next === undefined) return false;
  const name = parts[end - 1]?.typed ?? '';
  return possessed.test(name) || (latinOnly.test(name) && !asking.test(next));
}
