import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  drawGiftCards,
  formatGiftCard,
  giftCardDigits,
  giftCardExpiry,
  maskGiftCardNumber,
  isGiftCardNumber,
  denominationProblem,
  appendCheckDigit,
} from './gift-card.ts';

test.each([
  ['4111111111111111', true],
  ['4111 1111 1111 1111', true],
  ['4111-1111-1111-1111', true],
  ['4111111111111112', false],
  ['411111111111111', false],
  ['41111111111111111', false],
  ['4111x11111111111', false],
  ['', false],
])('checks the card number %s: %s', (input, answer) => {
  expect(isGiftCardNumber(input)).toBe(answer);
});

test('accepts created numbers and rejects one wrong digit', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^\d{15}$/),
      fc.nat(15),
      fc.integer({ min: 1, max: 9 }),
      (fifteen, position, step) => {
        const number = appendCheckDigit(fifteen);
        expect(isGiftCardNumber(number)).toBe(true);
        const wrongDigit = (Number(number[position]) + step) % 10;
        expect(isGiftCardNumber(number.slice(0, position) + wrongDigit + number.slice(position + 1))).toBe(false);
      },
    ),
  );
  expect(() => appendCheckDigit('1')).toThrow(RangeError);
});

test.each([
  [1000, null],
  [500_000, null],
  [999, 'nominal-too-small'],
  [0, 'nominal-too-small'],
  [-1000, 'nominal-too-small'],
  [1500, 'nominal-step'],
  [1000.5, 'nominal-step'],
  [501_000, 'nominal-too-large'],
  [Number.NaN, 'nominal-required'],
])('checks the denomination %d: %s', (nominal, problem) => {
  expect(denominationProblem(nominal)).toBe(problem);
});

test('formats, masks and parses numbers', () => {
  expect(formatGiftCard('4111111111111111')).toBe('4111 1111 1111 1111');
  expect(maskGiftCardNumber('4111111111111111')).toBe('•••• •••• •••• 1111');
  expect(giftCardDigits('4111 1')).toBe('41111');
});

test.each([
  ['2026-09-05', '2027-09-05'],
  ['2028-02-29', '2029-02-28'],
  ['2026-12-31', '2027-12-31'],
])('expires a card activated on %s on %s', (from, to) => {
  expect(giftCardExpiry(from)).toBe(to);
});

test('leaves the minimum to another tender and draws the earlier expiry first (scenario 34)', () => {
  expect(drawGiftCards(50_000, [{ id: 'a', balance: 50_000 }])).toEqual([{ id: 'a', amount: 49_999 }]);
  const cards = [
    { id: 'late', balance: 30_000, expires: '2027-05-01' },
    { id: 'soon', balance: 30_000, expires: '2027-01-01' },
  ];
  expect(drawGiftCards(50_000, cards)).toEqual([
    { id: 'soon', amount: 30_000 },
    { id: 'late', amount: 19_999 },
  ]);
  expect(drawGiftCards(60_000, cards)).toEqual([
    { id: 'soon', amount: 30_000 },
    { id: 'late', amount: 29_999 },
  ]);
  expect(drawGiftCards(0, cards)).toEqual([]);
  expect(drawGiftCards(1, cards)).toEqual([]);
});

test('draws by expiry, cards without expiry last, then by id, in any input order', () => {
  const cards = [
    { id: 'd', balance: 100, expires: '2027-01-01' },
    { id: 'b', balance: 100, expires: '2027-05-01' },
    { id: 'c', balance: 100, expires: '2027-05-01' },
    { id: 'a', balance: 100 },
    { id: 'e', balance: 100 },
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray(cards, { minLength: 1 }), (shuffled) => {
      const drawnIds = drawGiftCards(10_000, shuffled).map(({ id }) => id);
      expect(drawnIds).toEqual(cards.filter((card) => shuffled.includes(card)).map(({ id }) => id));
    }),
    { numRuns: 200 },
  );
});

test('rejects letters and completes only fifteen digits', () => {
  for (const input of ['x4111111111111111', '4111111111111111x', 'x']) {
    expect(giftCardDigits(input)).toBe('');
    expect(isGiftCardNumber(input)).toBe(false);
  }
  for (const input of ['4111111111111110', 'x411111111111111', '411111111111111x'])
    expect(() => appendCheckDigit(input)).toThrow(RangeError);
  expect(appendCheckDigit('411111111111111')).toBe('4111111111111111');
  expect(appendCheckDigit('999999999999999')).toBe('9999999999999995');
});

test('passes on the last digits of a card when known', () => {
  const [known, unknown] = drawGiftCards(5_000, [
    { id: 'a', balance: 1_000, lastDigits: '0011' },
    { id: 'b', balance: 1_000 },
  ]);
  expect([known, Object.keys(unknown!)]).toEqual([{ id: 'a', amount: 1_000, lastDigits: '0011' }, ['id', 'amount']]);
});
