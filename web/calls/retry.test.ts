import { expect, test } from 'vitest';
import { ApiError } from './api.ts';
import { retryCall } from './retry.ts';

/** A call that fails a number of times; `pauses` are those between the calls, ms. */
function failing(failures: number, failure = new ApiError(200, 'unexpected')) {
  const pauses: number[] = [];
  let calls = 0;
  const call = async () => {
    if (calls++ < failures) throw failure;
    return 'done';
  };
  return { pauses, calls: () => calls, run: () => retryCall(call, async (ms) => void pauses.push(ms)) };
}

test('repeats a request one second apart until its code is 0', async () => {
  const { run, calls, pauses } = failing(3);
  expect(await run()).toBe('done');
  expect([calls(), pauses]).toEqual([4, [1000, 1000, 1000]]);
});

test('gives up with the last failure after 20 calls', async () => {
  const { run, calls, pauses } = failing(Infinity);
  await expect(run()).rejects.toMatchObject({ error: 'unexpected' });
  expect([calls(), pauses.length]).toEqual([20, 19]);
});

test('does not repeat a request that is itself wrong, but one that came too often', async () => {
  const refused = failing(Infinity, new ApiError(401, 'unauthorised'));
  await expect(refused.run()).rejects.toMatchObject({ error: 'unauthorised' });
  expect(refused.calls()).toBe(1);
  const limited = failing(1, new ApiError(429, 'rate_limited'));
  expect(await limited.run()).toBe('done');
});
