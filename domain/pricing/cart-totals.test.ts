import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultPriceSettings, priceCart } from './cart-totals.ts';
import type { CartInput, CartTotals, PricedLine } from './cart-totals.ts';

const line = (productId: number, unitPrice: number, more: Partial<PricedLine> = {}): PricedLine => ({
  productId,
  unitPrice,
  quantity: 1,
  weightGrams: 500,
  isSold: true,
  ...more,
});
const kinds = (totals: CartTotals) => totals.explanation.map((step) => `${step.kind} ${step.amount}`);
const courier = { kind: 'courier' } as const;

test('explains the price in the order of decisions §4', () => {
  const totals = priceCart({
    lines: [
      line(1, 90_000, { oldPrice: 100_000, bonusPercent: 5, weightGrams: 12_000 }),
      line(2, 10_000, { quantity: 2 }),
    ],
    promo: { code: 'SPRING', kind: 'percent', value: 10, productIds: [1] },
    gifts: [{ offer: 'case', productId: 9, quantity: 1, value: 3000, terms: { minimumSum: 0, productIds: null } }],
    bonusesToSpend: 1000,
    delivery: { kind: 'express' },
    lifting: { floor: 3, hasElevator: false },
    giftCards: [{ id: 'card', balance: 5000 }],
  });
  expect(kinds(totals)).toEqual([
    'products 120000',
    'discount -10000',
    'promo -9000',
    'gift 0',
    'bonuses -1000',
    'express 2990',
    'lifting 1500',
    'gift-card -5000',
    'to-pay 99490',
  ]);
  expect(totals).toMatchObject({
    productsTotal: 110_000,
    productsToPay: 100_000,
    delivery: 4490,
    toPay: 99_490,
    bonuses: 1000,
    bonusesPayable: 50_500,
    weightGrams: 13_000,
  });
  expect(totals.lines.map((item) => item.subtotal - item.discount - item.bonuses - item.total)).toEqual([0, 0]);
  expect(totals.vat).toBe(14_412);
});

test('prices an empty cart at zero, whatever is chosen', () => {
  const totals = priceCart({
    lines: [],
    delivery: courier,
    bonusesToSpend: 5,
    giftCards: [{ id: 'a', balance: 5 }],
    promo: { code: 'X', kind: 'sum', value: 5, productIds: null },
  });
  expect(kinds(totals)).toEqual(['products 0', 'to-pay 0']);
  expect(totals.promoProblem).toBe('promo-no-products');
});

test('leaves out and lists products not sold in the city', () => {
  const totals = priceCart({ lines: [line(1, 5000), line(2, 9000, { isSold: false })], delivery: courier });
  expect(totals.notSold).toEqual([2]);
  expect(kinds(totals)).toEqual(['products 5000', 'delivery 1490', 'to-pay 6490']);
});

describe('promo code', () => {
  test.each([
    ['percent', 10, null, undefined, [1000, 500], null],
    ['percent', 7, null, undefined, [700, 350], null],
    ['percent', 200, null, undefined, [10_000, 5000], null],
    ['sum', 3000, null, undefined, [2000, 1000], null],
    ['sum', 3000, [2], undefined, [0, 3000], null],
    ['sum', 99_999, [2], undefined, [0, 5000], null],
    ['sum', 3000, [3], undefined, [0, 0], 'promo-no-products'],
    ['sum', 3000, null, 15_000, [2000, 1000], null],
    ['sum', 3000, null, 15_001, [0, 0], 'promo-minimum'],
    ['sum', -5, null, undefined, [0, 0], null],
  ] as const)('applies %s %i to %o from %s: %o', (kind, value, productIds, minimumSum, discounts, problem) => {
    const totals = priceCart({
      lines: [line(1, 10_000), line(2, 5000)],
      promo: { code: 'X', kind, value, productIds, minimumSum },
    });
    expect(totals.lines.map((item) => item.discount)).toEqual(discounts);
    expect(totals.promoProblem).toBe(problem);
  });
});

