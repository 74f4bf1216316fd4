import { expect, test } from 'vitest';
import type { CartLine } from '#contract/orders/cart.ts';
import type { Checkout } from '#contract/orders/checkout.ts';
import { checkoutChanges } from './checkout-changes.ts';

function line(id: number, change: Partial<CartLine> & { price?: number } = {}): CartLine {
  const { price = 1000, ...rest } = change;
  return {
    product: {
      id,
      name: `Товар ${id}`,
      brand: null,
      kind: 'phone',
      picture: null,
      keyFacts: [],
      rating: null,
      price,
      oldPrice: null,
      monthly: null,
      bonus: 0,
      availability: { state: 'in-stock', buyable: true },
      deliveryDate: null,
      isNew: false,
    },
    digital: false,
    quantity: 1,
    available: null,
    maxQuantity: 10,
    state: 'ok',
    priceSeen: price,
    total: price,
    selected: true,
    services: [],
    ...rest,
  };
}

function checkout(lines: CartLine[], change: Partial<Checkout> = {}): Checkout {
  return {
    cart: {
      lines,
      later: [],
      count: lines.length,
      explanation: [],
      total: 0,
      services: 0,
      bonus: 0,
      weightGrams: 0,
      toFreeDelivery: 0,
      ready: true,
    },
    hasVisit: false,
    draft: {},
    address: null,
    contactNeeds: [],
    step: 1,
    complete: false,
    courier: null,
    pickup: [],
    pickupKeepDays: 3,
    reservationMinutes: 30,
    payments: ['card'],
    creditProblem: null,
    savings: { promo: null, coupons: [], bonuses: null, giftCards: [] },
    cards: { saved: [], canSave: false },
    gifts: { offers: [], chosen: null, lost: null, next: null },
    explanation: [],
    toPay: 1000,
    earnedBonuses: 0,
    stamp: 's',
    ...change,
  };
}

test('reports no changes for the same order', () => {
  expect(checkoutChanges(checkout([line(1)]), checkout([line(1)]))).toEqual([]);
});

test('reports every kind of line change', () => {
  const before = checkout([line(1), line(2), line(3), line(4), line(5, { quantity: 3 })]);
  const after = checkout([
    line(1, { price: 1200, state: 'repriced' }),
    line(2, { state: 'unavailable' }),
    line(3, { state: 'short', available: 2 }),
    line(5, { quantity: 1 }),
    line(6),
  ]);
  expect(checkoutChanges(before, after)).toEqual([
    { kind: 'price', name: 'Товар 1', before: 1000, after: 1200 },
    { kind: 'gone', name: 'Товар 2' },
    { kind: 'short', name: 'Товар 3', count: 2 },
    { kind: 'quantity', name: 'Товар 5', before: 3, after: 1 },
    { kind: 'added', name: 'Товар 6' },
    { kind: 'removed', name: 'Товар 4' },
  ]);
});

test('reports an unavailable delivery and a changed total after the lines', () => {
  const delivery = { kind: 'pickup', shopId: 1 } as const;
  expect(checkoutChanges(checkout([line(1)], { draft: { delivery } }), checkout([line(1)], { toPay: 900 }))).toEqual([
    { kind: 'delivery' },
    { kind: 'total', before: 1000, after: 900 },
  ]);
});

test('reports lost savings, except those the shopper removed', () => {
  const promo = { code: 'TEN', title: '', amount: 100, problem: null, minimumSum: 0 };
  const bonuses = { available: 500, payable: 500, percent: 50, spent: 400, accrualDays: 15 };
  const card = { id: 1, number: '•••• 1234', balance: 300, expiresAt: null, applied: true, amount: 300 };
  const savings = { promo, coupons: [], bonuses, giftCards: [card, { ...card, id: 2, number: '•••• 5678' }] };
  const before = checkout([line(1)], { savings });
  const after = checkout([line(1)], {
    savings: {
      ...savings,
      promo: { ...promo, amount: 0, problem: 'promo-ended' },
      bonuses: { ...bonuses, available: 100, payable: 100, spent: 100 },
      giftCards: [{ ...card, balance: 200, amount: 200 }],
    },
  });
  expect(checkoutChanges(before, after)).toEqual([
    { kind: 'promo', code: 'TEN' },
    { kind: 'bonuses', before: 400, after: 100 },
    { kind: 'card', number: '•••• 1234' },
    { kind: 'card', number: '•••• 5678' },
  ]);
  expect(checkoutChanges(before, checkout([line(1)], { savings: { ...savings, promo: null } }))).toEqual([]);
  expect(checkoutChanges(after, after)).toEqual([]);
});

test('lists chosen services that ended or have another price', () => {
  const service = (code: string, change: Partial<CartLine['services'][number]> = {}) => ({
    code,
    kind: 'setup' as const,
    name: `Услуга ${code}`,
    included: '',
    months: null,
    price: 500,
    visit: false,
    quantity: 1,
    priceSeen: 500,
    state: 'ok' as const,
    ...change,
  });
  const before = checkout([line(1, { services: [service('a'), service('b'), service('c', { quantity: 0 })] })]);
  const after = checkout([
    line(1, {
      services: [
        service('a', { name: '', price: 0, state: 'unavailable' }),
        service('b', { price: 600, state: 'repriced' }),
        service('c', { quantity: 0, price: 600 }),
      ],
    }),
  ]);
  expect(checkoutChanges(before, after)).toEqual([
    { kind: 'gone', name: 'Услуга a' },
    { kind: 'price', name: 'Услуга b', before: 500, after: 600 },
  ]);
});
