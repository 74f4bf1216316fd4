import { z } from 'zod';
import type { PushTarget } from '#server/gateways/push/push.ts';

const decodeBytes = (text: string) => Buffer.from(text, 'base64url');

/** Result of `PushSubscription.toJSON()`; rejects malformed keys. */
const Subscription = z.object({
  endpoint: z.url().max(2_000),
  keys: z.object({
    p256dh: z.string().refine((key) => decodeBytes(key).length === 65 && decodeBytes(key)[0] === 4),
    auth: z.string().refine((key) => decodeBytes(key).length === 16),
  }),
});

/** Apple's token is hexadecimal. */
const APNS_TOKEN = /^[\da-f]{64,200}$/i;
/** A Firebase token consists of letters, digits and a few symbols. */
const FCM_TOKEN = /^[\w:.-]{20,4096}$/;

/** Parses a saved token into its target; null when it is invalid. */
export function parseTarget(token: string): PushTarget | null {
  if (APNS_TOKEN.test(token)) return { transport: 'apns', token: token.toLowerCase() };
  if (!token.startsWith('{')) return FCM_TOKEN.test(token) ? { transport: 'fcm', token } : null;
  const parsed = Subscription.safeParse(parseJson(token));
  if (!parsed.success) return null;
  const { endpoint, keys } = parsed.data;
  return { transport: 'web', subscription: { endpoint, p256dh: keys.p256dh, auth: keys.auth } };
}

/** Serialises a target canonically, independent of the formatting of its JSON. */
export function serializeTarget(target: PushTarget): string {
  if (target.transport !== 'web') return target.token;
  const { endpoint, p256dh, auth } = target.subscription;
  return JSON.stringify({ endpoint, keys: { p256dh, auth } });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
