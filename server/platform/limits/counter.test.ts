import { describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts';
import { createMemoryCounter, keyHash, secondsLeft, windowStart } from './counter.ts';
import { createDailyLimit, createOnceADay } from './daily-limit.ts';
import { createRateLimiter } from './rate-limit.ts';

const now = new Date('2026-11-27T14:59:30Z');

test.each([
  ['minute', '2026-11-27T14:59:00.000Z', 30],
  ['hour', '2026-11-27T14:00:00.000Z', 30],
  ['day', '2026-11-27T00:00:00.000Z', 9 * 3600 + 30],
] as const)('starts a %s at %s with %i seconds left', (window, start, left) => {
  expect(windowStart(now, window).toISOString()).toBe(start);
  expect(secondsLeft(now, window)).toBe(left);
});

test('counts the start of a window as part of it', () => {
  const start = windowStart(now, 'hour');
  expect(windowStart(start, 'hour')).toEqual(start);
  expect(secondsLeft(start, 'hour')).toBe(3600);
});

test('does not expose a key in its stored name', () => {
  expect(keyHash('phone 7010000000')).toMatch(/^[\w-]{43}$/);
  expect(keyHash('phone 7010000000')).not.toBe(keyHash('phone 7010000001'));
});

describe('an in-memory counter', () => {
  test('counts keys separately and restarts with each window', () => {
    const counter = createMemoryCounter(10);
    expect([counter.add(1, 'a'), counter.add(1, 'a'), counter.add(1, 'b')]).toEqual([1, 2, 1]);
    expect(counter.add(2, 'a')).toBe(1);
  });

  test('resets the window when it has too many keys', () => {
    const counter = createMemoryCounter(2);
    for (const key of ['a', 'b', 'c']) counter.add(1, key);
    expect(counter.add(1, 'a')).toBe(1);
  });
});

test('limits the calls of a key until the next minute', () => {
  const limit = createRateLimiter();
  const at = now.getTime();
  expect([1, 2, 3].map(() => limit.allow('a', 2, at))).toEqual([true, true, false]);
  expect(limit.allow('b', 2, at)).toBe(true);
  expect(limit.allow('a', 2, at + MINUTE_MS)).toBe(true);
});

test('accepts a key once a day', () => {
  const once = createOnceADay();
  const day = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  const [today, tomorrow] = [day(now.getTime()), day(now.getTime() + DAY_MS)];
  expect([once.isFirst(today, 'a'), once.isFirst(today, 'a'), once.isFirst(today, 'b')]).toEqual([true, false, true]);
  expect(once.isFirst(tomorrow, 'a')).toBe(true);
});

test('refuses new keys of a full day and still knows the counted ones', () => {
  const once = createOnceADay(2);
  const [today, tomorrow] = ['2026-11-27', '2026-11-28'];
  expect(['a', 'b', 'c', 'a', 'b'].map((key) => once.isFirst(today, key))).toEqual([true, true, false, false, false]);
  expect(once.isFirst(tomorrow, 'c')).toBe(true);
});

test('counts several keys together or not at all', () => {
  const limit = createDailyLimit();
  const allow = (single: string) =>
    limit.allow('2026-11-27', [
      { key: single, limit: 1 },
      { key: 'shared', limit: 2 },
    ]);
  expect(['a', 'a', 'b', 'c'].map(allow)).toEqual([true, false, true, false]);
  expect(limit.allow('2026-11-27', [{ key: 'c', limit: 1 }])).toBe(true);
});
