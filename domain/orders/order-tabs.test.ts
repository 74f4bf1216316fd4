import { expect, test } from 'vitest';
import { ORDER_STATES } from './order-status.ts';
import { ORDER_TABS, orderTab, tabStates } from './order-tabs.ts';

test.each([
  ['active', ['waiting_payment', 'awaiting_client']],
  ['current', ['created', 'paid', 'preparing', 'on_the_way']],
  ['finished', ['completed', 'cancelled', 'returned']],
] as const)('lists in the tab "%s" %j', (tab, states) => {
  expect(tabStates(tab)).toEqual(states);
});

test('puts every state into exactly one tab', () => {
  expect(ORDER_TABS.flatMap(tabStates).toSorted()).toEqual([...ORDER_STATES].toSorted());
  for (const state of ORDER_STATES) expect(tabStates(orderTab(state))).toContain(state);
});

test('lists an order that awaits its confirmation call as active', () => {
  expect(orderTab('created', true)).toBe('active');
  expect(orderTab('created')).toBe('current');
});
