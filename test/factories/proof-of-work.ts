import { createHash } from 'node:crypto';
import type { Challenge, Work } from '#contract/customers/phone-proof.ts';
import { leadingZeroBits, workText } from '#domain/customers/proof-of-work.ts';

/** Solves the challenge of a `work_required`; rethrows any other failure. */
export function solveProof(error: unknown): Work {
  const { details } = error as { error?: string; details?: Challenge };
  if ((error as { error?: string }).error !== 'work_required' || !details) throw error;
  return { challenge: details.challenge, answer: findAnswer(details.challenge, (bits) => bits >= details.bits) };
}

/** Returns an answer with less work than any challenge demands. */
export const insufficientAnswer = ({ challenge }: Pick<Work, 'challenge'>): string =>
  findAnswer(challenge, (bits) => bits === 0);

function findAnswer(challenge: string, isSolution: (bits: number) => boolean): string {
  for (let tried = 0; ; tried++) {
    const answer = tried.toString(36);
    if (isSolution(leadingZeroBits(createHash('sha256').update(workText(challenge, answer)).digest()))) return answer;
  }
}
