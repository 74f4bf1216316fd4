import { BankBonusProblem, type BankBonusGateway, type BonusWithdrawal } from './bank-bonuses.ts';

/** Amounts with other outcomes in the sandbox, for trying failures by hand. */
export const SANDBOX_BONUSES = { refused: 13, unreachable: 17 } as const;
/** Bonuses for a card payment, percent of its sum, and their lifetime. */
const REWARD = { percent: 1, lifeDays: 90 };

/** Creates a partner bank that grants any amount, except those of `SANDBOX_BONUSES`. */
export function createSandboxBankBonuses(): BankBonusGateway {
  // Stateless: the outcome depends only on the amount.
  const outcomeFor = async ({ amount }: BonusWithdrawal) => {
    if (amount === SANDBOX_BONUSES.unreachable) throw new BankBonusProblem('the sandbox bank is unreachable');
    return amount === SANDBOX_BONUSES.refused ? 'refused' : 'taken';
  };
  return { name: 'sandbox', reward: REWARD, withdraw: outcomeFor, findOutcome: outcomeFor };
}
