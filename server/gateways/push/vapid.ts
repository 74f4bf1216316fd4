import { createECDH, createHmac, createPrivateKey, sign, type KeyObject } from 'node:crypto';
import { HOUR_SECONDS } from '#domain/time/durations.ts';

const LIFE_SECONDS = 12 * HOUR_SECONDS;

/** Keys that identify the shop to push services (RFC 8292). */
export type VapidKeys = {
  /** Base64url of 65 bytes; browsers subscribe with it. */
  publicKey: string;
  privateKey: KeyObject;
};

/** Derives both keys from a private key in base64url; throws when it is out of range. */
export function vapidKeys(privateKey: string): VapidKeys {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  const point = pair.getPublicKey();
  const slicePart = (from: number, to: number) => point.subarray(from, to).toString('base64url');
  const d = pair.getPrivateKey();
  return {
    publicKey: point.toString('base64url'),
    privateKey: createPrivateKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: slicePart(1, 33),
        y: slicePart(33, 65),
        d: Buffer.concat([Buffer.alloc(32 - d.length), d]).toString('base64url'),
      },
    }),
  };
}

/** Derives the private key from the shop's secret, so that all processes share it without configuration. */
export function deriveVapidKey(secret: string): string {
  for (let count = 0; ; count++) {
    const key = createHmac('sha256', secret).update(`vapid ${count}`).digest('base64url');
    try {
      vapidKeys(key);
      return key;
    } catch {
      // One digest in four billion is out of range; the next one is used.
    }
  }
}

/** Returns the `Authorization` header for a push service, valid for twelve hours. */
export function vapidAuthorization(
  { publicKey, privateKey }: VapidKeys,
  { endpoint, contact, now }: { endpoint: string; contact: string; now: number },
): string {
  const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + LIFE_SECONDS, sub: contact };
  const signed = `${encodePart({ typ: 'JWT', alg: 'ES256' })}.${encodePart(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
}
