import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORDER_ACTORS } from './order-status.ts';
import {
  canMoveReturn,
  isFullyReturned,
  isShopAtFault,
  isResellable,
  lastReturnDay,
  restockAllocations,
  RETURN_REASONS,
  RETURN_STATES,
  returnableKeys,
  returnableQuantity,
  returnRefusal,
  returnStatesBefore,
  returnSums,
  returnRequestProblem,
  type KeyLine,
  type ReturnCandidateLine,
  type ReturnCheckInput,
} from './return-request.ts';
import type { ReturnableOrder, ReturnedLine } from './product-return.ts';

const days = { handedOver: '2026-11-01', today: '2026-11-05' };

// Independent copy of the table: C customer, O operator, S system.
test('allows exactly the listed transitions per actor', () => {
  const moves = RETURN_STATES.flatMap((from) =>
    RETURN_STATES.flatMap((to) => {
      const allowedActors = ORDER_ACTORS.filter((by) => canMoveReturn(from, to, by)).map((by) => by[0]!.toUpperCase());
      return allowedActors.length > 0 ? [`${from}>${to} ${allowedActors.join('')}`] : [];
    }),
  );
  expect(moves).toEqual([
    'asked>accepted O',
    'asked>refused O',
    'asked>cancelled C',
    'accepted>refused O',
    'accepted>cancelled C',
    'accepted>received O',
    'received>refunded S',
  ]);
  expect(returnStatesBefore('cancelled', 'customer')).toEqual(['asked', 'accepted']);
  expect(returnStatesBefore('received', 'customer')).toEqual([]);
});

test.each([
  ['not-needed', false, true],
  ['not-fitting', false, true],
  ['faulty', true, false],
  ['damaged', true, false],
  ['wrong-product', true, true],
  ['incomplete', true, false],
  ['other', false, true],
] as const)("treats %s as: shop's fault %s, resold %s", (reason, blame, isResoldExpected) => {
  expect([isShopAtFault(reason), isResellable(reason)]).toEqual([blame, isResoldExpected]);
  expect(RETURN_REASONS).toHaveLength(7);
});

const phone: ReturnCandidateLine = {
  productId: 1,
  quantity: 2,
  returned: 0,
  total: 200,
  bonuses: 0,
  earned: 0,
  refusal: null,
};
const key: ReturnCandidateLine = { ...phone, productId: 2, refusal: 'digital' };
const completedOrder: ReturnCheckInput = {
  status: 'completed',
  completed: '2026-09-05',
  hasOpenRequest: false,
  lines: [phone, key],
};

describe('returnable lines', () => {
  test.each([
    [{}, '2026-09-05T06:00:00Z', null],
    // The last second of the fourteenth day in Almaty, and the first of the fifteenth.
    [{}, '2026-09-19T18:59:59Z', null],
    [{}, '2026-09-19T19:00:00Z', 'return-late'],
    [{ hasOpenRequest: true }, '2026-09-06T06:00:00Z', 'return-open'],
    [{ status: 'on_the_way', completed: null }, '2026-09-06T06:00:00Z', 'return-early'],
    [{ completed: null }, '2026-09-06T06:00:00Z', 'return-early'],
    [{ status: 'cancelled' }, '2026-09-06T06:00:00Z', 'return-early'],
    [{ lines: [{ ...phone, returned: 1 }] }, '2026-09-06T06:00:00Z', null],
    [{ status: 'returned', lines: [{ ...phone, returned: 2 }] }, '2026-09-06T06:00:00Z', 'return-nothing-left'],
    [{ lines: [key] }, '2026-09-06T06:00:00Z', 'return-nothing-left'],
  ] as [Partial<ReturnCheckInput>, string, string | null][])('answers for %j at %s: %s', (order, now, refusal) => {
    expect(returnRefusal({ ...completedOrder, ...order }, new Date(now))).toBe(refusal);
  });

  test("include a line's quantity until the fourteenth day after completion", () => {
    expect([phone, key, { ...phone, returned: 2 }].map(returnableQuantity)).toEqual([2, 0, 0]);
    expect(lastReturnDay('2026-09-20')).toBe('2026-10-04');
  });

  test('exclude keys, which are returned by themselves', () => {
    const order: ReturnableOrder = { lines: [phone], tenders: [], delivery: 0, deliveryRefunded: 0, services: [] };
    const request = (...requested: ReturnedLine[]) => returnRequestProblem([phone, key], order, requested, 'faulty');
    expect(request({ productId: 1, quantity: 2 })).toBeNull();
    expect(request({ productId: 1, quantity: 1 }, { productId: 2, quantity: 1 })).toBe('return-excluded');
    expect(request({ productId: 1, quantity: 3 })).toBe('return-too-many');
    expect(request({ productId: 1, quantity: -1 })).toBe('return-nothing');
    expect(request({ productId: 3, quantity: 1 })).toBe('return-not-bought');
  });
});

