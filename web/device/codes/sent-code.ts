import { forgetTab, keepTab, readTab } from '../memory/tab-memory.ts';
import { keptLike } from '#web/state/tabs/kept-values.ts';

type Kept = { phone: string; validUntil: number; againAt: number };

const keyOf = (purpose: string) => `sent-code-${purpose}`;

/** Remembers that a code was sent to a phone (ten digits); times in seconds. Its field then survives a reload. */
export function keepSentCode(
  purpose: string,
  phone: string,
  { lifeSeconds, resendSeconds }: { lifeSeconds: number; resendSeconds: number },
): void {
  const now = Date.now();
  keepTab(keyOf(purpose), {
    phone,
    validUntil: now + lifeSeconds * 1000,
    againAt: now + resendSeconds * 1000,
  } satisfies Kept);
}

/** Returns the phone with a valid code and the seconds until the next one may be sent; null without one. */
export function sentCode(purpose: string): { phone: string; resendSeconds: number } | null {
  const kept = keptLike<Kept>(readTab(keyOf(purpose)), { phone: '', validUntil: 0, againAt: 0 });
  if (kept.phone === '' || !(kept.validUntil > Date.now())) return null;
  return { phone: kept.phone, resendSeconds: Math.max(0, Math.ceil((kept.againAt - Date.now()) / 1000)) };
}

/** Forgets the code after use or when another phone is entered. */
export const forgetSentCode = (purpose: string): void => forgetTab(keyOf(purpose));
