import { createStore, keep, readKept } from './store.ts';

/** The order that was last placed in this browser, in whichever tab. `at` is the moment of placing, ms. */
type LastOrder = { number: string; unpaid: boolean; at: number };

const KEY = 'last-order';
/** How long an empty checkout still speaks of the order that emptied it. */
const SHOWN_MS = 2 * 3_600_000;

const unpaid = createStore<string | null>(null);

function kept(): LastOrder | null {
  const order = readKept<Partial<LastOrder>>(KEY);
  return order && typeof order.number === 'string' && /^\d{6,12}$/.test(order.number)
    ? { number: order.number, unpaid: order.unpaid === true, at: Number(order.at) || 0 }
    : null;
}

/** Number of the order that was placed here and waits for its payment; null on the server and while hydrating. */
export const useUnpaidOrder = unpaid.use;

/** Remembers an order that was just placed; `waits` for its payment or not. */
export function rememberOrder(number: string, waits: boolean): void {
  keep(KEY, { number, unpaid: waits, at: Date.now() } satisfies LastOrder);
  unpaid.set(waits ? number : null);
}

/** Notes that nothing is to be paid for an order any more. */
export function settleOrder(number: string): void {
  const order = kept();
  if (order?.number !== number) return;
  if (order.unpaid) keep(KEY, { ...order, unpaid: false } satisfies LastOrder);
  unpaid.set(null);
}

/** Number of the order placed in this browser a short while ago, for tabs whose cart it has emptied. */
export function lastOrder(now = Date.now()): string | null {
  const order = kept();
  return order && now - order.at < SHOWN_MS ? order.number : null;
}

/** Reads once the page is hydrated whether an order waits for its payment, and again when another tab changes that. */
export function followLastOrder(): () => void {
  const load = () => {
    const order = kept();
    unpaid.set(order?.unpaid ? order.number : null);
  };
  load();
  addEventListener('storage', load);
  return () => removeEventListener('storage', load);
}
