import { fold } from '../engine/text/fold.ts';
import { createBeginnings } from './beginnings.ts';
import { agePlaces } from './dates.ts';
import { giftWords, occasions, recipients, tastes } from './gifts.data.ts';
import type { Given, KnownOfParts } from './need.ts';
import type { QueryPart } from './query-part.ts';

/** What a word says in a query about presents; `row` is its place among those of its kind. */
export type Said = { kind: keyof typeof giftWords | 'taste' | 'occasion' | 'recipient'; row: number; next: string };

const kazakhDative = /(?:[гк][ае]|[ао]й?ма|[еы]?м[ае]|н[ае])$/;
const russianDative = /(?:[уюе]|[ая]м)$/;
/** "Жена" ends as «қызына» does, and "любимую" as "жену". */
const noDative =
  /^(?:мам|жен|сестр|бабу|дочк|дочур|доченьк|внуч|дев|подру|тет|тещ|невест|свекр|женщ|племянн)\p{L}*а$|[ую]ю$|(?:ие|ые|ое)$/u;
const inWhat: ReadonlySet<string> = new Set(['в', 'во', 'на', 'с', 'со', 'о', 'об', 'при']);
const prepositions: ReadonlySet<string> = new Set(['на', 'к', 'ко', 'для', 'от', 'в', 'во', 'по', 'с', 'со']);
/** "Владельцу приставки". */
const owner = /^(?:владел|обладател)/;
const number = /^\d{1,2}$/;
/** «Алты балам бар»: so many of them. */
const few = /^(?:\d{1,2}|еки|уш|торт|бес|алты|жети|сегиз)$/;
/** Days that are told by themselves. */
const celebration = /^(?:днюх|др$|рожд|юбил|мерейтой|туган)/;
/** "Своей любимой", "нашему", «біздің»: goes with the one after it. */
const describing =
  /^(?:любим|дорог|родн|мо[йие]|мое|наш|сво|тво|ваш|млад|старш|двоюродн|будущ|пожил|мени[нк]|бизди[нк]|оз(?:им)?ни[нк])/;
/** «Кафедра меңгерушісіне»: whose one it is stands before. */
const ownedDative = /[сн]?[ыи]на$|[сн]?ине$/;
const ordinal = /^(?:восьм|двадцат|трет|перв|седьм|шест)/;
/** Who is too old for a phone like any other. */
const ELDERS = /^(?:бабу|дед|пожил|аже|ата|карт|пенсионер)/;

const beginnings = createBeginnings<Said>([
  ...filed(tastes, 'taste'),
  ...filed(occasions, 'occasion'),
  ...filed(recipients, 'recipient'),
  ...(['asked', 'hoped', 'when', 'beside'] as const).flatMap((kind) => pairsOf(giftWords[kind], kind, 0)),
]);

/** Returns what a part says of a present. */
export function saidOfPresents(parts: readonly QueryPart[], at: number): readonly Said[] {
  const part = parts[at];
  if (!part) return [];
  const found = beginnings.of(part.typed);
  const next = parts[at + 1]?.typed ?? '';
  return (found.length > 0 || part.typed === part.text ? found : beginnings.of(part.text)).filter((one) =>
    next.startsWith(one.next),
  );
}

/** The row of recipients that a word is of; null for another word. */
export function recipientRow(word: string): number | null {
  return beginnings.of(fold(word)).find(({ kind }) => kind === 'recipient')?.row ?? null;
}

/** Leaves out what may be a name of a product: "подарочный набор", "чайник". */
export function presentsSaid(
  parts: readonly QueryPart[],
  { isThing, isPartOfMore }: KnownOfParts,
): (readonly Said[])[] {
  const may = (at: number, { kind, next }: Said) =>
    kind === 'taste' && isOwned(parts, at)
      ? true
      : kind === 'asked'
        ? !isPartOfMore(at)
        : !isThing(at) && (kind === 'recipient' || next !== '' || !isPartOfMore(at));
  return parts.map((_, at) => saidOfPresents(parts, at).filter((one) => may(at, one)));
}

/** What somebody has or plays is no present: "у него ps5", "играет в роблокс". */
function isOwned(parts: readonly QueryPart[], at: number): boolean {
  return (
    /^во?$/.test(parts[at - 1]?.text ?? '') || parts.slice(0, at).some(({ text }) => text === 'у' || owner.test(text))
  );
}

/**
 * Puts aside whom a present is for, when and why it is given: what is left is asked for. Null where nothing of it is
 * said, or nothing besides.
 */
