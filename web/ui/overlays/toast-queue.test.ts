import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastQueue } from './toast-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const texts = (queue: ReturnType<typeof createToastQueue>) => queue.shown().map((item) => item.text);

test('removes a notice after 3000 ms by default (spec §9)', () => {
  const queue = createToastQueue();
  queue.show({ text: 'saved', kind: 'success' });
  vi.advanceTimersByTime(2999);
  expect(texts(queue)).toEqual(['saved']);
  vi.advanceTimersByTime(1);
  expect(texts(queue)).toEqual([]);
});

test('keeps a notice with an action longer', () => {
  const queue = createToastQueue();
  queue.show({ text: 'removed', action: { label: 'undo', run: () => {} } });
  vi.advanceTimersByTime(7999);
  expect(texts(queue)).toEqual(['removed']);
  vi.advanceTimersByTime(1);
  expect(texts(queue)).toEqual([]);
});

test('pauses the timers while the user reads', () => {
  const queue = createToastQueue();
  queue.show({ text: 'a' });
  vi.advanceTimersByTime(2000);
  queue.pause();
  vi.advanceTimersByTime(60_000);
  expect(texts(queue)).toEqual(['a']);
  queue.resume();
  vi.advanceTimersByTime(999);
  expect(texts(queue)).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(texts(queue)).toEqual([]);
});

test('holds a notice added during a pause until its end', () => {
  const queue = createToastQueue();
  queue.pause();
  queue.show({ text: 'late' });
  vi.advanceTimersByTime(10_000);
  expect(texts(queue)).toEqual(['late']);
  queue.resume();
  vi.advanceTimersByTime(3000);
  expect(texts(queue)).toEqual([]);
});

test('queues the fourth notice until there is room, then shows it for its full time', () => {
  const queue = createToastQueue();
  for (const text of ['1', '2', '3', '4']) queue.show({ text });
  expect(texts(queue)).toEqual(['1', '2', '3']);
  vi.advanceTimersByTime(3000);
  expect(texts(queue)).toEqual(['4']);
  vi.advanceTimersByTime(2999);
  expect(texts(queue)).toEqual(['4']);
});

test('shows equal notices once and restarts the timer', () => {
  const queue = createToastQueue();
  const first = queue.show({ text: 'no network', kind: 'error' });
  vi.advanceTimersByTime(2000);
  expect(queue.show({ text: 'no network', kind: 'error' })).toBe(first);
  vi.advanceTimersByTime(2500);
  expect(texts(queue)).toEqual(['no network']);
  vi.advanceTimersByTime(500);
  expect(texts(queue)).toEqual([]);
});

test('keeps an endless notice until dismissed, with a stable list between changes', () => {
  const queue = createToastQueue();
  const id = queue.show({ text: 'offline', duration: Infinity });
  vi.advanceTimersByTime(100_000);
  expect(queue.shown()).toBe(queue.shown());
  expect(texts(queue)).toEqual(['offline']);
  queue.dismiss(id);
  expect(texts(queue)).toEqual([]);
});
