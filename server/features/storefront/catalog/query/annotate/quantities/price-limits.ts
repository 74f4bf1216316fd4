import { findUnit } from '#domain/measures/units.ts';
import { fold } from '../../../engine/text/fold.ts';
import { phrasesIn, readTable } from '../../data/tables.ts';
import { isAblative, isDative, isEquative } from '../../morphology/endings.ts';
import { isGroup, type Token } from '../../normalize/query-text.ts';
import { isNumberName } from '../qualities/attribute-words.ts';
import { phrasesOf, wordsOf } from '../../data/words.ts';
import { comparisonAt, type Comparison } from './comparisons.ts';

/** Bounds of a price in tenge, with the tokens that express them: from `start` to before `end`. */
export type PriceLimits = { from: number | null; to: number | null; start: number; end: number };

/**
 * A sum of money. `isScaled`: a currency or thousands are named; `isSure`: it can be nothing else than money; `next` is
 * the place behind it.
 */
type Amount = { value: number; next: number; case: 'to' | 'from' | null; isSure: boolean; isScaled: boolean };

const MIN_PRICE = 500;
/** A smaller number next to a word of prices is in thousands. */
const MAX_THOUSANDS = 999;
/** Larger numbers are prices even after the name of an attribute. */
const MAX_OF_ATTRIBUTE = 10_000;
const LESS = 0.8;
const MORE = 1.15;
const thousands = wordsOf('thousand');
const millions = wordsOf('million');
const currencies = wordsOf('currency');
const sums = new Map(
  readTable<'tenge' | 'words'>('sums').flatMap(({ tenge, words }) =>
    phrasesIn(words).map((word): [string, number] => [fold(word), Number(tenge)]),
  ),
);
const ambiguousUnits = wordsOf('ambiguous unit');
const priceWords = { ahead: phrasesOf('price word'), behind: phrasesOf('price word after') };
const forSum = wordsOf('for a sum');
const rangeStarts = wordsOf('range start');
const rangeLinks = wordsOf('range link');
const rangeEnds = wordsOf('range end');
const sumWithUnit = /^(\d+(?:\.\d+)?)(\p{L}*)$/u;
const startsWithDigit = /^\d/;
/** A smaller number with one letter may be a resolution. */
const MIN_SHORT_THOUSANDS = 60;

/** Finds the first price limit among the tokens. A number with a unit is no price. */
export function priceLimits(tokens: readonly Token[]): PriceLimits | null {
  for (let at = 0; at < tokens.length; at++) {
    const amount = amountAt(tokens, at);
    const found = amount && (rangeAt(tokens, at, amount) ?? limitAt(tokens, at, amount));
    if (found) return found;
    if (amount) at = amount.next - 1;
  }
  return null;
}

/** Reads two sums as a range: "от 50 до 100 тыс", "50-100 тыс", "50 мың мен 100 мың арасында". */
function rangeAt(tokens: readonly Token[], at: number, low: Amount): PriceLimits | null {
  const isLinked = rangeLinks.has(tokens[low.next]?.text ?? '');
  const high = amountAt(tokens, isLinked ? low.next + 1 : low.next);
  if (!high?.isSure) return null;
  const isStarted = rangeStarts.has(tokens[at - 1]?.text ?? '');
  const ahead = isStarted ? null : comparisonAt(tokens, at, low.next, 'price');
  const begins = isStarted || ahead?.bound === 'from';
  const behind = comparisonAt(tokens, low.next, high.next, 'price');
  const isClosed = rangeEnds.has(tokens[high.next]?.text ?? '');
  const closing = isClosed ? high.next + 1 : Math.max(high.next, behind?.bound === 'to' ? behind.end : 0);
  const isDashed = tokens[low.next]?.spaced === false && low.value >= 1_000;
  const isPlain = !isLinked && high.case === null && (high.isScaled || isDashed);
  const isOneRange = isLinked ? begins || isClosed : isClosed || closing > high.next || isPlain;
  const value = scaledLike(low, high);
  if (!isOneRange || (!begins && (value >= high.value || value < MIN_PRICE))) return null;
  const start = isStarted ? at - 1 : begins && ahead ? ahead.start : at;
  return bounds(value, high.value, start, closing);
}

