import { forgetTab, keepTab, readTab } from '../memory/tab-memory.ts';

type Kept = { phone: string; validUntil: number; againAt: number };

const keyOf = (purpose: string) => `sent-code-${purpose}`;

/** Remembers that a code was sent to a phone (ten digits), so that its field survives a reload; times in seconds. */
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

/** Returns the phone a valid code was sent to and the seconds until another may be sent; null without one. */
export function sentCode(purpose: string): { phone: string; resendSeconds: number } | null {
  const kept = readTab<Kept>(keyOf(purpose));
  if (!kept || !(kept.validUntil > Date.now())) return null;
  return { phone: kept.phone, resendSeconds: Math.max(0, Math.ceil((kept.againAt - Date.now()) / 1000)) };
}

/** Forgets it: the code was used, or another phone is wanted. */
export const forgetSentCode = (purpose: string): void => forgetTab(keyOf(purpose));
