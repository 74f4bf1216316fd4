import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { returnProblem, splitCancel, splitReturn, type ReturnableOrder } from './product-return.ts';

const order: ReturnableOrder = {
  lines: [
    { productId: 1, quantity: 3, returned: 0, total: 100, bonuses: 50, earned: 5 },
    { productId: 2, quantity: 1, returned: 0, total: 400, bonuses: 0, earned: 20 },
  ],
  tenders: [
    { id: 'gift-card:7', amount: 200, refunded: 0 },
    { id: 'attempt:1', amount: 1790, refunded: 0 },
  ],
  delivery: 1490,
  deliveryRefunded: 0,
  services: [],
};

test('refunds one of three with its share of line, tenders and bonuses', () => {
  expect(splitReturn(order, [{ productId: 1, quantity: 1 }])).toEqual({
    money: 34,
    tenders: [
      { id: 'gift-card:7', amount: 3 },
      { id: 'attempt:1', amount: 31 },
    ],
    bonuses: 17,
    earned: 2,
    lines: [{ productId: 1, quantity: 1, money: 34, bonuses: 17, earned: 2 }],
    delivery: 0,
    services: [],
  });
});

test('refunds delivery only on request', () => {
  const all = [
    { productId: 1, quantity: 3 },
    { productId: 2, quantity: 1 },
  ];
  expect(splitReturn(order, all).money).toBe(500);
  const fullReturn = splitReturn(order, all, true);
  expect(fullReturn.money).toBe(1990);
  expect(fullReturn.tenders.map(({ amount }) => amount)).toEqual([200, 1790]);
  expect(splitReturn({ ...order, deliveryRefunded: 1000 }, [{ productId: 2, quantity: 1 }], true).money).toBe(890);
});

test('returns the services that the kept products do not need', () => {
  const service = {
    code: 'install',
    kind: 'installation',
    months: null,
    afterMonths: 0,
    done: 0,
    date: null,
    returned: 0,
  } as const;
  const withServices = { ...order, services: [{ ...service, productId: 1, quantity: 2, total: 150 }] };
  const refundOf = (_service: unknown, quantity: number) => quantity * 75;
  const returned = (quantity: number) => splitReturn(withServices, [{ productId: 1, quantity }], false, refundOf);
  expect(returned(1)).toMatchObject({ money: 34, services: [] });
  expect(returned(3)).toMatchObject({
    money: 250,
    services: [{ productId: 1, code: 'install', quantity: 2, money: 150 }],
  });
});

describe('refusals', () => {
  test.each([
    [[], 'return-nothing'],
    [[{ productId: 1, quantity: 0 }], 'return-nothing'],
    [[{ productId: 1, quantity: -1 }], 'return-nothing'],
    [[{ productId: 1, quantity: 1.5 }], 'return-nothing'],
    [[{ productId: 9, quantity: 1 }], 'return-not-bought'],
    [[{ productId: 1, quantity: 4 }], 'return-too-many'],
    [
      [
        { productId: 1, quantity: 2 },
        { productId: 1, quantity: 2 },
      ],
      'return-too-many',
    ],
    [[{ productId: 1, quantity: 3 }], null],
  ])('rejects %j', (requested, problem) => {
    expect(returnProblem(order, requested)).toBe(problem);
  });

  test('throws rather than refund more than is left on the tenders', () => {
    const fullyRefunded = {
      ...order,
      tenders: order.tenders.map((tender) => ({ ...tender, refunded: tender.amount })),
    };
    expect(() => splitReturn(fullyRefunded, [{ productId: 2, quantity: 1 }])).toThrow(RangeError);
    expect(() => splitReturn(order, [])).toThrow('return-nothing');
  });
});

const anyLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 9 }),
    total: fc.nat(500_000),
    bonuses: fc.nat(5000),
    earned: fc.nat(900),
  })
  .map((line) => ({ ...line, returned: 0 }));

test('adds up to the paid sum per tender, in whatever parts an order is returned', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 5 }),
      fc.array(fc.nat(1000), { minLength: 1, maxLength: 4 }),
      fc.nat(3000),
      fc.array(fc.nat(100), { minLength: 60, maxLength: 60 }),
      (orderLines, weights, delivery, choices) => {
        const lines = orderLines.map((line, productId) => ({ ...line, productId }));
        const paid = lines.reduce((total, line) => total + line.total, 0) + delivery;
        // The last tender pays the rest.
        const parts = weights.map((weight) => Math.min(weight, Math.floor(paid / (weights.length + 1))));
        const tenders = [...parts, paid - parts.reduce((total, part) => total + part, 0)].map((amount, id) => ({
          id: String(id),
          amount,
          refunded: 0,
        }));
        const returnable = { lines, tenders, delivery, deliveryRefunded: 0, services: [] };
        let [bonuses, earned] = [0, 0];
        for (const choice of choices) {
          const open = returnable.lines.filter((line) => line.returned < line.quantity);
          if (open.length === 0) break;
          const line = open[choice % open.length]!;
          const quantity = 1 + (choice % (line.quantity - line.returned));
          const isLast = open.length === 1 && quantity === line.quantity - line.returned;
          const sums = splitReturn(returnable, [{ productId: line.productId, quantity }], isLast);
          for (const { id, amount } of sums.tenders) returnable.tenders[Number(id)]!.refunded += amount;
          for (const tender of returnable.tenders) expect(tender.refunded).toBeLessThanOrEqual(tender.amount);
          expect(sums.tenders.reduce((total, { amount }) => total + amount, 0)).toBe(sums.money);
          line.returned += quantity;
          bonuses += sums.bonuses;
          earned += sums.earned;
        }
        expect(returnable.lines.every((line) => line.returned === line.quantity)).toBe(true);
        expect(returnable.tenders.map(({ refunded }) => refunded)).toEqual(
          returnable.tenders.map(({ amount }) => amount),
        );
        expect(bonuses).toBe(lines.reduce((total, line) => total + line.bonuses, 0));
        expect(earned).toBe(lines.reduce((total, line) => total + line.earned, 0));
      },
    ),
  );
});

