import Fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLiveStreams, type LiveStreams } from '../../platform/http/live-streams.ts';
import { registerLive } from './live.ts';

const secret = 'a secret of thirty-two letters!!';
let app: FastifyInstance;
let live: LiveStreams;
let url = '';
const poll = vi.fn(async () => false);

beforeEach(async () => {
  app = Fastify({ forceCloseConnections: true });
  live = createLiveStreams(secret);
  poll.mockClear();
  registerLive(app, { live, orders: { poll }, credit: { poll }, log: { warn: () => {} } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/live`;
});
afterEach(() => app.close());

/** Opens a stream and returns its text. */
async function listen(ticket: string) {
  const closing = new AbortController();
  const response = await fetch(`${url}?ticket=${ticket}`, { signal: closing.signal });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  return { response, next: async () => reader.read(), close: () => closing.abort() };
}

test('streams changes of its own orders only, and forbids proxies to cache them', async () => {
  const stream = await listen(live.createTicket([5, 6], new Date()));
  expect(stream.response.status).toBe(200);
  expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
  expect(stream.response.headers.get('cache-control')).toBe('no-store, no-transform');
  expect((await stream.next()).value).toBe('retry: 3000\n\n');
  live.notify(7);
  live.notify(6);
  expect((await stream.next()).value).toBe('data: changed\n\n');
  stream.close();
  await expect.poll(() => live.count()).toBe(0);
});

test('ends every stream on stop and opens no more', async () => {
  const stream = await listen(live.createTicket([5], new Date()));
  await stream.next();
  live.stop();
  expect((await stream.next()).done).toBe(true);
  expect((await fetch(`${url}?ticket=${live.createTicket([5], new Date())}`)).status).toBe(429);
});

test('issues signed tickets for named orders, valid for a minute', async () => {
  const now = new Date('2026-11-24T07:00:00Z');
  const ticket = live.createTicket([5], now);
  expect(live.parseTicket(ticket, now)).toEqual([5]);
  expect(live.parseTicket(ticket, new Date(now.getTime() + 60_001))).toBeNull();
  expect(live.parseTicket(ticket.replace('5', '6'), now)).toBeNull();
  expect(createLiveStreams('another secret of 32 characters!').parseTicket(ticket, now)).toBeNull();
  const old = live.createTicket([5], new Date(0));
  for (const wrong of ['', 'x', old]) expect((await fetch(`${url}?ticket=${wrong}`)).status).toBe(404);
});

test('limits tabs per order and address', () => {
  const reader = { onChange: () => {}, onEnd: () => {} };
  const closing = Array.from({ length: 5 }, () => live.open([5], '10.0.0.1', reader));
  expect(closing.every(Boolean)).toBe(true);
  expect(live.open([5], '10.0.0.1', reader)).toBeNull();
  expect(live.open([5], '10.0.0.2', reader)).not.toBeNull();
  closing[0]!();
  expect(live.open([5], '10.0.0.1', reader)).not.toBeNull();
  for (let order = 100; live.count() < 31; order++) live.open([order], '10.0.0.1', reader);
  expect(live.open([999], '10.0.0.1', reader)).toBeNull();
});
