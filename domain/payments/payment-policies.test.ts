import { describe, expect, test } from 'vitest';
import { almatyMoment } from '../time/calendar.ts';
import { DELIVERY_KINDS } from '../delivery/delivery.ts';
import { canCancel, orderFlow, successPath } from '../orders/order-status.ts';
import { defaultSettings } from '../settings/settings.ts';
import { reservationEnd } from './payment-hold.ts';
import { PAYMENT_METHODS, type PaymentMethod } from './payment-method.ts';
import {
  EXCHANGEABLE_METHODS,
  GATEWAY_METHODS,
  GIFT_CARD_METHOD,
  usesGateway,
  isChargedDirectly,
  isRefundedByHand,
  methodsWhere,
  paymentPolicies,
} from './payment-policies.ts';
import type { ReceiptTender } from './receipt.ts';

const now = almatyMoment('2026-11-24', '10:00');

/**
 * Requirements of buyers and accountants per method, independent of the policies (decisions §4, §5; order MF № 626).
 */
const EXPECTED_POLICIES: Record<
  PaymentMethod,
  { receipt: ReceiptTender | null; heldUntil: [day: string, time: string] }
> = {
  'on-receipt': { receipt: 'cash', heldUntil: ['2026-11-25', '10:00'] },
  card: { receipt: 'card', heldUntil: ['2026-11-24', '10:30'] },
  qr: { receipt: 'mobile', heldUntil: ['2026-11-24', '10:30'] },
  credit: { receipt: 'card', heldUntil: ['2026-11-25', '10:00'] },
  invoice: { receipt: null, heldUntil: ['2026-11-27', '24:00'] },
};

describe.each(PAYMENT_METHODS)('payment by %s', (method) => {
  const policy = paymentPolicies[method];

  test('has the tender on receipts that the law requires', () => {
    expect(policy.receipt).toBe(EXPECTED_POLICIES[method].receipt);
  });

  test('reserves stock for its term', () => {
    expect(reservationEnd(policy.hold, defaultSettings, now)).toEqual(
      almatyMoment(...EXPECTED_POLICIES[method].heldUntil),
    );
  });

  test.each(policy.deliveries)('completes a %s order, pays it once and lets it be cancelled at first', (kind) => {
    const flow = orderFlow(kind, method);
    expect(flow.payment).toBe(policy.flow);
    const path = successPath(flow);
    expect(path.at(-1)).toBe('completed');
    expect(path.includes('waiting_payment')).toBe(policy.flow === 'online');
    expect(canCancel(flow, path[policy.flow === 'online' ? 1 : 0]!)).toBe(true);
  });

  test('supports some delivery, and digital products only if prepaid', () => {
    expect(policy.deliveries.length).toBeGreaterThan(0);
    expect(DELIVERY_KINDS).toEqual(expect.arrayContaining([...policy.deliveries]));
    if (policy.deliveries.includes('digital')) expect(policy.flow).toBe('online');
  });

  test('replaces a method only with the same reservation and the same deliveries', () => {
    const [initial] = EXCHANGEABLE_METHODS;
    if (!policy.exchangeable || !initial) return;
    const { hold, deliveries, acceptsSavings, sumLimits } = policy;
    expect({ hold, deliveries, withSavings: acceptsSavings, sums: sumLimits }).toEqual({
      hold: paymentPolicies[initial].hold,
      deliveries: paymentPolicies[initial].deliveries,
      withSavings: paymentPolicies[initial].acceptsSavings,
      sums: paymentPolicies[initial].sumLimits,
    });
  });
});

test('derives method lists from the policies', () => {
  expect(GATEWAY_METHODS).toEqual(PAYMENT_METHODS.filter(usesGateway));
  expect(methodsWhere(({ settledBy }) => settledBy === 'gateway')).toEqual([...GATEWAY_METHODS]);
  expect(EXCHANGEABLE_METHODS).toEqual(['card', 'qr']);
  expect(PAYMENT_METHODS.filter(isChargedDirectly)).toEqual(['card', 'qr']);
  expect(isChargedDirectly(GIFT_CARD_METHOD)).toBe(true);
  expect(PAYMENT_METHODS.filter((method) => isRefundedByHand({ method, toPay: 1 }))).toEqual(['on-receipt']);
  expect(isRefundedByHand({ method: 'on-receipt', toPay: 0 })).toBe(false);
});
