import { removeSession, saveSession, readSession } from '../memory/tab-memory.ts';
import { parseStored } from '#web/state/tabs/stored-values.ts';

type SentCode = { phone: string; validUntil: number; resendAt: number };

const keyOf = (purpose: string) => `sent-code-${purpose}`;

/** Remembers that a code was sent to a phone (ten digits); times in seconds. Its field then survives a reload. */
export function rememberSentCode(
  purpose: string,
  phone: string,
  { lifeSeconds, resendSeconds }: { lifeSeconds: number; resendSeconds: number },
): void {
  const now = Date.now();
  saveSession(keyOf(purpose), {
    phone,
    validUntil: now + lifeSeconds * 1000,
    resendAt: now + resendSeconds * 1000,
  } satisfies SentCode);
}

/** Returns the phone with a valid code and the seconds until the next one may be sent; null without one. */
export function findSentCode(purpose: string): { phone: string; resendSeconds: number } | null {
  const stored = parseStored<SentCode>(readSession(keyOf(purpose)), { phone: '', validUntil: 0, resendAt: 0 });
  if (stored.phone === '' || !(stored.validUntil > Date.now())) return null;
  return { phone: stored.phone, resendSeconds: Math.max(0, Math.ceil((stored.resendAt - Date.now()) / 1000)) };
}

/** Forgets the code after use or when another phone is entered. */
export const forgetSentCode = (purpose: string): void => removeSession(keyOf(purpose));
