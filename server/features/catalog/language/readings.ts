import { BRAND_GROUP } from '../engine/engine.ts';
import type { Change } from './pieces.ts';
import { textWithout, type Token } from './query-text.ts';
import type { Segment } from './segments.ts';
import type { Reading, Recognised } from './understanding.ts';

/** A query taken apart; `accessories` are categories where a brand may be that of the device. */
export type TakenApart = {
  text: string;
  segments: readonly Segment[];
  price: { from: number | null; to: number | null; tokens: readonly Token[] } | null;
  changes: readonly Change[];
  filters: boolean;
  /** The last word may be the beginning of one: a lone letter means something then. */
  typing: boolean;
  accessories: ReadonlySet<number>;
  /** Gives a segment by a word alike; null when there is none. */
  respell(segment: Segment): Segment | null;
  /** Writes a folded word with its own letters, as far as they are known. */
  shown(word: string): string;
};

type Choice = { segments: readonly Segment[]; sought: Segment | null; brand: Segment | null; price: boolean };

const mostReadings = 30;
const mostSingle = 6;
const mostAlone = 3;
/** Rarer than this no word tells more: a rare one may be there by chance. */
const mostTelling = 4;
const isName = /[a-z]{2}|[a-z]\d|\d[a-z]/;
const loneLetters = /^\p{L}(?: \p{L})*$/u;
const ownedForm = /(?:сы|си|ы|и)$/;

/**
 * Lays out readings from the strictest to the loosest: filters where they are sure, then words only, without the price,
 * then without the words that tell the least.
 */
export function* readingsOf(query: TakenApart): Generator<Reading> {
  const known = query.segments.filter(({ words }) => words.length > 0);
  if (known.length === 0) {
    if (query.price && query.segments.length === 0)
      yield readingOf(query, { segments: [], sought: null, brand: null, price: true });
    return;
  }
  if (!mayStandFor(known, query.segments) || (!query.typing && known.every(({ read }) => loneLetters.test(read))))
    return;
  let given = 0;
  for (const choice of choicesOf(query, known)) {
    if (given++ === mostReadings) return;
    yield readingOf(query, choice);
  }
}

function* choicesOf(query: TakenApart, known: readonly Segment[]): Generator<Choice> {
  const sought = query.filters ? soughtOf(known) : null;
  const brand = sought ? brandOf(known, sought, query.accessories) : null;
  const all: Choice = { segments: known, sought, brand, price: query.price !== null };
  yield all;
  if (brand) yield { ...all, brand: null };
  const order = known.filter((segment) => segment !== sought).toSorted((a, b) => worth(a, known) - worth(b, known));
  // Names of goods beside a category say more than the category; mere qualities say less.
  const qualities =
    sought?.category?.whole && !order.some((segment) => isAnchor(segment) || /\d/.test(segment.read)) ? order : [];
  for (const dropped of qualities)
    yield { ...all, brand: null, segments: known.filter((segment) => segment !== dropped) };
  if (sought) yield { ...all, sought: null, brand: null };
  if (query.price) yield { ...all, price: false };
  yield* respelt(all, order, query);
  const plain: Choice = { ...all, brand: null, price: false };
  for (const dropped of order.slice(0, mostSingle)) yield* without(plain, known, new Set([dropped]), query);
  for (let count = 2; count < order.length; count++)
    yield* without(plain, known, new Set(order.slice(0, count)), query);
  if (order.length > 2)
    for (const left of order.toReversed().slice(0, mostAlone))
      yield* without(plain, known, new Set(order.filter((segment) => segment !== left)), query);
  if (sought) yield* without(plain, known, new Set(order), query);
}

/** Words that are known and yet find nothing may be mistaken: each in turn by the words alike, the rarest first. */
function* respelt(all: Choice, order: readonly Segment[], { respell }: TakenApart): Generator<Choice> {
  for (const segment of order.toReversed()) {
    const other = respell(segment);
    if (other)
      yield { ...all, sought: null, brand: null, segments: all.segments.map((one) => (one === segment ? other : one)) };
  }
}

