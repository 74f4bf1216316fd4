import { fold } from '../engine/text/fold.ts';
import type { NumberFilter } from '../engine/engine.ts';
import {
  attributeWords,
  countedWords,
  degreeWords,
  roomWords,
  sizeAttributes,
  standingSizes,
  useWords,
} from './attribute-words.data.ts';
import { createBeginnings } from './beginnings.ts';
import { deniedAfter } from './denials.ts';
import { compared, comparisonAt, measureWishes, type MeasureWish } from './measure-wishes.ts';
import { measureAt } from './measures.ts';
import type { QueryPart } from './query-parts.ts';

/** A number that products of a category have; `family` and `factor` are of its unit, `numbers` the few there are. */
export type KnownNumber = {
  id: number;
  name: string;
  family: string | null;
  factor: number;
  numbers: readonly number[] | null;
};

/** Returns the numbers that products of a category, or of one below it, have. */
export type NumbersOf = (category: number) => readonly KnownNumber[];

/** Much or little of a number, beside the other products that would do. */
export type RelativeWish = { attribute: number; direction: 'high' | 'low' };

/**
 * A wish that a category can answer, with the parts that said it: a filter, how it may be widened, or much or little of
 * something.
 */
export type AnswerableWish = { parts: readonly QueryPart[] } & (
  | { filter: NumberFilter; wider: NumberFilter | null; relative?: never }
  | { filter?: never; relative: RelativeWish }
);

/** What somebody wants of a product in numbers, before it is known what the product is. */
type Wish =
  | {
      kind: 'measure';
      at: readonly number[];
      measure: MeasureWish;
      named: readonly string[];
      naming: readonly number[];
    }
  | { kind: 'relative'; at: readonly number[]; named: readonly string[]; direction: 'high' | 'low' }
  | ({ kind: 'bound'; at: readonly number[]; named: readonly string[]; value: number } & Pick<
      MeasureWish,
      'bound' | 'strict'
    >)
  | { kind: 'use'; at: readonly number[]; use: Use };

/** A number that makes a product good for a use, from the highest bound to the lowest. */
type Use = { name: string; bounds: readonly number[] };

/** The wishes of a query: the parts that say them, and what a category can answer. */
export type Wished = { said: ReadonlySet<QueryPart>; answersIn(category: number): AnswerableWish[] };

/** Finds wishes in a query and answers them for a category. */
export type Wishes = {
  /** Null for a query without wishes; `isNamed` tells of a part that is a thing, or a part of its name. */
  of(parts: readonly QueryPart[], isNamed?: (part: QueryPart) => boolean): Wished | null;
};

type Said = { row: number; as: 'noun' | 'high' | 'low' };
type Degree = keyof typeof degreeWords;

const NEARBY = 2;
const roundings: Readonly<Record<string, number>> = { data: 0.025 };
const usualRounding = 1e-6;
/** What people say where a category measures otherwise: a stabiliser of 10 kW is one of 10 kVA. */
const saidFor: Readonly<Record<string, string>> = { power: 'apparent-power' };
const tooMuch: ReadonlySet<string> = new Set(['больше', 'меньше', 'большинство', 'лучшие']);

/** Before a word of room. */
const small: ReadonlySet<string> = new Set(['в', 'во', 'чтобы', 'чтоб']);
const standing: ReadonlySet<string> = new Set(standingSizes.map(fold));
const exactly = { bound: 'exact', strict: false } as const;

const isNumeral = /^\d/;
const wholeNumber = /^\d+(?:\.\d+)?$/;

