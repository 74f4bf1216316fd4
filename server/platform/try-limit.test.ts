import { expect, test } from 'vitest';
import { createTryLimit } from './try-limit.ts';

const noon = new Date('2026-11-24T07:00:00Z');
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const session = { key: 'session 1', most: 2 };
const address = { key: 'address 1', most: 3 };

test('each key has its tries in an hour, right ones are not counted, the next hour begins anew', () => {
  const tries = createTryLimit();
  expect(tries.begin([session, address], noon)).toBeNull();
  tries.right([session, address]);
  expect(tries.begin([session, address], noon)).toBeNull();
  expect(tries.begin([session, address], after(10))).toBeNull();
  expect(tries.begin([session, address], after(20))).toEqual({ seconds: 40 * 60 });
  const other = { key: 'session 2', most: 2 };
  expect(tries.begin([other, address], after(20))).toBeNull();
  expect(tries.begin([other, address], after(20))).toEqual({ seconds: 40 * 60 });
  expect(tries.begin([session, address], after(60))).toBeNull();
});

test('memory is bounded', () => {
  const tries = createTryLimit(2);
  expect(tries.begin([{ key: 'a', most: 1 }], noon)).toBeNull();
  expect(tries.begin([{ key: 'b', most: 1 }], noon)).toBeNull();
  expect(tries.begin([{ key: 'a', most: 1 }], noon)).toBeNull();
});
