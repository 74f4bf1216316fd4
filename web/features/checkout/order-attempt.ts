import { rememberOrder } from '#web/state/customer/last-order.ts';
import { forgetTab, keepTab, readTab } from '#web/device/memory/tab-memory.ts';

/** One press of "place the order": its key gives one order however often it is sent. */
export type OrderAttempt = { key: string; stamp: string; online: boolean };

const KEY = 'order-attempt';

/** Returns the attempt that has no answer yet, or begins one. The key stays, the stamp is of what is seen now. */
export function orderAttempt(stamp: string, online: boolean): OrderAttempt {
  const attempt = { key: openAttempt()?.key ?? randomKey(), stamp, online };
  keepTab(KEY, attempt);
  return attempt;
}

/** The attempt that was sent and not answered, as after a reload in the middle of the call. */
export function openAttempt(): OrderAttempt | null {
  return readTab<OrderAttempt>(KEY);
}

/** Ends the attempt: an answer has come, with the order's number when one was placed. */
export function closeAttempt(number?: string): void {
  const online = openAttempt()?.online ?? false;
  forgetTab(KEY);
  if (number !== undefined) rememberOrder(number, online ? 'payment' : 'confirmation');
}

/** Not `randomUUID`: it is missing on plain http outside localhost. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
