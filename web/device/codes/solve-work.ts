import type { Challenge, Work } from '#contract/customers/phone-proof.ts';
import { leadingZeroBits, workText } from '#domain/customers/proof-of-work.ts';

/** Digests per batch; the page stays responsive between batches. */
const BATCH_SIZE = 64;

/** Solves a proof-of-work challenge by trying answers. Takes seconds; the page stays responsive. */
export async function solveWork({ challenge, bits }: Challenge): Promise<Work> {
  const encoder = new TextEncoder();
  for (let from = 0; ; from += BATCH_SIZE) {
    const answers = Array.from({ length: BATCH_SIZE }, (_, index) => (from + index).toString(36));
    const digests = await Promise.all(
      answers.map((answer) => crypto.subtle.digest('SHA-256', encoder.encode(workText(challenge, answer)))),
    );
    const index = digests.findIndex((digest) => leadingZeroBits(new Uint8Array(digest)) >= bits);
    if (index >= 0) return { challenge, answer: answers[index]! };
  }
}
