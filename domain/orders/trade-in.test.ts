import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  estimateTradeIn,
  TRADE_IN_AGES,
  TRADE_IN_CASES,
  TRADE_IN_DEVICES,
  TRADE_IN_LEVELS,
  TRADE_IN_SCREENS,
  tradeInNumber,
  type TradeInAnswers,
} from './trade-in.ts';

const goodCondition: TradeInAnswers = {
  device: 'phone',
  model: null,
  level: 'flagship',
  age: 'under-1',
  screen: 'whole',
  case: 'good',
  works: true,
  complete: true,
};

test('lowers the value for age, condition and missing parts, in steps of 500', () => {
  expect(estimateTradeIn(goodCondition)).toBe(231_000);
  expect(estimateTradeIn({ ...goodCondition, age: '2-3' })).toBe(126_000);
  expect(estimateTradeIn({ ...goodCondition, screen: 'cracked' })).toBe(115_500);
  expect(estimateTradeIn({ ...goodCondition, complete: false })).toBe(219_000);
  expect(estimateTradeIn({ ...goodCondition, works: false })).toBe(46_000);
  expect(estimateTradeIn(goodCondition, 90)).toBe(207_500);
  expect(estimateTradeIn({ ...goodCondition, device: 'watch', level: 'budget', age: 'over-5', works: false })).toBe(0);
});

test('estimates a model of the price table by its condition alone', () => {
  const models = [{ device: 'phone' as const, name: 'iPhone 13', price: 150_000 }];
  const answers = { ...goodCondition, model: 'iPhone 13' };
  expect(estimateTradeIn(answers, 50, models)).toBe(150_000);
  expect(estimateTradeIn({ ...answers, age: 'over-5', screen: 'scratched' }, 50, models)).toBe(127_500);
  expect(estimateTradeIn({ ...answers, device: 'tablet', level: 'middle' }, 100, models)).toBe(77_000);
});

test('never raises the value for a worse answer', () => {
  const answers = fc.record({
    device: fc.constantFrom(...TRADE_IN_DEVICES),
    model: fc.constant(null),
    level: fc.constantFrom(...TRADE_IN_LEVELS),
    age: fc.constantFrom(...TRADE_IN_AGES),
    screen: fc.constantFrom(...TRADE_IN_SCREENS),
    case: fc.constantFrom(...TRADE_IN_CASES),
    works: fc.boolean(),
    complete: fc.boolean(),
  });
  fc.assert(
    fc.property(answers, (input) => {
      const price = estimateTradeIn(input);
      expect(price % 500).toBe(0);
      for (const worse of [{ works: false }, { complete: false }, { screen: 'cracked' }, { age: 'over-5' }] as const)
        expect(estimateTradeIn({ ...input, ...worse })).toBeLessThanOrEqual(price);
    }),
  );
});

test('formats request numbers', () => expect(tradeInNumber(2026, 42)).toBe('T-2026-000000042'));
