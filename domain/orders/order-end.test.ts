import { expect, test } from 'vitest';
import { cancelCause } from './order-end.ts';

test.each([
  ['customer', 'created', 'customer'],
  ['customer', 'paid', 'customer'],
  ['customer', null, 'customer'],
  ['system', 'waiting_payment', 'unpaid'],
  ['system', 'created', 'unconfirmed'],
  ['system', 'awaiting_client', 'uncollected'],
  ['system', 'preparing', 'shop'],
  ['operator', 'preparing', 'shop'],
  ['operator', 'created', 'shop'],
  ['operator', 'on_the_way', 'not-received'],
  ['system', null, 'shop'],
] as const)('explains a cancellation by the %s in state %s as %s', (by, from, cause) => {
  expect(cancelCause({ by, from })).toBe(cause);
});
