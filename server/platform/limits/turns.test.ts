import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('limits concurrent turns per key and overall, and frees an ended one once', () => {
  const turns = createTurns({ perKey: 2, total: 8 });
  const first = turns.take('a')!;
  expect(turns.take('a')).not.toBeNull();
  expect(turns.take('a')).toBeNull();
  for (const key of 'bcdefg') expect(turns.take(key)).not.toBeNull();
  expect(turns.take('h')).toBeNull();
  first();
  first();
  expect(turns.take('h')).not.toBeNull();
  expect(turns.take('i')).toBeNull();
});

test('lowers the limit per key as turns run out, so a few keys never hold them all', () => {
  const turns = createTurns({ perKey: 6, total: 24 });
  const takeAll = (key: string) => {
    let taken = 0;
    while (turns.take(key)) taken++;
    return taken;
  };
  expect(['a', 'b', 'c', 'd'].map(takeAll)).toEqual([6, 5, 4, 3]);
  expect(['e', 'f', 'g', 'h', 'i', 'j', 'k'].map(takeAll)).toEqual([2, 1, 1, 1, 1, 0, 0]);
});
