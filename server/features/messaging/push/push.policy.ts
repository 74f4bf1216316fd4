import { z } from 'zod';
import type { PushTarget } from '#server/gateways/push/push.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** What `PushSubscription.toJSON()` returns; keys that no browser creates are refused. */
const Subscription = z.object({
  endpoint: z.url().max(2_000),
  keys: z.object({
    p256dh: z.string().refine((key) => bytes(key).length === 65 && bytes(key)[0] === 4),
    auth: z.string().refine((key) => bytes(key).length === 16),
  }),
});

/** A token of Firebase is letters, digits and a few marks. */
const FCM_TOKEN = /^[\w:.-]{20,4096}$/;

/** Returns where a saved token leads; null for a text that is none. */
export function targetOf(token: string): PushTarget | null {
  if (!token.startsWith('{')) return FCM_TOKEN.test(token) ? { transport: 'fcm', token } : null;
  const read = Subscription.safeParse(jsonOf(token));
  if (!read.success) return null;
  const { endpoint, keys } = read.data;
  return { transport: 'web', subscription: { endpoint, p256dh: keys.p256dh, auth: keys.auth } };
}

/** Returns the text a target is kept as: the same one, however its JSON was written. */
export function tokenOf(target: PushTarget): string {
  if (target.transport === 'fcm') return target.token;
  const { endpoint, p256dh, auth } = target.subscription;
  return JSON.stringify({ endpoint, keys: { p256dh, auth } });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
