import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countBits, setIn, type Window } from './bits.ts';
import { addBetween, boundsIn, countNumbers, createColumn } from './number-column.ts';

const positions = 640;
const scattered = fc.array(fc.tuple(fc.nat(positions - 1), fc.integer({ min: -20, max: 200 })), {
  maxLength: 500,
  size: 'max',
});
/** Numbers that rise with positions: the products of a window are all far from either end. */
const rising = scattered.map((all) => all.map(([position]): [number, number] => [position, position]));
const pairs = fc.oneof(scattered, rising);

/**
 * A sample of products in a range of positions. The sparser it is, the farther from the ends its first number
 * is.
 */
const chosen = fc.record({
  first: fc.nat(10),
  words: fc.integer({ min: 1, max: 9 }),
  every: fc.constantFrom(1, 2, 7, 50, 300),
  shift: fc.nat(300),
});

function windowOf({
  first,
  words,
  every,
  shift,
}: {
  first: number;
  words: number;
  every: number;
  shift: number;
}): Window {
  const window = { first, words: new Uint32Array(words) };
  for (let position = first << 5; position < (first + words) << 5; position++)
    if ((position + shift) % every === 0) setIn(window, position);
  return window;
}

it('finds, bounds and counts numbers like a full scan', () => {
  fc.assert(
    fc.property(
      pairs,
      chosen,
      fc.integer({ min: -30, max: 210 }),
      fc.integer({ min: -30, max: 210 }),
      (all, choice, one, other) => {
        const column = createColumn(
          Int32Array.from(all, ([position]) => position),
          Float64Array.from(all, ([, number]) => number),
        );
        const window = windowOf(choice);
        const has = (position: number) =>
          position >= choice.first << 5 &&
          position < (choice.first + choice.words) << 5 &&
          (position + choice.shift) % choice.every === 0;
        const inside = all.filter(([position]) => has(position));
        const numbers = inside.map(([, number]) => number);
        expect(boundsIn(column, window, countBits(window.words))).toEqual(
          numbers.length === 0 ? null : { min: Math.min(...numbers), max: Math.max(...numbers) },
        );

        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const found = { first: window.first, words: new Uint32Array(window.words.length) };
        addBetween(column, from, to, found);
        const expected = { first: window.first, words: new Uint32Array(window.words.length) };
        for (const [position, number] of all)
          if (
            position >> 5 >= window.first &&
            position >> 5 < window.first + window.words.length &&
            number >= from &&
            number <= to
          )
            setIn(expected, position);
        expect(found).toEqual(expected);

        const products = new Map<number, Set<number>>();
        for (const [position, number] of inside)
          products.set(number, (products.get(number) ?? new Set()).add(position));
        expect(countNumbers(column, window)).toEqual(
          [...products].sort(([a], [b]) => a - b).map(([value, who]) => ({ value, count: who.size })),
        );
      },
    ),
    { numRuns: 400 },
  );
});
