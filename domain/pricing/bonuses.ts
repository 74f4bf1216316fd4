import { addDays } from '../time/calendar.ts';
import type { DateText } from '../time/calendar.ts';
import { RETURN_DAYS } from '../orders/return-days.ts';
import { multiply, percentRoundedDown } from './money.ts';
import type { Tenge } from './money.ts';

/** Limits and terms of the bonus programme; one bonus is one tenge (decisions §6, spec §9). */
export type BonusSettings = {
  /** Maximum earnings, percent of a product's price. */
  earnCapPercent: number;
  /** Maximum payment by bonuses, percent of a product's cost. */
  payCapPercent: number;
  /** Full days after completion that earned bonuses stay frozen; at least the return period. */
  frozenDays: number;
  /** Lifetime of usable bonuses, days after accrual. */
  lifeDays: number;
  /** Conversion rate of bank bonuses, percent. */
  bankPercent: number;
};

/** Defaults (decisions §6). */
export const defaultBonuses: BonusSettings = {
  earnCapPercent: 30,
  payCapPercent: 50,
  frozenDays: 14,
  lifeDays: 30,
  bankPercent: 130,
};

/** Returns the bonuses earned by a paid sum, rounded down and capped (decisions §6). */
export function earnedBonuses(paid: Tenge, percent: number, settings: BonusSettings = defaultBonuses): number {
  return percentRoundedDown(paid, Math.max(0, Math.min(percent, settings.earnCapPercent)));
}

/** Returns the maximum bonuses that can pay for a line, rounded down (decisions §6, scenario 31). */
export function payableBonuses(cost: Tenge, settings: BonusSettings = defaultBonuses): number {
  return percentRoundedDown(cost, settings.payCapPercent);
}

/** Converts a partner bank's bonuses, rounded down (decisions §6, scenario 32). */
export function convertBankBonuses(bank: number, settings: BonusSettings = defaultBonuses): number {
  return percentRoundedDown(bank, settings.bankPercent);
}

/** Returns the premium of a conversion in percent, for texts: 30 when 100 become 130 (scenario 32). */
export function conversionExtraPercent(settings: BonusSettings = defaultBonuses): number {
  return settings.bankPercent - 100;
}

/** Returns the days after completion until bonuses become usable: the day after the return window (decisions §6). */
export function accrualDays({ frozenDays }: Pick<BonusSettings, 'frozenDays'>): number {
  return Math.max(frozenDays, RETURN_DAYS) + 1;
}

/**
 * Returns the dates on which bonuses of an order completed on `date` become usable and expire (decisions §6). Accrual
 * waits until `releasedOn`, the day the order's last return was decided.
 */
export function bonusTerms(
  date: DateText,
  settings: BonusSettings = defaultBonuses,
  releasedOn: DateText = date,
): { accruedOn: DateText; expiresOn: DateText } {
  const dueDate = addDays(date, accrualDays(settings));
  const accrued = releasedOn > dueDate ? releasedOn : dueDate;
  return { accruedOn: accrued, expiresOn: addDays(accrued, settings.lifeDays) };
}

/** Returns the bonuses a line would earn at its unit price, for labels on cards. */
export function promisedBonuses(
  unitPrice: Tenge,
  quantity: number,
  percent: number,
  settings: BonusSettings = defaultBonuses,
): number {
  return earnedBonuses(multiply(unitPrice, quantity), percent, settings);
}
