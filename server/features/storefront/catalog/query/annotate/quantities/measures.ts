import { findUnit, type Unit } from '#domain/measures/units.ts';
import { wordsOf } from '../../data/words.ts';
import { isGroup, type Token } from '../../normalize/query-text.ts';
import { compoundUnit, isUnitAhead, unitAt, unitNamed } from '../../normalize/numbers/spoken-units.ts';

/** A number with its unit: tokens from `start` to before `end`, and the keys of the same quantity in the catalogue. */
export type Measure = {
  start: number;
  end: number;
  /** Place of the number, which may follow its unit. */
  at: number;
  number: string;
  keys: readonly string[];
  /** Family of the unit, and the quantity in the base unit of the family. */
  family: string;
  base: number;
};

const joined = /^(\d+(?:\.\d+)?)(\p{L}+[²³]?|\p{L}[23])$/u;
const plain = /^\d+(?:\.\d+)?$/;
/** Single letters that are units apart from their number; others may be prepositions or generations. */
const spacedUnits = wordsOf('spaced unit');
const generations = wordsOf('network generation');
const thousands = wordsOf('thousand');
const thousandLetters = wordsOf('thousand letter');
const charge = findUnit('mah');
const MIN_THOUSANDS = 10;
const unitLinks = wordsOf('unit link');
const data = { family: 'data', decimal: 1000, binary: 1024 } as const;

/**
 * Returns the key of a quantity as the catalogue writes it together ("256gb", "0.25тб" and "256гб" are one); null for a
 * word that is none.
 */
export function measureKey(word: string): string | null {
  const [, number, unit] = joined.exec(word) ?? [];
  const known = unit === undefined || generations.has(word) ? undefined : findUnit(unit);
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
    const known = generations.has(text) ? undefined : unitNamed(unit);
    if (known) return measureOf(start, start + 1, together, known);
    if (!charge || !thousandLetters.has(unit) || Number(together) < MIN_THOUSANDS) return null;
    const named = unitAt(tokens, start + 1);
    const end = named && named.unit.family === charge.family ? named.end : start + 1;
    return measureOf(start, end, String(Number(together) * 1000), charge);
  }
  if (!plain.test(text)) return unitFirst(tokens, start);
  let number = text;
  let end = start + 1;
  // Only groups that end in zeros continue a number.
  if (/^\d{1,3}$/.test(number))
    while (isGroup(tokens[end]) && /00$/.test(tokens[end]?.text ?? '') && number.length < 7)
      number += tokens[end++]?.text ?? '';
  const word = tokens[end]?.text ?? '';
  const scaled = thousands.has(word) ? unitAt(tokens, end + 1) : null;
  if (scaled && scaled.unit.family === charge?.family)
    return measureOf(start, scaled.end, String(Number(number) * 1000), scaled.unit);
  const found = unitAt(tokens, end);
  if (!found || (found.end === end + 1 && word.length === 1 && !spacedUnits.has(word))) return null;
  return measureOf(start, found.end, number, found.unit);
}

/** Finds a quantity whose unit comes first, which makes it approximate: "литров шесть". */
function unitFirst(tokens: readonly Token[], start: number): Measure | null {
  if (!isUnitAhead(tokens[start]?.text ?? '') || plain.test(tokens[start - 1]?.text ?? '')) return null;
  const at = unitLinks.has(tokens[start + 1]?.text ?? '') ? start + 2 : start + 1;
  const number = tokens[at]?.text ?? '';
  const unit = plain.test(number) && !measureAt(tokens, at) ? unitNamed(tokens[start]?.text ?? '') : undefined;
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

/** A terabyte is 1024 gigabytes, or 1000. */
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
