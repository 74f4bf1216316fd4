import { findUnit } from '#domain/measures/units.ts';
import { readTable } from '../../data/tables.ts';
import { ablativeNumeral, joinedNumeral, sizeNumeral } from '../../morphology/numerals.ts';
import { isNumber, type Token } from '../query-text.ts';
import { timeFamilies, unitAt, unitNamed } from './spoken-units.ts';

/** Whether the token at a place names what a number counts. */
export type IsCounted = (tokens: readonly Token[], at: number) => boolean;

const byKind = Map.groupBy(readTable<'word' | 'value' | 'kind'>('numbers'), ({ kind }) => kind);
const rowsOf = (kind: string) =>
  (byKind.get(kind) ?? []).map(({ word, value }): [string, number] => [word, Number(value)]);
const values = new Map(rowsOf('number'));
const scales = new Map(rowsOf('scale'));
const halves = new Map(rowsOf('half'));
const andHalf = rowsOf('and half').map(([words]) => words.split(' '));
/** Words between the two numbers of a range, of which the second has what both count. */
const connecting = new Map(rowsOf('range'));
const HUNDRED = 100;
const TEN = 10;
const HALF = 0.5;
/** A single letter is mostly a preposition. */
const MIN_UNIT = 2;
const MIN_UNIT_NAME = 4;
/** Units that are said without a number when there is one of them. */
const alone = [findUnit('tb'), findUnit('kw')];

/**
 * A spoken number up to `end` (exclusive). `ending`: the Kazakh ablative of the start of a range. `sized`: a size is
 * named so.
 */
type SpokenNumber = { value: number; end: number; ending?: string; sized?: true };

/**
 * Writes spoken numbers as digits where they count something, or where their quantity is announced before them;
 * elsewhere they may be words like any other.
 */
export function numbersInDigits(
  tokens: readonly Token[],
  isCounted: IsCounted,
  isAnnounced: (tokens: readonly Token[], at: number) => boolean = () => false,
): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at] as Token;
    const upTo = (end: number) => (tokens[end - 1] as Token).to;
    const number = numberAt(tokens, at);
    const thousands = thousandsAt(tokens, at, number);
    const model = number && twoTensAt(tokens, number);
    if (thousands) {
      found.push({ ...first, text: String(thousands.value), to: upTo(thousands.end) });
      at = thousands.end;
    } else if (number && (number.sized || counts(tokens, number.end, isCounted) || isAnnounced(tokens, at))) {
      const { value, end, ending = '' } = number;
      const to = upTo(end);
      found.push({ ...first, text: String(value), to: to - ending.length });
      if (ending) found.push({ text: ending, from: to - ending.length, to, spaced: false });
      at = end;
    } else if (model) {
      found.push({ ...first, text: model.text, to: upTo(model.end) });
      at = model.end;
    } else {
      if (isSingleUnit(tokens, at)) found.push({ ...first, text: '1' });
      found.push(...(splitNumeral(first, isCounted) ?? [first]));
      at++;
    }
  }
  return found;
}

/** Whether a folded word is a numeral. */
export function isNumeral(word: string): boolean {
  return values.has(word);
}

/** Reads the number that is spoken at a place. */
export function numberAt(tokens: readonly Token[], start: number): SpokenNumber | null {
  const text = (at: number) => tokens[at]?.text ?? '';
  const part = halves.get(text(start));
  if (part !== undefined) return { value: part, end: start + 1 };
  let end = start;
  let value = 0;
  let ending: string | undefined;
  /** A word of this value or more begins another number. */
  let room = Infinity;
  while (ending === undefined) {
    const word = text(end);
    const range = values.has(word) ? null : ablativeNumeral(word);
    const one = values.get(word) ?? values.get(range?.stem ?? '');
    // A dash, and what hundreds are counted by, begin another number.
    if (one === undefined || (end > start && tokens[end]?.dashed)) break;
    if (value >= HUNDRED && one < TEN && values.get(text(end + 1)) === HUNDRED) break;
    if (one === HUNDRED && value > 0 && value < TEN) value *= HUNDRED;
    else if (one < room) value += one;
    else break;
    room = roomAfter(one);
    ending = range?.ending;
    end++;
  }
  const size = values.get(sizeNumeral(text(end)) ?? '');
  if (ending === undefined && size !== undefined && size < room && value + size > TEN && size < HUNDRED)
    return { value: value + size, end: end + 1, sized: true };
  const isTyped = end === start && isNumber.test(text(start));
  const next = isTyped ? start + 1 : end;
  const half = andHalf.find((words) => words.every((word, offset) => text(next + offset) === word));
  if (half && next > start) return { value: (isTyped ? Number(text(start)) : value) + HALF, end: next + half.length };
  return end === start ? null : { value, end, ...(ending !== undefined && { ending }) };
}

