import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORDER_ACTORS } from './order-status.ts';
import {
  canMoveReturn,
  isAllBack,
  isShopToBlame,
  isSoldAgain,
  lastReturnDay,
  restockedTakes,
  RETURN_REASONS,
  RETURN_STATES,
  returnableQuantity,
  returnRefusal,
  returnStatesBefore,
  returnSums,
  wantedProblem,
  type OfferedLine,
  type ReturningOrder,
} from './return-request.ts';
import type { ReturnableOrder, ReturnedLine } from './product-return.ts';

// The whole table, written a second time by hand: C customer, O operator, S system.
test('every pair of states, every actor', () => {
  const moves = RETURN_STATES.flatMap((from) =>
    RETURN_STATES.flatMap((to) => {
      const who = ORDER_ACTORS.filter((by) => canMoveReturn(from, to, by)).map((by) => by[0]!.toUpperCase());
      return who.length > 0 ? [`${from}>${to} ${who.join('')}`] : [];
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
] as const)('%s: the shop is to blame %s, sold again %s', (reason, blame, again) => {
  expect([isShopToBlame(reason), isSoldAgain(reason)]).toEqual([blame, again]);
  expect(RETURN_REASONS).toHaveLength(7);
});

const phone: OfferedLine = { productId: 1, quantity: 2, returned: 0, total: 200, bonuses: 0, earned: 0, refusal: null };
const key: OfferedLine = { ...phone, productId: 2, refusal: 'digital' };
const done: ReturningOrder = { status: 'completed', completed: '2026-09-05', isOpen: false, lines: [phone, key] };

describe('what can be returned', () => {
  test.each([
    [{}, '2026-09-05T06:00:00Z', null],
    // The last second of the fourteenth day in Almaty, and the first of the fifteenth.
    [{}, '2026-09-19T18:59:59Z', null],
    [{}, '2026-09-19T19:00:00Z', 'return-late'],
    [{ isOpen: true }, '2026-09-06T06:00:00Z', 'return-open'],
    [{ status: 'on_the_way', completed: null }, '2026-09-06T06:00:00Z', 'return-early'],
    [{ completed: null }, '2026-09-06T06:00:00Z', 'return-early'],
    [{ status: 'cancelled' }, '2026-09-06T06:00:00Z', 'return-early'],
    [{ lines: [{ ...phone, returned: 1 }] }, '2026-09-06T06:00:00Z', null],
    [{ status: 'returned', lines: [{ ...phone, returned: 2 }] }, '2026-09-06T06:00:00Z', 'return-nothing-left'],
    [{ lines: [key] }, '2026-09-06T06:00:00Z', 'return-nothing-left'],
  ] as [Partial<ReturningOrder>, string, string | null][])('%j at %s: %s', (order, now, refusal) => {
    expect(returnRefusal({ ...done, ...order }, new Date(now))).toBe(refusal);
  });

  test('is a quantity of a line, until the fourteenth day after completion', () => {
    expect([phone, key, { ...phone, returned: 2 }].map(returnableQuantity)).toEqual([2, 0, 0]);
    expect(lastReturnDay('2026-09-20')).toBe('2026-10-04');
  });

  test('is no key, whatever else comes with it', () => {
    const order: ReturnableOrder = { lines: [phone], tenders: [], delivery: 0, deliveryRefunded: 0 };
    const ask = (...wanted: ReturnedLine[]) => wantedProblem([phone, key], order, wanted, 'faulty');
    expect(ask({ productId: 1, quantity: 2 })).toBeNull();
    expect(ask({ productId: 1, quantity: 1 }, { productId: 2, quantity: 1 })).toBe('return-excluded');
    expect(ask({ productId: 1, quantity: 3 })).toBe('return-too-many');
    expect(ask({ productId: 1, quantity: -1 })).toBe('return-nothing');
    expect(ask({ productId: 3, quantity: 1 })).toBe('return-not-bought');
  });
});

test('a product of an excluded category comes back only when the shop is to blame', () => {
  const hygiene: OfferedLine = { ...phone, refusal: 'excluded' };
  const order: ReturnableOrder = { lines: [hygiene], tenders: [], delivery: 0, deliveryRefunded: 0 };
  const wanted = [{ productId: 1, quantity: 1 }];
  for (const reason of RETURN_REASONS)
    expect(wantedProblem([hygiene], order, wanted, reason)).toBe(isShopToBlame(reason) ? null : 'return-excluded');
  expect(returnableQuantity(hygiene)).toBe(2);
});

test('the delivery comes back when the shop is to blame and everything does', () => {
  const order: ReturnableOrder = {
    lines: [phone],
    tenders: [{ id: 'bank', amount: 300, refunded: 0 }],
    delivery: 100,
    deliveryRefunded: 0,
  };
  const all = [{ productId: 1, quantity: 2 }];
  expect(returnSums(order, all, 'not-needed').money).toBe(200);
  expect(returnSums(order, all, 'faulty').money).toBe(300);
  expect(returnSums(order, [{ productId: 1, quantity: 1 }], 'faulty').money).toBe(100);
  expect(isAllBack([{ ...phone, returned: 1 }, key], [{ productId: 1, quantity: 1 }])).toBe(false);
});

describe('what is sold again', () => {
  const taken = [
    { productId: 1, shopId: 9, quantity: 2 },
    { productId: 1, shopId: 4, quantity: 1 },
    { productId: 2, shopId: 4, quantity: 5 },
  ];

  test('goes back where it came from, place by place', () => {
    expect(restockedTakes(taken, [{ productId: 1, quantity: 2, returned: 0 }])).toEqual([
      { productId: 1, shopId: 4, quantity: 1 },
      { productId: 1, shopId: 9, quantity: 1 },
    ]);
    // Two came from a supplier: they have no place here.
    expect(restockedTakes(taken, [{ productId: 1, quantity: 3, returned: 2 }])).toEqual([
      { productId: 1, shopId: 9, quantity: 1 },
    ]);
    expect(restockedTakes(taken, [{ productId: 3, quantity: 1, returned: 0 }])).toEqual([]);
    // The first place already has its products back: it gets nothing, not a quantity of zero.
    expect(restockedTakes(taken, [{ productId: 1, quantity: 1, returned: 1 }])).toEqual([
      { productId: 1, shopId: 9, quantity: 1 },
    ]);
  });

  test('is in whatever parts never more than was taken, place by place', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ shopId: fc.nat(9), quantity: fc.integer({ min: 1, max: 5 }) }), {
          selector: ({ shopId }) => shopId,
          minLength: 1,
        }),
        fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 20 }),
        (places, parts) => {
          const takes = places.map((place) => ({ productId: 1, ...place }));
          const left = new Map(places.map(({ shopId, quantity }) => [shopId, quantity]));
          let returned = 0;
          for (const quantity of parts) {
            for (const take of restockedTakes(takes, [{ productId: 1, quantity, returned }]))
              left.set(take.shopId, left.get(take.shopId)! - take.quantity);
            returned += quantity;
          }
          for (const quantity of left.values()) expect(quantity).toBeGreaterThanOrEqual(0);
          const all = places.reduce((total, { quantity }) => total + quantity, 0);
          expect([...left.values()].reduce((total, quantity) => total + quantity, 0)).toBe(Math.max(0, all - returned));
        },
      ),
    );
  });
});

