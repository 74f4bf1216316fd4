import { unitOf, type Unit } from '#domain/measures/units.ts';
import { isGroup, type Token } from './query-text.ts';
import { compoundUnit, isUnitAhead, unitAt, unitNamed } from './spoken-units.ts';

/**
 * A number with its unit among the tokens (from `start`, up to but without `end`) and keys of the same quantity in the
 * catalogue; `number` as typed.
 */
export type Measure = {
  start: number;
  end: number;
  /** Where the number itself stands: behind its unit in "литров шесть". */
  at: number;
  number: string;
  keys: readonly string[];
  /** Family of the unit, and the quantity in the base unit of the family. */
  family: string;
  base: number;
};

const joined = /^(\d+(?:\.\d+)?)(\p{L}+[²³]?|[мm][23])$/u;
const plain = /^\d+(?:\.\d+)?$/;
/** One letter is a unit apart from its number only where nobody means a preposition or a generation (5G). */
const loneUnits = new Set(['л', 'м', 'l', 'm', 'ч', 'w']);
const generation = /^[2-6][гg]$/;
/** "20к", "20 тыщ мАч": a charge is counted in thousands; 8k is a screen. */
const thousands = /^(?:тыс|тысяч[аиу]?|тыщ[аиу]?|мын|к|k)$/;
const manyThousands = /^([1-9]\d{1,2})[кk]$/;
const charge = unitOf('мА·ч');
/** Between a unit and its number. */
const betweenUnit: ReadonlySet<string> = new Set(
  'на до от в так этак около примерно не меньше больше менее более минимум максимум'.split(' '),
);
const MAX_BETWEEN = 4;
const data = { family: 'data', decimal: 1000, binary: 1024 } as const;

/**
 * Returns the key of a quantity as the catalogue writes it together ("256gb", "0.25тб" and "256гб" are one); null for a
 * word that is none.
 */
function measureKey(word: string): string | null {
  const [, number, unit] = joined.exec(word) ?? [];
  const known = unit === undefined || generation.test(word) ? undefined : unitOf(unit);
  return known && number !== undefined ? keyOf(Number(number), known) : null;
}

/**
 * Finds a number with its unit at a place, typed together or apart: "256gb", "55 дюймов", "10 000 мАч", "32 дюймдік".
 */
export function measureAt(tokens: readonly Token[], start: number): Measure | null {
  const text = tokens[start]?.text ?? '';
  const [, together, unit] = joined.exec(text) ?? [];
  if (together !== undefined && unit !== undefined) {
    const next = tokens[start + 1];
    const compound = next && !next.spaced ? compoundUnit(unit, next.text) : undefined;
    if (compound) return measureOf(start, start + 2, together, compound);
    const known = generation.test(text) ? undefined : unitNamed(unit);
    if (known) return measureOf(start, start + 1, together, known);
    const many = manyThousands.exec(text)?.[1];
    const told = many === undefined ? null : unitAt(tokens, start + 1);
    const end = told && told.unit.family === charge?.family ? told.end : start + 1;
    return charge && many !== undefined ? measureOf(start, end, `${many}000`, charge) : null;
  }
  if (!plain.test(text)) return unitFirst(tokens, start);
  let number = text;
  let end = start + 1;
  // "27 180 Гц" are two numbers, "10 000 мАч" is one.
  if (/^\d{1,3}$/.test(number))
    while (isGroup(tokens[end]) && /00$/.test(tokens[end]?.text ?? '') && number.length < 7)
      number += tokens[end++]?.text ?? '';
  const word = tokens[end]?.text ?? '';
  const scaled = thousands.test(word) ? unitAt(tokens, end + 1) : null;
  if (scaled && scaled.unit.family === charge?.family)
    return measureOf(start, scaled.end, String(Number(number) * 1000), scaled.unit);
  const found = unitAt(tokens, end);
  if (!found || (found.end === end + 1 && word.length === 1 && !loneUnits.has(word))) return null;
  return measureOf(start, found.end, number, found.unit);
}

/** "Литров шесть", "метров на 20", "литров от 5": the unit first, where so much is not exact. */
function unitFirst(tokens: readonly Token[], start: number): Measure | null {
  if (!isUnitAhead(tokens[start]?.text ?? '') || plain.test(tokens[start - 1]?.text ?? '')) return null;
  let at = start + 1;
  while (at < start + MAX_BETWEEN && betweenUnit.has(tokens[at]?.text ?? '')) at++;
  const number = tokens[at]?.text ?? '';
  // "Ватт до 8 гб": the number has a unit of its own.
  if (!plain.test(number) || measureAt(tokens, at)) return null;
  const unit = unitNamed(tokens[start]?.text ?? '');
  return unit ? measureOf(start, at + 1, number, unit, at) : null;
}

function measureOf(start: number, end: number, number: string, unit: NamedUnit, at = start): Measure {
  const value = Number(number);
  return { start, end, at, number, keys: keysOf(value, unit), family: unit.family, base: value * unit.factor };
}

type NamedUnit = Pick<Unit, 'family' | 'factor'>;

function keyOf(number: number, { family, factor }: NamedUnit): string {
  return `${family} ${Number((number * factor).toPrecision(6))}`;
}

/** A terabyte is 1024 gigabytes, and 1000 on many a box. */
function keysOf(number: number, unit: NamedUnit): string[] {
  const keys = [keyOf(number, unit)];
  if (unit.family !== data.family) return keys;
  return [
    ...keys,
    keyOf(number * (data.decimal / data.binary), unit),
    keyOf(number * (data.binary / data.decimal), unit),
  ];
}

/** Files words of a catalogue that are quantities ("20м") by their keys. */
export function quantitiesOf(words: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const word of words) {
    const key = /^\d/.test(word) ? measureKey(word) : null;
    if (key === null) continue;
    const list = found.get(key);
    if (list) list.push(word);
    else found.set(key, [word]);
  }
  return found;
}
