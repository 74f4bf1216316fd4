import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '#domain/time/durations.ts';

/** Header with the time of signing, ms since 1970. */
const timestampHeader = 'x-bank-timestamp';
/** Header with the HMAC-SHA256 in hex. */
const signatureHeader = 'x-bank-signature';

const toleranceMs = 5 * MINUTE_MS;

/** Signs a message between the shop and the sandbox bank: HMAC-SHA256 over time, target and the raw body. */
export function signedHeaders(secret: string, target: string, body: string, now: Date): Record<string, string> {
  const timestamp = String(now.getTime());
  return { [timestampHeader]: timestamp, [signatureHeader]: mac(secret, timestamp, target, body) };
}

/** Verifies the signature of a message, at most five minutes off the clock. */
export function isSigned(
  secret: string,
  target: string,
  body: string,
  headers: Record<string, string | string[] | undefined>,
  now: Date,
): boolean {
  const timestamp = String(headers[timestampHeader] ?? '');
  const received = Buffer.from(String(headers[signatureHeader] ?? ''), 'utf8');
  const expected = Buffer.from(mac(secret, timestamp, target, body), 'utf8');
  if (!/^\d{1,16}$/.test(timestamp) || Math.abs(now.getTime() - Number(timestamp)) > toleranceMs) return false;
  return received.length === expected.length && timingSafeEqual(received, expected);
}

function mac(secret: string, timestamp: string, target: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}\n${target}\n${body}`).digest('hex');
}
