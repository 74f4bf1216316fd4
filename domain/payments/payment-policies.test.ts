import { describe, expect, test } from 'vitest';
import { atAlmaty } from '../time/calendar.ts';
import { DELIVERY_KINDS } from '../delivery/delivery.ts';
import { canCancel, orderFlow, straightPath } from '../orders/order-status.ts';
import { defaultSettings } from '../settings/settings.ts';
import { heldUntil } from './payment-hold.ts';
import { PAYMENT_METHODS, type PaymentMethod } from './payment-method.ts';
import {
  EXCHANGEABLE_METHODS,
  GATEWAY_METHODS,
  GIFT_CARD_METHOD,
  isPaidAtGateway,
  isPaidAtOnce,
  methodsWhere,
  paymentPolicies,
} from './payment-policies.ts';
import type { ReceiptTender } from './receipt.ts';

const now = atAlmaty('2026-11-24', '10:00');

/**
 * Requirements of buyers and accountants per method, written independently of the policies (decisions §4, §5; order MF
 * № 626).
 */
const PROMISED: Record<PaymentMethod, { receipt: ReceiptTender | null; heldUntil: [day: string, time: string] }> = {
  'on-receipt': { receipt: 'cash', heldUntil: ['2026-11-25', '10:00'] },
  card: { receipt: 'card', heldUntil: ['2026-11-24', '10:30'] },
  qr: { receipt: 'mobile', heldUntil: ['2026-11-24', '10:30'] },
  credit: { receipt: 'card', heldUntil: ['2026-11-25', '10:00'] },
  invoice: { receipt: null, heldUntil: ['2026-11-27', '24:00'] },
};

describe.each(PAYMENT_METHODS)('%s', (method) => {
  const policy = paymentPolicies[method];

  test('is named on receipts as the law requires', () => {
    expect(policy.receipt).toBe(PROMISED[method].receipt);
  });

  test('reserves stock for its term', () => {
    expect(heldUntil(policy.hold, defaultSettings, now)).toEqual(atAlmaty(...PROMISED[method].heldUntil));
  });

  test.each(policy.deliveries)('an order by %s reaches its end, is paid once and can be cancelled at first', (kind) => {
    const flow = orderFlow(kind, method);
    expect(flow.payment).toBe(policy.flow);
    const path = straightPath(flow);
    expect(path.at(-1)).toBe('completed');
    expect(path.includes('waiting_payment')).toBe(policy.flow === 'online');
    expect(canCancel(flow, path[policy.flow === 'online' ? 1 : 0]!)).toBe(true);
  });

  test('is offered for some delivery, and pays for digital products only in advance', () => {
    expect(policy.deliveries.length).toBeGreaterThan(0);
    expect(DELIVERY_KINDS).toEqual(expect.arrayContaining([...policy.deliveries]));
    if (policy.deliveries.includes('digital')) expect(policy.flow).toBe('online');
  });

  test('replaces another method only if it reserves the stock as long and pays for the same carts', () => {
    const [first] = EXCHANGEABLE_METHODS;
    if (!policy.exchangeable || !first) return;
    const { hold, deliveries, withSavings, sums } = policy;
    expect({ hold, deliveries, withSavings, sums }).toEqual({
      hold: paymentPolicies[first].hold,
      deliveries: paymentPolicies[first].deliveries,
      withSavings: paymentPolicies[first].withSavings,
      sums: paymentPolicies[first].sums,
    });
  });
});

test('lists follow from the policies', () => {
  expect(GATEWAY_METHODS).toEqual(PAYMENT_METHODS.filter(isPaidAtGateway));
  expect(methodsWhere(({ settledBy }) => settledBy === 'gateway')).toEqual([...GATEWAY_METHODS]);
  expect(EXCHANGEABLE_METHODS).toEqual(['card', 'qr']);
  expect(PAYMENT_METHODS.filter(isPaidAtOnce)).toEqual(['card', 'qr']);
  expect(isPaidAtOnce(GIFT_CARD_METHOD)).toBe(true);
});
