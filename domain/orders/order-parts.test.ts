import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceCart, type CartInput, type PricedLine } from '../pricing/cart-totals.ts';
import { sum } from '../pricing/money.ts';
import { splitOrder } from './order-parts.ts';

const line = (productId: number, unitPrice: number, more: Partial<PricedLine> = {}): PricedLine => ({
  productId,
  unitPrice,
  quantity: 1,
  weightGrams: 500,
  isSold: true,
  ...more,
});

test('splits promo code, bonuses and delivery by product, and gift cards by the remaining amount', () => {
  const input: CartInput = {
    lines: [line(1, 30_000), line(2, 10_000), line(3, 1001)],
    promo: { code: 'TEN', kind: 'percent', value: 10, productIds: [1, 3] },
    bonusesToSpend: 6000,
    delivery: { kind: 'courier', parts: [[1], [2, 3]] },
    giftCards: [
      { id: 'a', balance: 10_000, lastDigits: '1234' },
      { id: 'b', balance: 5 },
    ],
  };
  const totals = priceCart(input);
  const [first, second] = splitOrder(input, totals, [[1], [2, 3]]);
  expect(first).toMatchObject({ productsTotal: 30_000, discount: 3000, delivery: 0 });
  expect(second).toMatchObject({ productsTotal: 11_001, discount: 100, delivery: 1490 });
  expect(first!.bonuses + second!.bonuses).toBe(6000);
  expect(first!.giftCards[0]).toMatchObject({ id: 'a', lastDigits: '1234' });
  expect(first!.giftCards[0]!.amount + second!.giftCards[0]!.amount).toBe(10_000);
  expect(first!.toPay + second!.toPay).toBe(totals.toPay);
  expect(second!.explanation.map(({ kind }) => kind)).toEqual([
    'products',
    'promo',
    'bonuses',
    'delivery',
    'gift-card',
    'gift-card',
    'to-pay',
  ]);
});

test('keeps services with the order of their product', () => {
  const input: CartInput = {
    lines: [line(1, 30_000), line(2, 10, { services: [{ code: 'setup', quantity: 1, unitPrice: 5000 }] })],
    giftCards: [{ id: 'a', balance: 35_010 }],
  };
  const totals = priceCart(input);
  const [first, second] = splitOrder(input, totals, [[1], [2]]);
  expect([first!.services, second!.services]).toEqual([0, 5000]);
  expect(first!.toPay + second!.toPay).toBe(totals.toPay);
  expect(second!.explanation).toContainEqual({ kind: 'services', amount: 5000, data: { quantity: 1 } });
});

test('omits a gift card that pays nothing of an order', () => {
  const input: CartInput = { lines: [line(1, 30_000), line(2, 10)], giftCards: [{ id: 'a', balance: 1 }] };
  const [first, second] = splitOrder(input, priceCart(input), [[1], [2]]);
  expect(first!.giftCards).toMatchObject([{ id: 'a', amount: 1 }]);
  expect(second!.giftCards).toEqual([]);
});

test('explains a single order like the cart', () => {
  const input: CartInput = {
    lines: [line(2, 10_000, { oldPrice: 12_000 }), line(1, 30_000)],
    promo: { code: 'SUM', kind: 'sum', value: 777, productIds: null },
    gifts: [{ offer: 'case', productId: 9, quantity: 1, value: 100, terms: { minimumSum: 0, productIds: null } }],
    bonusesToSpend: 333,
    delivery: { kind: 'express' },
    lifting: { floor: 9, hasElevator: false },
    giftCards: [{ id: 'a', balance: 1000 }],
  };
  const totals = priceCart(input);
  const [only] = splitOrder(input, totals, [[1, 2]]);
  expect(only!.explanation).toEqual(totals.explanation);
  expect(only!.toPay).toBe(totals.toPay);
});

test('throws when a product belongs to no order', () => {
  const input: CartInput = { lines: [line(1, 1000), line(2, 1000)] };
  expect(() => splitOrder(input, priceCart(input), [[1]])).toThrow(RangeError);
});

const anySplit = fc
  .record({
    lines: fc.uniqueArray(
      fc.record({
        productId: fc.nat(30),
        unitPrice: fc.nat(300_000),
        quantity: fc.integer({ min: 1, max: 5 }),
        weightGrams: fc.nat(20_000),
        isSold: fc.constant(true),
        bonusExcluded: fc.boolean(),
        bonusPercent: fc.nat(40),
      }),
      { selector: ({ productId }) => productId, minLength: 1, maxLength: 8 },
    ),
    group: fc.array(fc.nat(3), { minLength: 8, maxLength: 8 }),
    promo: fc.option(
      fc.record({
        code: fc.constant('X'),
        kind: fc.constantFrom('percent' as const, 'sum' as const),
        value: fc.nat(100),
        productIds: fc.constant(null),
      }),
      { nil: undefined },
    ),
    bonusesToSpend: fc.nat(500_000),
    giftCards: fc.uniqueArray(fc.record({ id: fc.uuid(), balance: fc.nat(400_000) }), {
      selector: ({ id }) => id,
      maxLength: 4,
    }),
    kind: fc.constantFrom('courier' as const, 'pickup' as const),
  })
  .map(({ group, kind, ...input }) => {
    const candidates = [0, 1, 2, 3].map((index) =>
      input.lines.filter((_, at) => group[at] === index).map(({ productId }) => productId),
    );
    const groups = candidates.filter((ids) => ids.length > 0);
    return { groups, input: { ...input, delivery: { kind, parts: groups } } satisfies CartInput };
  });

test('adds up to the cart without negative amounts, for any cart and split', () => {
  fc.assert(
    fc.property(anySplit, ({ groups, input }) => {
      // A pickup is one order for all days.
      const orders = input.delivery.kind === 'courier' ? groups : [groups.flat()];
      const totals = priceCart(input);
      const parts = splitOrder(input, totals, orders);
      expect(sum(parts.map(({ toPay }) => toPay))).toBe(totals.toPay);
      expect(sum(parts.map(({ productsTotal }) => productsTotal))).toBe(totals.productsTotal);
      expect(sum(parts.map(({ bonuses }) => bonuses))).toBe(totals.bonuses);
      expect(sum(parts.map(({ delivery }) => delivery))).toBe(totals.delivery);
      expect(sum(parts.map(({ discount }) => discount))).toBe(sum(totals.lines.map(({ discount }) => discount)));
      for (const { id, amount } of totals.giftCards) {
        const shares = parts.flatMap(({ giftCards }) => giftCards.filter((card) => card.id === id));
        expect(sum(shares.map((share) => share.amount))).toBe(amount);
      }
      for (const part of parts) {
        const amounts = [part.toPay, part.discount, part.bonuses, part.delivery, part.productsTotal];
        for (const amount of [...amounts, ...part.giftCards.map((card) => card.amount)])
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        const steps = part.explanation.filter(({ kind }) => kind !== 'to-pay');
        expect(sum(steps.map(({ amount }) => amount))).toBe(part.toPay);
      }
    }),
    { numRuns: 500 },
  );
});
