import { expect, test } from 'vitest';
import { createMapToken } from './map-token.ts';

/** A fetch that the test resolves. */
function scripted() {
  const asked: PromiseWithResolvers<string>[] = [];
  const fetchToken = () => {
    const answer = Promise.withResolvers<string>();
    asked.push(answer);
    return answer.promise;
  };
  return { asked, fetchToken };
}

test('replaces the default with a fetched token', async () => {
  expect(await createMapToken(async () => 'new', { initial: 'default' }).get()).toBe('new');
});

test('an empty response and an error keep the default and are reported once each', async () => {
  const reports: unknown[] = [];
  const options = { initial: 'default', onFailure: (error?: unknown) => void reports.push(error) };
  expect(await createMapToken(async () => '', options).get()).toBe('default');
  const failure = new Error('offline');
  expect(await createMapToken(() => Promise.reject(failure), options).get()).toBe('default');
  expect(reports).toEqual([undefined, failure]);
});

test('during a refresh, a second caller waits 50 ms and takes the new token if it has arrived', async () => {
  const { asked, fetchToken } = scripted();
  const pauses: { ms: number; end: () => void }[] = [];
  const pause = (ms: number) => new Promise<void>((end) => pauses.push({ ms, end }));
  const token = createMapToken(fetchToken, { initial: 'default', pause });
  const first = token.get();
  const [late, early] = [token.get(), token.get()];
  expect(asked).toHaveLength(1);
  expect(pauses.map(({ ms }) => ms)).toEqual([50, 50]);
  pauses[1]?.end();
  expect(await early).toBe('default');
  asked[0]?.resolve('new');
  expect(await first).toBe('new');
  pauses[0]?.end();
  expect(await late).toBe('new');
});

test('after a refresh the next caller fetches again', async () => {
  const { asked, fetchToken } = scripted();
  const token = createMapToken(fetchToken);
  const first = token.get();
  asked[0]?.resolve('a');
  await first;
  const second = token.get();
  asked[1]?.resolve('b');
  expect(await second).toBe('b');
});
