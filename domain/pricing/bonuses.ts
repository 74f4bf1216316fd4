import { addDays } from '../time/calendar.ts';
import type { DateText } from '../time/calendar.ts';
import { returnDays } from '../orders/return-days.ts';
import { multiply, tengePercentDown } from './money.ts';
import type { Tenge } from './money.ts';

/** Limits and terms of the bonus programme; one bonus is one tenge (decisions §6, spec §9). */
export type BonusSettings = {
  /** Maximum accrual of a product's price, percent. */
  earnCapPercent: number;
  /** Maximum share of a product's cost paid by bonuses, percent. */
  payCapPercent: number;
  /** Full days after completion for which earned bonuses stay frozen; never fewer than products can be returned. */
  frozenDays: number;
  /** Lifetime of usable bonuses, days after accrual. */
  lifeDays: number;
  /** Conversion rate of bank bonuses, percent. */
  bankPercent: number;
};

/** The defaults of decisions §6. */
export const defaultBonuses: BonusSettings = {
  earnCapPercent: 30,
  payCapPercent: 50,
  frozenDays: 14,
  lifeDays: 30,
  bankPercent: 130,
};

/** Returns the bonuses a paid sum earns, whole and rounded down, never above the cap (decisions §6). */
export function earnedBonuses(paid: Tenge, percent: number, settings: BonusSettings = defaultBonuses): number {
  return tengePercentDown(paid, Math.max(0, Math.min(percent, settings.earnCapPercent)));
}

/** Returns the most bonuses that may pay for a product line of a cost, rounded down (decisions §6, scenario 31). */
export function payableBonuses(cost: Tenge, settings: BonusSettings = defaultBonuses): number {
  return tengePercentDown(cost, settings.payCapPercent);
}

/** Converts a partner bank's bonuses into own ones, rounded down (decisions §6, scenario 32). */
export function convertBankBonuses(bank: number, settings: BonusSettings = defaultBonuses): number {
  return tengePercentDown(bank, settings.bankPercent);
}

/** Returns the extra percent a conversion brings, for texts: 30 when 100 become 130 (scenario 32). */
export function conversionExtraPercent(settings: BonusSettings = defaultBonuses): number {
  return settings.bankPercent - 100;
}

/** Returns how many days after completion bonuses become usable: the day after the return window (decisions §6). */
export function accrualDays({ frozenDays }: Pick<BonusSettings, 'frozenDays'>): number {
  return Math.max(frozenDays, returnDays) + 1;
}

/**
 * Returns the days on which bonuses of an order completed on `date` become usable and expire (decisions §6). They are not
 * accrued before `released`, the day on which the last return of the order was decided.
 */
export function bonusTerms(
  date: DateText,
  settings: BonusSettings = defaultBonuses,
  released: DateText = date,
): { accrued: DateText; expired: DateText } {
  const due = addDays(date, accrualDays(settings));
  const accrued = released > due ? released : due;
  return { accrued, expired: addDays(accrued, settings.lifeDays) };
}

/** Returns the bonuses one line of a quantity would earn at its unit price, for labels on cards. */
export function promisedBonuses(
  unitPrice: Tenge,
  quantity: number,
  percent: number,
  settings: BonusSettings = defaultBonuses,
): number {
  return earnedBonuses(multiply(unitPrice, quantity), percent, settings);
}
