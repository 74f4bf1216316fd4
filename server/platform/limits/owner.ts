import type { CallContext } from '../http/call.ts';
import type { CountedKey } from './attempt-limit.ts';

/** A customer, or the session of a guest, to whom stored rows belong. */
export type Owner = { customerId: number } | { sessionId: number };

/** Returns the owner of a caller's rows; null for a guest without a session. */
export function toOwner({ customerId, sessionId }: Pick<CallContext, 'customerId' | 'sessionId'>): Owner | null {
  if (customerId !== null) return { customerId };
  return sessionId === null ? null : { sessionId };
}

/** Returns the hourly counting keys of an owner and of its address. */
export function ownerKeys(
  prefix: string,
  { owner, ip }: { owner: Owner; ip: string },
  limits: { perOwner: number; perAddress: number },
): CountedKey[] {
  const sender = 'customerId' in owner ? `customer ${owner.customerId}` : `session ${owner.sessionId}`;
  return [
    { key: `${prefix} ${sender}`, limit: limits.perOwner },
    { key: `${prefix} address ${ip}`, limit: limits.perAddress },
  ];
}
