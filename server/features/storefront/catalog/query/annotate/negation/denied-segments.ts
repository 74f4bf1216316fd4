import { wordsOf } from '../../data/words.ts';
import { isAdjective } from '../../morphology/ru.ts';
import type { Lexicon } from '../../normalize/lexicon.ts';
import type { QueryPart } from '../../normalize/query-part.ts';
import { isLineOf } from '../names/device-lines.ts';
import type { Segment, Span } from '../names/segment.ts';
import { isDenialFiller, type Denial } from './denials.ts';

const joining = wordsOf('joining word');
const latin = /^[a-z]/;

/** Marks the segments that denials exclude. */
export function withDenials(
  segments: readonly Segment[],
  denials: readonly Denial[],
  parts: readonly QueryPart[],
  lexicon: Lexicon,
): Segment[] {
  const result = [...segments];
  const deny = (at: number, span: Span) => {
    const segment = result[at];
    if (segment && !segment.denied) result[at] = denied(segment, span, lexicon);
  };
  const isFree = (at: number) => result[at] !== undefined && isSought(result[at]);

  const denyNext = (at: number, span: Span, by: Denial['by']) => {
    // A product may replace another: "вместо телевизора".
    if (by === 'except' && at > 0 && isFree(at)) return;
    deny(at, { from: span.from, to: result[at]?.to ?? span.to });
    for (let next = at + 1; by === 'except' && next < result.length && !isFree(next); next++)
      deny(next, result[next] as Segment);
  };

  /** Denies also the segments that are joined to the last one: «самсунг пен айфоннан басқа». */
  const denyLast = (at: number, span: Span) => {
    for (let last = at; last >= 0; last--) {
      const segment = result[last] as Segment;
      deny(last, { from: segment.from, to: span.to });
      const link = parts.findLast(({ to }) => to <= segment.from);
      if (!link || !joining.has(link.text) || isFree(last - 1)) return;
    }
  };

  for (const { at: places, side, by, isNamed } of denials) {
    const span = { from: parts[places[0] ?? 0]?.from ?? 0, to: parts[places.at(-1) ?? 0]?.to ?? 0 };
    if (segments.some(({ from, to }) => span.from >= from && span.to <= to)) continue;
    const next = result.findIndex(({ from }) => from >= span.to);
    const last = result.findLastIndex(({ to }) => to <= span.from);
    const isNext = side === 'next' || (side === 'either' && isNextDenied(result[last], result[next]));
    const target = isNext ? next : last;
    if (target < 0 || (side === 'either' && next < 0 && !result.some((_, at) => at !== target && isFree(at)))) continue;
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
      .every(({ from, text, spaced }) => from < to || !spaced || isDenialFiller(text) || lexicon.turns(text) !== null);
  }
}

/** Denies one segment, for example a word that means "without …" itself. */
export function denied(segment: Segment, span: Span, lexicon: Lexicon): Segment {
  const [excluded = []] = segment.words.toSorted((a, b) => lexicon.telling(b) - lexicon.telling(a));
  return { ...segment, absent: true, target: false, denied: span, excluded };
}

/** Which neighbour a denial between them excludes: not the requested product, sooner a name. */
function isNextDenied(last: Segment | undefined, next: Segment | undefined): boolean {
  if (!next) return false;
  if (!last || last.denied) return true;
  if (isSought(last) !== isSought(next)) return isSought(last);
  if (isName(last) !== isName(next)) return isName(next);
  return !isAdjective(next.read) || isSought(last);
}

function isSought(segment: Segment): boolean {
  return !segment.absent && !isName(segment) && (segment.category?.whole === true || segment.thing);
}

/** A brand or a line of models. */
function isName({ brand, category, read, words }: Segment): boolean {
  if (brand !== null || latin.test(read)) return true;
  return category === null && words.length > 0 && words.every(([most]) => latin.test(most?.form ?? ''));
}