describe('keys', () => {
  const paid = { status: 'paid', isPaid: true, completed: null } as const;
  const completed = { status: 'completed', isPaid: true, completed: '2026-09-05' } as const;
  const keys = { quantity: 3, returned: 0, opened: 1 };

  test.each([
    [keys, paid, '2026-09-05T06:00:00Z', 2],
    [{ ...keys, returned: 1 }, paid, '2026-09-05T06:00:00Z', 1],
    [{ ...keys, opened: 3 }, paid, '2026-09-05T06:00:00Z', 0],
    [keys, { ...paid, status: 'on_the_way' }, '2026-09-05T06:00:00Z', 2],
    [keys, { ...paid, status: 'waiting_payment', isPaid: false }, '2026-09-05T06:00:00Z', 0],
    [keys, { ...paid, status: 'cancelled' }, '2026-09-05T06:00:00Z', 0],
    // The last second of the fourteenth day in Almaty, and the first of the fifteenth.
    [keys, completed, '2026-09-19T18:59:59Z', 2],
    [keys, completed, '2026-09-19T19:00:00Z', 0],
  ] as [KeyLine, Parameters<typeof returnableKeys>[1], string, number][])(
    'of %j in %j at %s can be returned: %i',
    (line, order, now, count) => expect(returnableKeys(line, order, new Date(now))).toBe(count),
  );
});

test('accepts excluded categories only when the shop is at fault', () => {
  const hygiene: ReturnCandidateLine = { ...phone, refusal: 'excluded' };
  const order: ReturnableOrder = { lines: [hygiene], tenders: [], delivery: 0, deliveryRefunded: 0, services: [] };
  const requested = [{ productId: 1, quantity: 1 }];
  for (const reason of RETURN_REASONS)
    expect(returnRequestProblem([hygiene], order, requested, reason)).toBe(
      isShopAtFault(reason) ? null : 'return-excluded',
    );
  expect(returnableQuantity(hygiene)).toBe(2);
});

test('refunds delivery when the shop is at fault and everything is returned', () => {
  const order: ReturnableOrder = {
    lines: [phone],
    tenders: [{ id: 'bank', amount: 300, refunded: 0 }],
    delivery: 100,
    deliveryRefunded: 0,
    services: [],
  };
  const all = [{ productId: 1, quantity: 2 }];
  expect(returnSums(order, all, 'not-needed', days).money).toBe(200);
  expect(returnSums(order, all, 'faulty', days).money).toBe(300);
  expect(returnSums(order, [{ productId: 1, quantity: 1 }], 'faulty', days).money).toBe(100);
  expect(isFullyReturned([{ ...phone, returned: 1 }, key], [{ productId: 1, quantity: 1 }])).toBe(false);
});

