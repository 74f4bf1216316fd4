import { createIdempotencyKey } from '#web/calls/idempotency-key.ts';
import { saveOrder } from '#web/state/customer/last-order.ts';
import { removeSession, saveSession, readSession } from '#web/device/memory/tab-memory.ts';
import { parseStored } from '#web/state/tabs/stored-values.ts';

/** One attempt to place the order; its key makes retries idempotent. */
export type OrderAttempt = { key: string; stamp: string; online: boolean };

const ATTEMPT_KEY = 'order-attempt';

/** Returns the unanswered attempt, or starts one. The key stays; the stamp is of the current content. */
export function startAttempt(stamp: string, online: boolean): OrderAttempt {
  const attempt = { key: findOpenAttempt()?.key ?? createIdempotencyKey(), stamp, online };
  saveSession(ATTEMPT_KEY, attempt);
  return attempt;
}

/** The attempt that was sent but not answered, for example after a reload during the call. */
export function findOpenAttempt(): OrderAttempt | null {
  const attempt = parseStored(readSession(ATTEMPT_KEY), { key: '', stamp: '', online: false });
  return attempt.key === '' ? null : attempt;
}

/** Ends an answered attempt, with the order's number if one was placed. */
export function closeAttempt(number?: string): void {
  const online = findOpenAttempt()?.online ?? false;
  removeSession(ATTEMPT_KEY);
  if (number !== undefined) saveOrder(number, online ? 'payment' : 'confirmation');
}
