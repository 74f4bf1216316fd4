/** Bonuses of a customer that the shop asks the partner bank to take; with its `reference` a repeat is harmless. */
export type BonusTake = {
  reference: string;
  /** Ten digits after +7: the bank knows the customer by the phone. */
  phone: string;
  /** Bonuses of the bank, above 0. */
  amount: number;
};

/** The bank could not be asked, or has not answered: whether it took the bonuses is not known, and is asked again. */
export class BankBonusProblem extends Error {}

/** The bank's answer for a reference; `unknown`: the bank has no such reference. */
export const BANK_BONUS_WORDS = ['taken', 'refused', 'unknown'] as const;
/** One of `BANK_BONUS_WORDS`. */
export type BankBonusWord = (typeof BANK_BONUS_WORDS)[number];

/** Port of the partner bank's bonus programme (decisions §6); every adapter passes `bank-bonuses.contract.ts`. */
export type BankBonusGateway = {
  name: string;
  /**
   * Bonuses that the sandbox grants for card payments by itself; a real bank calls the shop instead. `lifeDays` is
   * their lifetime in days.
   */
  reward?: { percent: number; lifeDays: number };
  /** Takes bonuses, once for each reference: the same answer for a repeat; throws `BankBonusProblem`. */
  take(taken: BonusTake): Promise<'taken' | 'refused'>;
  /**
   * Returns the outcome of a reference without charging it, to reconcile with the shop's ledger; throws
   * `BankBonusProblem`.
   */
  word(taken: BonusTake): Promise<BankBonusWord>;
};
