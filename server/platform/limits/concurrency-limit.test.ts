import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

test('limits concurrent tasks per key and overall, and releases a finished one once', () => {
  const turns = createConcurrencyLimit({ perKey: 2, total: 8 });
  const first = turns.acquire('a')!;
  expect(turns.acquire('a')).not.toBeNull();
  expect(turns.acquire('a')).toBeNull();
  for (const key of 'bcdefg') expect(turns.acquire(key)).not.toBeNull();
  expect(turns.acquire('h')).toBeNull();
  first();
  first();
  expect(turns.acquire('h')).not.toBeNull();
  expect(turns.acquire('i')).toBeNull();
});

test('lowers the limit per key as slots run out, so a few keys cannot hold all slots', () => {
  const turns = createConcurrencyLimit({ perKey: 6, total: 24 });
  const takeAll = (key: string) => {
    let taken = 0;
    while (turns.acquire(key)) taken++;
    return taken;
  };
  expect(['a', 'b', 'c', 'd'].map(takeAll)).toEqual([6, 5, 4, 3]);
  expect(['e', 'f', 'g', 'h', 'i', 'j', 'k'].map(takeAll)).toEqual([2, 1, 1, 1, 1, 0, 0]);
});
