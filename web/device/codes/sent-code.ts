import { removeSession, saveSession, readSession } from '../memory/tab-memory.ts';
import { parseStored } from '#web/state/tabs/stored-values.ts';

type SentCode = { phone: string; validUntil: number; resendAt: number };

const storageKey = (purpose: string) => `sent-code-${purpose}`;

/** Stores that a code was sent to a phone (ten digits); times in seconds. Its field then survives a reload. */
export function saveSentCode(
  purpose: string,
  phone: string,
  { lifeSeconds, resendSeconds }: { lifeSeconds: number; resendSeconds: number },
): void {
  const now = Date.now();
  saveSession(storageKey(purpose), {
    phone,
    validUntil: now + lifeSeconds * 1000,
    resendAt: now + resendSeconds * 1000,
  } satisfies SentCode);
}

/** Returns the phone with a valid code and the seconds until the next one may be sent; null without one. */
export function findSentCode(purpose: string): { phone: string; resendSeconds: number } | null {
  const stored = parseStored<SentCode>(readSession(storageKey(purpose)), { phone: '', validUntil: 0, resendAt: 0 });
  if (stored.phone === '' || !(stored.validUntil > Date.now())) return null;
  return { phone: stored.phone, resendSeconds: Math.max(0, Math.ceil((stored.resendAt - Date.now()) / 1000)) };
}

/** Removes the code after use or when another phone is entered. */
export const removeSentCode = (purpose: string): void => removeSession(storageKey(purpose));
