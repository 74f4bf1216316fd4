import { expect, test } from 'vitest';
import { leadingZeroBits } from './proof-of-work.ts';

test.each([
  [[0xff], 0],
  [[0x01], 7],
  [[0, 0x80], 8],
  [[0, 0, 0x0f], 20],
  [[0, 0], 16],
])('counts in %j %i leading zero bits', (bytes, bits) => expect(leadingZeroBits(Uint8Array.from(bytes))).toBe(bits));
