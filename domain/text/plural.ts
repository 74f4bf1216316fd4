import type { Language } from './language.ts';

/** Forms of a counted noun; the Kazakh noun stays singular (decisions §1). */
export type CountedForms = { ru: readonly [one: string, few: string, many: string]; kk: string };

/** Picks the Russian form for a whole number: 1 товар, 2 товара, 5 товаров, 11 товаров, 21 товар. */
export function pluralRu(count: number, one: string, few: string, many: string): string {
  const tens = Math.abs(count) % 100;
  const units = tens % 10;
  if (tens > 10 && tens < 20) return many;
  if (units === 1) return one;
  return units >= 2 && units <= 4 ? few : many;
}

/** Formats a number with its noun and a no-break space: `5 товаров`, `5 тауар`. */
export function pluralize(count: number, forms: CountedForms, language: Language): string {
  const noun = language === 'kk' ? forms.kk : pluralRu(count, ...forms.ru);
  return `${count}\u00a0${noun}`;
}
