import { createHash, createPrivateKey, sign, type KeyObject } from 'node:crypto';
import { connect, constants, type ClientHttp2Session } from 'node:http2';
import { z } from 'zod';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#domain/time/durations.ts';
import { fitMessage, PushProblem, parseRetryAfter, type PushMessage, type PushSender } from './push.ts';

const LIMIT_MS = 10_000;
/** Apple rejects tokens older than an hour, and more than one new token in 20 minutes. */
const BEARER_MAX_MS = 40 * MINUTE_MS;
const Refusal = z.object({ reason: z.string() });
/** Reasons of a permanently invalid device token. */
const INVALID_TOKEN_REASONS = new Set(['BadDeviceToken', 'Unregistered', 'ExpiredToken']);

/** Signing key of an Apple developer team; `topic` is the bundle id of the app. */
export type ApnsSettings = { key: string; keyId: string; teamId: string; topic: string; apiUrl?: string | undefined };

type ApnsResponse = { status: number; headers: Headers; reason: string };

/** Creates the transport of Apple's push service with token authentication, for the iOS app. */
export function createApnsPush({ apiUrl = 'https://api.push.apple.com', topic, ...team }: ApnsSettings): PushSender {
  const bearer = createBearer({ ...team, key: createPrivateKey(team.key) });
  const connection = createConnection(apiUrl);

  const post = (token: string, { title, body, path, tag }: PushMessage): Promise<ApnsResponse> =>
    connection.request(
      {
        [constants.HTTP2_HEADER_METHOD]: 'POST',
        [constants.HTTP2_HEADER_PATH]: `/3/device/${token}`,
        authorization: `bearer ${bearer.get()}`,
        'apns-topic': topic,
        'apns-push-type': 'alert',
        'apns-expiration': String(Math.floor((Date.now() + DAY_MS) / SECOND_MS)),
        'apns-collapse-id': collapseId(tag),
      },
      JSON.stringify({ aps: { alert: { title, body }, sound: 'default' }, path, tag }),
    );

  return {
    name: 'apns',
    accepts: (target) => target.transport === 'apns',
    async send(target, message) {
      if (target.transport !== 'apns') throw new PushProblem('refused', 'not an APNs token');
      const fitted = fitMessage(message);
      let response = await post(target.token, fitted);
      if (response.reason === 'ExpiredProviderToken') {
        bearer.clear();
        response = await post(target.token, fitted);
      }
      const { status, reason, headers } = response;
      if (status === 200) return 'sent';
      if (status === 410 || INVALID_TOKEN_REASONS.has(reason)) return 'gone';
      const description = `apns: ${status} ${reason}`;
      const retryAfterMs = parseRetryAfter(headers, Date.now());
      if (status === 429) throw new PushProblem('busy', description, retryAfterMs);
      if (status >= 500) throw new PushProblem('unreachable', description, retryAfterMs);
      throw new PushProblem('refused', description);
    },
  };
}

/** A collapse id has at most 64 bytes and no letters outside ASCII. */
const collapseId = (tag: string): string => createHash('sha256').update(tag).digest('base64url');

/** Signs the shop's token (ES256) and caches it. */
function createBearer({ key, keyId, teamId }: { key: KeyObject; keyId: string; teamId: string }) {
  let cached: { token: string; until: number } | null = null;
  const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return {
    get(): string {
      const now = Date.now();
      if (cached && cached.until > now) return cached.token;
      const claims = { iss: teamId, iat: Math.floor(now / SECOND_MS) };
      const signed = `${encodePart({ alg: 'ES256', kid: keyId })}.${encodePart(claims)}`;
      const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
      cached = { token: `${signed}.${signature.toString('base64url')}`, until: now + BEARER_MAX_MS };
      return cached.token;
    },
    clear() {
      cached = null;
    },
  };
}

/** Sends requests over one HTTP/2 connection, as Apple requires, and reconnects when it ends. */
function createConnection(origin: string) {
  let session: ClientHttp2Session | null = null;

  const open = (): ClientHttp2Session => {
    if (session && !session.closed && !session.destroyed) return session;
    const opened = connect(origin);
    const forget = () => {
      if (session === opened) session = null;
    };
    // The requests on the connection report its error.
    opened.on('error', forget).on('goaway', forget).on('close', forget);
    // An idle connection does not keep the process running.
    opened.unref();
    session = opened;
    return opened;
  };

  return {
    request: (headers: Record<string, string>, body: string): Promise<ApnsResponse> =>
      new Promise((resolve, reject) => {
        const current = open();
        const fail = (error: unknown) => reject(new PushProblem('unreachable', `apns: ${String(error)}`));
        const stream = current.request(headers);
        let status = 0;
        let received: Record<string, unknown> = {};
        let text = '';
        // A connection that does not respond may be dead.
        const timer = setTimeout(() => current.destroy(new Error('no response')), LIMIT_MS);
        stream.setEncoding('utf8');
        stream.on('response', (responseHeaders) => {
          received = responseHeaders;
          status = Number(responseHeaders[constants.HTTP2_HEADER_STATUS]);
        });
        stream.on('data', (chunk: string) => (text += chunk));
        stream.on('error', fail);
        stream.on('close', () => {
          clearTimeout(timer);
          if (status === 0) return fail('the connection ended');
          const retryAfter = received['retry-after'];
          resolve({
            status,
            headers: new Headers(typeof retryAfter === 'string' ? { 'retry-after': retryAfter } : {}),
            reason: parseReason(text),
          });
        });
        stream.end(body);
      }),
  };
}

function parseReason(text: string): string {
  try {
    return Refusal.parse(JSON.parse(text)).reason;
  } catch {
    return '';
  }
}
