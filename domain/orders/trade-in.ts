import type { Tenge } from '../pricing/money.ts';
import { percentRoundedDown } from '../pricing/money.ts';

/** Accepted device kinds. */
export const TRADE_IN_DEVICES = ['phone', 'tablet', 'laptop', 'watch', 'console'] as const;
/** Price class of a device when it was new. */
export const TRADE_IN_LEVELS = ['budget', 'middle', 'flagship'] as const;
/** Device ages, years. */
export const TRADE_IN_AGES = ['under-1', '1-2', '2-3', '3-5', 'over-5'] as const;
/** Screen conditions. */
export const TRADE_IN_SCREENS = ['whole', 'scratched', 'cracked'] as const;
/** Case conditions. */
export const TRADE_IN_CASES = ['good', 'worn'] as const;
/** States of a request. */
export const TRADE_IN_STATES = ['asked', 'accepted', 'refused'] as const;
/** State of a request. */
export type TradeInState = (typeof TRADE_IN_STATES)[number];

/** A model of the shop's price table; the price in tenge is for a complete device without damage. */
export type TradeInModel = { device: (typeof TRADE_IN_DEVICES)[number]; name: string; price: Tenge };

/** Maximum length of a model name, characters. */
export const MAX_TRADE_IN_MODEL = 80;

/** Answers of the questionnaire; a model replaces price class and age. */
export type TradeInAnswers = {
  device: (typeof TRADE_IN_DEVICES)[number];
  /** Name in the shop's price table; null for a device that is not in it. */
  model: string | null;
  level: (typeof TRADE_IN_LEVELS)[number];
  age: (typeof TRADE_IN_AGES)[number];
  screen: (typeof TRADE_IN_SCREENS)[number];
  case: (typeof TRADE_IN_CASES)[number];
  /** Switches on and works fully. */
  works: boolean;
  /** Includes box and charger. */
  complete: boolean;
};

/** Value before deductions for age and condition, tenge. */
const BASE_VALUES: Readonly<Record<TradeInAnswers['device'], Readonly<Record<TradeInAnswers['level'], Tenge>>>> = {
  phone: { budget: 60_000, middle: 160_000, flagship: 420_000 },
  tablet: { budget: 60_000, middle: 140_000, flagship: 350_000 },
  laptop: { budget: 150_000, middle: 300_000, flagship: 650_000 },
  watch: { budget: 25_000, middle: 80_000, flagship: 200_000 },
  console: { budget: 90_000, middle: 150_000, flagship: 250_000 },
};
/** Remaining value, percent. */
const AGE_PERCENT = { 'under-1': 55, '1-2': 42, '2-3': 30, '3-5': 18, 'over-5': 8 } as const;
const SCREEN_PERCENT = { whole: 100, scratched: 85, cracked: 50 } as const;
const CASE_PERCENT = { good: 100, worn: 90 } as const;
const BROKEN_PERCENT = 20;
const INCOMPLETE_PERCENT = 95;
/** Step of estimates, tenge; values below one step become 0. */
const ESTIMATE_STEP = 500;

/** Maximum length of name and comment, characters. */
export const MAX_TRADE_IN_NAME = 60;

/**
 * Estimates a device by its questionnaire, tenge in steps of 500, rounded down. Of a device in the price table only the
 * condition lowers the price; of others also the age, and `correctionPercent` is the shop's correction. 0 means the
 * device is not accepted.
 */
export function estimateTradeIn(
  answers: TradeInAnswers,
  correctionPercent = 100,
  models: readonly TradeInModel[] = [],
): Tenge {
  const model = findTradeInModel(models, answers);
  const rates = [
    ...(model ? [] : [AGE_PERCENT[answers.age], correctionPercent]),
    SCREEN_PERCENT[answers.screen],
    CASE_PERCENT[answers.case],
    answers.works ? 100 : BROKEN_PERCENT,
    answers.complete ? 100 : INCOMPLETE_PERCENT,
  ];
  const estimate = rates.reduce<Tenge>(
    (value, rate) => percentRoundedDown(value, rate),
    model?.price ?? BASE_VALUES[answers.device][answers.level],
  );
  return estimate - (estimate % ESTIMATE_STEP);
}

/** Finds the chosen model in the price table. */
export function findTradeInModel(
  models: readonly TradeInModel[],
  { device, model }: Pick<TradeInAnswers, 'device' | 'model'>,
): TradeInModel | undefined {
  return model === null ? undefined : models.find((entry) => entry.device === device && entry.name === model);
}

/** Returns a request number, `T-YYYY-NNNNNNNNN`, from a random draw below 1,000,000,000. */
export function tradeInNumber(year: number, random: number): string {
  return `T-${year}-${String(random).padStart(9, '0')}`;
}
