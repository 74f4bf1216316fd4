import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createBitMemory, plainBitMemory } from './shared-count.ts';

it('counts like a bit-by-bit loop, with and without WebAssembly', () => {
  const word = fc.oneof(fc.constantFrom(0, 0xffffffff), fc.nat(0xffffffff));
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 60 }),
      fc.nat(),
      fc.nat(),
      fc.nat(),
      (words, one, other, run) => {
        const size = words.length;
        const [oneAt, otherAt] = [one % size, other % size];
        const length = run % (size - Math.max(oneAt, otherAt) + 1);
        let expected = 0;
        for (let at = 0; at < length; at++) {
          const shared = ((words[oneAt + at] ?? 0) & (words[otherAt + at] ?? 0)) >>> 0;
          expected += [...shared.toString(2)].filter((bit) => bit === '1').length;
        }
        for (const memory of [createBitMemory(size), plainBitMemory(size)]) {
          memory.words.set(words);
          expect(memory.countShared(oneAt * 4, otherAt * 4, length)).toBe(expected);
        }
      },
    ),
    { numRuns: 1_000 },
  );
});

it('uses WebAssembly where it is available', () => {
  expect(createBitMemory(1).countShared.toString()).toContain('native code');
});
