import { createHash } from 'node:crypto';
import type { Challenge, Work } from '#contract/phone-proof.ts';
import { leadingZeroBits, workText } from '#domain/proof-of-work.ts';

/** Solves the challenge of a `work_required`; throws any other failure again. */
export function answerTo(error: unknown): Work {
  const { details } = error as { error?: string; details?: Challenge };
  if ((error as { error?: string }).error !== 'work_required' || !details) throw error;
  for (let tried = 0; ; tried++) {
    const answer = tried.toString(36);
    const digest = createHash('sha256').update(workText(details.challenge, answer)).digest();
    if (leadingZeroBits(digest) >= details.bits) return { challenge: details.challenge, answer };
  }
}
