import { BankBonusProblem, type BankBonusGateway, type BonusTake } from './bank-bonuses.ts';

/** Sums that the sandbox bank answers in another way, so that failures can be tried by hand. */
export const SANDBOX_BONUSES = { refused: 13, unreachable: 17 } as const;
/** Bonuses of the bank for a card payment, percent of its sum, and the days they live. */
const REWARD = { percent: 1, lifeDays: 90 };

/** Creates a partner bank that gives every bonus the shop knows of, but for the sums of `SANDBOX_BONUSES`. */
export function createSandboxBankBonuses(): BankBonusGateway {
  // It keeps no books: a sum has one answer, for ever.
  const answer = async ({ amount }: BonusTake) => {
    if (amount === SANDBOX_BONUSES.unreachable) throw new BankBonusProblem('the sandbox bank is away');
    return amount === SANDBOX_BONUSES.refused ? 'refused' : 'taken';
  };
  return { name: 'sandbox', reward: REWARD, take: answer, word: answer };
}
