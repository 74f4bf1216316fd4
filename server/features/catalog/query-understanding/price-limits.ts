import { unitOf } from '#domain/units.ts';
import { isGroup, type Token } from './query-text.ts';

/** Bounds of a price that were typed, tenge, and the tokens that said so (from, up to but without `to`). */
export type PriceLimits = { from: number | null; to: number | null; start: number; end: number };

type Amount = { value: number; next: number; case: 'to' | 'from' | null; sure: boolean; scaled: boolean };

const MIN_PRICE = 500;
const upTo: readonly string[][] = [
  ['до'],
  ['дешевле'],
  ['менее'],
  ['меньше'],
  ['максимум'],
  ['не', 'дороже'],
  ['не', 'больше'],
  ['не', 'более'],
  ['не', 'выше'],
  ['в', 'пределах'],
  ['в', 'районе'],
  ['за'],
  ['по', 'цене', 'до'],
  ['ен', 'коби'],
];
const from: readonly string[][] = [
  ['от'],
  ['дороже'],
  ['более'],
  ['больше'],
  ['минимум'],
  ['не', 'дешевле'],
  ['не', 'менее'],
  ['не', 'меньше'],
  ['свыше'],
  ['выше'],
  ['кеминде'],
];
const upToAfter: readonly string[] = ['дейин', 'дейинги', 'арзан', 'арзанырак', 'аспайтын', 'томен', 'кем', 'аз'];
const fromAfter: readonly string[] = ['бастап', 'басталатын', 'жогары', 'кымбат', 'астам', 'коп', 'артык'];
const between: readonly string[] = ['арасында', 'арасындагы', 'аралыгында', 'аралыгындагы'];
const scales: readonly (readonly [word: RegExp, factor: number])[] = [
  [/^(?:тыс|тысяч|тысячи|тысяча|тыщ[аиу]?|т|к|k|мын(?:га|ды|дык|нан|н)?)$/, 1_000],
  [/^(?:млн|миллион|миллиона|миллионов|миллион(?:га|нан))$/, 1_000_000],
];
const currency = /^(?:тг|тенге|тнг|kzt|tenge|теңге|тенге(?:ге|ден|лик)?)$/;
const spelledScale = /^(?:тыщ[аиу]?|тысяч|тысячи|тысяча|тыс|мын|мындык|млн|миллион|миллиона|миллионов)$/;
const towards = /(?<!^тен)(?:га|ге|ка|ке)$/;
const away = /(?:нан|нен|дан|ден|тан|тен)$/;
const caseEnding = /^(?:га|ге|ка|ке|дан|ден|нан|нен|тан|тен)$/;

/**
 * Finds the first price limit among the tokens, in either language: "от 50 тыс до 100 тыс", "300 мыңға дейін", "не
 * дороже 200к". A number with a unit is no price.
 */
export function priceLimits(tokens: readonly Token[]): PriceLimits | null {
  for (let at = 0; at < tokens.length; at++) {
    const found = before(tokens, at) ?? after(tokens, at);
    if (found) return found;
  }
  return null;
}

/** A word first: "до 300000", "от 50 до 100 тыс". */
function before(tokens: readonly Token[], start: number): PriceLimits | null {
  const low = phraseAt(tokens, start, from);
  const lowAmount = low === null ? null : amountAt(tokens, low);
  const high = phraseAt(tokens, lowAmount ? lowAmount.next : start, upTo);
  const highAmount = high === null ? null : amountAt(tokens, high);
  if (lowAmount && highAmount) {
    const scaled =
      !lowAmount.scaled && highAmount.scaled && lowAmount.value < MIN_PRICE
        ? lowAmount.value * scaleOf(highAmount.value)
        : lowAmount.value;
    return highAmount.sure ? bounds(scaled, highAmount.value, start, highAmount.next) : null;
  }
  if (lowAmount) return lowAmount.sure ? bounds(lowAmount.value, null, start, lowAmount.next) : null;
  return highAmount?.sure ? bounds(null, highAmount.value, start, highAmount.next) : null;
}

