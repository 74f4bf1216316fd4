import type { QueryWord } from '../../../engine/engine.ts';
import { kazakhLacking } from '../../morphology/endings.ts';
import { isAdjective } from '../../morphology/ru.ts';
import type { Lexicon } from '../../normalize/lexicon.ts';
import type { QueryPart } from '../../normalize/query-part.ts';
import { isLineOf } from '../names/device-lines.ts';
import type { Found, Segment, Span } from '../names/segment.ts';
import { wordsOf } from '../words.ts';
import { isDenialFiller, lacksTheNext, type Denial } from './denials.ts';
import { lackedBy, lackedForms } from './lacking.ts';

/** Tools for denying segments; `named` finds the name that some words are. */
export type DenialTools = { lexicon: Lexicon; named(words: readonly string[]): Found | null };

const joining = wordsOf('joining word');
const listing = wordsOf('list word');
const lackingPrefixes = [...wordsOf('lacks next'), ...wordsOf('denies next')];
const latin = /^[a-z]/;

/** Marks the segments that denials exclude. A quality with an opposite becomes the opposite: "не беспроводной". */
export function withDenials(
  segments: readonly Segment[],
  denials: readonly Denial[],
  parts: readonly QueryPart[],
  tools: DenialTools,
): Segment[] {
  const result = [...segments];
  const deny = (at: number, span: Span) => {
    const segment = result[at];
    if (segment && !segment.denied) result[at] = denied(segment, span, tools);
  };
  const isFree = (at: number) => result[at] !== undefined && isSought(result[at]);

  const denyNext = (at: number, span: Span, by: Denial['by']) => {
    // A product may replace another: "вместо телевизора".
    if (by === 'except' && at > 0 && isFree(at)) return;
    deny(at, { from: span.from, to: result[at]?.to ?? span.to });
    for (let next = at + 1; next < result.length && !isFree(next); next++) {
      const isListed = isListedAfter(next - 1, by);
      if (by !== 'except' && !isListed) break;
      deny(next, {
        from: isListed ? (result[next - 1]?.to ?? 0) : (result[next]?.from ?? 0),
        to: result[next]?.to ?? 0,
      });
    }
  };
  const denyLast = (at: number, span: Span) => {
    for (let last = at; last >= 0; last--) {
      const segment = result[last] as Segment;
      deny(last, { from: segment.from, to: span.to });
      const link = parts.findLast(({ to }) => to <= segment.from);
      if (!link || !joining.has(link.text) || isFree(last - 1)) return;
    }
  };

  result.forEach((segment, at) => {
    if (lacksTheNext(segment.read.split(' ')[0] ?? '') && isListedAfter(at, 'without'))
      denyNext(at + 1, segment, 'without');
  });
  for (const { at: places, side, by, isWeak, isNamed } of denials.toSorted(
    (a, b) => Number(a.isWeak) - Number(b.isWeak),
  )) {
    const span = { from: parts[places[0] ?? 0]?.from ?? 0, to: parts[places.at(-1) ?? 0]?.to ?? 0 };
    if (side === 'none' || segments.some(({ from, to }) => span.from >= from && span.to <= to)) continue;
    const next = result.findIndex(({ from }) => from >= span.to);
    const last = result.findLastIndex(({ to }) => to <= span.from);
    const isNext = side === 'next' || (side === 'either' && isNextDenied(result[last], result[next]));
    const target = isNext ? next : last;
    if (
      target < 0 ||
      ((isWeak || (side === 'either' && next < 0)) && !result.some((_, at) => at !== target && isFree(at)))
    )
      continue;
    if (isNext) denyNext(target, span, by);
    else if ((!isNamed || isName(result[last] as Segment)) && isRightBefore(result[last] as Segment, places[0] ?? 0))
      denyLast(last, span);
  }
  // A line of a denied maker is denied with it.
  return result.filter((segment, at) => {
    const maker = result[at - 1];
    return !maker?.absent || segment.absent || !isLineOf(maker, segment);
  });

  /** Only filler words stand between a segment and the denial behind it. */
  function isRightBefore({ to }: Segment, at: number): boolean {
    return parts
      .slice(0, at)
      .every(
        ({ from, text, spaced }) => from < to || !spaced || isDenialFiller(text) || tools.lexicon.turns(text) !== null,
      );
  }

  function isListedAfter(at: number, by: Denial['by']): boolean {
    const [before, one] = [result[at], result[at + 1]];
    if (!before || !one) return false;
    const link = parts.find(({ from }) => from >= before.to);
    return link !== undefined && link.from < one.from && listing.has(link.text) && isLike(before, one, by);
  }
}

/** Denies one segment, for example a word that means "without …" itself. */
export function denied(segment: Segment, span: Span, tools: DenialTools): Segment {
  const opposite = oppositeOf(segment, tools);
  const { lexicon } = tools;
  if (opposite) {
    const telling = Math.max(...opposite.words.map(lexicon.telling), 0);
    return { ...segment, ...opposite, target: false, denied: span, telling };
  }
  const own = segment.read.includes(' ') ? [] : lackedForms(lackedBy(segment.read)[0] ?? segment.read, lexicon);
  const [most = []] = segment.words.toSorted((a, b) => lexicon.telling(b) - lexicon.telling(a));
  const excluded: QueryWord = [...most, ...own.filter(({ form }) => !most.some((one) => one.form === form))];
  return { ...segment, absent: true, target: false, denied: span, excluded };
}

/** Finds the known quality of products that lack this one: "беспроводной" for "провод". */
function oppositeOf(
  segment: Segment,
  { lexicon, named }: DenialTools,
): (Partial<Segment> & Pick<Segment, 'words'>) | null {
  const read = lackedBy(segment.read)[0] ?? segment.read;
  const keys = read.split(' ').map(lexicon.families.key);
  const met = lexicon.concepts.at(keys, 0);
  const names = met?.end === keys.length ? met.concept.names.map((name) => name.map(({ word }) => word).join(' ')) : [];
  for (const name of new Set([read, keys.join(' '), ...names]))
    for (const words of [
      ...lackingPrefixes.map((prefix) => [prefix, ...name.split(' ')]),
      ...kazakhLacking(name).map((one) => [one]),
    ]) {
      const found = named(words);
      if (!found || found.category?.whole || found.words.length === 0 || found.concept === segment.concept) continue;
      const { category, brand, concept = null } = found;
      return { read: words.join(' '), words: found.words, category, brand, concept, thing: false, quality: true };
    }
  return null;
}

/** Which neighbour a denial between them excludes: not the requested product, sooner a name. */
function isNextDenied(last: Segment | undefined, next: Segment | undefined): boolean {
  if (!next) return false;
  if (!last || last.denied) return true;
  if (isSought(last) !== isSought(next)) return isSought(last);
  if (isName(last) !== isName(next)) return isName(next);
  return !isAdjective(next.read) || isSought(last);
}

/** Whether a list of denied segments goes on. */
function isLike(before: Segment, one: Segment, by: Denial['by']): boolean {
  if (isSought(one)) return false;
  if (by === 'without') return latin.test(one.read) || !isAdjective(one.read);
  return (isName(before) && isName(one)) || (isAdjective(before.read) && isAdjective(one.read));
}

function isSought(segment: Segment): boolean {
  return !segment.absent && !isName(segment) && (segment.category?.whole === true || segment.thing);
}

/** A brand or a line of models. */
function isName({ brand, category, read, words }: Segment): boolean {
  if (brand !== null || latin.test(read)) return true;
  return category === null && words.length > 0 && words.every(([most]) => latin.test(most?.form ?? ''));
}