test('any sequence of returns gives each tender at most what it gave, and all of it once everything is back', () => {
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
      (drawn, delivery, cards, asks) => {
        const lines = drawn.map((line, productId) => ({ ...line, productId, returned: 0 }));
        let left = lines.reduce((all, { total }) => all + total, 0) + delivery;
        const tenders = cards.map((want, index) => {
          const amount = Math.min(want, left);
          left -= amount;
          return { id: `card:${index}`, amount, refunded: 0 };
        });
        tenders.push({ id: 'bank', amount: left, refunded: 0 });
        const order = { lines, tenders, delivery, deliveryRefunded: 0 };
        let [bonuses, blamed] = [0, false];
        for (const { line: drawnLine, quantity: drawnQuantity, reason } of asks) {
          const open = lines.filter(({ quantity, returned }) => returned < quantity);
          const line = open[drawnLine % (open.length || 1)];
          if (!line) break;
          const wanted = [
            { productId: line.productId, quantity: 1 + (drawnQuantity % (line.quantity - line.returned)) },
          ];
          blamed = isShopToBlame(reason);
          const sums = returnSums(order, wanted, reason);
          for (const { id, amount } of sums.tenders) tenders.find((tender) => tender.id === id)!.refunded += amount;
          for (const { amount, refunded } of tenders) expect(refunded).toBeLessThanOrEqual(amount);
          expect(sums.tenders.reduce((all, { amount }) => all + amount, 0)).toBe(sums.money);
          line.returned += wanted[0]!.quantity;
          bonuses += sums.bonuses;
        }
        expect(isAllBack(lines, [])).toBe(true);
        const kept = tenders.reduce((all, { amount, refunded }) => all + amount - refunded, 0);
        expect(kept).toBe(blamed ? 0 : delivery);
        expect(bonuses).toBe(lines.reduce((all, line) => all + line.bonuses, 0));
      },
    ),
  );
});
