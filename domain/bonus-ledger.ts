import { almatyDate } from './calendar.ts';
import { sum, type Tenge } from './money.ts';

/** Why bonuses move (spec §4 "Bonus transaction types"). */
export const BONUS_KINDS = ['accrued', 'written_off', 'frozen', 'returned', 'manual', 'refilled', 'expired'] as const;
/** One of `BONUS_KINDS`. */
export type BonusKind = (typeof BONUS_KINDS)[number];

/** Accounts between which bonuses move: the shop's own, what is not usable yet, and what can be spent (decisions §6). */
export const BONUS_ACCOUNTS = ['shop', 'frozen', 'available'] as const;
/** One of `BONUS_ACCOUNTS`. */
export type BonusAccount = (typeof BONUS_ACCOUNTS)[number];

/** One double entry: `amount` bonuses, always above 0, leave one account and come to another. */
export type BonusEntry = {
  kind: BonusKind;
  from: BonusAccount;
  to: BonusAccount;
  amount: number;
  /** Moment from which what came to `available` can no longer be spent; null for other entries. */
  expiresAt: Date | null;
};

/** What a list of bonuses amounts to; one bonus is one tenge. */
export type BonusSummary = {
  available: Tenge;
  frozen: Tenge;
  accrued: Tenge;
  spent: Tenge;
  burned: Tenge;
  /** What burns next: how much, and the last day it can be spent. */
  nearestExpiry: { amount: Tenge; date: string } | null;
};

/**
 * Sums a ledger up. What was spent or has burned is taken from the oldest expiry first (decisions §6), so that the
 * nearest expiry names only what is left; what has run out is not available even before its entry is written.
 */
export function summariseBonuses(entries: readonly BonusEntry[], now: Date): BonusSummary {
  const amountOf = (fits: (entry: BonusEntry) => boolean) => sum(entries.filter(fits).map(({ amount }) => amount));
  let out = amountOf(({ from }) => from === 'available');
  const lots = entries
    .filter(({ to }) => to === 'available')
    .toSorted((a, b) => timeOf(a.expiresAt) - timeOf(b.expiresAt))
    .map(({ amount, expiresAt }) => {
      const left = Math.max(0, amount - out);
      out = Math.max(0, out - amount);
      return { left, expiresAt };
    });
  const over = lots.filter(({ expiresAt }) => timeOf(expiresAt) <= now.getTime());
  const usable = lots.filter(({ left, expiresAt }) => left > 0 && timeOf(expiresAt) > now.getTime());
  const next = usable[0]?.expiresAt ?? null;
  return {
    available: sum(usable.map(({ left }) => left)),
    frozen: amountOf(({ to }) => to === 'frozen') - amountOf(({ from }) => from === 'frozen'),
    accrued: amountOf(({ kind, to }) => to === 'available' && kind !== 'returned'),
    spent:
      amountOf(({ kind }) => kind === 'written_off') -
      amountOf(({ kind, to }) => kind === 'returned' && to === 'available'),
    burned: amountOf(({ kind }) => kind === 'expired') + sum(over.map(({ left }) => left)),
    nearestExpiry: next && {
      amount: sum(usable.filter(({ expiresAt }) => timeOf(expiresAt) === next.getTime()).map(({ left }) => left)),
      date: almatyDate(new Date(next.getTime() - 1)),
    },
  };
}

const timeOf = (moment: Date | null) => moment?.getTime() ?? Number.POSITIVE_INFINITY;
