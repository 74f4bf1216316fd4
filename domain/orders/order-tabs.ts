import type { OrderState } from './order-status.ts';

/** Tabs of a customer's orders (spec §2 Profile). */
export const ORDER_TABS = ['active', 'current', 'finished'] as const;
/** One of `ORDER_TABS`. */
export type OrderTab = (typeof ORDER_TABS)[number];

/**
 * The tab of every state: active orders wait for the customer (to be paid, to be collected), the shop works on current
 * ones, and nothing more happens to finished ones by itself.
 */
const TAB_OF: Readonly<Record<OrderState, OrderTab>> = {
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
 * Returns the tab an order is listed in. One that the shop confirms by a call (`unconfirmed`) waits for the customer too:
 * without an answer it ends.
 */
export function orderTab(state: OrderState, unconfirmed = false): OrderTab {
  return unconfirmed ? 'active' : TAB_OF[state];
}

/** Lists the states of a tab, of orders that wait for no call. */
export function statesOfTab(tab: OrderTab): OrderState[] {
  return (Object.keys(TAB_OF) as OrderState[]).filter((state) => TAB_OF[state] === tab);
}
