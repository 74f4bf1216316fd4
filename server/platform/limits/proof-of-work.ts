import { createHash, randomBytes } from 'node:crypto';
import { leadingZeroBits, workText } from '#domain/customers/proof-of-work.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { sign, signatureMatches } from '../secrets/secrets.ts';
import type { AttemptLimit } from './attempt-limit.ts';

/** Lifetime of a challenge. Solving takes seconds; slow phones need minutes. */
const CHALLENGE_LIFETIME_MS = 5 * MINUTE_MS;
const NONCE_BYTES = 12;

/**
 * A challenge for a browser: the answer's hash must begin with `bits` zero bits, which takes 2^bits attempts on
 * average.
 */
export type Challenge = { challenge: string; bits: number /** Lifetime. */; seconds: number };
/** A solved challenge. */
export type SolvedChallenge = { challenge: string; answer: string };

/**
 * Creates challenges and checks answers. Challenges are signed, not stored: bound to a subject (a phone) and valid for
 * minutes. Each answer is recorded in `counted_tries`, so it works once.
 */
export function createProofOfWork({ secret, tries }: { secret: string; tries: Pick<AttemptLimit, 'begin'> }) {
  const signBody = (body: string, subject: string) => `${body}.${sign(secret, 'proof of work', `${body} ${subject}`)}`;
  return {
    createChallenge(subject: string, bits: number, now: Date): Challenge {
      const body = `${bits}.${now.getTime() + CHALLENGE_LIFETIME_MS}.${randomBytes(NONCE_BYTES).toString('base64url')}`;
      return { challenge: signBody(body, subject), bits, seconds: CHALLENGE_LIFETIME_MS / 1000 };
    },

    /**
     * Consumes an answer and returns the bits of its challenge; 0 when it is wrong, expired, used or for another
     * subject.
     */
    async redeem(subject: string, { challenge, answer }: SolvedChallenge, now: Date): Promise<number> {
      const body = challenge.slice(0, challenge.lastIndexOf('.'));
      if (!signatureMatches(challenge, signBody(body, subject))) return 0;
      const [bits = 0, expiresAt = 0] = body.split('.').map(Number);
      if (expiresAt < now.getTime()) return 0;
      const digest = createHash('sha256').update(workText(challenge, answer)).digest();
      if (leadingZeroBits(digest) < bits) return 0;
      // Counted in the hour of its expiry, so a new hour does not make it valid again.
      const refusal = await tries.begin([{ key: `work ${challenge}`, limit: 1 }], new Date(expiresAt));
      return refusal === null ? bits : 0;
    },
  };
}
