import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the store's secret from the environment or the data folder; undefined when there is none. */
export function findSecret(configured: string | undefined, dataDir: string): string | undefined {
  if (configured) return configured;
  try {
    return readFileSync(join(dataDir, 'secret'), 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** Returns the store's secret; if there is none, creates it in the data folder, readable by its owner only. */
export function loadSecret(configured: string | undefined, dataDir: string): string {
  const existing = findSecret(configured, dataDir);
  if (existing !== undefined) return existing;
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(join(dataDir, 'secret'), `${secret}\n`, { mode: 0o600, flag: 'wx' });
  return secret;
}

/** HMAC-SHA256 in hex; `purpose` separates signatures of different uses. */
export function sign(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('hex');
}

/** Compares signatures in constant time. */
export function signatureMatches(signature: string, expected: string): boolean {
  const a = Buffer.from(signature);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
