import { expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { noon } from '#test/factories/orders/ordering.ts';
import type { CallContext } from '../../../platform/http/call.ts';
import { pagesRoutes } from './pages.routes.ts';

type Deps = Parameters<typeof pagesRoutes>[0];

test('scrubs browser errors and limits their log lines per minute', async () => {
  const lines: object[] = [];
  const routes = pagesRoutes({ log: { warn: (line: object) => void lines.push(line) } } as unknown as Deps);
  const report = (second: number) =>
    routes['POST /api/error-log'](
      { type: 'router_error', error: 'e', stack: 'frame '.repeat(1_600), userAgent: 'Agent +7 701 123 45 67' },
      { now: new Date(noon.getTime() + second * 1_000) } as CallContext,
    );
  const answers = await Promise.all(Array.from({ length: 200 }, () => report(0)));
  expect(answers.filter(({ logged }) => logged)).toHaveLength(60);
  expect(await report(60)).toEqual({ logged: true });
  expect(lines).toHaveLength(61);
  const logLine = JSON.stringify(lines[0]);
  expect(logLine).not.toContain('701');
  expect(logLine.length).toBeLessThan(5_000);
});

test('accepts a report with missing or null fields', () => {
  const { input } = contract['POST /api/error-log'];
  const report = { type: 'router_error', error: 'e' };
  const unknown = { stack: null, url: null, userAgent: null, timestamp: null, nuxtState: null };
  expect(input.safeParse(report).success).toBe(true);
  expect(input.safeParse({ ...report, ...unknown }).success).toBe(true);
});
