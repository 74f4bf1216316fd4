import type { Tenge } from '../pricing/money.ts';
import { tengePercentDown } from '../pricing/money.ts';

/** Kinds of devices that are taken in. */
export const TRADE_IN_DEVICES = ['phone', 'tablet', 'laptop', 'watch', 'console'] as const;
/** Price class of a device when it was new. */
export const TRADE_IN_LEVELS = ['budget', 'middle', 'flagship'] as const;
/** How old it is, years. */
export const TRADE_IN_AGES = ['under-1', '1-2', '2-3', '3-5', 'over-5'] as const;
/** How its screen looks. */
export const TRADE_IN_SCREENS = ['whole', 'scratched', 'cracked'] as const;
/** How its case looks. */
export const TRADE_IN_CASES = ['good', 'worn'] as const;
/** States of a request. */
export const TRADE_IN_STATES = ['asked', 'accepted', 'refused'] as const;
/** State of a request. */
export type TradeInState = (typeof TRADE_IN_STATES)[number];

/** The answers of the questionnaire. */
export type TradeInAnswers = {
  device: (typeof TRADE_IN_DEVICES)[number];
  level: (typeof TRADE_IN_LEVELS)[number];
  age: (typeof TRADE_IN_AGES)[number];
  screen: (typeof TRADE_IN_SCREENS)[number];
  case: (typeof TRADE_IN_CASES)[number];
  /** It switches on and everything in it works. */
  works: boolean;
  /** Box and charger are there. */
  complete: boolean;
};

/** Value of a device before its age and condition, tenge. */
const NEW_PRICES: Readonly<Record<TradeInAnswers['device'], Readonly<Record<TradeInAnswers['level'], Tenge>>>> = {
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
/** Step of estimates, tenge; less than one step is nothing. */
const STEP = 500;

/** Longest name and words of a request, characters. */
export const MAX_TRADE_IN_NAME = 60;

/**
 * Estimates a device by its questionnaire, tenge in steps of 500, rounded down; `percent` is the shop's correction. 0 is for
 * a device that is not taken in.
 */
export function estimateTradeIn(answers: TradeInAnswers, percent = 100): Tenge {
  const rates = [
    AGE_PERCENT[answers.age],
    SCREEN_PERCENT[answers.screen],
    CASE_PERCENT[answers.case],
    answers.works ? 100 : BROKEN_PERCENT,
    answers.complete ? 100 : INCOMPLETE_PERCENT,
    percent,
  ];
  const worth = rates.reduce<Tenge>(
    (left, rate) => tengePercentDown(left, rate),
    NEW_PRICES[answers.device][answers.level],
  );
  return worth - (worth % STEP);
}

/** Returns the number of a request, `T-YYYY-NNNNNNNNN`, from a random draw below a thousand million. */
export function tradeInNumber(year: number, drawn: number): string {
  return `T-${year}-${String(drawn).padStart(9, '0')}`;
}
