import { expect, test } from 'vitest';
import { createRates, currencyCode, readRates } from './currency.ts';

const ratesOf = (rows: readonly Record<string, string>[], overrides: Record<string, number> = {}) => {
  const rates = createRates(new Map(Object.entries(overrides)));
  for (const attributes of rows) rates.add({ name: 'currency', attributes, children: [] });
  return rates;
};

test.each([
  ['KZT', 'KZT'],
  ['kzt', 'KZT'],
  ['₸', 'KZT'],
  ['тг', 'KZT'],
  ['тг.', 'KZT'],
  ['RUR', 'RUB'],
  ['руб.', 'RUB'],
  ['$', 'USD'],
  ['GBP', 'GBP'],
])('maps %s to %s', (text, code) => {
  expect(currencyCode(text)).toBe(code);
});

test('converts rates to tenge of the feed, with the surcharge', () => {
  expect(
    ratesOf([
      { id: 'KZT', rate: '1' },
      { id: 'USD', rate: '520.5' },
    ]).rate('USD'),
  ).toBe(520.5);
  expect(
    ratesOf([
      { id: 'KZT', rate: '1' },
      { id: 'USD', rate: '500', plus: '3' },
    ]).rate('USD'),
  ).toBeCloseTo(515);
  expect(
    ratesOf([
      { id: 'RUR', rate: '1' },
      { id: 'KZT', rate: '0.16' },
    ]).rate('RUB'),
  ).toBeCloseTo(6.25);
  expect(
    ratesOf([
      { id: 'KZT', rate: '1,0' },
      { id: 'RUB', rate: '6,125' },
    ]).rate('RUB'),
  ).toBe(6.125);
});

test("prefers the operator's rate, and explains what to do without any", () => {
  expect(
    ratesOf(
      [
        { id: 'KZT', rate: '1' },
        { id: 'RUB', rate: '5' },
      ],
      { RUB: 6.1 },
    ).rate('RUB'),
  ).toBe(6.1);
  expect(
    ratesOf([
      { id: 'KZT', rate: '1' },
      { id: 'USD', rate: 'CBRF' },
    ]).rate('USD'),
  ).toEqual({
    problem: expect.stringContaining('--rate USD='),
  });
  expect(ratesOf([]).rate('EUR')).toEqual({ problem: expect.stringContaining('not KZT') });
  expect(ratesOf([{ id: 'USD', rate: '520' }]).rate('USD')).toEqual({ problem: expect.stringContaining('no KZT') });
});

test('assumes tenge for an offer without a currency, unless the feed lists only others', () => {
  expect(ratesOf([]).fallback()).toBe('KZT');
  expect(
    ratesOf([
      { id: 'USD', rate: '520' },
      { id: 'KZT', rate: '1' },
    ]).fallback(),
  ).toBe('KZT');
  expect(ratesOf([{ id: 'RUR', rate: '1' }]).fallback()).toBe('RUB');
});

test('parses command line rates', () => {
  expect(readRates('RUR=6.1,USD=520,5 EUR=600')).toEqual(
    new Map([
      ['RUB', 6.1],
      ['USD', 520.5],
      ['EUR', 600],
    ]),
  );
  expect(readRates('RUB')).toBeUndefined();
  expect(readRates('RUB=0')).toBeUndefined();
});
