import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { almaty, noon } from '#test/factories/orders/ordering.ts';
import { WITHOUT_SESSION, type CallContext } from '../platform/http/call.ts';
import { registerCalls, type AllHandlers } from './router.ts';

const CALL = 'POST /api/orders/:number/repeat';
const guest: CallContext = {
  language: 'ru',
  city: almaty,
  now: noon,
  ...WITHOUT_SESSION,
  ip: '203.0.113.7',
  requestId: 'test',
  origin: 'https://shop.example',
  tag: () => {},
  changesAt: () => {},
};

const app = Fastify();
let caller = guest;
beforeAll(async () => {
  const handlers = new Proxy({}, { get: () => async () => ({ lines: [], left: [] }) });
  registerCalls(app, handlers as AllHandlers, async () => caller, {
    begin: () => Promise.reject(new Error('a guess was counted')),
    findOwner: () => Promise.resolve(null),
  });
  await app.ready();
});
afterAll(() => app.close());

const call = async (customerId: number | null) => {
  caller = { ...guest, customerId, loginId: customerId, sessionId: customerId };
  const answer = await app.inject({ method: 'POST', url: '/api/orders/123456/repeat' });
  return (answer.json() as { error?: string }).error;
};

test('gives customers behind one address separate limits', async () => {
  const maxCalls = contract[CALL].perMinute!;
  for (let count = 0; count < maxCalls; count++) expect(await call(1)).not.toBe('rate_limited');
  expect(await call(1)).toBe('rate_limited');
  expect(await call(2)).not.toBe('rate_limited');
});

test('rejects an unauthorised caller regardless of the rate limit', async () => {
  for (let count = 0; count <= contract[CALL].perMinute!; count++) expect(await call(null)).toBe('unauthorised');
});
