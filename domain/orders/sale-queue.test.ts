import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  computeAdmissions,
  pollSeconds,
  isSoldOut,
  salePhase,
  waitSeconds,
  type AdmissionInput,
} from './sale-queue.ts';

const hours = { startsAt: new Date('2026-12-11T05:00:00Z'), openMinutes: 60, closeHours: 24 };
const usual: AdmissionInput = {
  elapsedMs: 1000,
  perSecond: 10,
  activeBuyers: 0,
  maxActiveBuyers: 300,
  remaining: 500,
  perCustomer: 1,
  waitingTickets: 10_000,
};

test.each([
  ['2026-12-11T03:59:59Z', false, 'soon'],
  ['2026-12-11T04:00:00Z', false, 'tickets'],
  ['2026-12-11T04:59:59.999Z', true, 'tickets'],
  ['2026-12-11T05:00:00Z', false, 'sale'],
  ['2026-12-11T05:10:00Z', true, 'sold-out'],
  ['2026-12-12T05:00:00Z', true, 'over'],
] as const)('reports at %s, sold out %s, the phase %s', (at, soldOut, phase) => {
  expect(salePhase(hours, soldOut, new Date(at))).toBe(phase);
});

test.each([
  ['the rate', {}, 10, 0],
  ['a fraction of a second', { elapsedMs: 250 }, 2, 50],
  ['less than one buyer, carrying the time over', { elapsedMs: 90 }, 0, 90],
  ['a long pause', { elapsedMs: 600_000 }, 50, 595_000],
  ['the checkout capacity', { activeBuyers: 297 }, 3, 0],
  ['a full checkout', { activeBuyers: 300 }, 0, 0],
  ['the unpromised quantity', { activeBuyers: 4, remaining: 7 }, 3, 0],
  ['nothing beyond the promised quantity', { activeBuyers: 7, remaining: 7 }, 0, 0],
  ['two for each customer', { remaining: 9, perCustomer: 2, activeBuyers: 1 }, 3, 0],
  ['one buyer for a remainder below the customer limit', { remaining: 1, perCustomer: 2 }, 1, 0],
  ['nothing left', { remaining: 0 }, 0, 0],
  ['few who wait', { waitingTickets: 3 }, 3, 0],
] satisfies [string, Partial<AdmissionInput>, number, number][])('admits by %s', (_what, overrides, count, carryMs) => {
  expect(computeAdmissions({ ...usual, ...overrides })).toEqual({ count, carryMs });
});

test('lets every admitted buyer buy up to the customer limit', () => {
  const integer = (min: number, max: number) => fc.integer({ min, max });
  fc.assert(
    fc.property(
      fc.record({
        elapsedMs: integer(0, 100_000),
        perSecond: integer(1, 1000),
        activeBuyers: integer(0, 1000),
        maxActiveBuyers: integer(1, 1000),
        remaining: integer(0, 2000),
        perCustomer: integer(1, 5),
        waitingTickets: integer(0, 20_000),
      }),
      (input) => {
        const { count, carryMs } = computeAdmissions(input);
        expect(count).toBeGreaterThanOrEqual(0);
        expect(carryMs).toBeGreaterThanOrEqual(0);
        if (count === 0) return;
        expect(count).toBeLessThanOrEqual(input.waitingTickets);
        expect(input.activeBuyers + count).toBeLessThanOrEqual(input.maxActiveBuyers);
        if (input.activeBuyers + count > 1)
          expect((input.activeBuyers + count) * input.perCustomer).toBeLessThanOrEqual(input.remaining);
      },
    ),
  );
});

test('reports sold out only when nothing is left and nobody inside could release anything', () => {
  expect(isSoldOut({ left: 0, inside: 0 })).toBe(true);
  expect(isSoldOut({ left: 0, inside: 1 })).toBe(false);
  expect(isSoldOut({ left: 1, inside: 0 })).toBe(false);
});

test.each([
  [0, 600, 10],
  [99, 600, 10],
  [100, 600, 20],
  [5_999, 600, 600],
  [6_000, 600, 660],
  [5, 0, null],
])('with %i buyers ahead and %i admitted a minute, estimates a wait of %j seconds', (ahead, perMinute, seconds) => {
  expect(waitSeconds(ahead, perMinute)).toBe(seconds);
});

test.each([
  [0, 2],
  [1_000, 2],
  [10_000, 20],
  [1_000_000, 30],
])('polls with %i waiting after %i s', (waiting, seconds) => {
  expect(pollSeconds(waiting)).toBe(seconds);
});
