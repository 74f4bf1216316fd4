import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('one key has so many turns, all together have so many, and an ended one is free once', () => {
  const turns = createTurns({ ofOne: 2, ofAll: 3 });
  const first = turns.take('a')!;
  expect(turns.take('a')).not.toBeNull();
  expect(turns.take('a')).toBeNull();
  expect(turns.take('b')).not.toBeNull();
  expect(turns.take('c')).toBeNull();
  first();
  first();
  expect(turns.take('c')).not.toBeNull();
  expect(turns.take('a')).toBeNull();
});
