import { unitOf } from '#domain/measures/units.ts';

const unitAtEnd = /^(.*?)(?:\s*\(([^()]{1,12})\)|,\s*([^,()]{1,12}))$/u;

/** Splits "Мощность (Bт)" into the name and the unit; a bracket without a unit stays in the name. */
export function splitUnitInName(name: string): { name: string; unit: string } {
  const found = unitAtEnd.exec(name);
  const unit = unitOf(found?.[2] ?? found?.[3] ?? '');
  return found?.[1] && unit ? { name: found[1].trim(), unit: unit.ru } : { name, unit: '' };
}

/** Tidies an attribute name: collapses spaces and drops a trailing colon or other sign. */
export function tidyName(name: string): string {
  return name
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/[\s:;=–—-]+$/u, '')
    .trim();
}
