/** A browser's Web Push subscription: its service's URL and its encryption keys. */
export type WebSubscription = {
  endpoint: string;
  /** Public key of the browser, base64url of 65 bytes. */
  p256dh: string;
  /** Secret shared with the browser, base64url of 16 bytes. */
  auth: string;
};

/** Target of a message: a subscribed browser, an Android app with a Firebase token, or an iOS app with Apple's. */
export type PushTarget =
  | { transport: 'web'; subscription: WebSubscription }
  | { transport: 'fcm' | 'apns'; token: string };
/** Name of a transport, as stored with a device. */
export type PushTransport = PushTarget['transport'];

/**
 * Visible text of a notification. It travels through services abroad, so it never carries names, phones or addresses
 * (law 94-V).
 */
export type PushMessage = {
  title: string;
  body: string;
  /** Path that a tap opens, with its language prefix. */
  path: string;
  /** A later message with the same tag replaces this one. */
  tag: string;
};

/** `gone`: the target was unsubscribed or expired and must be deleted. */
type PushOutcome = 'sent' | 'gone';

/**
 * Why a message failed: `busy` and `unreachable` may be retried (after `retryAfterMs` if given), `refused` never
 * succeeds.
 */
export class PushProblem extends Error {
  readonly kind: 'busy' | 'unreachable' | 'refused';
  readonly retryAfterMs: number | null;
  constructor(kind: PushProblem['kind'], message: string, retryAfterMs: number | null = null) {
    super(message);
    this.name = 'PushProblem';
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Port of push delivery (decisions §9). */
export type PushSender = {
  /** Name of the transport, for logs. */
  name: string;
  /** Returns whether this sender can reach a target; others are not stored. */
  accepts(target: PushTarget): boolean;
  /** Sends a message; throws `PushProblem` when it was not accepted. */
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>;
};

/** Maximum size of a message including its envelope, for every transport, bytes. */
const MAX_PUSH_BYTES = 3_900;
const MAX_TITLE = 120;
const MAX_BODY = 500;

/** Shortens a message to the size limit of the services; cut texts end in an ellipsis. */
export function fitMessage({ title, body, path, tag }: PushMessage): PushMessage {
  const short = { title: truncate(title, MAX_TITLE), body: truncate(body, MAX_BODY), path, tag };
  if (Buffer.byteLength(JSON.stringify(short)) > MAX_PUSH_BYTES)
    throw new PushProblem('refused', 'the path and tag of the message are too long');
  return short;
}

function truncate(text: string, max: number): string {
  const letters = [...text];
  return letters.length <= max ? text : `${letters.slice(0, max - 1).join('')}…`;
}

/** Parses `Retry-After` in seconds or as a date; null without one. */
export function parseRetryAfter(headers: Headers, now: number): number | null {
  const value = headers.get('retry-after');
  if (value === null) return null;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
