import { expect, test } from 'vitest';
import { START_PROBLEM_EXIT } from '#server/platform/process/start-problem.ts';
import { createRestarts, type ServerEnd } from './restarts.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';

const end = (change: Partial<ServerEnd>): ServerEnd => ({
  code: null,
  signal: null,
  ready: true,
  servedMs: 0,
  ...change,
});
const delayOf = (next: object) => ('delayMs' in next ? next.delayMs : undefined);

test('a server that dies is started again, the later the oftener it dies, until that is hopeless', () => {
  const restarts = createRestarts();
  const steps = Array.from({ length: 10 }, () => restarts.after(end({ code: 1, ready: false })));
  expect(steps.map(delayOf)).toEqual([200, 400, 800, 1600, 3200, 6400, 12800, 25600, 30000, undefined]);
  expect(steps[0]).toMatchObject({ line: expect.stringContaining('exit code 1') });
  expect(steps.at(-1)).toMatchObject({ exitCode: 1, line: expect.stringContaining('10 times in a row') });
});

test('a server that has served for a while begins with the shortest delay again', () => {
  const restarts = createRestarts();
  for (let death = 0; death < 5; death++) restarts.after(end({ signal: 'SIGKILL' }));
  expect(restarts.after(end({ signal: 'SIGKILL', servedMs: 10_000 }))).toMatchObject({
    delayMs: 200,
    line: expect.stringContaining('SIGKILL'),
  });
});

test('a clean end and wrong settings are no reason to start again', () => {
  expect(createRestarts().after(end({ code: 0 }))).toEqual({ exitCode: 0 });
  expect(createRestarts().after(end({ code: START_PROBLEM_EXIT, ready: false }))).toEqual({ exitCode: 1 });
});

test('what could not start once it had served is tried again: its database may be away for a moment', () => {
  const restarts = createRestarts();
  restarts.after(end({ signal: 'SIGKILL', servedMs: MINUTE_MS }));
  expect(delayOf(restarts.after(end({ code: START_PROBLEM_EXIT, ready: false })))).toBe(400);
});
