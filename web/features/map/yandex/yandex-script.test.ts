import { expect, test } from 'vitest';
import { loadYandexMaps, type YandexMaps } from './yandex-script.ts';

const never = () => new Promise<void>(() => {});
const maps = (ready: Promise<void>) => ({ ready }) as YandexMaps;

/** A clock that advances by each wait. */
function quickClock() {
  const clock = {
    time: 0,
    pauses: [] as number[],
    now: () => clock.time,
    pause: async (ms: number) => {
      clock.pauses.push(ms);
      clock.time += ms;
    },
  };
  return clock;
}

test('reports a script that does not load in 10 s', async () => {
  const clock = quickClock();
  expect(await loadYandexMaps(never, () => undefined, clock)).toBe('load-timeout');
  expect(clock.pauses).toEqual([10_000]);
});

test('reports a script that fails', async () => {
  const failingScript = () => Promise.reject(new Error('blocked'));
  expect(await loadYandexMaps(failingScript, () => undefined, { ...quickClock(), pause: never })).toBe('load-failed');
});

test('polls for the API every 100 ms and times out after 5 s', async () => {
  const clock = quickClock();
  const pause = (ms: number) => (ms === 10_000 ? never() : clock.pause(ms));
  expect(
    await loadYandexMaps(
      async () => {},
      () => undefined,
      { now: clock.now, pause },
    ),
  ).toBe('load-timeout');
  expect(new Set(clock.pauses)).toEqual(new Set([100]));
  expect(clock.pauses).toHaveLength(50);
});

test('resolves with a map that becomes ready late', async () => {
  const clock = quickClock();
  const pause = (ms: number) => (ms === 100 ? clock.pause(ms) : never());
  const loaded = maps(Promise.resolve());
  const findApi = () => (clock.time >= 300 ? loaded : undefined);
  expect(await loadYandexMaps(async () => {}, findApi, { now: clock.now, pause })).toBe(loaded);
});

test('reports a map that never becomes ready', async () => {
  const clock = quickClock();
  const pause = (ms: number) => (ms === 10_000 ? never() : clock.pause(ms));
  expect(
    await loadYandexMaps(
      async () => {},
      () => maps(never()),
      { now: clock.now, pause },
    ),
  ).toBe('not-initialised');
});