function* without(
  plain: Choice,
  known: readonly Segment[],
  dropped: ReadonlySet<Segment>,
  query: TakenApart,
): Generator<Choice> {
  const segments = known.filter((segment) => !dropped.has(segment));
  if (segments.length === 0 || (segments.length * 2 < known.length && !segments.some(isAnchor))) return;
  if (plain.sought && query.price) yield { ...plain, segments, price: true };
  yield { ...plain, segments };
}

/** What is left of a query may stand for all of it when it names a thing, or is most of it. */
function mayStandFor(left: readonly Segment[], all: readonly Segment[]): boolean {
  if (left.every(({ target }) => target) && !all.every(({ target }) => target)) return false;
  return left.length * 2 > all.length || left.some(isAnchor);
}

function isAnchor({ category, brand, thing, read }: Segment): boolean {
  return category !== null || brand !== null || thing || isName.test(read);
}

/** What is named first is mostly what is sought. */
function worth(segment: Segment, all: readonly Segment[]): number {
  return (
    (segment === all[0] ? 1 : 0) +
    Math.min(segment.telling, mostTelling) +
    (isAnchor(segment) ? 2 : 0) -
    (segment.target ? 2 : 0) -
    (segment.mended ? 1 : 0)
  );
}

/**
 * The category that is sought: the only one, or the head of the phrase, which is first in Russian and last in Kazakh
 * ("телефон қабы").
 */
function soughtOf(segments: readonly Segment[]): Segment | null {
  const named = segments.filter(({ category, target }) => category !== null && !target);
  const last = named.at(-1) ?? null;
  return last && named.length > 1 && !ownedForm.test(last.read) ? (named[0] ?? null) : last;
}

function brandOf(segments: readonly Segment[], sought: Segment, accessories: ReadonlySet<number>): Segment | null {
  const branded = segments.filter(({ brand, target }) => brand !== null && !target);
  return branded.length === 1 && !accessories.has(sought.category?.id ?? 0) ? (branded[0] ?? null) : null;
}

function readingOf({ text, segments: all, price, changes: made, shown }: TakenApart, choice: Choice): Reading {
  const { segments, sought, brand } = choice;
  const asWords = segments.filter((segment) => segment !== brand && !(segment === sought && segment.category?.whole));
  const words = asWords.flatMap((segment) => [...segment.words]);
  const recognised: Recognised[] = [];
  if (sought?.category)
    recognised.push({ kind: 'category', id: sought.category.id, without: textWithout(text, [sought]) });
  if (brand) recognised.push({ kind: 'brand', id: brand.brand, without: textWithout(text, [brand]) });
  if (price && choice.price) recognised.push({ kind: 'price', id: null, without: textWithout(text, price.tokens) });
  const respelled = segments.filter(({ respeltFrom }) => respeltFrom).map((segment) => respelling(text, segment));
  const changes = [...made, ...respelled].map((change) => ({
    ...change,
    read: change.read.split(' ').map(shown).join(' '),
  }));
  const dropped = [
    ...all.filter((segment) => !segments.some((one) => one === segment || one.respeltFrom === segment)),
    ...(price && !choice.price ? [spanOf(price.tokens)] : []),
  ].toSorted((a, b) => a.from - b.from);
  return {
    words,
    wordsNeeded: words.length,
    category: sought?.category?.id ?? null,
    values: brand?.brand ? [{ group: BRAND_GROUP, values: [brand.brand] }] : [],
    numbers: [],
    price: price && choice.price ? { from: price.from, to: price.to } : null,
    text: corrected(text, changes),
    changes: [
      ...changes,
      ...segments
        .filter(({ synonym }) => synonym)
        .map(
          (segment): Change => ({ kind: 'synonym', typed: text.slice(segment.from, segment.to), read: segment.read }),
        ),
      ...dropped.map(({ from, to }): Change => ({ kind: 'dropped', typed: text.slice(from, to), read: '' })),
    ],
    recognised,
  };
}

function respelling(text: string, { from, to, read }: Segment): Change {
  return { kind: 'spelling', typed: text.slice(from, to), read };
}

function spanOf(tokens: readonly Token[]): { from: number; to: number } {
  return { from: tokens[0]?.from ?? 0, to: tokens.at(-1)?.to ?? 0 };
}

/** Puts the mended words into the text, each once. */
function corrected(text: string, changes: readonly Change[]): string {
  return changes.reduce((made, { typed, read }) => made.replace(typed, () => read), text);
}
