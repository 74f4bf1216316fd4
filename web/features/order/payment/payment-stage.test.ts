import { expect, test } from 'vitest';
import type { Order } from '#contract/orders/orders.ts';
import type { OrderState } from '#domain/orders/order-status.ts';
import type { AttemptState } from '#domain/payments/payment-status.ts';
import { confirmUntil, isUnpaid, isWaiting, minutesLeft, paymentStage, sumToPay } from './payment-stage.ts';

function order(status: OrderState, payment: Partial<Order['payment']> = {}, toPay = 1000): Order {
  return {
    number: '10000001',
    masterNumber: '10000001',
    createdAt: '2026-01-01T00:00:00Z',
    status,
    tracking: [],
    lines: [],
    services: [],
    gift: null,
    delivery: {
      kind: 'pickup',
      date: null,
      slot: null,
      address: null,
      shop: null,
      afterPayment: null,
      expressHours: null,
      readyAt: null,
      keptUntil: null,
    },
    payment: {
      method: 'card',
      paid: false,
      payable: true,
      otherWays: [],
      attempt: null,
      credit: null,
      code: null,
      payUntil: null,
      ...payment,
    },
    invoice: null,
    explanation: [],
    receipts: [],
    toPay,
    earnedBonuses: 0,
    contact: { firstName: 'Айгуль', phoneMasked: '' },
    confirmUntil: null,
    cancellable: true,
    cancellation: null,
    cancelled: null,
  };
}
const attempt = (status: AttemptState) => ({ attempt: { reference: 'r', status, reason: null } });

test('returns the stage for each payment state', () => {
  expect(paymentStage([order('created', { method: 'on-receipt' })])).toBe('none');
  expect(paymentStage([order('waiting_payment')])).toBe('preparing');
  expect(paymentStage([order('waiting_payment', attempt('waiting'))])).toBe('waiting');
  expect(paymentStage([order('waiting_payment', attempt('unknown'))])).toBe('waiting');
  expect(paymentStage([order('waiting_payment', attempt('confirming'))])).toBe('confirm');
  expect(paymentStage([order('waiting_payment', attempt('error'))])).toBe('error');
  expect(paymentStage([order('waiting_payment', attempt('expired'))])).toBe('retry');
  expect(paymentStage([order('paid', { ...attempt('accepted'), paid: true })])).toBe('accepted');
  expect(paymentStage([order('cancelled', attempt('expired'))])).toBe('expired');
  expect(paymentStage([order('cancelled', attempt('refunded'))])).toBe('refunded');
});

test('polls the bank only while its answer can change something', () => {
  expect(isWaiting([order('waiting_payment', attempt('waiting'))])).toBe(true);
  // The bank has approved; the order is not updated yet.
  expect(isWaiting([order('waiting_payment', attempt('accepted'))])).toBe(true);
  expect(isWaiting([order('waiting_payment')])).toBe(false);
  expect(isWaiting([order('waiting_payment', attempt('error'))])).toBe(false);
  expect(isWaiting([order('paid', { ...attempt('accepted'), paid: true })])).toBe(false);
  expect(isWaiting([order('cancelled', attempt('waiting'))])).toBe(false);
});

test('excludes cancelled parts from the sum to pay', () => {
  expect(sumToPay([order('waiting_payment', {}, 700), order('cancelled', {}, 300)])).toBe(700);
});

test('treats an order as unpaid while only its payment can advance it', () => {
  expect(isUnpaid([order('waiting_payment')])).toBe(true);
  expect(isUnpaid([order('waiting_payment', attempt('error'))])).toBe(true);
  expect(isUnpaid([order('paid', { ...attempt('accepted'), paid: true })])).toBe(false);
  expect(isUnpaid([order('created', { method: 'on-receipt' })])).toBe(false);
  expect(isUnpaid([order('cancelled', attempt('expired'))])).toBe(false);
});

test('counts the minutes left until the payment deadline', () => {
  const reserved = order('waiting_payment', { payUntil: '2026-01-01T00:30:00Z' });
  expect(minutesLeft([reserved], Date.parse('2026-01-01T00:03:20Z'))).toBe(27);
  expect(minutesLeft([reserved], Date.parse('2026-01-01T00:30:01Z'))).toBe(0);
  expect(minutesLeft([order('paid', { payable: false })], 0)).toBe(0);
});

test('takes the deadline of the first part to be confirmed', () => {
  const confirmedUntil = (confirmUntil: string | null) => ({
    ...order('created', { method: 'on-receipt' }),
    confirmUntil,
  });
  expect(confirmUntil([])).toBeNull();
  expect(confirmUntil([confirmedUntil(null)])).toBeNull();
  expect(
    confirmUntil([
      confirmedUntil('2026-01-02T09:00:00Z'),
      confirmedUntil(null),
      confirmedUntil('2026-01-02T08:00:00Z'),
    ]),
  ).toBe('2026-01-02T08:00:00Z');
});
