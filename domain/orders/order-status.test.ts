import { describe, expect, test } from 'vitest';
import {
  canCancel,
  canChangeDate,
  canReturn,
  canTransition,
  isPayable,
  nextStates,
  orderFlow,
  ORDER_STATES,
  findOrderTransition,
  orderTransitions,
  successPath,
  trackingLabel,
  trackingSteps,
} from './order-status.ts';
import type { OrderActor, OrderFlow, OrderState } from './order-status.ts';

const flows: Record<string, OrderFlow> = {
  'courier online': { delivery: 'courier', payment: 'online' },
  'courier on-receipt': { delivery: 'courier', payment: 'on-receipt' },
  'pickup online': { delivery: 'pickup', payment: 'online' },
  'pickup on-receipt': { delivery: 'pickup', payment: 'on-receipt' },
  'digital online': { delivery: 'digital', payment: 'online' },
};

// Independent copy of decisions §5: the actors allowed for each transition.
const allowed: Record<string, string[]> = {
  'courier online': [
    'created>waiting_payment S',
    'created>cancelled COS',
    'waiting_payment>paid S',
    'waiting_payment>cancelled COS',
    'paid>preparing OS',
    'paid>cancelled COS',
    'preparing>on_the_way O',
    'preparing>cancelled COS',
    'on_the_way>completed O',
    'on_the_way>cancelled O',
    'completed>returned O',
  ],
  'courier on-receipt': [
    'created>preparing OS',
    'created>cancelled COS',
    'preparing>on_the_way O',
    'preparing>cancelled COS',
    'on_the_way>completed O',
    'on_the_way>cancelled O',
    'completed>returned O',
  ],
  'pickup online': [
    'created>waiting_payment S',
    'created>cancelled COS',
    'waiting_payment>paid S',
    'waiting_payment>cancelled COS',
    'paid>preparing OS',
    'paid>cancelled COS',
    'preparing>awaiting_client O',
    'preparing>cancelled COS',
    'awaiting_client>completed O',
    'awaiting_client>cancelled COS',
    'completed>returned O',
  ],
  'pickup on-receipt': [
    'created>preparing OS',
    'created>cancelled COS',
    'preparing>awaiting_client O',
    'preparing>cancelled COS',
    'awaiting_client>completed O',
    'awaiting_client>cancelled COS',
    'completed>returned O',
  ],
  'digital online': [
    'created>waiting_payment S',
    'created>cancelled COS',
    'waiting_payment>paid S',
    'waiting_payment>cancelled COS',
    'paid>completed S',
    'paid>cancelled COS',
    'completed>returned O',
  ],
};
const actors: [string, OrderActor][] = [
  ['C', 'customer'],
  ['O', 'operator'],
  ['S', 'system'],
];

test.each(Object.entries(flows))('allows exactly the listed transitions per actor: %s', (name, flow) => {
  const found = ORDER_STATES.flatMap((from) =>
    ORDER_STATES.flatMap((to) => {
      const allowedActors = actors
        .filter(([, actor]) => canTransition(flow, from, to, actor))
        .map(([letter]) => letter)
        .join('');
      return allowedActors ? [`${from}>${to} ${allowedActors}`] : [];
    }),
  );
  expect(found.toSorted()).toEqual(allowed[name]?.toSorted());
});

