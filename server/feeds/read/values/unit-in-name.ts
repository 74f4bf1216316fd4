import { findUnit } from '#domain/measures/units.ts';

const UNIT_AT_END = /^(.*?)(?:\s*\(([^()]{1,12})\)|,\s*([^,()]{1,12}))$/u;

/** Splits "Мощность (Bт)" into the name and the unit; a bracket without a unit stays in the name. */
export function splitUnitInName(name: string): { name: string; unit: string } {
  const match = UNIT_AT_END.exec(name);
  const unit = findUnit(match?.[2] ?? match?.[3] ?? '');
  return match?.[1] && unit ? { name: match[1].trim(), unit: unit.ru } : { name, unit: '' };
}

/** Tidies an attribute name: collapses spaces and drops a trailing colon or other sign. */
export function tidyName(name: string): string {
  return name
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/[\s:;=–—-]+$/u, '')
    .trim();
}