/** Prepares the tables of attributes and degrees for a catalogue. */
export function createWishes(numbersOf: NumbersOf): Wishes {
  const rows = attributeWords.map((row) => row.split('|').map((cell) => cell.trim()));
  const names = rows.map(([attributes = '']) => attributes.split(',').map((name) => fold(name.trim())));
  const sizes = sizeAttributes.map(fold);
  const things = createBeginnings(
    countedWords.map((row): [string, string] => {
      const [words = '', name = ''] = row.split('|').map((cell) => cell.trim());
      return [words, fold(name)];
    }),
  );
  const rooms = createBeginnings<true>([[roomWords, true]]);
  const said = createBeginnings<Said>(
    rows.flatMap(([, nouns = '', high = '', low = ''], row): [string, Said][] => [
      [nouns, { row, as: 'noun' }],
      [high, { row, as: 'high' }],
      [low, { row, as: 'low' }],
    ]),
  );
  const degrees = createBeginnings<Degree>(
    Object.entries(degreeWords).map(([degree, words]) => [words, degree as Degree] as const),
  );

  const uses = createBeginnings(
    useWords.map((row): [string, Use] => {
      const [words = '', name = '', bounds = ''] = row.split('|').map((cell) => cell.trim());
      return [words, { name: fold(name), bounds: bounds.split(' ').map(Number) }];
    }),
  );

  return {
    of(parts, isNamed = () => false) {
      const wishes = [...measured(parts), ...bounded(parts), ...related(parts), ...used(parts, isNamed)];
      if (wishes.length === 0) return null;
      const said = new Set(wishes.flatMap(({ at }) => at.map((index) => parts[index] as QueryPart)));
      const answersIn = (category: number) => {
        const numbers = numbersOf(category);
        const taken = new Set<number>();
        return wishes.flatMap((wish) => {
          if (wish.at.some((at) => taken.has(at))) return [];
          const answer =
            wish.kind === 'measure'
              ? measureIn(wish, numbers)
              : wish.kind === 'bound'
                ? boundIn(wish, numbers)
                : wish.kind === 'use'
                  ? useIn(wish, numbers)
                  : relativeIn(wish, numbers);
          if (!answer) return [];
          for (const at of answer.at) taken.add(at);
          const { at, ...rest } = answer;
          return [{ ...rest, parts: [...at].toSorted((a, b) => a - b).map((index) => parts[index] as QueryPart) }];
        });
      };
      return { said, answersIn };
    },
  };

  function used(parts: readonly QueryPart[], isNamed: (part: QueryPart) => boolean): Wish[] {
    return parts.flatMap((part, at): Wish[] => {
      const [use] = uses.of(part.typed);
      return use && parts[at - 1]?.typed !== 'не' && !deniedAfter.has(parts[at + 1]?.text ?? '') && !isNamed(part)
        ? [{ kind: 'use', at: [at], use }]
        : [];
    });
  }

  /** A number without a unit, of what was named beside it: "высотой до 170", "ширина 50", "две конфорки". */
  function bounded(parts: readonly QueryPart[]): Wish[] {
    return parts.flatMap((part, at): Wish[] => {
      if (!wholeNumber.test(part.text) || measureAt(parts, at)) return [];
      const value = Number(part.text);
      const [counted] = things.of(parts[at + 1]?.text ?? '');
      if (counted !== undefined) {
        const said = comparisonAt(parts, at, at + 2) ?? { start: at, end: at + 2, ...exactly };
        return [{ kind: 'bound', at: between(said.start, said.end), named: [counted], value, ...boundOf(said) }];
      }
      const said = comparisonAt(parts, at, at + 1) ?? { start: at, end: at + 1, ...exactly };
      const exact = said.bound === 'exact';
      for (const noun of exact ? [at - 1, at + 1] : [said.start - 1]) {
        const named = saidBy(parts[noun])
          .filter(({ as }) => as === 'noun')
          .flatMap(({ row }) => names[row] as string[]);
        if (named.length === 0 || (exact && !named.some((name) => standing.has(name)))) continue;
        const at = between(Math.min(noun, said.start), Math.max(noun + 1, said.end));
        return [{ kind: 'bound', at, named, value, ...boundOf(said) }];
      }
      return [];
    });
  }

  function saidBy(part: QueryPart | undefined): readonly Said[] {
    if (!part) return [];
    const found = said.of(compared(part.typed));
    return part.typed === part.text || found.length > 0 ? found : said.of(part.text);
  }

  function measured(parts: readonly QueryPart[]): Wish[] {
    return measureWishes(parts).map((measure): Wish => {
      const naming: number[] = [];
      const named: string[] = [];
      for (let at = measure.start - NEARBY; at < measure.end + NEARBY; at++) {
        if (at >= measure.start && at < measure.end) continue;
        for (const { row, as } of saidBy(parts[at]))
          if (as === 'noun') {
            naming.push(at);
            named.push(...(names[row] as string[]));
          }
      }
      // "Не шире 55 см" names the width, and by more than what stands beside it.
      const compares = parts.slice(measure.start, measure.end).findIndex(({ typed }) => isNumeral.test(typed));
      for (const part of parts.slice(measure.start, measure.start + Math.max(compares, 0)))
        for (const { row, as } of saidBy(part)) if (as !== 'noun') named.unshift(...(names[row] as string[]));
      const at = between(measure.start, measure.end);
      const room = measure.bound === 'exact' && measure.family === 'length' ? roomIn(parts) : [];
      return room.length === 0
        ? { kind: 'measure', measure, named, naming, at }
        : { kind: 'measure', measure: { ...measure, bound: 'to' }, named, naming, at: [...at, ...room] };
    });
  }

  /** The words that say there must be room for it, with the small ones before them: "чтобы", "в". */
  function roomIn(parts: readonly QueryPart[]): number[] {
    return parts.flatMap(({ typed }, at) =>
      rooms.of(typed).length === 0 ? [] : small.has(parts[at - 1]?.typed ?? '') ? [at - 1, at] : [at],
    );
  }

  /** Words of much and little: by themselves («тихий»), beside the name of a number («большой экран»), or of size. */
  function related(parts: readonly QueryPart[]): Wish[] {
    const wishes: Wish[] = [];
    const nouns = parts.map((part) => saidBy(part).filter(({ as }) => as === 'noun'));
    parts.forEach((part, at) => {
      const { typed } = part;
      const denied = parts[at - 1]?.typed === 'не' || parts[at + 1]?.typed === 'емес';
      const own = denied ? between(at, at + 1, parts[at - 1]?.typed === 'не' ? at - 1 : at + 1) : [at];
      const flipped = (direction: 'high' | 'low') => (denied ? (direction === 'high' ? 'low' : 'high') : direction);
      const ofAnother = degrees.of(typed).length > 0 && isOfAnother(saidBy(part), nouns[at + 1]);
      for (const { row, as } of ofAnother ? [] : saidBy(part)) {
        if (as === 'noun') continue;
        const beside = nounsAt(nouns, at).filter((noun) => nouns[noun]?.some((one) => one.row === row));
        wishes.push({
          kind: 'relative',
          at: [...own, ...beside],
          named: names[row] as string[],
          direction: flipped(as),
        });
      }
      const degree = tooMuch.has(typed) ? undefined : degrees.of(compared(typed))[0];
      if (!degree) return;
      const direction = flipped(degree === 'big' || degree === 'good' ? 'high' : 'low');
      const [noun] = nounsAt(nouns, at);
      if (noun !== undefined)
        wishes.push({
          kind: 'relative',
          at: [...own, noun],
          named: (nouns[noun] ?? []).flatMap(({ row }) => names[row] as string[]),
          direction,
        });
      else if (degree === 'big' || degree === 'small')
        wishes.push({ kind: 'relative', at: own, named: sizes, direction });
    });
    return wishes;
  }
}