describe('bonuses', () => {
  test('pay at most half of the products and none of the delivery, leaving 52 000 ₸ (scenario 31)', () => {
    const settings = {
      ...defaultPriceSettings,
      delivery: { ...defaultPriceSettings.delivery, courierFee: 2000, freeFrom: 200_000 },
    };
    const totals = priceCart({ lines: [line(1, 100_000)], delivery: courier, bonusesToSpend: 80_000, settings });
    expect(totals.bonuses).toBe(50_000);
    expect(totals.toPay).toBe(52_000);
  });

  test.each([
    [[line(1, 101), line(2, 101)], 100, [50, 50]],
    [[line(1, 101, { quantity: 2 })], 1000, [101]],
    [[line(1, 1000), line(2, 9000, { bonusExcluded: true })], 9999, [500, 0]],
    [[line(1, 1000)], -5, [0]],
    [[line(1, 1000), line(2, 3000)], 100, [25, 75]],
  ])('are limited for %o with %i', (lines, bonusesToSpend, spent) => {
    expect(priceCart({ lines, bonusesToSpend }).lines.map((item) => item.bonuses)).toEqual(spent);
  });

  test('are earned on the amount paid per product, rounded down, at most 30 %', () => {
    const lines = [
      line(1, 1999, { bonusPercent: 5 }),
      line(2, 1000, { bonusPercent: 60 }),
      line(3, 1000, { bonusPercent: 5, bonusExcluded: true }),
      line(4, 500),
    ];
    expect(priceCart({ lines }).earnBonuses).toBe(99 + 300);
    expect(priceCart({ lines: [line(1, 1000, { bonusPercent: 10 })], bonusesToSpend: 500 }).earnBonuses).toBe(50);
  });

  test('excludes bonuses and gift cards from credit', () => {
    const totals = priceCart({
      lines: [line(1, 50_000)],
      credit: true,
      bonusesToSpend: 1000,
      giftCards: [{ id: 'a', balance: 1000 }],
    });
    expect(kinds(totals)).toEqual(['products 50000', 'to-pay 50000']);
    expect(totals.bonusesPayable).toBe(0);
  });
});

describe('delivery', () => {
  test.each([
    ['courier', 19_999, 1490],
    ['courier', 20_000, 0],
    ['express', 50_000, 2990],
    ['pickup', 100, 0],
    ['digital', 100, 0],
  ] as const)('by %s of %i ₸ costs %i', (kind, price, fee) => {
    expect(priceCart({ lines: [line(1, price)], delivery: { kind } }).delivery).toBe(fee);
  });

  test('is free from a sum after the promo code and before bonuses', () => {
    const promo = { code: 'X', kind: 'sum', value: 1, productIds: null } as const;
    expect(priceCart({ lines: [line(1, 20_000)], delivery: courier, promo }).delivery).toBe(1490);
    expect(priceCart({ lines: [line(1, 20_000)], delivery: courier, bonusesToSpend: 10_000 }).delivery).toBe(0);
    expect(priceCart({ lines: [line(1, 15_000)], delivery: courier }).missingForFree).toBe(5000);
  });

  test("charges each part of a split delivery, and lifting by each part's weight (scenario 39)", () => {
    const lines = [
      line(1, 15_000, { weightGrams: 9000 }),
      line(2, 15_000, { weightGrams: 9000 }),
      line(3, 25_000, { weightGrams: 30_000 }),
    ];
    const lifting = { floor: 4, hasElevator: true };
    expect(kinds(priceCart({ lines, delivery: courier, lifting }))).toEqual([
      'products 55000',
      'delivery 0',
      'lifting 2000',
      'to-pay 57000',
    ]);
    const split = priceCart({ lines, delivery: { kind: 'courier', parts: [[1], [3]] }, lifting });
    expect(split.parts.map((part) => [part.productIds, part.fee, part.lifting])).toEqual([
      [[1, 2], 0, 2000],
      [[3], 0, 2000],
    ]);
    const three = priceCart({ lines, delivery: { kind: 'courier', parts: [[1], [2], [3], [99]] } });
    expect(kinds(three)).toEqual(['products 55000', 'delivery 1490', 'delivery 1490', 'delivery 0', 'to-pay 57980']);
    expect(three.explanation[1]?.data).toEqual({
      method: 'courier',
      part: 1,
      parts: 3,
      freeFrom: 20_000,
      missing: 5000,
    });
  });

  test('never charges lifting for pickup', () => {
    expect(
      priceCart({
        lines: [line(1, 100, { weightGrams: 90_000 })],
        delivery: { kind: 'pickup' },
        lifting: { floor: 9, hasElevator: false },
      }).delivery,
    ).toBe(0);
  });
});

test('never lets gift cards pay everything (scenario 34)', () => {
  const totals = priceCart({ lines: [line(1, 50_000)], delivery: courier, giftCards: [{ id: 'a', balance: 50_000 }] });
  expect(totals.toPay).toBe(1);
  expect(totals.giftCards).toEqual([{ id: 'a', amount: 49_999 }]);
  expect(totals.vat).toBe(6897);
});

