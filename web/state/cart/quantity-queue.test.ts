import { expect, test } from 'vitest';
import { createQuantityQueue, type Timers } from './quantity-queue.ts';

function manualTimers(): Timers & { fireAll(): void } {
  const scheduledRuns = new Map<number, () => void>();
  let last = 0;
  return {
    set: (run) => {
      scheduledRuns.set(++last, run);
      return last;
    },
    clear: (timer) => {
      scheduledRuns.delete(timer as number);
    },
    fireAll: () => {
      for (const [timer, run] of scheduledRuns) {
        scheduledRuns.delete(timer);
        run();
      }
    },
  };
}

test('merges quick clicks on one product into one call with the last quantity', () => {
  const timers = manualTimers();
  const queue = createQuantityQueue(400, timers);
  const calls: number[] = [];
  const send = async (quantity: number) => {
    calls.push(quantity);
  };
  for (const quantity of [2, 3, 4]) queue.put(7, quantity, send);
  expect(calls).toEqual([]);
  timers.fireAll();
  expect(calls).toEqual([4]);
});

test('queues products separately and never sends a dropped one', () => {
  const timers = manualTimers();
  const queue = createQuantityQueue(400, timers);
  const calls: string[] = [];
  queue.put(1, 2, async (quantity) => {
    calls.push(`1:${quantity}`);
  });
  queue.put(2, 5, async (quantity) => {
    calls.push(`2:${quantity}`);
  });
  queue.drop(1);
  expect([queue.isPending(1), queue.isPending(2)]).toEqual([false, true]);
  timers.fireAll();
  expect(calls).toEqual(['2:5']);
});

test('sends at once on flush and waits for the response, even a refusal', async () => {
  const queue = createQuantityQueue(400, manualTimers());
  let isAnswered = false;
  queue.put(1, 2, async () => {
    await Promise.resolve();
    isAnswered = true;
    throw new Error('refused');
  });
  await queue.flush();
  expect(isAnswered).toBe(true);
  expect(queue.isPending(1)).toBe(false);
});
