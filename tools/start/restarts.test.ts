import { expect, test } from 'vitest';
import { STARTUP_ERROR_EXIT } from '#server/platform/process/startup-error.ts';
import { createRestarts, type ServerEnd } from './restarts.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';

const end = (change: Partial<ServerEnd>): ServerEnd => ({
  code: null,
  signal: null,
  wasReady: true,
  servedMs: 0,
  ...change,
});
const delayOf = (next: object) => ('delayMs' in next ? next.delayMs : undefined);

test('restarts a crashed server with increasing delays, and gives up after too many crashes', () => {
  const restarts = createRestarts();
  const steps = Array.from({ length: 10 }, () => restarts.after(end({ code: 1, wasReady: false })));
  expect(steps.map(delayOf)).toEqual([200, 400, 800, 1600, 3200, 6400, 12800, 25600, 30000, undefined]);
  expect(steps[0]).toMatchObject({ line: expect.stringContaining('exit code 1') });
  expect(steps.at(-1)).toMatchObject({ exitCode: 1, line: expect.stringContaining('10 times in a row') });
});

test('starts again with the shortest delay after a server has run for a while', () => {
  const restarts = createRestarts();
  for (let death = 0; death < 5; death++) restarts.after(end({ signal: 'SIGKILL' }));
  expect(restarts.after(end({ signal: 'SIGKILL', servedMs: 10_000 }))).toMatchObject({
    delayMs: 200,
    line: expect.stringContaining('SIGKILL'),
  });
});

test('does not restart after a clean exit or with invalid settings', () => {
  expect(createRestarts().after(end({ code: 0 }))).toEqual({ exitCode: 0 });
  expect(createRestarts().after(end({ code: STARTUP_ERROR_EXIT, wasReady: false }))).toEqual({ exitCode: 1 });
});

test('retries a failed start once the server has run before: its database may be briefly unavailable', () => {
  const restarts = createRestarts();
  restarts.after(end({ signal: 'SIGKILL', servedMs: MINUTE_MS }));
  expect(delayOf(restarts.after(end({ code: STARTUP_ERROR_EXIT, wasReady: false })))).toBe(400);
});
