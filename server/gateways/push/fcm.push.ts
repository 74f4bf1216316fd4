import { sign } from 'node:crypto';
import { z } from 'zod';
import { fitMessage, PushProblem, parseRetryAfter, type PushMessage, type PushSender } from './push.ts';
import { DAY_SECONDS, MINUTE_MS } from '#domain/time/durations.ts';

const LIMIT_MS = 10_000;
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const TTL_SECONDS = DAY_SECONDS;
/** An access token this close to its expiry is renewed. */
const EXPIRY_MARGIN_MS = MINUTE_MS;

/** Required part of Firebase's service account file. */
export const ServiceAccount = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(1),
  private_key: z.string().includes('PRIVATE KEY'),
  token_uri: z.url().default('https://oauth2.googleapis.com/token'),
});
export type ServiceAccount = z.infer<typeof ServiceAccount>;

const Bearer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const Refusal = z.object({
  error: z.object({
    message: z.string().default(''),
    details: z.array(z.object({ '@type': z.string().default(''), errorCode: z.string().default('') })).default([]),
  }),
});

/** Codes for a permanently invalid token. */
const INVALID_TOKEN_CODES = new Set(['UNREGISTERED', 'SENDER_ID_MISMATCH']);

/** `origin` is the shop's, for links; `apiUrl` is Firebase's. */
export type FcmSettings = { account: ServiceAccount; origin: string; apiUrl?: string | undefined };

/** Creates the transport of Firebase Cloud Messaging, HTTP v1, for the native apps. */
export function createFcmPush({ account, origin, apiUrl = 'https://fcm.googleapis.com' }: FcmSettings): PushSender {
  const bearer = createBearer(account);
  const url = `${apiUrl}/v1/projects/${encodeURIComponent(account.project_id)}/messages:send`;

  const post = async (token: string, message: PushMessage) =>
    fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
      headers: { authorization: `Bearer ${await bearer.get()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: { token, ...buildRequestBody(fitMessage(message), origin) } }),
    }).catch((error: unknown) => {
      throw error instanceof PushProblem ? error : new PushProblem('unreachable', String(error));
    });

  return {
    name: 'fcm',
    accepts: (target) => target.transport === 'fcm',
    async send(target, message) {
      if (target.transport !== 'fcm') throw new PushProblem('refused', 'not a Firebase token');
      let response = await post(target.token, message);
      if (response.status === 401) {
        // A bearer may be revoked early.
        bearer.clear();
        response = await post(target.token, message);
      }
      if (response.ok) {
        await response.body?.cancel();
        return 'sent';
      }
      const { codes, description } = await parseRefusal(response);
      if (response.status === 404 || codes.some((code) => INVALID_TOKEN_CODES.has(code))) return 'gone';
      // Only Firebase's own code, not the HTTP status, shows that the token is invalid.
      if (response.status === 400 && codes.includes('INVALID_ARGUMENT')) return 'gone';
      const retryAfterMs = parseRetryAfter(response.headers, Date.now());
      if (response.status === 429) throw new PushProblem('busy', description, retryAfterMs);
      if (response.status >= 500) throw new PushProblem('unreachable', description, retryAfterMs);
      throw new PushProblem('refused', description);
    },
  };
}

function buildRequestBody({ title, body, path, tag }: PushMessage, origin: string): object {
  return {
    notification: { title, body },
    data: { path, tag },
    webpush: {
      headers: { TTL: String(TTL_SECONDS), Urgency: 'normal' },
      notification: { tag },
      fcm_options: { link: origin + path },
    },
    android: { ttl: `${TTL_SECONDS}s`, collapse_key: tag, notification: { tag } },
    apns: { headers: { 'apns-collapse-id': tag.slice(0, 64) } },
  };
}

async function parseRefusal(response: Response): Promise<{ codes: string[]; description: string }> {
  const text = await response.text().catch(() => '');
  const parsed = Refusal.safeParse(parseJson(text));
  if (!parsed.success) return { codes: [], description: `firebase: ${response.status}` };
  const { message, details } = parsed.data.error;
  const codes = details.filter((detail) => detail['@type'].endsWith('FcmError')).map(({ errorCode }) => errorCode);
  return { codes, description: `firebase: ${response.status} ${codes.join(' ')} ${message}`.slice(0, 300) };
}

/** Requests bearers for the service account, one call at a time, and caches one until it expires. */
function createBearer({ client_email, private_key, token_uri }: ServiceAccount) {
  let cached: { token: string; until: number } | null = null;
  let pending: Promise<string> | null = null;

  const requestBearer = async (): Promise<string> => {
    const now = Date.now();
    const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const seconds = Math.floor(now / 1000);
    const claims = { iss: client_email, scope: SCOPE, aud: token_uri, iat: seconds, exp: seconds + 3600 };
    const signed = `${encodePart({ alg: 'RS256', typ: 'JWT' })}.${encodePart(claims)}`;
    const assertion = `${signed}.${sign('sha256', Buffer.from(signed), private_key).toString('base64url')}`;
    const response = await fetch(token_uri, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
      body: new URLSearchParams({ grant_type: GRANT, assertion }),
    }).catch((error: unknown) => {
      throw new PushProblem('unreachable', String(error));
    });
    const answer = Bearer.safeParse(parseJson(await response.text().catch(() => '')));
    if (!response.ok || !answer.success)
      throw new PushProblem(response.status >= 500 ? 'unreachable' : 'refused', `firebase token: ${response.status}`);
    cached = { token: answer.data.access_token, until: now + answer.data.expires_in * 1000 - EXPIRY_MARGIN_MS };
    return cached.token;
  };

  return {
    async get(): Promise<string> {
      if (cached && cached.until > Date.now()) return cached.token;
      pending ??= requestBearer().finally(() => (pending = null));
      return pending;
    },
    clear() {
      cached = null;
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
