/** A withdrawal of a customer's bonuses at the partner bank; safe to repeat with its `reference`. */
export type BonusWithdrawal = {
  reference: string;
  /** Ten digits after +7; identifies the customer at the bank. */
  phone: string;
  /** Bank bonuses, above 0. */
  amount: number;
};

/** The bank did not respond: whether it took the bonuses is unknown and must be asked again. */
export class BankBonusProblem extends Error {}

/** The bank's outcome for a reference; `unknown` when it has no such reference. */
export const BANK_BONUS_OUTCOMES = ['taken', 'refused', 'unknown'] as const;
/** One of `BANK_BONUS_OUTCOMES`. */
export type BankBonusOutcome = (typeof BANK_BONUS_OUTCOMES)[number];

/** Port of the partner bank's bonus programme (decisions §6); every adapter passes `bank-bonuses.contract.ts`. */
export type BankBonusGateway = {
  name: string;
  /**
   * Bonuses that the sandbox grants for card payments; a real bank calls the shop instead. `lifeDays` is their lifetime
   * in days.
   */
  reward?: { percent: number; lifeDays: number };
  /** Takes bonuses once per reference; a repeat returns the same result. Throws `BankBonusProblem`. */
  withdraw(withdrawal: BonusWithdrawal): Promise<'taken' | 'refused'>;
  /**
   * Returns the outcome of a reference without charging it, to reconcile with the shop's ledger; throws
   * `BankBonusProblem`.
   */
  findOutcome(withdrawal: BonusWithdrawal): Promise<BankBonusOutcome>;
};
