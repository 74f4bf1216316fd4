import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { WebSubscription } from '#server/gateways/push/push.ts';

/** A message as the service received it: decrypted with the browser's key, its VAPID claims verified. */
type ReceivedPush = { message: unknown; headers: IncomingHttpHeaders; claims: Record<string, unknown> };

/** A failure that the next requests receive instead of acceptance. */
type ScriptedFailure = { status: number; retryAfter?: string; body?: string };

/** A fake push service: accepts messages over HTTP, decrypts them, and refuses unsigned ones. */
export type PushService = {
  origin: string;
  /** A browser subscribed here. */
  subscribe(): WebSubscription;
  received(subscription: WebSubscription): ReceivedPush[];
  fail(failure: ScriptedFailure): void;
  stop(): Promise<void>;
};

/** Starts a push service that requires senders to hold the private key of `webKey`. */
export async function startPushService(webKey: () => string): Promise<PushService> {
  const browsers = new Map<string, { privateKey: string; auth: string }>();
  const messages = new Map<string, ReceivedPush[]>();
  const failures: ScriptedFailure[] = [];
  let origin = '';
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const failure = failures.shift();
      if (failure) {
        response.writeHead(failure.status, failure.retryAfter ? { 'retry-after': failure.retryAfter } : {});
        return response.end(failure.body);
      }
      const path = request.url ?? '';
      const browser = browsers.get(path);
      if (!browser) return response.writeHead(410).end();
      const claims = parseClaims(request.headers.authorization ?? '', webKey());
      if (claims?.['aud'] !== origin) return response.writeHead(403).end();
      const message = JSON.parse(decrypt(Buffer.concat(chunks), browser)) as unknown;
      messages.set(path, [...(messages.get(path) ?? []), { message, headers: request.headers, claims }]);
      return response.writeHead(201).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    subscribe() {
      const pair = createECDH('prime256v1');
      const p256dh = pair.generateKeys('base64url');
      const auth = randomBytes(16).toString('base64url');
      const path = `/push/${randomBytes(8).toString('hex')}`;
      browsers.set(path, { privateKey: pair.getPrivateKey('base64url'), auth });
      return { endpoint: origin + path, p256dh, auth };
    },
    received: ({ endpoint }) => messages.get(new URL(endpoint).pathname) ?? [],
    fail: (failure) => void failures.push(failure),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Decrypts a message for a browser by RFC 8291; throws when anything is invalid. */
export function decrypt(body: Buffer, browser: { privateKey: string; auth: string }): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(browser.privateKey, 'base64url'));
  const salt = body.subarray(0, 16);
  const keyLength = body[20]!;
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const hkdf = (secret: Buffer, hkdfSalt: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, hkdfSalt, info, bytes));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = hkdf(pair.computeSecret(sender), Buffer.from(browser.auth, 'base64url'), info, 32);
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const plaintext = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  if (plaintext.at(-1) !== 2) throw new Error('not the last record');
  return plaintext.subarray(0, -1).toString('utf8');
}

function parseClaims(authorization: string, webKey: string): Record<string, unknown> | null {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  if (key !== webKey) return null;
  const point = Buffer.from(key, 'base64url');
  const part = (from: number, to: number) => point.subarray(from, to).toString('base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33, 65) },
  });
  const [head = '', claims = '', signature = ''] = token.split('.');
  const right = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const parsedClaims = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  return right && Number(parsedClaims['exp']) > Date.now() / 1000 ? parsedClaims : null;
}
