/** A browser's subscription to standard Web Push: where its service takes messages, and the keys they are encrypted with. */
export type WebSubscription = {
  endpoint: string;
  /** Public key of the browser, base64url of 65 bytes. */
  p256dh: string;
  /** Secret shared with the browser, base64url of 16 bytes. */
  auth: string;
};

/** Where a message goes: a browser that subscribed by itself, or an app that has a token of Firebase. */
export type PushTarget = { transport: 'web'; subscription: WebSubscription } | { transport: 'fcm'; token: string };

/**
 * Visible text of a notification. It travels through services abroad, so it never carries names, phones or addresses
 * (law 94-V).
 */
export type PushMessage = {
  title: string;
  body: string;
  /** Path of the shop that a press opens, with its language prefix. */
  path: string;
  /** A later message with the same tag takes the place of this one. */
  tag: string;
};

/** `gone`: the person or the service has ended this target; it is to be forgotten. */
type PushOutcome = 'sent' | 'gone';

/**
 * Why a message did not go: `busy` and `unreachable` may be tried again (after `retryAfterMs` when the service said so),
 * `refused` never works.
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

/** Port of what brings messages to devices (decisions §9). */
export type PushSender = {
  /** Name of the transport, for logs. */
  name: string;
  /** Returns whether this sender can reach a target; others are not stored. */
  accepts(target: PushTarget): boolean;
  /** Hands a message over; throws `PushProblem` when it was not taken. */
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>;
};

/** Bytes of a message with everything around it, the limit of Firebase and of Web Push. */
const MAX_PUSH_BYTES = 3_900;
const MAX_TITLE = 120;
const MAX_BODY = 500;

/** Returns a message that fits into what services take; long texts end in an ellipsis. */
export function fittingMessage({ title, body, path, tag }: PushMessage): PushMessage {
  const short = { title: cut(title, MAX_TITLE), body: cut(body, MAX_BODY), path, tag };
  if (Buffer.byteLength(JSON.stringify(short)) > MAX_PUSH_BYTES)
    throw new PushProblem('refused', 'the path and tag of the message are too long');
  return short;
}

function cut(text: string, max: number): string {
  const letters = [...text];
  return letters.length <= max ? text : `${letters.slice(0, max - 1).join('')}…`;
}

/** Reads `Retry-After`, seconds or a date; null when there is none. */
export function retryAfterOf(headers: Headers, now: number): number | null {
  const value = headers.get('retry-after');
  if (value === null) return null;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
