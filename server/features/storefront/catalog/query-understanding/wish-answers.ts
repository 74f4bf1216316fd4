import { fold } from '../engine/text/fold.ts';
import type { NumberFilter } from '../engine/engine.ts';
import { standingSizes } from './attribute-words.data.ts';
import type { MeasureWish } from './measure-wishes.ts';

/** A number that products of a category have; `family` and `factor` are of its unit, `numbers` the few there are. */
export type KnownNumber = {
  id: number;
  name: string;
  /** What the catalogue calls it, in both languages. */
  called: readonly string[];
  family: string | null;
  factor: number;
  numbers: readonly number[] | null;
};

/** Much or little of a number, beside the other products that would do. */
export type RelativeWish = { attribute: number; direction: 'high' | 'low' };

/** What somebody wants of a product in numbers, before it is known what the product is. */
export type Wish =
  | {
      kind: 'measure';
      at: readonly number[];
      measure: MeasureWish;
      named: readonly string[];
      naming: readonly number[];
    }
  | { kind: 'relative'; at: readonly number[]; named: readonly string[]; direction: 'high' | 'low' }
  | ({
      kind: 'bound';
      at: readonly number[];
      named: readonly string[];
      /** Where the name stands; it is counted in `at` where a thing is counted. */
      naming?: readonly number[];
      value: number;
    } & Pick<MeasureWish, 'bound' | 'strict'>)
  | { kind: 'use'; at: readonly number[]; use: Use };

/** What a wish filters by, and by what where nothing has exactly so much. */
type Filters = { filter: NumberFilter; wider: NumberFilter | null };

/** A number that makes a product good for a use, from the highest bound to the lowest. */
export type Use = { name: string; bounds: readonly number[] };

const roundings: Readonly<Record<string, number>> = { data: 0.025 };
/** Who asks for so many litres means about so many, ml: 300 are 295, too. */
const LARGE_VOLUME = 100_000;
const volumeRounding = 0.05;
const usualRounding = 1e-6;
const MM_IN_INCH = 25.4;
/** A length without a name may be a diagonal where it is as long as of a television, mm; 44 mm is a watch, 50 m a depth. */
const LEAST_SCREEN = 500;
const MOST_SCREEN = 4000;
/** Inches are whole, and centimetres of them are rounded. */
const inchRounding = 0.015;
const ABOUT = 0.15;
const reaching = fold('Длина');
const bearing = fold('Максимальная нагрузка');
const across = fold('Ширина');
/** What people say where a category measures otherwise: a stabiliser of 10 kW is one of 10 kVA, a hood of 500 m³ moves so much an hour. */
const saidFor: Readonly<Record<string, string>> = { power: 'apparent-power', cubic: 'airflow' };
const standing: ReadonlySet<string> = new Set(standingSizes.map(fold));

/** Answers a quantity in a category: by the number whose name stands beside it, else by one of the same family of units. */
export function measureIn(
  { measure, named, naming, at }: Extract<Wish, { kind: 'measure' }>,
  numbers: readonly KnownNumber[],
  beside: (number: KnownNumber) => readonly number[],
): ({ at: readonly number[] } & Filters) | null {
  const { family, base, bound } = measure;
  const own = numbers.filter((number) => number.family === family);
  // A diagonal of 140 cm is one of 55 inches.
  const screens = family === 'length' ? numbers.filter((number) => number.family === 'inch') : [];
  const screen =
    screens.find(({ name }) => named.includes(name)) ??
    (own.length === 0 && base >= LEAST_SCREEN && base <= MOST_SCREEN ? screens[0] : undefined);
  if (screen) {
    const inches = base / MM_IN_INCH;
    return {
      at: [...new Set([...at, ...(named.includes(screen.name) ? naming : [])])],
      ...filtersOf(screen, inches, measure, inchRounding),
    };
  }
  const candidates = own.length > 0 ? own : numbers.filter((number) => number.family === saidFor[family]);
  const called = longestName(candidates, beside);
  const byTable = named.flatMap((name) => candidates.filter((number) => number.name === name)).slice(0, 1);
  const byName = called ? [called.number] : byTable;
  const among = byName.length > 0 ? byName : candidates;
  const hasOne = (number: KnownNumber, value: number) =>
    number.numbers?.some((one) => isNear(one, value / number.factor, family)) ?? false;
  // Both ends of a range are of one number.
  const bases = measure.range?.bases ?? [base];
  const chosen =
    among.length === 1
      ? among[0]
      : bound === 'exact' && byName.length === 0
        ? wholeOf(among, bases)
        : (among.find((number) => bases.every((one) => hasOne(number, one))) ??
          among.find((number) => bases.some((one) => hasOne(number, one))) ??
          among[0]);
  if (!chosen) return null;
  const isLarge = family === 'volume' && base >= LARGE_VOLUME;
  const rounding = isLarge ? volumeRounding : (roundings[family] ?? usualRounding);
  const filters = filtersOf(
    chosen,
    base / chosen.factor,
    measure,
    bound === 'exact' ? rounding : (roundings[family] ?? usualRounding),
  );
  return { at: [...new Set([...at, ...(called?.at ?? (byTable.length > 0 ? naming : []))])], ...filters };
}