/** "Мощная батарея" is a large one, though power has a name of its own. */
function isOfAnother(own: readonly Said[], next: readonly Said[] | undefined): boolean {
  return next !== undefined && next.length > 0 && !next.some(({ row }) => own.some((one) => one.row === row));
}

/** Names of numbers beside a place, the nearest first. */
function nounsAt(nouns: readonly (readonly Said[])[], at: number): number[] {
  return [at + 1, at - 1, at + 2, at - 2].filter((place) => (nouns[place]?.length ?? 0) > 0);
}

function measureIn(
  { measure, named, naming, at }: Extract<Wish, { kind: 'measure' }>,
  numbers: readonly KnownNumber[],
): { at: readonly number[]; filter: NumberFilter; wider: NumberFilter | null } | null {
  const { family, base, bound } = measure;
  const own = numbers.filter((number) => number.family === family);
  const candidates = own.length > 0 ? own : numbers.filter((number) => number.family === saidFor[family]);
  const valueIn = ({ factor }: KnownNumber) => base / factor;
  const byName = named.flatMap((name) => candidates.filter((number) => number.name === name)).slice(0, 1);
  const among = byName.length > 0 ? byName : candidates;
  const has = (number: KnownNumber) => number.numbers?.some((one) => isNear(one, valueIn(number), family)) ?? false;
  const chosen =
    among.length === 1
      ? among[0]
      : bound === 'exact' && byName.length === 0
        ? undefined
        : (among.find(has) ?? among[0]);
  if (!chosen) return null;
  const filters = filtersOf(chosen, valueIn(chosen), bound, measure.strict, roundings[family] ?? usualRounding);
  return { at: byName.length > 0 ? [...at, ...naming] : at, ...filters };
}

