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

/** What the bank says of a reference; `unknown`: it has never heard of it. */
export const BANK_BONUS_WORDS = ['taken', 'refused', 'unknown'] as const;
/** One of `BANK_BONUS_WORDS`. */
export type BankBonusWord = (typeof BANK_BONUS_WORDS)[number];

/** Port of the partner bank's bonus programme (decisions §6); every adapter passes `bank-bonuses.contract.ts`. */
export type BankBonusGateway = {
  name: string;
  /** What the sandbox gives for card payments by itself; a real bank calls the shop instead. `lifeDays` is a term in days. */
  reward?: { percent: number; lifeDays: number };
  /** Takes bonuses, once for each reference: the same answer for a repeat; throws `BankBonusProblem`. */
  take(taken: BonusTake): Promise<'taken' | 'refused'>;
  /** Tells what came of a reference and takes nothing, for the comparison with the shop's own books; throws `BankBonusProblem`. */
  word(taken: BonusTake): Promise<BankBonusWord>;
};