/** Reads one sum with its direction: "до 300000", "300 мыңға дейін", "на 60 тысяч". */
function limitAt(tokens: readonly Token[], at: number, typed: Amount): PriceLimits | null {
  const found = comparisonAt(tokens, at, typed.next, 'price');
  const outer = Math.min(found?.start ?? at, at);
  const isThousandAhead =
    thousands.has(tokens[outer - 1]?.text ?? '') &&
    !startsWithDigit.test(tokens[outer - 2]?.text ?? '') &&
    !typed.isScaled &&
    typed.value <= MAX_THOUSANDS;
  const amount = isThousandAhead || isPriceNamed(tokens, at, typed, found) ? inThousands(typed) : typed;
  const start = isThousandAhead ? outer - 1 : outer;
  // A bare number belongs to the attribute that is named before it.
  if (
    !amount.isSure ||
    (!amount.isScaled && amount.value < MAX_OF_ATTRIBUTE && isNumberName(tokens[start - 1]?.text ?? ''))
  )
    return null;
  const end = found?.end ?? amount.next;
  if (found?.bound === 'to') return bounds(null, amount.value, start, end);
  const isRangeOfUnits = rangeLinks.has(tokens[end]?.text ?? '') && startsWithDigit.test(tokens[end + 1]?.text ?? '');
  if (found?.bound === 'from' && !amount.isScaled && isRangeOfUnits) return null;
  if (found?.bound === 'from') return bounds(amount.value, null, start, end);
  const isAbout = found !== null || isThousandAhead || (amount.isScaled && isEquative(tokens[end - 1]?.text ?? ''));
  if (isAbout) return bounds(Math.round(amount.value * LESS), Math.round(amount.value * MORE), start, end);
  const isFor =
    forSum.has(tokens[at - 1]?.text ?? '') && (isMoney(tokens, at, end) || sums.has(tokens[at]?.text ?? ''));
  if (!amount.isScaled || amount.case === 'from' || !(isFor || isMoney(tokens, at, end))) return null;
  return bounds(null, amount.value, isFor ? at - 1 : start, end);
}

function isPriceNamed(
  tokens: readonly Token[],
  at: number,
  { next, isScaled, value, case: ending }: Amount,
  found: Comparison | null,
): boolean {
  if (isScaled || value > MAX_THOUSANDS || !found) return false;
  const says = (phrase: readonly string[], from: number) =>
    phrase.every((word, offset) => tokens[from + offset]?.text === word);
  return (
    priceWords.ahead.some((phrase) => says(phrase, at - phrase.length)) ||
    (ending === 'from' && priceWords.behind.some((phrase) => says(phrase, next)))
  );
}

function inThousands(amount: Amount): Amount {
  return { ...amount, value: amount.value * 1_000, isSure: true, isScaled: true };
}

/** The lower sum in the scale of the upper one: "от 50 до 100 тыс". */
function scaledLike(low: Amount, high: Amount): number {
  if (low.isScaled || !high.isScaled || low.value >= 1_000) return low.value;
  const scaled = low.value * (high.value >= 1_000_000 ? 1_000_000 : 1_000);
  return low.value < MIN_PRICE || scaled < high.value ? scaled : low.value;
}

function bounds(low: number | null, high: number | null, start: number, end: number): PriceLimits {
  return low !== null && high !== null && low > high
    ? { from: high, to: low, start, end }
    : { from: low, to: high, start, end };
}

/** Reads a sum of money: "300 000", "300к", "50 тыс тенге"; null when it is a quantity. */
export function amountAt(tokens: readonly Token[], at: number): Amount | null {
  const text = (place: number) => tokens[place]?.text ?? '';
  const sum = sums.get(text(at));
  if (sum !== undefined) return { value: sum, next: at + 1, case: null, isSure: true, isScaled: true };
  const [, typed = '', joined = ''] = sumWithUnit.exec(text(at)) ?? [];
  if (typed === '') return null;
  let digits = typed;
  let next = at + 1;
  if (joined === '' && /^\d{1,3}$/.test(digits))
    while (isGroup(tokens[next]) && !isUnit(text(next + 1)) && digits.length < 9) digits += text(next++);
  let word = joined === '' ? text(next) : joined;
  let place = joined === '' ? next : next - 1;
  let ending: Amount['case'] = null;
  let value = Number(digits);
  let isScaled = false;
  const take = () => {
    ending = isDative(word) ? 'to' : isAblative(word) ? 'from' : ending;
    word = text(++place);
  };
  const scale = thousands.has(word) ? 1_000 : millions.has(word) ? 1_000_000 : 1;
  if (scale > 1) {
    value *= scale;
    isScaled = true;
    take();
    if (word.length > 1 && !currencies.has(word) && isUnit(word)) return null;
  }
  if (currencies.has(word)) {
    isScaled = true;
    take();
  } else if (isCase(word)) take();
  else if (!isScaled && word !== '' && isUnit(word)) return null;
  next = Math.max(place, at + 1);
  return {
    value: Math.round(value),
    next,
    case: ending,
    isSure: value >= MIN_PRICE && (isScaled || value >= 1_000),
    isScaled,
  };
}

function isCase(word: string): boolean {
  return word.length <= 3 && (isDative(word) || isAblative(word));
}

function isUnit(word: string): boolean {
  return word !== '' && findUnit(word) !== undefined && !ambiguousUnits.has(word);
}

/** Whether tokens name money: "4к" may be a screen, "20к" a charge. */
function isMoney(tokens: readonly Token[], start: number, end: number): boolean {
  return tokens.slice(start, end).some(({ text }) => {
    const [, number = '', unit = ''] = sumWithUnit.exec(text) ?? [];
    const word = number === '' ? text : unit;
    if (currencies.has(word)) return true;
    return isScale(word) || (number !== '' && thousands.has(unit) && Number(number) >= MIN_SHORT_THOUSANDS);
  });
}

/** Whether tokens name the currency. */
export function namesCurrency(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => currencies.has(text));
}

/** Whether a folded word means thousands or millions. */
export function isScale(word: string): boolean {
  return word.length > 2 && (thousands.has(word) || millions.has(word));
}
