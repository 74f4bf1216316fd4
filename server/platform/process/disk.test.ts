import { expect, test } from 'vitest';
import { freeBytes, isDiskFull, MIN_FREE_BYTES } from './disk.ts';

test.each([
  ['nothing left', 0, true],
  ['a little left', MIN_FREE_BYTES - 1, true],
  ['enough left', MIN_FREE_BYTES, false],
  ['an unknown amount left', null, false],
])('reports a disk with %s', async (_what, left, full) => expect(await isDiskFull('.', async () => left)).toBe(full));

test('reports free space for this folder and none for a missing one', async () => {
  expect(await freeBytes('.')).toBeGreaterThan(0);
  expect(await freeBytes('/nosuch/folder')).toBeNull();
});
