import type { Challenge, Work } from '#contract/customers/phone-proof.ts';
import { leadingZeroBits, workText } from '#domain/customers/proof-of-work.ts';

/** Digests under way at once: the page answers between two batches. */
const BATCH = 64;

/** Solves a challenge of the server by trying answers; it takes seconds, while the page stays usable. */
export async function solveWork({ challenge, bits }: Challenge): Promise<Work> {
  const encoder = new TextEncoder();
  for (let from = 0; ; from += BATCH) {
    const answers = Array.from({ length: BATCH }, (_, index) => (from + index).toString(36));
    const digests = await Promise.all(
      answers.map((answer) => crypto.subtle.digest('SHA-256', encoder.encode(workText(challenge, answer)))),
    );
    const found = digests.findIndex((digest) => leadingZeroBits(new Uint8Array(digest)) >= bits);
    if (found >= 0) return { challenge, answer: answers[found]! };
  }
}
