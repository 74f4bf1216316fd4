import { isAblative, isBareEnding, isEquative } from '../../morphology/endings.ts';
import { isNumberEnding } from '../../normalize/numbers/number-endings.ts';
import { isNumber, type Token } from '../../normalize/query-text.ts';
import { wordsOf } from '../../data/words.ts';
import { comparisonAhead, comparisonAt, type Comparison } from './comparisons.ts';
import { measureAt, type Measure } from './measures.ts';

/** A requested quantity in the base unit of its family, with the tokens that express it. */
export type MeasureWish = {
  family: string;
  base: number;
  bound: 'exact' | 'from' | 'to';
  /** A little less or more will do: "около 20 метров". */
  about?: boolean;
  /** More will do, but exactly this much comes first. */
  just?: boolean;
  /** Excludes the quantity itself: "больше 27 дюймов". */
  strict: boolean;
  start: number;
  end: number;
  /** Both ends of the range that this is one end of, with its tokens. */
  range?: { bases: readonly [number, number]; start: number; end: number };
};

/** Families whose products also serve less: an air conditioner for 50 m² cools 30. */
const atLeast: ReadonlySet<string> = new Set(['area', 'frequency', 'bitrate', 'light', 'airflow', 'apparent-power']);
const atMost: ReadonlySet<string> = new Set(['loudness']);
const links = wordsOf('range link');
const starts = wordsOf('range start');
const ends = wordsOf('range end');

/** Finds the quantities of a query with their direction words. */
export function measureWishes(tokens: readonly Token[]): MeasureWish[] {
  const wishes: MeasureWish[] = [];
  for (let at = 0; at < tokens.length; ) {
    const measure = measureAt(tokens, at);
    if (!measure) {
      at++;
      continue;
    }
    const end = endOf(tokens, measure);
    const said =
      comparisonAt(tokens, at, end, 'number') ??
      (measure.at === at ? null : comparisonAt(tokens, measure.at, end, 'number'));
    const wish = { ...wishOf(tokens, measure, said, end), start: Math.min(at, said?.start ?? at) };
    const low = lowerBound(tokens, measure.at, said);
    const before = wishes.at(-1);
    if (low) {
      const base = (measure.base * low.value) / Number(measure.number);
      const last = low.isBetween && ends.has(tokens[end]?.text ?? '') ? end + 1 : wish.end;
      wishes.push(...rangeOf({ ...wish, base, start: low.start, end: low.end }, { ...wish, end: last }));
    } else if (before?.family === wish.family && joins(tokens, before, wish))
      wishes.push(...rangeOf(wishes.pop() as MeasureWish, wish));
    else wishes.push(wish);
    at = Math.max(end, wishes.at(-1)?.end ?? end);
  }
  return wishes;
}

/** The place behind a quantity and its Kazakh endings. */
function endOf(tokens: readonly Token[], { end: unitEnd }: Measure): number {
  let end = unitEnd;
  while (isNumberEnding(tokens, end) || (tokens[end]?.spaced === false && isBareEnding(tokens[end]?.text ?? ''))) end++;
  return end;
}

function wishOf(
  tokens: readonly Token[],
  { family, base, start, at }: Measure,
  said: Comparison | null,
  end: number,
): MeasureWish {
  const direction = said && said.bound !== 'about' ? said.bound : null;
  const isAbout = !direction && (said !== null || at !== start || isEquative(tokens[end - 1]?.text ?? ''));
  const usual = atLeast.has(family) ? 'from' : atMost.has(family) ? 'to' : 'exact';
  return {
    family,
    base,
    bound: direction ?? usual,
    strict: (said?.strict ?? false) && usual === 'exact',
    start,
    end: said?.end ?? end,
    ...(isAbout && { about: true }),
    ...(!direction && !isAbout && usual === 'from' && { just: true }),
  };
}

/** Whether two quantities are the ends of one range: "от 65 дюймов до 75 дюймов". */
function joins(tokens: readonly Token[], before: MeasureWish, wish: MeasureWish): boolean {
  if (before.range || before.end !== wish.start || before.base >= wish.base || wish.bound !== 'to') return false;
  return before.bound === 'from' || isAblative(tokens[before.end - 1]?.text ?? '');
}

function rangeOf(low: MeasureWish, high: MeasureWish): MeasureWish[] {
  const range = { bases: [low.base, high.base] as const, start: low.start, end: high.end };
  return [
    { ...low, bound: 'from', strict: false, just: false, range },
    { ...high, bound: 'to', strict: false, just: false, range },
  ];
}

/** Finds the lower end of a range that shares the unit of the upper one at `at`: "от 65 до 75 дюймов", "65-75 дюймов". */
function lowerBound(
  tokens: readonly Token[],
  at: number,
  said: Comparison | null,
): { value: number; start: number; end: number; isBetween: boolean } | null {
  const text = (place: number) => tokens[place]?.text ?? '';
  const isLower = (place: number) => isNumber.test(text(place)) && Number(text(place)) < Number(text(at));
  const found = (place: number, start: number, end: number, isBetween: boolean) => ({
    value: Number(text(place)),
    start,
    end,
    isBetween,
  });
  if (tokens[at]?.dashed && isLower(at - 1))
    return found(at - 1, comparisonAhead(tokens, at - 1, at, 'number')?.start ?? at - 1, at, true);
  if (links.has(text(at - 1)) && isLower(at - 2)) {
    if (starts.has(text(at - 3))) return found(at - 2, at - 3, at, true);
    if (ends.has(text(at + 1)) || ends.has(text(at + 2))) return found(at - 2, at - 2, at, true);
  }
  if (said?.bound !== 'to') return null;
  const isCased = isAblative(text(said.start - 1)) && isNumberEnding(tokens, said.start - 1);
  const place = isCased ? said.start - 2 : said.start - 1;
  if (!isLower(place)) return null;
  if (isCased) return found(place, place, said.start, false);
  if (starts.has(text(place - 1))) return found(place, place - 1, said.start, false);
  const ahead = comparisonAhead(tokens, place, place + 1, 'number');
  return ahead?.bound === 'from' ? found(place, ahead.start, said.start, false) : null;
}