test('has one row per flow and state pair', () => {
  for (const flow of Object.values(flows)) {
    const pairs = orderTransitions
      .filter(
        (row) => (row.delivery?.includes(flow.delivery) ?? true) && (row.payment ?? flow.payment) === flow.payment,
      )
      .map((row) => `${row.from}>${row.to}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  }
});

test('releases stock, tenders and promo code on every cancellation, and prints a return receipt if paid', () => {
  for (const flow of Object.values(flows)) {
    for (const from of ORDER_STATES) {
      const row = findOrderTransition(flow, from, 'cancelled');
      if (!row) continue;
      expect(row.effects).toEqual(expect.arrayContaining(['release-stock', 'return-tenders', 'give-back-promo']));
      const isPaid = flow.payment === 'online' && !['created', 'waiting_payment'].includes(from);
      expect(row.effects.includes('issue-return-receipt')).toBe(isPaid);
    }
  }
});

test('pays, receipts and hands over a successful order exactly once', () => {
  for (const flow of Object.values(flows)) {
    const path = successPath(flow);
    const effects = path
      .slice(1)
      .flatMap((to, index) => [...(findOrderTransition(flow, path[index] as OrderState, to)?.effects ?? [])]);
    const count = (name: string) => effects.filter((effect) => effect === name).length;
    expect([count('issue-receipt'), count('hand-over-stock'), count('freeze-bonuses')]).toEqual([1, 1, 1]);
    expect(count('take-payment')).toBe(flow.payment === 'on-receipt' ? 1 : 0);
    expect(count('assign-keys')).toBe(flow.payment === 'online' ? 1 : 0);
    expect(count('start-pickup-term')).toBe(flow.delivery === 'pickup' ? 1 : 0);
  }
});

test.each([
  ['courier online', ['created', 'waiting_payment', 'paid', 'preparing', 'on_the_way', 'completed']],
  ['courier on-receipt', ['created', 'preparing', 'on_the_way', 'completed']],
  ['pickup online', ['created', 'waiting_payment', 'paid', 'preparing', 'awaiting_client', 'completed']],
  ['pickup on-receipt', ['created', 'preparing', 'awaiting_client', 'completed']],
  ['digital online', ['created', 'waiting_payment', 'paid', 'completed']],
])('takes %s through %o', (name, path) => {
  expect(successPath(flows[name] as OrderFlow)).toEqual(path);
});

test.each([
  ['courier', 'on-receipt', 'courier on-receipt'],
  ['express', 'card', 'courier online'],
  ['pickup', 'on-receipt', 'pickup on-receipt'],
  ['pickup', 'invoice', 'pickup online'],
  ['digital', 'on-receipt', 'digital online'],
] as const)('maps %s paid by %s to %s', (delivery, method, name) => {
  expect(orderFlow(delivery, method)).toEqual(flows[name]);
});

test('allows changing the date and cancelling until dispatch', () => {
  const courier = flows['courier online'] as OrderFlow;
  expect(ORDER_STATES.filter((state) => canChangeDate(courier, state))).toEqual([
    'created',
    'waiting_payment',
    'paid',
    'preparing',
  ]);
  expect(ORDER_STATES.filter((state) => canCancel(courier, state))).toEqual([
    'created',
    'waiting_payment',
    'paid',
    'preparing',
  ]);
  expect(canCancel(flows['pickup on-receipt'] as OrderFlow, 'awaiting_client')).toBe(true);
  expect(canChangeDate(flows['digital online'] as OrderFlow, 'created')).toBe(false);
  expect(nextStates(courier, 'on_the_way', 'customer')).toEqual([]);
  expect(ORDER_STATES.filter(isPayable)).toEqual(['waiting_payment']);
});

test.each([
  ['completed', '2026-09-05', '2026-09-19T18:59:59Z', true],
  ['completed', '2026-09-05', '2026-09-19T19:00:00Z', false],
  ['returned', '2026-09-05', '2026-09-10T00:00:00Z', false],
  ['on_the_way', '2026-09-05', '2026-09-06T00:00:00Z', false],
] as const)('decides whether an order %s on %s can be returned at %s: %s', (state, completed, now, answer) => {
  expect(canReturn(state, completed, new Date(now))).toBe(answer);
});

describe('tracking', () => {
  test('has a label for every state', () => {
    expect(ORDER_STATES.map(trackingLabel)).toEqual([
      'created',
      'waiting',
      'paid',
      'preparing',
      'on-the-way',
      'awaiting-client',
      'completed',
      'cancelled',
      'returned',
    ]);
  });

  test('shows completed, current and upcoming steps', () => {
    expect(trackingSteps(flows['pickup on-receipt'] as OrderFlow, 'preparing')).toEqual([
      { status: 'created', state: 'done' },
      { status: 'preparing', state: 'current' },
      { status: 'awaiting_client', state: 'ahead' },
      { status: 'completed', state: 'ahead' },
    ]);
  });

  test('shows the steps before a cancellation', () => {
    expect(trackingSteps(flows['courier on-receipt'] as OrderFlow, 'cancelled', ['created', 'preparing'])).toEqual([
      { status: 'created', state: 'done' },
      { status: 'preparing', state: 'done' },
      { status: 'cancelled', state: 'current' },
    ]);
  });
});

test('has exactly the listed effects per transition', () => {
  const rows = orderTransitions.map(
    ({ from, to, delivery, payment, effects }) =>
      `${from}>${to} ${delivery?.join('+') ?? 'any'} ${payment ?? 'any'}: ${effects.join(' ')}`,
  );
  const unpaid = 'release-stock return-tenders give-back-promo notify-customer';
  const paidEffects = 'release-stock return-tenders give-back-promo withdraw-keys issue-return-receipt notify-customer';
  const hand = 'hand-over-stock freeze-bonuses notify-customer';
  expect(rows).toEqual([
    'created>waiting_payment any online: ',
    'waiting_payment>paid courier+pickup online: hold-stock issue-receipt assign-keys notify-customer',
    'waiting_payment>paid digital online: hold-stock issue-receipt assign-keys',
    `paid>completed digital online: ${hand}`,
    'created>preparing courier+pickup on-receipt: hold-stock notify-customer',
    'paid>preparing courier+pickup online: ',
    'preparing>on_the_way courier any: notify-customer',
    `on_the_way>completed courier online: ${hand}`,
    `on_the_way>completed courier on-receipt: take-payment issue-receipt ${hand}`,
    'preparing>awaiting_client pickup any: start-pickup-term notify-customer',
    `awaiting_client>completed pickup online: ${hand}`,
    `awaiting_client>completed pickup on-receipt: take-payment issue-receipt ${hand}`,
    `created>cancelled any any: ${unpaid}`,
    `waiting_payment>cancelled any online: ${unpaid}`,
    `paid>cancelled any online: ${paidEffects}`,
    `preparing>cancelled courier+pickup online: ${paidEffects}`,
    `preparing>cancelled courier+pickup on-receipt: ${unpaid}`,
    `awaiting_client>cancelled pickup online: ${paidEffects}`,
    `awaiting_client>cancelled pickup on-receipt: ${unpaid}`,
    `on_the_way>cancelled courier online: ${paidEffects}`,
    `on_the_way>cancelled courier on-receipt: ${unpaid}`,
    'completed>returned any any: ',
  ]);
});

test('lists the next states, and starts tracking at the first', () => {
  expect(nextStates(flows['courier online']!, 'preparing', 'operator')).toEqual(['on_the_way', 'cancelled']);
  const [first] = trackingSteps(flows['courier online']!, 'created', ['created']);
  expect(first).toEqual({ status: 'created', state: 'current' });
  expect(trackingSteps(flows['courier online']!, 'cancelled')).toEqual([{ status: 'cancelled', state: 'current' }]);
});
