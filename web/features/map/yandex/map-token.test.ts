import { expect, test } from 'vitest';
import { createMapToken } from './map-token.ts';

/** A fetch that the test resolves. */
function controllableFetch() {
  const requests: PromiseWithResolvers<string>[] = [];
  const fetchToken = () => {
    const request = Promise.withResolvers<string>();
    requests.push(request);
    return request.promise;
  };
  return { requests, fetchToken };
}

test('replaces the default with a fetched token', async () => {
  expect(await createMapToken(async () => 'new', { initial: 'default' }).get()).toBe('new');
});

test('keeps the default on an empty response or an error, and reports each once', async () => {
  const reports: unknown[] = [];
  const options = { initial: 'default', onFailure: (error?: unknown) => void reports.push(error) };
  expect(await createMapToken(async () => '', options).get()).toBe('default');
  const failure = new Error('offline');
  expect(await createMapToken(() => Promise.reject(failure), options).get()).toBe('default');
  expect(reports).toEqual([undefined, failure]);
});

test('makes a second caller wait 50 ms during a refresh and take the new token if it has arrived', async () => {
  const { requests, fetchToken } = controllableFetch();
  const pauses: { ms: number; end: () => void }[] = [];
  const pause = (ms: number) => new Promise<void>((end) => pauses.push({ ms, end }));
  const token = createMapToken(fetchToken, { initial: 'default', pause });
  const first = token.get();
  const [lateToken, earlyToken] = [token.get(), token.get()];
  expect(requests).toHaveLength(1);
  expect(pauses.map(({ ms }) => ms)).toEqual([50, 50]);
  pauses[1]?.end();
  expect(await earlyToken).toBe('default');
  requests[0]?.resolve('new');
  expect(await first).toBe('new');
  pauses[0]?.end();
  expect(await lateToken).toBe('new');
});

test('fetches again for the next caller after a refresh', async () => {
  const { requests, fetchToken } = controllableFetch();
  const token = createMapToken(fetchToken);
  const first = token.get();
  requests[0]?.resolve('a');
  await first;
  const second = token.get();
  requests[1]?.resolve('b');
  expect(await second).toBe('b');
});
