import { createHash } from 'node:crypto';
import { fitMessage, PushProblem, parseRetryAfter, type PushSender } from './push.ts';
import { vapidAuthorization, type VapidKeys } from './vapid.ts';
import { encryptForBrowser } from './web-push-encryption.ts';
import { DAY_SECONDS } from '#domain/time/durations.ts';

const LIMIT_MS = 10_000;
/** A message about an order is useless after a day. */
const TTL_SECONDS = DAY_SECONDS;

/** Known push services. A subscription is untrusted input and names the URL to call, so other hosts are rejected. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /(^|\.)push\.services\.mozilla\.com$/,
  /(^|\.)push\.apple\.com$/,
  /\.notify\.windows\.com$/,
];

/**
 * `origins` are trusted besides the browsers' push services; `contact` is sent to them as a `mailto:` or `https:` URL.
 */
export type WebPushSettings = { keys: VapidKeys; contact: string; origins?: readonly string[] };

/** Creates the transport of standard Web Push: encrypted for the browser (RFC 8291), signed by VAPID (RFC 8292). */
export function createWebPush({ keys, contact, origins = [] }: WebPushSettings): PushSender {
  const isTrusted = (endpoint: string) => {
    if (!URL.canParse(endpoint)) return false;
    const { hostname, origin, href } = new URL(endpoint);
    if (origins.includes(origin)) return true;
    // Only the host may precede the path: no other protocol, login or port.
    return href.startsWith(`https://${hostname}/`) && SERVICES.some((service) => service.test(hostname));
  };
  return {
    name: 'web',
    accepts: (target) => target.transport === 'web' && isTrusted(target.subscription.endpoint),
    async send(target, message) {
      if (target.transport !== 'web' || !isTrusted(target.subscription.endpoint))
        throw new PushProblem('refused', 'not a subscription of a known push service');
      const { endpoint } = target.subscription;
      const response = await fetch(endpoint, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(LIMIT_MS),
        headers: {
          authorization: vapidAuthorization(keys, { endpoint, contact, now: Date.now() }),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(TTL_SECONDS),
          urgency: 'normal',
          topic: createHash('sha256').update(message.tag).digest('base64url').slice(0, 32),
        },
        body: new Uint8Array(encryptForBrowser(JSON.stringify(fitMessage(message)), target.subscription)),
      }).catch((error: unknown) => {
        throw new PushProblem('unreachable', String(error));
      });
      await response.body?.cancel();
      if (response.ok) return 'sent';
      if (response.status === 404 || response.status === 410) return 'gone';
      const failure = `push service: ${response.status}`;
      if (response.status === 429)
        throw new PushProblem('busy', failure, parseRetryAfter(response.headers, Date.now()));
      if (response.status >= 500)
        throw new PushProblem('unreachable', failure, parseRetryAfter(response.headers, Date.now()));
      throw new PushProblem('refused', failure);
    },
  };
}