export function givenIn(parts: readonly QueryPart[], known: KnownOfParts): Given | null {
  const all = presentsSaid(parts, known);
  const says = (at: number, kind: Said['kind']) => all[at]?.some((one) => one.kind === kind) === true;
  const places = (kind: Said['kind']) => parts.flatMap((_, at) => (says(at, kind) ? [at] : []));
  const ages = agePlaces(parts, true);
  const people = places('recipient').filter((at) => !says(at, 'asked') && !says(at, 'taste'));
  const whom = people.filter((at) => isWhom(parts, at));
  const when = places('when');
  const isDay = when.some(
    (at) =>
      celebration.test(parts[at]?.typed ?? '') ||
      number.test(parts[at - 1]?.text ?? '') ||
      ordinal.test(parts[at - 1]?.typed ?? ''),
  );
  const meets = people.length > 0 && (when.length > 0 || ages.size > 0 || places('occasion').length > 0);
  const hopes = whom.length > 0 && places('hoped').length > 0;
  const sure = places('asked').length > 0 || isDay || meets || hopes;
  // «Балаға арналған щётка» is a children's one.
  const named = whom.filter((at) => !ELDERS.test(parts[at]?.typed ?? '') && parts[at + 1]?.typed !== 'арналган');
  if (!sure && named.length === 0) return null;
  // "Дедушке 80 лет телефон" is a phone for the old; a present for him is any.
  const isGiven = places('asked').length > 0 || isDay || hopes;
  const aside = new Set(
    sure
      ? [...(isGiven ? people : people.filter((at) => !ELDERS.test(parts[at]?.typed ?? ''))), ...ages, ...when]
      : named,
  );
  if (sure)
    for (const kind of ['asked', 'hoped', 'occasion'] as const)
      for (const at of places(kind)) {
        aside.add(at);
        if (all[at]?.some((one) => one.kind === kind && one.next !== '')) aside.add(at + 1);
      }
  goWith(parts, all, aside, known);
  const left = parts.filter((_, at) => !aside.has(at));
  if (left.length === 0) return null;
  const told = parts.filter((_, at) => says(at, 'taste') || says(at, 'occasion'));
  return { left, sure, told };
}

/** Adds what stands around the words of giving: prepositions, "любимой", "дня", days of a month, whose one somebody is. */
function goWith(
  parts: readonly QueryPart[],
  all: readonly (readonly Said[])[],
  aside: Set<number>,
  known: KnownOfParts,
): void {
  const typed = (at: number) => parts[at]?.typed ?? '';
  const is = (at: number, kind: Said['kind']) => all[at]?.some((one) => one.kind === kind) === true;
  for (const at of [...aside])
    for (let next = at + 1; next < parts.length && is(next, 'beside') && !known.isThing(next); next++) aside.add(next);
  for (const at of [...aside].toSorted((a, b) => b - a)) {
    if (
      ownedDative.test(typed(at)) &&
      is(at, 'recipient') &&
      at > 0 &&
      !known.isThing(at - 1) &&
      !number.test(typed(at - 1))
    )
      aside.add(at - 1);
    let before = at - 1;
    while (
      before >= 0 &&
      (aside.has(before) ||
        describing.test(typed(before)) ||
        is(before, 'beside') ||
        (is(at, 'when') && (number.test(typed(before)) || ordinal.test(typed(before)))) ||
        (is(at, 'recipient') && few.test(typed(before)) && typed(at + 1) === 'бар') ||
        (is(at, 'recipient') && is(before, 'taste') && !known.isThing(before)))
    )
      aside.add(before--);
    if (prepositions.has(typed(before))) aside.add(before);
    // "Другу геймеру", "мужу рыбаку".
    if (is(at, 'recipient') && is(at + 1, 'taste') && russianDative.test(typed(at + 1)) && !known.isThing(at + 1))
      aside.add(at + 1);
  }
}

function isWhom(parts: readonly QueryPart[], at: number): boolean {
  const word = parts[at]?.typed ?? '';
  return (
    !noDative.test(word) &&
    (russianDative.test(word) || kazakhDative.test(word)) &&
    !inWhat.has(parts[at - 1]?.typed ?? '')
  );
}

function filed(rows: readonly string[], kind: Said['kind']): (readonly [string, Said])[] {
  return rows.flatMap((row, index) => pairsOf(row.split('|')[0] ?? '', kind, index));
}

function pairsOf(words: string, kind: Said['kind'], row: number): (readonly [string, Said])[] {
  return words
    .split(/\s+/)
    .filter((written) => written !== '')
    .map((written) => {
      const [word = '', next = ''] = written.split('_');
      return [word, { kind, row, next: fold(next) }] as const;
    });
}
