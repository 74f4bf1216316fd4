import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fetchApi, type Api } from '#web/calls/api.ts';
import { queueCheckoutCalls } from './call-queue.ts';

/** Calls waiting for their responses. */
const requests: { call: string; answer: ServerResponse }[] = [];
const server = createServer((request, answer) => {
  request.resume();
  requests.push({ call: `${request.method} ${request.url}`, answer });
});
let api: Api;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
beforeEach(() => {
  requests.length = 0;
  api = queueCheckoutCalls(fetchApi(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, () => ({})));
});
afterAll(() => void server.close());

const calls = () => requests.map(({ call }) => call);
const respond = (index: number, status = 200) => {
  const { answer: pendingResponse } = requests[index]!;
  pendingResponse.writeHead(status, { 'content-type': 'application/json' });
  pendingResponse.end(JSON.stringify(status === 200 ? { answered: index } : { error: 'payment_unavailable' }));
};

test('sends a change only after the response to the previous one, even a refusal', async () => {
  const payment = api('PUT /api/checkout/payment', { method: 'card' });
  const card = api('PUT /api/checkout/gift-cards/:id', { id: 7 });
  const again = api('GET /api/checkout', {});
  await expect.poll(calls).toEqual(['PUT /api/checkout/payment']);
  respond(0, 409);
  await expect(payment).rejects.toThrow();
  await expect.poll(calls).toEqual(['PUT /api/checkout/payment', 'PUT /api/checkout/gift-cards/7']);
  respond(1);
  expect(await card).toEqual({ answered: 1 });
  await expect.poll(calls).toContain('GET /api/checkout');
  respond(2);
  expect(await again).toEqual({ answered: 2 });
});

test('does not queue calls that leave the checkout unchanged', async () => {
  const payment = api('PUT /api/checkout/payment', { method: 'card' });
  await expect.poll(calls).toHaveLength(1);
  const profile = api('GET /api/pages/profile/profile', {});
  await expect.poll(calls).toHaveLength(2);
  respond(1);
  expect(await profile).toEqual({ answered: 1 });
  respond(0);
  await payment;
});
