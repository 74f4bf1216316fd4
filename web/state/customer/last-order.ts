import { createStore, saveStored, readStored } from '../tabs/store.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import { parseFields } from '../tabs/stored-values.ts';

/** Reason why an order waits: the buyer's payment, or the shop's confirmation call for payment on delivery. */
export type WaitReason = 'payment' | 'confirmation';
/** The last order placed in this browser, in any tab. `at` is when it was placed, epoch ms. */
type LastOrder = { number: string; waits: WaitReason | null; at: number };
/** A waiting order, and what it waits for. */
type WaitingOrder = { number: string; waitsFor: WaitReason };

const LAST_ORDER_KEY = 'last-order';
/** How long an empty checkout links to the order that emptied it, ms. */
const MAX_SHOWN_MS = 2 * HOUR_MS;

const waitingOrder = createStore<WaitingOrder | null>(null);

function readStoredOrder(): LastOrder | null {
  const order = parseFields(readStored(LAST_ORDER_KEY));
  return typeof order.number === 'string' && /^\d{6,12}$/.test(order.number)
    ? {
        number: order.number,
        waits: order.waits === 'payment' || order.waits === 'confirmation' ? order.waits : null,
        at: Number(order.at) || 0,
      }
    : null;
}

/** The waiting order placed in this browser; null on the server and while hydrating. */
export const useWaitingOrder = waitingOrder.use;

/** Stores a new order and what it waits for. */
export function saveOrder(number: string, reason: WaitReason): void {
  saveStored(LAST_ORDER_KEY, { number, waits: reason, at: Date.now() } satisfies LastOrder);
  waitingOrder.set({ number, waitsFor: reason });
}

/** Marks an order as settled. */
export function settleOrder(number: string): void {
  const order = readStoredOrder();
  if (order?.number !== number) return;
  if (order.waits) saveStored(LAST_ORDER_KEY, { ...order, waits: null } satisfies LastOrder);
  waitingOrder.set(null);
}

/** Number of a recent order from this browser, for tabs whose cart it emptied. */
export function lastOrder(now = Date.now()): string | null {
  const order = readStoredOrder();
  return order && now - order.at < MAX_SHOWN_MS ? order.number : null;
}

/** Reads the waiting order after hydration, and again when another tab changes it. */
export function followLastOrder(): () => void {
  const load = () => {
    const order = readStoredOrder();
    waitingOrder.set(order?.waits ? { number: order.number, waitsFor: order.waits } : null);
  };
  load();
  addEventListener('storage', load);
  return () => removeEventListener('storage', load);
}
