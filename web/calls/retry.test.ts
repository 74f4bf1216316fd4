import { expect, test } from 'vitest';
import { ApiError } from './api.ts';
import { retryCall } from './retry.ts';

/** A call that fails a number of times; `pauses` lists the waits between calls, ms. */
function failingCall(failures: number, failure = new ApiError(200, 'unexpected')) {
  const pauses: number[] = [];
  let calls = 0;
  const call = async () => {
    if (calls++ < failures) throw failure;
    return 'done';
  };
  return { pauses, calls: () => calls, run: () => retryCall(call, async (ms) => void pauses.push(ms)) };
}

test('retries after one second until the code is 0', async () => {
  const { run, calls, pauses } = failingCall(3);
  expect(await run()).toBe('done');
  expect([calls(), pauses]).toEqual([4, [1000, 1000, 1000]]);
});

test('throws the last error after 20 calls', async () => {
  const { run, calls, pauses } = failingCall(Infinity);
  await expect(run()).rejects.toMatchObject({ error: 'unexpected' });
  expect([calls(), pauses.length]).toEqual([20, 19]);
});

test('does not retry a client error, except 429', async () => {
  const refused = failingCall(Infinity, new ApiError(401, 'unauthorised'));
  await expect(refused.run()).rejects.toMatchObject({ error: 'unauthorised' });
  expect(refused.calls()).toBe(1);
  const limited = failingCall(1, new ApiError(429, 'rate_limited'));
  expect(await limited.run()).toBe('done');
});
