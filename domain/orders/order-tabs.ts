import type { OrderState } from './order-status.ts';

/** Tabs of a customer's orders (spec §2 Profile). */
export const ORDER_TABS = ['active', 'current', 'finished'] as const;
/** One of `ORDER_TABS`. */
export type OrderTab = (typeof ORDER_TABS)[number];

/**
 * Tab of every state: active orders need the customer (payment, collection), current ones are processed by the
 * shop, finished ones are over.
 */
const TAB_BY_STATE: Readonly<Record<OrderState, OrderTab>> = {
  waiting_payment: 'active',
  awaiting_client: 'active',
  created: 'current',
  paid: 'current',
  preparing: 'current',
  on_the_way: 'current',
  completed: 'finished',
  cancelled: 'finished',
  returned: 'finished',
};

/**
 * Returns the tab of an order. One awaiting its confirmation call (`isUnconfirmed`) also needs the customer, because it
 * expires without an answer.
 */
export function orderTab(state: OrderState, isUnconfirmed = false): OrderTab {
  return isUnconfirmed ? 'active' : TAB_BY_STATE[state];
}

/** Lists the states of a tab, for orders that await no call. */
export function tabStates(tab: OrderTab): OrderState[] {
  return (Object.keys(TAB_BY_STATE) as OrderState[]).filter((state) => TAB_BY_STATE[state] === tab);
}