test.each([
  [{ quantity: 0 }, /quantity/],
  [{ quantity: 1.5 }, /quantity/],
  [{ quantity: -1 }, /quantity/],
  [{ unitPrice: -1 }, /price/],
  [{ unitPrice: 0.5 }, /price/],
])("rejects %o by the field's name", (input, message) => {
  expect(() => priceCart({ lines: [line(1, 100, input)] })).toThrow(message);
});

const anyLine: fc.Arbitrary<PricedLine> = fc.record({
  productId: fc.nat(50),
  quantity: fc.integer({ min: 1, max: 99 }),
  unitPrice: fc.nat(3_000_000),
  oldPrice: fc.option(fc.nat(3_000_000), { nil: undefined }),
  weightGrams: fc.nat(60_000),
  isSold: fc.boolean(),
  bonusPercent: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
  bonusExcluded: fc.boolean(),
});
const anyCart: fc.Arbitrary<CartInput> = fc.record({
  lines: fc.uniqueArray(anyLine, { selector: (item) => item.productId, maxLength: 8 }),
  promo: fc.option(
    fc.record({
      code: fc.constant('X'),
      kind: fc.constantFrom('percent' as const, 'sum' as const),
      value: fc.integer({ min: -10, max: 200_000 }),
      productIds: fc.option(fc.array(fc.nat(50))),
      minimumSum: fc.option(fc.nat(100_000), { nil: undefined }),
    }),
    { nil: undefined },
  ),
  bonusesToSpend: fc.integer({ min: -100, max: 500_000 }),
  delivery: fc.option(
    fc.record({
      kind: fc.constantFrom('courier' as const, 'express' as const, 'pickup' as const, 'digital' as const),
      parts: fc.option(fc.array(fc.array(fc.nat(50))), { nil: undefined }),
    }),
    { nil: undefined },
  ),
  lifting: fc.option(fc.record({ floor: fc.integer({ min: -2, max: 30 }), hasElevator: fc.boolean() }), {
    nil: undefined,
  }),
  giftCards: fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      balance: fc.nat(500_000),
      expires: fc.constantFrom('2027-01-01', '2027-02-01', undefined),
    }),
    {
      selector: (card) => card.id,
      maxLength: 4,
    },
  ),
  credit: fc.boolean(),
});

describe('every cart', () => {
  const holds = (check: (input: CartInput, totals: CartTotals) => void) =>
    fc.assert(
      fc.property(anyCart, (input) => check(input, priceCart(input))),
      { numRuns: 500 },
    );

  test('has an explanation that adds up to the payment, and lines that add up to the products', () => {
    holds((_, totals) => {
      const steps = totals.explanation.filter((step) => step.kind !== 'to-pay');
      expect(steps.reduce((total, step) => total + step.amount, 0)).toBe(totals.toPay);
      expect(totals.lines.reduce((total, item) => total + item.total, 0)).toBe(totals.productsToPay);
    });
  });

  test('has no negative or fractional amounts', () => {
    holds((_, totals) => {
      const amounts = [
        ...totals.lines.flatMap((item) => [item.subtotal, item.discount, item.bonuses, item.total]),
        ...totals.parts.flatMap((part) => [part.fee, part.lifting]),
        totals.toPay,
        totals.productsTotal,
        totals.delivery,
        totals.vat,
        totals.earnBonuses,
        totals.missingForFree,
      ];
      for (const amount of amounts) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
    });
  });

  test('respects caps per product and leaves the minimum next to gift cards', () => {
    holds((input, totals) => {
      for (const item of totals.lines) expect(item.bonuses * 2).toBeLessThanOrEqual(item.subtotal - item.discount);
      expect(totals.bonuses).toBeLessThanOrEqual(Math.max(0, input.bonusesToSpend ?? 0));
      expect(totals.earnBonuses * 10).toBeLessThanOrEqual(totals.productsToPay * 3);
      if (totals.giftCards.length > 0) expect(totals.toPay).toBeGreaterThanOrEqual(1);
      for (const draw of totals.giftCards)
        expect(draw.amount).toBeLessThanOrEqual(input.giftCards?.find((card) => card.id === draw.id)?.balance ?? 0);
    });
  });

  test('delivers every sold product exactly once', () => {
    holds((input, totals) => {
      if (!input.delivery) return;
      const travelling = totals.parts.flatMap((part) => part.productIds).toSorted((a, b) => a - b);
      expect(travelling).toEqual(totals.lines.map((item) => item.productId).toSorted((a, b) => a - b));
    });
  });

  test('does not depend on the order of gift cards', () => {
    holds((input, totals) => {
      expect(priceCart({ ...input, giftCards: input.giftCards?.toReversed() })).toEqual(totals);
    });
  });

  test('does not depend on the order of lines', () => {
    holds((input, totals) => {
      const reversed = priceCart({ ...input, lines: input.lines.toReversed() });
      expect({ ...reversed, lines: reversed.lines.toReversed(), notSold: reversed.notSold.toReversed() }).toEqual(
        totals,
      );
    });
  });
});

