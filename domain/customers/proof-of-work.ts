/** Text to hash for a challenge and an answer. */
export const workText = (challenge: string, answer: string): string => `${challenge}.${answer}`;

/** Counts the leading zero bits of a digest: log2 of the expected work. */
export function leadingZeroBits(digest: Uint8Array): number {
  let bits = 0;
  for (const byte of digest) {
    if (byte === 0) bits += 8;
    else return bits + Math.clz32(byte) - 24;
  }
  return bits;
}
