import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countBits, setInWindow, type Window } from './bits.ts';
import { addBetween, findBounds, countNumbers, createColumn } from './number-column.ts';

const positions = 640;
const scattered = fc.array(fc.tuple(fc.nat(positions - 1), fc.integer({ min: -20, max: 200 })), {
  maxLength: 500,
  size: 'max',
});
/** Numbers that rise with positions: the products of a window are all far from either end. */
const ascending = scattered.map((pairs) => pairs.map(([position]): [number, number] => [position, position]));
const pairs = fc.oneof(scattered, ascending);

/**
 * A sample of products in a range of positions. The sparser it is, the farther from the ends its first number
 * is.
 */
const arbitraryWindow = fc.record({
  first: fc.nat(10),
  words: fc.integer({ min: 1, max: 9 }),
  step: fc.constantFrom(1, 2, 7, 50, 300),
  shift: fc.nat(300),
});

function createWindow({
  first,
  words,
  step,
  shift,
}: {
  first: number;
  words: number;
  step: number;
  shift: number;
}): Window {
  const window = { first, words: new Uint32Array(words) };
  for (let position = first << 5; position < (first + words) << 5; position++)
    if ((position + shift) % step === 0) setInWindow(window, position);
  return window;
}

it('finds, bounds and counts numbers like a full scan', () => {
  fc.assert(
    fc.property(
      pairs,
      arbitraryWindow,
      fc.integer({ min: -30, max: 210 }),
      fc.integer({ min: -30, max: 210 }),
      (pairs, choice, bound, other) => {
        const column = createColumn(
          Int32Array.from(pairs, ([position]) => position),
          Float64Array.from(pairs, ([, number]) => number),
        );
        const window = createWindow(choice);
        const isInWindow = (position: number) =>
          position >= choice.first << 5 &&
          position < (choice.first + choice.words) << 5 &&
          (position + choice.shift) % choice.step === 0;
        const inside = pairs.filter(([position]) => isInWindow(position));
        const numbers = inside.map(([, number]) => number);
        expect(findBounds(column, window, countBits(window.words))).toEqual(
          numbers.length === 0 ? null : { min: Math.min(...numbers), max: Math.max(...numbers) },
        );

        const [from, to] = [Math.min(bound, other), Math.max(bound, other)];
        const found = { first: window.first, words: new Uint32Array(window.words.length) };
        addBetween(column, from, to, found);
        const expected = { first: window.first, words: new Uint32Array(window.words.length) };
        for (const [position, number] of pairs)
          if (
            position >> 5 >= window.first &&
            position >> 5 < window.first + window.words.length &&
            number >= from &&
            number <= to
          )
            setInWindow(expected, position);
        expect(found).toEqual(expected);

        const products = new Map<number, Set<number>>();
        for (const [position, number] of inside)
          products.set(number, (products.get(number) ?? new Set()).add(position));
        expect(countNumbers(column, window)).toEqual(
          [...products].sort(([a], [b]) => a - b).map(([value, productIds]) => ({ value, count: productIds.size })),
        );
      },
    ),
    { numRuns: 400 },
  );
});
