import type { Accessories } from './accessories.ts';
import type { Segment } from './segment.ts';

/** Which segments of a query are asked with, and which of them became filters. */
export type Choice = {
  segments: readonly Segment[];
  sought: Segment | null;
  brand: Segment | null;
  price: boolean;
  /** Categories akin to the sought one will do too. */
  kin?: readonly number[];
};

/** What a choice is made from; a brand beside an accessory may be that of the device. */
export type Choosing = {
  known: readonly Segment[];
  priced: boolean;
  filters: boolean;
  accessories: Accessories;
  /** The row of the tables that names what a category is made for: phones, of cases for phones. */
  madeFor(category: number): number | null;
  /** The things of a category are of those that a row of the tables names: gaming laptops are laptops. */
  isKind(category: number, concept: number): boolean;
  /** Tells whether products of a category are made for what the concept names. */
  isServed(concept: number): boolean;
  /** Lists a category and those akin to it; none when nothing is. */
  kin(category: number): readonly number[];
  /** Returns a segment by a word alike; null when there is none. */
  respell(segment: Segment): Segment | null;
};

const MAX_SINGLE = 6;
const MAX_ALONE = 3;
/** Rarer than this no word tells more: a rare one may be there by chance. */
const MAX_TELLING = 4;
const isName = /[a-z]{2}|[a-z]\d|\d[a-z]/;
const ownedForm = /(?:сы|си|ы|и)$/;

/**
 * Lays out choices from the strictest to the loosest: filters where they are sure, then without what only stands beside
 * the thing, then words only, without the price, without the words that tell the least.
 */
export function* choicesOf(choosing: Choosing): Generator<Choice> {
  const { known, priced, filters, accessories, respell } = choosing;
  const sought = filters ? soughtOf(known, choosing) : null;
  const brand = sought ? brandOf(known, sought, accessories) : null;
  const all: Choice = { segments: known, sought, brand, price: priced };
  const leaving = (dropped: readonly Segment[]) => known.filter((segment) => !dropped.includes(segment));
  yield all;
  // A case for a tablet is none for a phone.
  if (
    sought?.category &&
    known.some((segment) => isForOther(segment, choosing.madeFor(sought.category?.id ?? 0), choosing.isKind))
  ) {
    yield { ...all, sought: null, brand: null };
    return;
  }
  if (brand) yield { ...all, brand: null };
  const kin = sought?.category ? choosing.kin(sought.category.id) : [];
  if (kin.length > 0) yield { ...all, brand: null, kin };
  const order = known.filter((segment) => segment !== sought).toSorted((a, b) => worth(a, known) - worth(b, known));
  // «Робот пылесос мешогы»: what an accessory is for need not be told by its whole name.
  const isMadeForThings = sought?.category != null && choosing.madeFor(sought.category.id) !== null;
  const isFor = ({ thing, brand }: Segment) => isMadeForThings && thing && brand === null;
  const beside = sought ? order.filter((segment) => isBeside(segment) || isFor(segment)) : [];
  for (const dropped of beside) yield { ...all, brand: null, segments: leaving([dropped]) };
  if (beside.length > 1) yield { ...all, brand: null, segments: leaving(beside) };
  // The thing above its price: cheaper than any vacuum cleaner are only the bags for one.
  if (sought && priced) yield { ...all, brand: null, price: false };
  if (sought) yield { ...all, sought: null, brand: null };
  if (priced) yield { ...all, price: false };
  yield* respelt(all, order, respell);
  const plain: Choice = { ...all, brand: null, price: false };
  // "Стайлер дайсон airwrap": what a model of a brand is called goes before what kind of thing it was taken for.
  const rest = known.filter((segment) => segment !== sought && segment !== brand);
  if (brand && rest.length > 0 && rest.every(({ read, target }) => isName.test(read) && !target))
    yield { ...plain, sought: null, segments: leaving(sought ? [sought] : []) };
  const without = (dropped: readonly Segment[]) => loosened(plain, leaving(dropped), known, priced);
  for (const dropped of order.slice(0, MAX_SINGLE)) yield* without([dropped]);
  for (let count = 2; count < order.length; count++) yield* without(order.slice(0, count));
  if (order.length > 2)
    for (const left of order.toReversed().slice(0, MAX_ALONE))
      yield* without(order.filter((segment) => segment !== left));
  if (sought) yield* without(order);
}

