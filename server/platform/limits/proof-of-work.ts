import { createHash, randomBytes } from 'node:crypto';
import { leadingZeroBits, workText } from '#domain/customers/proof-of-work.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { sign, signatureMatches } from '../secrets/secrets.ts';
import type { TryLimit } from './try-limit.ts';

/** A challenge is solved in seconds; a slow phone has minutes. */
const LIFE_MS = 5 * MINUTE_MS;
const NONCE_BYTES = 12;

/** A puzzle for a browser: the answer's hash must begin with `bits` zero bits, which takes 2^bits tries on average. */
export type Challenge = { challenge: string; bits: number /** Lifetime. */; seconds: number };
/** A solved challenge. */
export type Work = { challenge: string; answer: string };

/**
 * Creates challenges and checks their answers. A challenge is signed rather than stored: it is bound to its subject (a phone),
 * expires in minutes, and its answer is counted once in `counted_tries`, so that it is good for one call.
 */
export function createProofOfWork({ secret, tries }: { secret: string; tries: Pick<TryLimit, 'begin'> }) {
  const signed = (body: string, subject: string) => `${body}.${sign(secret, 'proof of work', `${body} ${subject}`)}`;
  return {
    challenge(subject: string, bits: number, now: Date): Challenge {
      const body = `${bits}.${now.getTime() + LIFE_MS}.${randomBytes(NONCE_BYTES).toString('base64url')}`;
      return { challenge: signed(body, subject), bits, seconds: LIFE_MS / 1000 };
    },

    /** Uses an answer up and returns the bits of its challenge; 0 when it is wrong, expired, used or another subject's. */
    async spend(subject: string, { challenge, answer }: Work, now: Date): Promise<number> {
      const body = challenge.slice(0, challenge.lastIndexOf('.'));
      if (!signatureMatches(challenge, signed(body, subject))) return 0;
      const [bits = 0, expiresAt = 0] = body.split('.').map(Number);
      if (expiresAt < now.getTime()) return 0;
      const digest = createHash('sha256').update(workText(challenge, answer)).digest();
      if (leadingZeroBits(digest) < bits) return 0;
      // Counted in the hour of its expiry, so that the end of an hour does not free it again.
      const spent = await tries.begin([{ key: `work ${challenge}`, most: 1 }], new Date(expiresAt));
      return spent === null ? bits : 0;
    },
  };
}
