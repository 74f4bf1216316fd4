import { attributesOf } from '../../data/words.ts';
import type { NumberFilter } from '../../../engine/engine.ts';
import { standingSizes } from './attribute-words.ts';
import type { MeasureWish } from '../quantities/measure-wishes.ts';

/** A number that products of a category have; `family` and `factor` are of its unit, `numbers` the few there are. */
export type KnownNumber = {
  id: number;
  name: string;
  /** Names in both languages. */
  called: readonly string[];
  family: string | null;
  factor: number;
  numbers: readonly number[] | null;
};

/** Much or little of a number, compared with the other matching products. */
export type RelativeWish = { attribute: number; direction: 'high' | 'low' };

/** A wish in numbers, independent of the category. */
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
      /** Places of the name; counted nouns are part of `at`. */
      naming?: readonly number[];
      value: number;
    } & Pick<MeasureWish, 'bound' | 'strict'>);

/** The filter of a wish, and a wider one for when nothing matches exactly. */
type Filters = { filter: NumberFilter; wider: NumberFilter | null };

const roundings: Readonly<Record<string, number>> = { data: 0.025 };
/** Volumes from which a number is approximate, ml. */
const LARGE_VOLUME = 100_000;
const volumeRounding = 0.05;
const usualRounding = 1e-6;
/** A fridge "60 cm deep" may measure 59 or 61. */
const sideRounding = 0.025;
const MM_IN_INCH = 25.4;
/** Lengths that may be the diagonal of a television, mm. */
const LEAST_SCREEN = 500;
const MOST_SCREEN = 4000;
/** Inches are whole, so that their centimetres are rounded. */
const inchRounding = 0.015;
const ABOUT = 0.15;
const [length] = attributesOf('length');
const [load] = attributesOf('load');
const [width] = attributesOf('width');
/** Families of units that shoppers confuse: kW for kVA, m³ for m³/h. */
const saidFor: Readonly<Record<string, string>> = { power: 'apparent-power', cubic: 'airflow' };

/** Answers a quantity by the attribute that is named next to it, else by one of the same family of units. */
export function measureIn(
  { measure, named, naming, at }: Extract<Wish, { kind: 'measure' }>,
  numbers: readonly KnownNumber[],
  beside: (number: KnownNumber) => readonly number[],
): ({ at: readonly number[] } & Filters) | null {
  const { family, base, bound, start, end } = measure;
  const own = numbers.filter((number) => number.family === family);
  // Diagonals may be typed in centimetres.
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
  const hasOne = (number: KnownNumber, value: number) =>
    number.numbers?.some((one) => isNear(one, value / number.factor, family)) ?? false;
  const byTable = named.flatMap((name) => candidates.filter((number) => number.name === name));
  const isNamedSide =
    standingSizes.has(byTable[0]?.name ?? '') && naming.some((place) => place === start - 1 || place === end);
  const isElsewhere = bound === 'exact' && !isNamedSide && candidates.some((number) => hasOne(number, base));
  const byName =
    called?.number ?? byTable.find((number) => hasOne(number, base)) ?? (isElsewhere ? undefined : byTable[0]);
  const among = byName ? [byName] : candidates;
  // Both ends of a range are of one number.
  const bases = measure.range?.bases ?? [base];
  const chosen =
    among.length === 1
      ? among[0]
      : bound === 'exact' && !byName
        ? wholeOf(among, bases)
        : (among.find((number) => bases.every((one) => hasOne(number, one))) ??
          among.find((number) => bases.some((one) => hasOne(number, one))) ??
          among[0]);
  if (!chosen) return null;
  const isLarge = family === 'volume' && base >= LARGE_VOLUME;
  const isRoundSide = standingSizes.has(chosen.name) && !hasOne(chosen, base);
  const rounding = isLarge ? volumeRounding : isRoundSide ? sideRounding : (roundings[family] ?? usualRounding);
  const filters = filtersOf(
    chosen,
    base / chosen.factor,
    measure,
    bound === 'exact' ? rounding : (roundings[family] ?? usualRounding),
  );
  return { at: [...new Set([...at, ...(called?.at ?? (byName ? naming : []))])], ...filters };
}

/** Answers a number without a unit by the attribute that is named next to it. */
export function boundIn(
  { named, naming = [], bound, strict, value, at }: Extract<Wish, { kind: 'bound' }>,
  numbers: readonly KnownNumber[],
  beside: (number: KnownNumber) => readonly number[],
): ({ at: readonly number[] } & Filters) | null {
  const called = longestName(numbers, beside);
  const number = called?.number ?? named.flatMap((name) => numbers.find((one) => one.name === name) ?? [])[0];
  const place = called?.at ?? naming;
  if (!number) return null;
  // A number that no product has may be part of a name.
  const isOwn = number.numbers?.includes(value) ?? place.some((one) => one < Math.min(...at));
  if (bound === 'exact' && place.length > 0 && !standingSizes.has(number.name) && !isOwn) return null;
  return { at: [...at, ...place], ...filtersOf(number, value, { bound, strict }, usualRounding) };
}

/**
 * Chooses among the attributes of one unit: the only one with the exact number; of several sizes, the width; of volumes
 * without the exact number, the total.
 */
function wholeOf(numbers: readonly KnownNumber[], bases: readonly number[]): KnownNumber | undefined {
  const most = ({ numbers: few }: KnownNumber) => Math.max(...(few ?? [0]));
  const isJust = ({ numbers: few, factor, family }: KnownNumber) =>
    bases.some((base) => few?.some((one) => isNear(one, base / factor, family ?? '')));
  const just = numbers.filter(isJust);
  if (numbers.some(({ family }) => family !== 'volume'))
    return just.length === 1
      ? just[0]
      : just.find(({ family, name }) => family !== 'data' && (family !== 'length' || name === width));
  return just.length > 0 ? undefined : numbers.toSorted((a, b) => most(b) - most(a))[0];
}

/** Finds the attribute with the longest name next to the quantity. */
function longestName(
  numbers: readonly KnownNumber[],
  beside: (number: KnownNumber) => readonly number[],
): { number: KnownNumber; at: readonly number[] } | null {
  const found = numbers.map((number) => ({ number, at: beside(number) })).filter(({ at }) => at.length > 0);
  return found.toSorted((a, b) => b.at.length - a.at.length)[0] ?? null;
}

/** Returns the places of a wish, or of the whole range that it is an end of. */
export function spanOf(wish: Wish): { start: number; end: number } {
  if (wish.kind === 'measure') return wish.measure.range ?? wish.measure;
  return { start: Math.min(...wish.at), end: Math.max(...wish.at) + 1 };
}

/** Creates the filters of a bound. The wider one accepts smaller furniture, and more of anything else. */
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
    // A longer cord will do, a shorter one will not.
    return { filter: name === length ? least : near, wider: least };
  }
  if (bound === 'exact') return { filter: { ...least, to: most.to }, wider: standingSizes.has(name) ? most : least };
  if (just) return { filter: { ...least, to: most.to }, wider: least };
  // Scales with a higher maximum will do.
  const usual = bound === 'from' || name === load ? least : most;
  if (!strict) return { filter: usual, wider: null };
  // A strict bound excludes the number itself by the rounding of shown numbers.
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

function isNear(one: number, other: number, family: string): boolean {
  return Math.abs(one - other) <= Math.abs(other) * (roundings[family] ?? usualRounding);
}
