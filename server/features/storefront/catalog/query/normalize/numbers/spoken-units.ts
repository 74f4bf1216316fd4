import { findUnit, type Unit } from '#domain/measures/units.ts';
import { readTable } from '../../data/tables.ts';
import { kazakhStems } from '../../morphology/kk.ts';
import { russianCase } from '../../morphology/ru.ts';
import type { Token } from '../query-text.ts';

/** Spoken names of units, as beginnings of words. */
const phrases = readTable<'beginnings' | 'unit'>('units')
  .map(({ beginnings, unit }) => ({ words: beginnings.split(' '), unit: findUnit(unit) }))
  .toSorted((one, other) => other.words.length - one.words.length);
const SHORT_WORD = 2;
const MIN_NAME = 4;
const cyrillic = /^\p{Script=Cyrillic}+$/u;
/** Units of how long something lasts, which is mostly no number of a product. */
export const timeFamilies: ReadonlySet<string> = new Set(['time', 'days', 'calendar']);

/** Finds a unit at a place among tokens: written, spoken or in a Kazakh case; `end` is exclusive. */
export function unitAt(tokens: readonly Token[], at: number): { unit: Unit; end: number } | null {
  for (const { words, unit } of phrases) {
    if (unit && words.every((word, offset) => beginsWith(tokens[at + offset]?.text ?? '', word)))
      return { unit, end: at + words.length };
  }
  const word = tokens[at]?.text ?? '';
  const next = tokens[at + 1];
  const compound = next && !next.spaced ? compoundUnit(word, next.text) : undefined;
  if (compound) return { unit: compound, end: at + 2 };
  const known = unitNamed(word);
  return known ? { unit: known, end: at + 1 } : null;
}

/** Finds the unit that two words are when only a sign separates them: "мА·ч", "МБ/с". */
export function compoundUnit(first: string, second: string): Unit | undefined {
  return unitNamed(first + second) ?? findUnit(`${first}/${second}`) ?? findUnit(`${first}·${second}`);
}

/** Whether a folded word is a name of a unit, which may precede its number: "литров шесть". */
export function isUnitAhead(word: string): boolean {
  const unit = word.length < MIN_NAME || !cyrillic.test(word) ? undefined : unitNamed(word);
  const isRussian = findUnit(word) !== undefined || russianCase(word) === 'genitive';
  return unit !== undefined && isRussian && !timeFamilies.has(unit.family);
}

/** Finds the unit of a word in any form. */
export function unitNamed(word: string): Unit | undefined {
  if (word === '') return undefined;
  const written = findUnit(word);
  if (written) return written;
  const spoken = phrases.find(({ words }) => words.length === 1 && beginsWith(word, words[0] as string));
  return (
    spoken?.unit ??
    kazakhStems(word)
      .map((stem) => findUnit(stem))
      .find((unit) => unit !== undefined)
  );
}

function beginsWith(word: string, beginning: string): boolean {
  return beginning.length <= SHORT_WORD ? word === beginning : word.startsWith(beginning);
}
