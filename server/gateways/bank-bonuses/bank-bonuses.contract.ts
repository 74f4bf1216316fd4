import { describe, expect, test } from 'vitest';
import { BankBonusProblem, type BankBonusGateway } from './bank-bonuses.ts';

/** Test bank of an adapter, with an amount it refuses and one for which it is unreachable. */
export type BankBonusFixture = { gateway: BankBonusGateway; refused: number; unreachable: number };

/** Rules for every adapter of partner bank bonuses. */
export function bankBonusContract(name: string, open: () => BankBonusFixture): void {
  describe(`bank bonuses of ${name}`, () => {
    const withdraw = (amount: number, reference = `ref-${amount}`) =>
      open().gateway.withdraw({ reference, phone: '7011234567', amount });

    test('are taken, with the same result for a repeat', async () => {
      expect(await withdraw(1000)).toBe('taken');
      expect(await withdraw(1000)).toBe('taken');
    });

    test('are refused by the bank, also on a repeat', async () => {
      const { refused } = open();
      expect(await withdraw(refused)).toBe('refused');
      expect(await withdraw(refused)).toBe('refused');
    });

    test('have the same outcome when reconciled', async () => {
      const { gateway, refused } = open();
      for (const amount of [1000, refused]) {
        const bonusTake = { reference: `compared-${amount}`, phone: '7011234567', amount };
        expect(await gateway.withdraw(bonusTake)).toBe(await gateway.findOutcome(bonusTake));
      }
    });

    test('of an unreachable bank are neither taken nor refused', async () => {
      await expect(withdraw(open().unreachable)).rejects.toThrow(BankBonusProblem);
    });
  });
}