/** Answers a number without a unit by what was named beside it. */
export function boundIn(
  { named, naming = [], bound, strict, value, at }: Extract<Wish, { kind: 'bound' }>,
  numbers: readonly KnownNumber[],
  beside: (number: KnownNumber) => readonly number[],
): ({ at: readonly number[] } & Filters) | null {
  const called = longestName(numbers, beside);
  const number = called?.number ?? named.flatMap((name) => numbers.find((one) => one.name === name) ?? [])[0];
  const place = called?.at ?? naming;
  if (!number) return null;
  // A number that no product has may be a part of a name: "iphone 15 камера".
  const isOwn = number.numbers?.includes(value) ?? place.some((one) => one < Math.min(...at));
  if (bound === 'exact' && place.length > 0 && !standing.has(number.name) && !isOwn) return null;
  return { at: [...at, ...place], ...filtersOf(number, value, { bound, strict }, usualRounding) };
}

/**
 * Of several numbers of one unit the only one that is just so much somewhere: "ноутбук 32 ГБ" is of RAM; else the first that is
 * so much, of sizes the width, but for memory, where names tell more. In litres the one that
 * counts all of them, where none is just so much: "холодильник около 300 литров" is of both its chambers.
 */
function wholeOf(numbers: readonly KnownNumber[], bases: readonly number[]): KnownNumber | undefined {
  const most = ({ numbers: few }: KnownNumber) => Math.max(...(few ?? [0]));
  const isJust = ({ numbers: few, factor, family }: KnownNumber) =>
    bases.some((base) => few?.some((one) => isNear(one, base / factor, family ?? '')));
  const just = numbers.filter(isJust);
  if (numbers.some(({ family }) => family !== 'volume'))
    return just.length === 1
      ? just[0]
      : just.find(({ family, name }) => family !== 'data' && (family !== 'length' || name === across));
  return just.length > 0 ? undefined : numbers.toSorted((a, b) => most(b) - most(a))[0];
}

/** The number whose whole name stands beside, the longest of them. */
function longestName(
  numbers: readonly KnownNumber[],
  beside: (number: KnownNumber) => readonly number[],
): { number: KnownNumber; at: readonly number[] } | null {
  const found = numbers.map((number) => ({ number, at: beside(number) })).filter(({ at }) => at.length > 0);
  return found.toSorted((a, b) => b.at.length - a.at.length)[0] ?? null;
}

/** Tells where a wish stands; of one end of a range, where all of it does. */
export function spanOf(wish: Wish): { start: number; end: number } {
  if (wish.kind === 'measure') return wish.measure.range ?? wish.measure;
  return { start: Math.min(...wish.at), end: Math.max(...wish.at) + 1 };
}

/** The filter of a bound, and what will do where nothing has exactly so much: for a thing that stands somewhere less, else more. */
function filtersOf(
  { id, name }: KnownNumber,
  value: number,
  { bound, strict, about = false, just = false }: Pick<MeasureWish, 'bound' | 'strict' | 'about' | 'just'>,
  rounding: number,
): Filters {
  const room = Math.abs(value) * rounding;
  const least: NumberFilter = { attribute: id, from: value - room, to: null };
  const most: NumberFilter = { attribute: id, from: null, to: value + room };
  if (bound === 'exact' && about) {
    const near: NumberFilter = { attribute: id, from: value * (1 - ABOUT), to: value * (1 + ABOUT) };
    // A cord that is longer will do, a shorter one will not.
    return { filter: name === reaching ? least : near, wider: least };
  }
  if (bound === 'exact') return { filter: { ...least, to: most.to }, wider: standing.has(name) ? most : least };
  if (just) return { filter: { ...least, to: most.to }, wider: least };
  // Scales that bear more will do for whoever weighs so much.
  const usual = bound === 'from' || name === bearing ? least : most;
  if (!strict) return { filter: usual, wider: null };
  // So much itself is left out by the smallest share of it: what is shown of a bound is rounded.
  const beyond = Math.abs(value) * usualRounding;
  return bound === 'from'
    ? { filter: { ...least, from: value + beyond }, wider: least }
    : { filter: { ...most, to: value - beyond }, wider: most };
}

/** Answers much or little of a number. */
export function relativeIn(
  { named, direction, at }: Extract<Wish, { kind: 'relative' }>,
  numbers: readonly KnownNumber[],
): { at: readonly number[]; relative: RelativeWish } | null {
  for (const name of named) {
    const found = numbers.find((number) => number.name === name);
    if (found) return { at, relative: { attribute: found.id, direction } };
  }
  return null;
}

/** Answers a use by the number that makes products good for it. */
export function useIn(
  { use, at }: Extract<Wish, { kind: 'use' }>,
  numbers: readonly KnownNumber[],
): { at: readonly number[]; filter: NumberFilter; wider: null } | null {
  const number = numbers.find(({ name }) => name === use.name);
  // Of a number that products have many of only the least bound is sure to leave some.
  const bound = number?.numbers
    ? use.bounds.find((least) => number.numbers?.some((one) => one >= least))
    : use.bounds.at(-1);
  return number && bound !== undefined
    ? { at, filter: { attribute: number.id, from: bound, to: null }, wider: null }
    : null;
}

function isNear(one: number, other: number, family: string): boolean {
  return Math.abs(one - other) <= Math.abs(other) * (roundings[family] ?? usualRounding);
}