/** What is left of a query may stand for all of it when it names a thing, or is most of it. */
export function mayStandFor(left: readonly Segment[], all: readonly Segment[]): boolean {
  if (left.every(({ target }) => target) && !all.every(({ target }) => target)) return false;
  return left.length * 2 > all.length || left.some(isAnchor);
}

/** Words that are known and yet find nothing may be mistaken: each in turn by the words alike, the rarest first. */
function* respelt(all: Choice, order: readonly Segment[], respell: Choosing['respell']): Generator<Choice> {
  for (const segment of order.toReversed()) {
    const other = respell(segment);
    if (other)
      yield { ...all, sought: null, brand: null, segments: all.segments.map((one) => (one === segment ? other : one)) };
  }
}

function* loosened(
  plain: Choice,
  segments: readonly Segment[],
  known: readonly Segment[],
  priced: boolean,
): Generator<Choice> {
  if (segments.length === 0 || (segments.length * 2 < known.length && !segments.some(isAnchor))) return;
  if (plain.sought && priced) yield { ...plain, segments, price: true };
  yield { ...plain, segments };
}

/** What the sought category is not made for. */
function isForOther(
  { target, category, concept }: Segment,
  madeFor: number | null,
  isKind: Choosing['isKind'],
): boolean {
  if (!target || madeFor === null || !category?.whole || concept === null || concept === madeFor) return false;
  // A bag for laptops is one for gaming laptops, too.
  return !isKind(category.id, madeFor);
}

/** A thing or the name of one; a quality ("no frost", "4k") is none, though Latin letters are written in it. */
function isAnchor({ category, brand, thing, quality, read }: Segment): boolean {
  return category !== null || brand !== null || thing || (!quality && isName.test(read));
}

/** What only stands beside the thing that is sought: what it is for, or comes with, and how it is. */
function isBeside(segment: Segment): boolean {
  return segment.target || segment.quality || segment.owned || !(isAnchor(segment) || /\d/.test(segment.read));
}

/** What is named first is mostly what is sought. */
function worth(segment: Segment, all: readonly Segment[]): number {
  return (
    (segment === all[0] ? 1 : 0) +
    Math.min(segment.telling, MAX_TELLING) +
    (isAnchor(segment) ? 2 : 0) -
    (segment.target ? 2 : 0) -
    (segment.mended ? 1 : 0)
  );
}

/**
 * The category that is sought: the only one, or the head of the phrase, which is first in Russian and last in Kazakh
 * («телефон қабы»), where what is made for the other stands so even without an ending («ноут рюкзак»). A word as it was typed
 * goes before one that was guessed.
 */
function soughtOf(segments: readonly Segment[], { accessories, isServed }: Choosing): Segment | null {
  // A quality is none beside a thing: "игровая мышка" is a mouse and not of the section of games.
  const things = segments.filter(({ thing, target, absent }) => thing && !target && !absent);
  const all = segments.filter(
    ({ category, target, quality }) => category !== null && !target && !(quality && things.length > 0),
  );
  const typed = all.filter(({ mended }) => !mended);
  const named = typed.length > 0 ? typed : all;
  const last = named.at(-1) ?? null;
  if (!last || named.length === 1 || ownedForm.test(last.read)) return last;
  const first = named.find(({ owned }) => !owned) ?? last;
  // «Шнуры 3 метрлік утюг» is what has it.
  const isPossessed = ownedForm.test(first.read) && segments.indexOf(last) > segments.indexOf(first) + 1;
  // «Ноут рюкзак», «телефон зарядник», and not «жылытқыш батарея»: for that nothing is made.
  const isMadeFor = accessories.has(last.category?.id ?? 0) && first.concept !== null && isServed(first.concept);
  return isPossessed || (isMadeFor && segments.indexOf(last) === segments.indexOf(first) + 1) ? last : first;
}

function brandOf(segments: readonly Segment[], sought: Segment, accessories: Accessories): Segment | null {
  const branded = segments.filter(({ brand, target }) => brand !== null && !target);
  return branded.length === 1 && !accessories.has(sought.category?.id ?? 0) ? (branded[0] ?? null) : null;
}