/** The limit of what may be added to a number: units to tens, nothing to units. */
function roomAfter(one: number): number {
  if (one >= HUNDRED) return HUNDRED;
  return one >= TEN * 2 || one === TEN ? TEN : 0;
}

/** Reads a number with thousands and a unit: "полторы тысячи ватт", «мын жети жуз ватт». */
function thousandsAt(
  tokens: readonly Token[],
  at: number,
  spoken: SpokenNumber | null,
): { value: number; end: number } | null {
  const text = (place: number) => tokens[place]?.text ?? '';
  const isAlone = scales.has(text(at));
  const isTyped = isNumber.test(text(at)) && !spoken;
  const scaleAt = isAlone ? at : isTyped ? at + 1 : spoken?.end;
  const scale = scaleAt === undefined ? undefined : scales.get(text(scaleAt));
  if (scaleAt === undefined || scale === undefined || spoken?.ending !== undefined) return null;
  const rest = numberAt(tokens, scaleAt + 1);
  const hundreds = rest && rest.ending === undefined && rest.value >= HUNDRED ? rest : null;
  const end = hundreds?.end ?? scaleAt + 1;
  const unit = unitAt(tokens, end);
  if (!unit || timeFamilies.has(unit.unit.family) || text(end).length < MIN_UNIT) return null;
  const count = isAlone ? 1 : isTyped ? Number(text(at)) : (spoken?.value ?? 0);
  return { value: count * scale + (hundreds?.value ?? 0), end };
}

/** Joins two spoken numbers of two digits, as models are named: "пятьдесят шестьдесят" is 5060. */
function twoTensAt(tokens: readonly Token[], first: SpokenNumber): { text: string; end: number } | null {
  const second = numberAt(tokens, first.end);
  const isModel = [first, second].every(
    (number) => number?.ending === undefined && number !== null && number.value >= TEN && number.value < HUNDRED,
  );
  return second && isModel ? { text: `${first.value}${second.value}`, end: second.end } : null;
}

/** Whether a unit is said without a number, which means one of it: "на терабайт". */
function isSingleUnit(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.text ?? '';
  if (word.length < MIN_UNIT_NAME || !alone.includes(unitNamed(word))) return false;
  const isPart = (text = '') =>
    isNumber.test(text) || halves.has(text) || values.has(text) || andHalf.some((words) => words.at(-1) === text);
  return !isPart(tokens[at - 1]?.text) && !isPart(tokens[at + 1]?.text);
}

/** Whether what a number counts follows it, or follows the other number of a range. */
function counts(tokens: readonly Token[], end: number, isCounted: IsCounted): boolean {
  if (isCounted(tokens, end)) return true;
  const next = connecting.has(tokens[end]?.text ?? '') ? end + 1 : end;
  const other = isNumber.test(tokens[next]?.text ?? '') ? next + 1 : numberAt(tokens, next)?.end;
  return other !== undefined && isCounted(tokens, other);
}

/** Splits a word into its number and what it counts: "двухконфорочная". */
function splitNumeral(token: Token, isCounted: IsCounted): Token[] | null {
  const joined = joinedNumeral(token.text);
  const value = joined && (joined.numeral === null ? HALF : values.get(joined.numeral));
  if (!joined || value === undefined || value === null) return null;
  const counted = { ...token, text: joined.noun, from: token.to - joined.noun.length, spaced: true };
  const unit = unitNamed(joined.noun);
  if (unit ? timeFamilies.has(unit.family) : !isCounted([counted], 0)) return null;
  return [{ ...token, text: String(value), to: counted.from }, counted];
}