describe('restocking', () => {
  const allocations = [
    { productId: 1, shopId: 9, quantity: 2 },
    { productId: 1, shopId: 4, quantity: 1 },
    { productId: 2, shopId: 4, quantity: 5 },
  ];

  test('returns products to the stock they came from', () => {
    expect(restockAllocations(allocations, [{ productId: 1, quantity: 2, returned: 0 }])).toEqual([
      { productId: 1, shopId: 4, quantity: 1 },
      { productId: 1, shopId: 9, quantity: 1 },
    ]);
    // Two came from a supplier and have no stock location.
    expect(restockAllocations(allocations, [{ productId: 1, quantity: 3, returned: 2 }])).toEqual([
      { productId: 1, shopId: 9, quantity: 1 },
    ]);
    expect(restockAllocations(allocations, [{ productId: 3, quantity: 1, returned: 0 }])).toEqual([]);
    // The first location already has its products back, so it is left out rather than listed with zero.
    expect(restockAllocations(allocations, [{ productId: 1, quantity: 1, returned: 1 }])).toEqual([
      { productId: 1, shopId: 9, quantity: 1 },
    ]);
  });

  test('never exceeds the taken quantity per location, in whatever parts', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ shopId: fc.nat(9), quantity: fc.integer({ min: 1, max: 5 }) }), {
          selector: ({ shopId }) => shopId,
          minLength: 1,
        }),
        fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 20 }),
        (stocks, parts) => {
          const allocations = stocks.map((stock) => ({ productId: 1, ...stock }));
          const remaining = new Map(stocks.map(({ shopId, quantity }) => [shopId, quantity]));
          let returned = 0;
          for (const quantity of parts) {
            for (const entry of restockAllocations(allocations, [{ productId: 1, quantity, returned }]))
              remaining.set(entry.shopId, remaining.get(entry.shopId)! - entry.quantity);
            returned += quantity;
          }
          for (const quantity of remaining.values()) expect(quantity).toBeGreaterThanOrEqual(0);
          const all = stocks.reduce((total, { quantity }) => total + quantity, 0);
          expect([...remaining.values()].reduce((total, quantity) => total + quantity, 0)).toBe(
            Math.max(0, all - returned),
          );
        },
      ),
    );
  });
});

test('refunds each tender at most what it paid, and everything once all is returned', () => {
  const anyLine = fc.record({
    quantity: fc.integer({ min: 1, max: 5 }),
    total: fc.nat(300_000),
    bonuses: fc.nat(3000),
    earned: fc.nat(500),
  });
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 4 }),
      fc.nat(2000),
      fc.array(fc.nat(100_000), { maxLength: 3 }),
      fc.array(fc.record({ line: fc.nat(99), quantity: fc.nat(99), reason: fc.constantFrom(...RETURN_REASONS) }), {
        minLength: 40,
        maxLength: 40,
      }),
      (orderLines, delivery, cards, requests) => {
        const lines = orderLines.map((line, productId) => ({ ...line, productId, returned: 0 }));
        let left = lines.reduce((sum, { total }) => sum + total, 0) + delivery;
        const tenders = cards.map((want, index) => {
          const amount = Math.min(want, left);
          left -= amount;
          return { id: `card:${index}`, amount, refunded: 0 };
        });
        tenders.push({ id: 'bank', amount: left, refunded: 0 });
        const order = { lines, tenders, delivery, deliveryRefunded: 0, services: [] };
        let [bonuses, wasAtFault] = [0, false];
        for (const { line: drawnLine, quantity: drawnQuantity, reason } of requests) {
          const open = lines.filter(({ quantity, returned }) => returned < quantity);
          const line = open[drawnLine % (open.length || 1)];
          if (!line) break;
          const requested = [
            { productId: line.productId, quantity: 1 + (drawnQuantity % (line.quantity - line.returned)) },
          ];
          wasAtFault = isShopAtFault(reason);
          const sums = returnSums(order, requested, reason, days);
          for (const { id, amount } of sums.tenders) tenders.find((tender) => tender.id === id)!.refunded += amount;
          for (const { amount, refunded } of tenders) expect(refunded).toBeLessThanOrEqual(amount);
          expect(sums.tenders.reduce((total, { amount }) => total + amount, 0)).toBe(sums.money);
          line.returned += requested[0]!.quantity;
          bonuses += sums.bonuses;
        }
        expect(isFullyReturned(lines, [])).toBe(true);
        const notRefunded = tenders.reduce((total, { amount, refunded }) => total + amount - refunded, 0);
        expect(notRefunded).toBe(wasAtFault ? 0 : delivery);
        expect(bonuses).toBe(lines.reduce((total, line) => total + line.bonuses, 0));
      },
    ),
  );
});