describe('explanation inputs', () => {
  const singleLine = line(1, 90_000, { oldPrice: 100_000, weightGrams: 12_000, quantity: 2 });

  test('are complete for two parts with all options', () => {
    const { explanation } = priceCart({
      lines: [singleLine, line(2, 10_000), line(3, 7_000, { isSold: false })],
      promo: { code: 'SPRING', kind: 'percent', value: 10, productIds: [1] },
      gifts: [{ offer: 'case', productId: 9, quantity: 1, value: 3000, terms: { minimumSum: 0, productIds: null } }],
      bonusesToSpend: 1000,
      delivery: { kind: 'courier', parts: [[1], [2]] },
      lifting: { floor: 3, hasElevator: false },
      giftCards: [
        { id: 'card', balance: 5000, lastDigits: '0011' },
        { id: 'other', balance: 10 },
      ],
    });
    const courierPart = { method: 'courier', parts: 2, freeFrom: 20_000 };
    expect(explanation).toStrictEqual([
      { kind: 'products', amount: 210_000, data: { quantity: 3 } },
      { kind: 'discount', amount: -20_000 },
      { kind: 'promo', amount: -18_000, data: { code: 'SPRING', percent: 10 } },
      { kind: 'gift', amount: 0, data: { productId: 9, quantity: 1, value: 3000 } },
      { kind: 'bonuses', amount: -1000, data: { cap: 86_000, capPercent: 50 } },
      { kind: 'delivery', amount: 0, data: { ...courierPart, part: 1, missing: 0 } },
      {
        kind: 'lifting',
        amount: 1500,
        data: { part: 1, parts: 2, floor: 3, hasElevator: false, perFloor: 500, weightGrams: 24_000 },
      },
      { kind: 'delivery', amount: 1490, data: { ...courierPart, part: 2, missing: 10_000 } },
      { kind: 'gift-card', amount: -5000, data: { id: 'card', lastDigits: '0011' } },
      { kind: 'gift-card', amount: -10, data: { id: 'other' } },
      { kind: 'to-pay', amount: 168_980 },
    ]);
  });

  test('are complete for one part, a fixed-sum code, and a gift card that pays the delivery', () => {
    const { explanation } = priceCart({
      lines: [line(1, 9_000)],
      promo: { code: 'FIX', kind: 'sum', value: 500, productIds: null },
      delivery: { kind: 'courier', parts: [] },
      lifting: { floor: 3, hasElevator: false },
      giftCards: [{ id: 'a', balance: 50_000 }],
    });
    expect(explanation).toEqual([
      { kind: 'products', amount: 9000, data: { quantity: 1 } },
      { kind: 'promo', amount: -500, data: { code: 'FIX' } },
      { kind: 'delivery', amount: 1490, data: { method: 'courier', freeFrom: 20_000, missing: 11_500 } },
      { kind: 'gift-card', amount: -9989, data: { id: 'a' } },
      { kind: 'to-pay', amount: 1 },
    ]);
  });

  test('are complete for a pickup, and for a cart without sold products', () => {
    const heavy = line(1, 9_000, { weightGrams: 20_000 });
    const pickupTotals = priceCart({
      lines: [heavy],
      delivery: { kind: 'pickup', parts: [[1]] },
      lifting: { floor: 2, hasElevator: true },
    });
    expect(pickupTotals.explanation).toEqual([
      { kind: 'products', amount: 9000, data: { quantity: 1 } },
      { kind: 'delivery', amount: 0, data: { method: 'pickup' } },
      { kind: 'to-pay', amount: 9000 },
    ]);
    const together = { kind: 'pickup' as const, parts: [[1], [2]] };
    expect(priceCart({ lines: [heavy, line(2, 500)], delivery: together }).parts).toMatchObject([
      { productIds: [1, 2] },
    ]);
    expect(priceCart({ lines: [line(3, 7_000, { isSold: false })], delivery: courier }).explanation).toEqual([
      { kind: 'products', amount: 0, data: { quantity: 0 } },
      { kind: 'to-pay', amount: 0 },
    ]);
  });
});
