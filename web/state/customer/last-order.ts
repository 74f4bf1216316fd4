import { createStore, keep, readKept } from '../tabs/store.ts';
import { HOUR_MS } from '#domain/time/durations.ts';

/** What an order waits for: the buyer's payment, or the shop's call about what is paid at the door. */
export type Waiting = 'payment' | 'confirmation';
/** The order that was last placed in this browser, in whichever tab. `at` is the moment of placing, ms. */
type LastOrder = { number: string; waits: Waiting | null; at: number };
/** An order that waits, and for what. */
export type WaitingOrder = { number: string; waits: Waiting };

const KEY = 'last-order';
/** How long an empty checkout still speaks of the order that emptied it. */
const SHOWN_MS = 2 * HOUR_MS;

const waiting = createStore<WaitingOrder | null>(null);

function kept(): LastOrder | null {
  const order = readKept<Partial<LastOrder>>(KEY);
  return order && typeof order.number === 'string' && /^\d{6,12}$/.test(order.number)
    ? {
        number: order.number,
        waits: order.waits === 'payment' || order.waits === 'confirmation' ? order.waits : null,
        at: Number(order.at) || 0,
      }
    : null;
}

/** The order that was placed here and waits; null on the server and while hydrating. */
export const useWaitingOrder = waiting.use;

/** Remembers an order that was just placed, and what it waits for. */
export function rememberOrder(number: string, waits: Waiting): void {
  keep(KEY, { number, waits, at: Date.now() } satisfies LastOrder);
  waiting.set({ number, waits });
}

/** Notes that an order waits for nothing any more. */
export function settleOrder(number: string): void {
  const order = kept();
  if (order?.number !== number) return;
  if (order.waits) keep(KEY, { ...order, waits: null } satisfies LastOrder);
  waiting.set(null);
}

/** Number of the order placed in this browser a short while ago, for tabs whose cart it has emptied. */
export function lastOrder(now = Date.now()): string | null {
  const order = kept();
  return order && now - order.at < SHOWN_MS ? order.number : null;
}

/** Reads once the page is hydrated whether an order waits, and again when another tab changes that. */
export function followLastOrder(): () => void {
  const load = () => {
    const order = kept();
    waiting.set(order?.waits ? { number: order.number, waits: order.waits } : null);
  };
  load();
  addEventListener('storage', load);
  return () => removeEventListener('storage', load);
}
