import { expect, test } from 'vitest';
import { banksForTerm, offeredTerms } from './credit-offers.ts';

const offer = (months: number, monthly: number, amount = 100) => ({ months, monthly, amount, annualRatePercent: 0 });
const credit = {
  amount: 100,
  banks: [
    { bank: 'a', name: 'A', answer: 'approved' as const, offers: [offer(12, 9), offer(3, 34)] },
    { bank: 'b', name: 'B', answer: 'approved' as const, offers: [offer(12, 8), offer(24, 4, 50)] },
    { bank: 'c', name: 'C', answer: 'asked' as const, offers: [] },
  ],
};

test('lists terms of offers that cover the whole order', () => {
  expect(offeredTerms(credit)).toEqual([3, 12]);
});

test('sorts banks by payment, and keeps those with a pending decision at the end', () => {
  const bankRows = (months: number) =>
    banksForTerm(credit, months).map((row) => [row.bank.bank, row.offer?.monthly ?? null]);
  expect(bankRows(12)).toEqual([
    ['b', 8],
    ['a', 9],
    ['c', null],
  ]);
  expect(bankRows(3)[0]).toEqual(['a', 34]);
});
