import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createBitMemory, createPlainBitMemory } from './shared-count.ts';

it('counts like a bit-by-bit loop, with and without WebAssembly', () => {
  const word = fc.oneof(fc.constantFrom(0, 0xffffffff), fc.nat(0xffffffff));
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 60 }),
      fc.nat(),
      fc.nat(),
      fc.nat(),
      (words, first, other, seed) => {
        const size = words.length;
        const [firstStart, otherStart] = [first % size, other % size];
        const length = seed % (size - Math.max(firstStart, otherStart) + 1);
        let expected = 0;
        for (let at = 0; at < length; at++) {
          const sharedBits = ((words[firstStart + at] ?? 0) & (words[otherStart + at] ?? 0)) >>> 0;
          expected += [...sharedBits.toString(2)].filter((bit) => bit === '1').length;
        }
        for (const memory of [createBitMemory(size), createPlainBitMemory(size)]) {
          memory.words.set(words);
          expect(memory.countShared(firstStart * 4, otherStart * 4, length)).toBe(expected);
        }
      },
    ),
    { numRuns: 1_000 },
  );
});

it('uses WebAssembly where it is available', () => {
  expect(createBitMemory(1).countShared.toString()).toContain('native code');
});
