import type { Localized } from '../text/language.ts';

/** Conditions a product is sold in; all but `new` are labelled wherever the product appears. */
export const CONDITIONS = ['new', 'used', 'refurbished', 'display', 'reduced'] as const;
/** One of `conditions`: `display` was a showroom sample, `reduced` is marked down for a flaw. */
export type Condition = (typeof CONDITIONS)[number];

/** Labels of a condition for shoppers. */
export const CONDITION_NAMES: Readonly<Record<Exclude<Condition, 'new'>, Localized>> = {
  used: { ru: 'Б/у', kk: 'Пайдаланылған' },
  refurbished: { ru: 'Восстановленный', kk: 'Қалпына келтірілген' },
  display: { ru: 'Витринный образец', kk: 'Көрме үлгісі' },
  reduced: { ru: 'Уценка', kk: 'Бағасы түсірілген' },
};

/** Returns a product name with its condition, for orders and receipts; a name that already includes it stays. */
export function nameWithCondition(name: Localized, condition: Condition): Localized {
  if (condition === 'new' || findCondition(name.ru) !== null) return name;
  const { ru, kk } = CONDITION_NAMES[condition];
  return { ru: `${name.ru} (${ru.toLowerCase()})`, kk: `${name.kk} (${kk.toLowerCase()})` };
}

/** Condition in the vocabulary of Google Merchant Center and schema.org; anything not new counts at least as used. */
export function tradeCondition(condition: Condition): 'new' | 'used' | 'refurbished' {
  return condition === 'new' || condition === 'refurbished' ? condition : 'used';
}

/** Condition in the vocabulary of YML `<condition type>`; null for new products. */
export function ymlCondition(condition: Condition): string | null {
  return { new: null, used: 'preowned', refurbished: 'refurbished', display: 'showcasesample', reduced: 'reduction' }[
    condition
  ];
}

/** Values of a feed's `<condition type>` (YML and Google), folded. */
const CONDITION_BY_TYPE: Readonly<Record<string, Condition>> = {
  new: 'new',
  новый: 'new',
  жаңа: 'new',
  used: 'used',
  preowned: 'used',
  fashionpreowned: 'used',
  preuse: 'used',
  secondhand: 'used',
  refurbished: 'refurbished',
  renewed: 'refurbished',
  showcasesample: 'display',
  showcase: 'display',
  display: 'display',
  demo: 'display',
  openbox: 'display',
  likenew: 'display',
  reduction: 'reduced',
  reduced: 'reduced',
  damaged: 'reduced',
};

const createWordPattern = (pattern: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`, 'iu');

/** Words that mark a condition in a name or value, most reliable first. */
const CONDITION_PATTERNS: readonly (readonly [RegExp, Condition])[] = [
  [
    createWordPattern(
      String.raw`refurb(?:ished)?|renewed|восстановленн(?:ый|ая|ое|ые)|рефаб|рефербишд|қалпына келтірілген`,
    ),
    'refurbished',
  ],
  [
    createWordPattern(
      String.raw`б\s?[/\\]\s?у|б\.\s?у\.?|бывш\p{L}+ в употреблении|подержанн\p{L}+|pre-?owned|second[ -]hand|қолданылған|қолданыста болған`,
    ),
    'used',
  ],
  [
    createWordPattern(
      String.raw`(?:витринн|выставочн|демонстрационн)\p{L}+ (?:образ\p{L}+|экземпляр\p{L}*)|демо-?образ\p{L}+|с витрины|open[ -]box|сөре үлгісі|көрме үлгісі`,
    ),
    'display',
  ],
  [createWordPattern(String.raw`уценк[аи]|уцен[её]нн?\p{L}+|бағасы түсірілген`), 'reduced'],
];

/** Maps a feed's condition `type`; null for an unknown word. */
export function parseConditionType(type: string): Condition | null {
  return CONDITION_BY_TYPE[type.toLowerCase().replace(/[\s_-]+/g, '')] ?? findCondition(type);
}

/** Finds the condition in a name ("Б/У", "уценка"); null without one. */
export function findCondition(text: string): Condition | null {
  return CONDITION_PATTERNS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
