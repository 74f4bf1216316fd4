import { expect, test } from 'vitest';
import type { SaleBoard, SaleTicket } from '#contract/orders/sales.ts';
import { buyersAhead, isItsTurn, queueState } from './sale-turn.ts';

const board: SaleBoard = {
  phase: 'sale',
  opens: '2026-12-11T04:00:00.000Z',
  starts: '2026-12-11T05:00:00.000Z',
  now: '2026-12-11T05:00:05.000Z',
  drawn: true,
  served: 50,
  servedPreorder: 3,
  waiting: 900,
  waitingPreorder: 2,
  left: 400,
  inside: 20,
  perMinute: 600,
  perCustomer: 1,
  askAgain: 2,
};
const ticket: SaleTicket = { token: 't', state: 'waiting', preorder: null, number: 51, until: null };

test.each([
  ['the next number', {}, {}, false],
  ['a called number', { number: 50 }, {}, true],
  ['no number after the draw', { number: null }, {}, true],
  ['no number before the draw', { number: null }, { drawn: false }, false],
  ['a called pre-order', { preorder: 3 }, {}, true],
  ['a later pre-order', { preorder: 4, number: 1 }, {}, false],
  ['an admitted ticket', { number: 1, state: 'admitted' }, {}, false],
  ['a ticket before the start', { number: null }, { phase: 'tickets' }, false],
] satisfies [string, Partial<SaleTicket>, Partial<SaleBoard>, boolean][])(
  'decides whether it is the turn of %s',
  (_case, ticketChange, boardChange, expected) => {
    expect(isItsTurn({ ...ticket, ...ticketChange }, { ...board, ...boardChange })).toBe(expected);
  },
);

test.each([
  [{ number: 51 }, 2],
  [{ number: 151 }, 102],
  [{ preorder: 4 }, 0],
  [{ preorder: 9 }, 1],
])('counts the buyers ahead of %j: %i', (ticketChange, ahead) => {
  expect(buyersAhead({ ...ticket, ...ticketChange }, board)).toBe(ahead);
});

test.each([
  ['no ticket before tickets are issued', 'soon', null, 'soon'],
  ['an early ticket', 'tickets', { number: null }, 'early'],
  ['a ticket during the draw', 'sale', { number: null }, 'drawing'],
  ['an unknown ticket', 'sale', null, 'drawing'],
  ['a waiting number', 'sale', {}, 'waiting'],
  ['a waiting pre-order', 'sale', { number: null, preorder: 4 }, 'waiting'],
  ['an admitted ticket while the rest is sold', 'sold-out', { state: 'admitted' }, 'admitted'],
  ['a buyer', 'sold-out', { state: 'bought' }, 'bought'],
  ['a missed turn, which has priority over a sold-out sale', 'sold-out', { state: 'passed' }, 'passed'],
  ['a waiting number after the sale is sold out', 'sold-out', {}, 'sold-out'],
  ['no ticket after the sale is sold out', 'sold-out', null, 'sold-out'],
] satisfies [string, SaleBoard['phase'], Partial<SaleTicket> | null, string][])(
  'chooses the view: %s',
  (_case, phase, ticketChange, state) => {
    expect(queueState({ ...board, phase }, ticketChange && { ...ticket, ...ticketChange })).toBe(state);
  },
);