describe('a cancelled order', () => {
  const lines = order.lines.map((line) => ({ ...line, opened: 0 }));

  test('refunds everything to the tenders that paid', () => {
    expect(splitCancel({ lines, tenders: order.tenders })).toEqual({
      tenders: [
        { id: 'gift-card:7', amount: 200 },
        { id: 'attempt:1', amount: 1790 },
      ],
      bonuses: 50,
      lines: [
        { productId: 1, quantity: 3, money: 100 },
        { productId: 2, quantity: 1, money: 400 },
      ],
    });
  });

  test('refunds no opened key and nothing that was returned before', () => {
    const [keys, phone] = lines;
    const tenders = [{ id: 'bank', amount: 500, refunded: 34 }];
    expect(splitCancel({ lines: [{ ...keys!, returned: 1, opened: 1 }, phone!], tenders })).toEqual({
      tenders: [{ id: 'bank', amount: 433 }],
      bonuses: 17,
      lines: [
        { productId: 1, quantity: 1, money: 33 },
        { productId: 2, quantity: 1, money: 400 },
      ],
    });
    expect(() => splitCancel({ lines: [{ ...keys!, returned: 3, opened: 1 }], tenders })).toThrow(RangeError);
  });

  test('adds up with the returned units and the opened keys, whatever paid', () => {
    const anyUnits = fc.tuple(anyLine, fc.nat(9), fc.nat(9)).map(([line, first, second]) => {
      const returned = Math.min(first, line.quantity);
      return { ...line, returned, opened: Math.min(second, line.quantity - returned) };
    });
    fc.assert(
      fc.property(
        fc.array(anyUnits, { minLength: 1, maxLength: 5 }),
        fc.nat(3000),
        fc.nat(100),
        (drawn, fee, share) => {
          const units = drawn.map((line, productId) => ({ ...line, productId }));
          const paid = units.reduce((total, line) => total + line.total, fee);
          const card = Math.floor((paid * share) / 100);
          const all = {
            lines: units.map((line) => ({ ...line, returned: 0 })),
            services: [],
            tenders: [
              { id: 'card', amount: card, refunded: 0 },
              { id: 'bank', amount: paid - card, refunded: 0 },
            ],
            delivery: fee,
            deliveryRefunded: 0,
          };
          const returnedLines = units.flatMap(({ productId, returned: quantity }) =>
            quantity > 0 ? [{ productId, quantity }] : [],
          );
          const before =
            returnedLines.length > 0 ? splitReturn(all, returnedLines) : { money: 0, bonuses: 0, tenders: [] };
          const tenders = all.tenders.map((tender) => ({
            ...tender,
            refunded: before.tenders.find(({ id }) => id === tender.id)?.amount ?? 0,
          }));
          const refund = splitCancel({ lines: units, tenders });
          const opened = units.flatMap(({ productId, opened: quantity }) =>
            quantity > 0 ? [{ productId, quantity }] : [],
          );
          // The kept keys are the last units of their lines.
          const rest = { ...all, lines: units.map((line) => ({ ...line, returned: line.quantity - line.opened })) };
          const kept = opened.length > 0 ? splitReturn(rest, opened) : { money: 0, bonuses: 0 };
          const money = refund.tenders.reduce((total, { amount }) => total + amount, 0);
          expect(before.money + money + kept.money).toBe(paid);
          expect(before.bonuses + refund.bonuses + kept.bonuses).toBe(
            units.reduce((total, line) => total + line.bonuses, 0),
          );
          for (const { id, amount } of refund.tenders) {
            const tender = tenders.find((candidate) => candidate.id === id)!;
            expect(amount).toBeLessThanOrEqual(tender.amount - tender.refunded);
          }
        },
      ),
    );
  });
});

test('rejects one wrong quantity, and counts earlier returns', () => {
  const requested = [
    { productId: 1, quantity: 1 },
    { productId: 2, quantity: 0 },
  ];
  expect(returnProblem(order, requested)).toBe('return-nothing');
  const before = { ...order, lines: order.lines.map((line) => ({ ...line, returned: line.productId === 1 ? 2 : 0 })) };
  expect(returnProblem(before, [{ productId: 1, quantity: 2 }])).toBe('return-too-many');
  expect(returnProblem(before, [{ productId: 1, quantity: 1 }])).toBeNull();
});

test('omits tenders without a refund, and refunds nothing for free products', () => {
  const empty = { ...order, tenders: [{ id: 'gift-card:7', amount: 200, refunded: 200 }, order.tenders[1]!] };
  expect(splitReturn(empty, [{ productId: 2, quantity: 1 }]).tenders).toEqual([{ id: 'attempt:1', amount: 400 }]);
  const free = { ...order, lines: [{ ...order.lines[1]!, total: 0 }] };
  expect(splitReturn(free, [{ productId: 2, quantity: 1 }])).toMatchObject({ money: 0, tenders: [] });
});