function boundIn(
  { named, bound, strict, value, at }: Extract<Wish, { kind: 'bound' }>,
  numbers: readonly KnownNumber[],
): { at: readonly number[]; filter: NumberFilter; wider: NumberFilter | null } | null {
  const number = named.flatMap((name) => numbers.find((one) => one.name === name) ?? [])[0];
  return number ? { at, ...filtersOf(number, value, bound, strict, usualRounding) } : null;
}

/** The filter of a bound, and what will do where nothing has exactly so much: for a thing that stands somewhere less, else more. */
function filtersOf(
  { id, name }: KnownNumber,
  value: number,
  bound: MeasureWish['bound'],
  strict: boolean,
  rounding: number,
): { filter: NumberFilter; wider: NumberFilter | null } {
  const room = Math.abs(value) * rounding;
  const least: NumberFilter = { attribute: id, from: value - room, to: null };
  const most: NumberFilter = { attribute: id, from: null, to: value + room };
  if (bound === 'exact') return { filter: { ...least, to: most.to }, wider: standing.has(name) ? most : least };
  const usual = bound === 'from' ? least : most;
  if (!strict) return { filter: usual, wider: null };
  // So much itself is left out by the smallest share of it: what is shown of a bound is rounded.
  const beyond = Math.abs(value) * usualRounding;
  return bound === 'from'
    ? { filter: { ...least, from: value + beyond }, wider: least }
    : { filter: { ...most, to: value - beyond }, wider: most };
}

function relativeIn(
  { named, direction, at }: Extract<Wish, { kind: 'relative' }>,
  numbers: readonly KnownNumber[],
): { at: readonly number[]; relative: RelativeWish } | null {
  for (const name of named) {
    const found = numbers.find((number) => number.name === name);
    if (found) return { at, relative: { attribute: found.id, direction } };
  }
  return null;
}

function useIn(
  { use, at }: Extract<Wish, { kind: 'use' }>,
  numbers: readonly KnownNumber[],
): { at: readonly number[]; filter: NumberFilter; wider: null } | null {
  const number = numbers.find(({ name }) => name === use.name);
  const bound = use.bounds.find((least) => number?.numbers?.some((one) => one >= least));
  return number && bound !== undefined
    ? { at, filter: { attribute: number.id, from: bound, to: null }, wider: null }
    : null;
}

function isNear(one: number, other: number, family: string): boolean {
  return Math.abs(one - other) <= Math.abs(other) * (roundings[family] ?? usualRounding);
}

function boundOf({ bound, strict }: Pick<MeasureWish, 'bound' | 'strict'>): Pick<MeasureWish, 'bound' | 'strict'> {
  return { bound, strict };
}

function between(from: number, to: number, also?: number): number[] {
  const all = Array.from({ length: to - from }, (_, offset) => from + offset);
  return also === undefined ? all : [...all, also];
}
