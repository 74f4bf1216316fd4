import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceCart, type CartInput } from '../pricing/cart-totals.ts';
import { earnsGift, mustReturnGift, missingForGift, type GiftTerms, type ReturnableLine } from './order-gift.ts';
import { splitOrder } from '../orders/order-parts.ts';

const lines = [
  { productId: 1, cost: 60_000 },
  { productId: 2, cost: 40_000 },
];

test.each([
  [{ minimumSum: 0, productIds: null }, 0],
  [{ minimumSum: 100_000, productIds: null }, 0],
  [{ minimumSum: 100_001, productIds: null }, 1],
  [{ minimumSum: 50_000, productIds: [2] }, 10_000],
  [{ minimumSum: 40_000, productIds: [2, 3] }, 0],
  // Ignores gifts that the order's products do not earn.
  [{ minimumSum: 0, productIds: [3] }, null],
  [{ minimumSum: 1, productIds: [] }, null],
] as [GiftTerms, number | null][])('reports for %j a missing sum of %s', (terms, missing) => {
  expect(missingForGift(terms, lines)).toBe(missing);
  expect(earnsGift(terms, lines)).toBe(missing === 0);
});

test('earns nothing with an empty order', () => {
  expect(earnsGift({ minimumSum: 0, productIds: null }, [])).toBe(false);
});

test('counts the sum after the promo code, before bonuses', () => {
  const input: CartInput = {
    lines: [{ productId: 1, quantity: 1, unitPrice: 100_000, weightGrams: 1, isSold: true }],
    gifts: [
      { offer: 'case', productId: 9, quantity: 1, value: 5000, terms: { minimumSum: 100_000, productIds: null } },
    ],
  };
  const promo = { code: 'X', kind: 'sum' as const, value: 1, productIds: null };
  expect(priceCart({ ...input, bonusesToSpend: 50_000 }).gifts).toHaveLength(1);
  expect(priceCart({ ...input, promo })).toMatchObject({ gifts: [], toPay: 99_999 });
  expect(priceCart({ ...input, lines: [{ ...input.lines[0]!, isSold: false }] }).gifts).toEqual([]);
});

test('assigns a gift to the first order that earns it alone', () => {
  const gift = (minimumSum: number) => [
    { offer: 'case', productId: 9, quantity: 1, value: 5000, terms: { minimumSum, productIds: null } },
  ];
  const input: CartInput = {
    lines: [1, 2].map((productId) => ({
      productId,
      quantity: 1,
      unitPrice: productId * 30_000,
      weightGrams: 1,
      isSold: true,
    })),
    delivery: { kind: 'courier', parts: [[1], [2]] },
  };
  const partsWith = (minimumSum: number) => {
    const request = { ...input, gifts: gift(minimumSum) };
    return splitOrder(request, priceCart(request), [[1], [2]]).map(({ gifts, explanation }) => [
      gifts.length,
      explanation.filter(({ kind }) => kind === 'gift').length,
    ]);
  };
  expect(partsWith(30_000)).toEqual([
    [1, 1],
    [0, 0],
  ]);
  expect(partsWith(30_001)).toEqual([
    [0, 0],
    [1, 1],
  ]);
  // Together they would qualify, but cancelling one order must not leave an unearned gift.
  expect(partsWith(90_000)).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

const bought: ReturnableLine[] = [
  { productId: 1, cost: 90_000, quantity: 3, returned: 0 },
  { productId: 2, cost: 10_000, quantity: 1, returned: 0 },
];
test.each([
  [{ minimumSum: 70_000, productIds: null }, [{ productId: 1, quantity: 1 }], false],
  [{ minimumSum: 70_001, productIds: null }, [{ productId: 1, quantity: 1 }], true],
  [{ minimumSum: 0, productIds: [1] }, [{ productId: 1, quantity: 2 }], false],
  [{ minimumSum: 0, productIds: [1] }, [{ productId: 1, quantity: 3 }], true],
  [{ minimumSum: 0, productIds: [1] }, [{ productId: 2, quantity: 1 }], false],
] as const)('requires the gift back for %j and returned %j: %s', (terms, requested, isRequired) => {
  expect(mustReturnGift(terms, bought, requested)).toBe(isRequired);
});

test('counts earlier returns', () => {
  const before = bought.map((line) => ({ ...line, returned: line.productId === 1 ? 1 : 0 }));
  expect(mustReturnGift({ minimumSum: 40_000, productIds: null }, before, [{ productId: 1, quantity: 1 }])).toBe(false);
  expect(mustReturnGift({ minimumSum: 40_001, productIds: null }, before, [{ productId: 1, quantity: 1 }])).toBe(true);
});

const anyCart = fc.array(fc.record({ unitPrice: fc.nat(200_000), quantity: fc.integer({ min: 1, max: 4 }) }), {
  minLength: 1,
  maxLength: 6,
});

test('changes no total, belongs to exactly one order, and returns with all products', () => {
  fc.assert(
    fc.property(anyCart, fc.nat(300_000), fc.nat(5), fc.boolean(), (cartLines, minimumSum, giftIndex, isPartial) => {
      const sold = cartLines.map((line, productId) => ({ ...line, productId, weightGrams: 1, isSold: true }));
      const terms = { minimumSum, productIds: isPartial ? [giftIndex, giftIndex + 1] : null };
      const groups = [
        sold.filter(({ productId }) => productId < giftIndex),
        sold.filter(({ productId }) => productId >= giftIndex),
      ]
        .map((part) => part.map(({ productId }) => productId))
        .filter((ids) => ids.length > 0);
      const input: CartInput = { lines: sold, delivery: { kind: 'courier', parts: groups } };
      const withGift = { ...input, gifts: [{ offer: 'x', productId: 99, quantity: 1, value: 1, terms }] };
      const totals = priceCart(withGift);
      expect({ ...totals, gifts: [], explanation: [] }).toEqual({ ...priceCart(input), explanation: [] });
      const parts = splitOrder(withGift, totals, groups);
      expect(parts.flatMap(({ gifts }) => gifts)).toEqual(totals.gifts);
      const order = parts.find(({ gifts }) => gifts.length > 0);
      if (!order) return;
      const orderedLines = order.lines.map(({ productId, quantity, subtotal, discount }) => ({
        productId,
        quantity,
        cost: subtotal - discount,
        returned: 0,
      }));
      expect(mustReturnGift(terms, orderedLines, [])).toBe(false);
      expect(mustReturnGift(terms, orderedLines, orderedLines)).toBe(true);
    }),
  );
});