/** The amount first: "300 мыңға дейін", "50-100 тыс", "100000 тг". */
function after(tokens: readonly Token[], start: number): PriceLimits | null {
  const one = amountAt(tokens, start);
  if (!one) return null;
  const other =
    amountAt(tokens, one.next) ?? (tokens[one.next]?.text === 'мен' ? amountAt(tokens, one.next + 1) : null);
  if (other?.sure) {
    const word = tokens[other.next]?.text ?? '';
    const isBetween = between.includes(word);
    const low = !one.scaled && other.scaled && one.value < MIN_PRICE ? one.value * scaleOf(other.value) : one.value;
    if (
      low < other.value &&
      low >= MIN_PRICE &&
      (isBetween || upToAfter.includes(word) || (other.case === null && (other.scaled || isRange(tokens, one.next))))
    ) {
      return bounds(low, other.value, start, isBetween || upToAfter.includes(word) ? other.next + 1 : other.next);
    }
  }
  if (!one.sure) return null;
  const word = tokens[one.next]?.text ?? '';
  if (upToAfter.includes(word)) return bounds(null, one.value, start, one.next + 1);
  if (fromAfter.includes(word)) return bounds(one.value, null, start, one.next + 1);
  return one.scaled && one.case === null && saysMoney(tokens, start, one.next)
    ? bounds(null, one.value, start, one.next)
    : null;
}

/** "50000-100000" is money without its name; numbers with a space between them may be anything. */
function isRange(tokens: readonly Token[], at: number): boolean {
  const [low, high] = [tokens[at - 1], tokens[at]];
  return high?.spaced === false && /^\d{4,7}$/.test(low?.text ?? '') && /^\d{4,7}$/.test(high.text);
}

function bounds(low: number | null, high: number | null, start: number, end: number): PriceLimits {
  return low !== null && high !== null && low > high
    ? { from: high, to: low, start, end }
    : { from: low, to: high, start, end };
}

function phraseAt(tokens: readonly Token[], at: number, phrases: readonly string[][]): number | null {
  const found = phrases.find((phrase) => phrase.every((word, offset) => tokens[at + offset]?.text === word));
  return found ? at + found.length : null;
}

/** Reads "300 000", "300к", "50 тыс тенге", "1,5 млн", "300 мыңға" at a place; null when it is no amount of money. */
function amountAt(tokens: readonly Token[], at: number): Amount | null {
  const first = /^(\d+(?:\.\d+)?)(\p{L}*)$/u.exec(tokens[at]?.text ?? '');
  if (!first?.[1]) return null;
  let digits = first[1];
  let next = at + 1;
  let word = first[2] ?? '';
  if (word === '' && /^\d{1,3}$/.test(digits))
    while (isGroup(tokens[next]) && !isUnit(tokens[next + 1]?.text ?? '') && digits.length < 9)
      digits += tokens[next++]?.text ?? '';
  if (word === '') word = tokens[next]?.text ?? '';
  else next--;
  let value = Number(digits);
  let ending: Amount['case'] = null;
  let scaled = false;
  const take = () => {
    ending = caseOf(word) ?? ending;
    next++;
    word = tokens[next]?.text ?? '';
  };
  const scale = scales.find(([pattern]) => pattern.test(word));
  if (scale) {
    value *= scale[1];
    scaled = true;
    take();
  }
  if (currency.test(word)) {
    scaled = true;
    take();
  } else if (caseEnding.test(word)) take();
  else if (!scaled && word !== '' && isUnit(word)) return null;
  return {
    value: Math.round(value),
    next: Math.max(next, at + 1),
    case: ending,
    sure: value >= MIN_PRICE && (scaled || value >= 1_000),
    scaled,
  };
}

function isUnit(word: string): boolean {
  const unit = word === '' ? undefined : unitOf(word);
  return unit !== undefined && !/^[сваик]$/.test(word);
}

function caseOf(word: string): Amount['case'] {
  if (towards.test(word)) return 'to';
  return away.test(word) ? 'from' : null;
}

/** "100000 тг", "100 тысяч" and "100 мың" are money by themselves; "4к" may be a screen. */
function saysMoney(tokens: readonly Token[], start: number, end: number): boolean {
  return tokens
    .slice(start, end)
    .some(({ text }) => currency.test(text.replace(/^\d+/, '')) || spelledScale.test(text));
}

/** A word that makes thousands or millions of a number. */
export function isScale(word: string): boolean {
  return word.length > 2 && scales.some(([pattern]) => pattern.test(word));
}

function scaleOf(value: number): number {
  return value >= 1_000_000 ? 1_000_000 : 1_000;
}
