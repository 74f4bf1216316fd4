import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { insertCustomer } from '#test/factories/customers.ts';
import { almaty, noon } from '#test/factories/ordering.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { temporaryFolder } from '#test/harness/temporary-folder.ts';
import { createApp, type App } from './app.ts';
import { readEnv } from './platform/env.ts';
import { registerCalls } from './router.ts';

let database: TestDatabase;
let shop: App;
let http: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  const env = readEnv({ DATA_DIR: await temporaryFolder('long-bodies'), NODE_ENV: 'test' });
  shop = await createApp(env, database.url, pino({ level: 'silent' }));
  const { customerId, sessionId } = await insertCustomer(database.db, '7051234567');
  http = Fastify({ forceCloseConnections: true });
  registerCalls(
    http,
    shop.handlers,
    async () => ({
      language: 'ru',
      city: almaty,
      now: noon,
      customerId,
      loginId: null,
      sessionId,
      ensureSession: async () => sessionId,
      platform: 'native',
      handToken: (token) => token,
      forgetToken: () => {},
      idempotencyKey: '',
      ip: '203.0.113.9',
      requestId: 'test',
      origin: 'https://shop.example',
      tag: () => {},
      changesAt: () => {},
    }),
    shop.guesses,
  );
  await http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await http.close();
  await shop.engine.close();
  await shop.db.$client.end();
  await database.drop();
});

const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
  const answer = await http.inject({ method, url, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() as { code: number; data: unknown } };
};

test('a file larger than the usual body is taken whole, one over the limit is not', async () => {
  const upload = (bytes: number) =>
    ask('POST', '/api/pages/profile/files', {
      name: 'акт.pdf',
      data: Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(bytes, 1)]).toString('base64'),
    });
  expect(await upload(3 * 1024 * 1024)).toMatchObject({ status: 200, body: { data: { kind: 'pdf' } } });
  expect((await upload(9 * 1024 * 1024)).status).toBe(413);
});

describe('of whom nobody knows anything', () => {
  /** Begins to send a long body, of which no byte comes. */
  const begin = (url: string): ClientRequest => {
    const { port } = http.server.address() as AddressInfo;
    const headers = { 'content-type': 'application/json', 'content-length': 8_000_000 };
    const sent = request({ port, host: '127.0.0.1', method: 'POST', path: url, headers });
    sent.on('error', () => {});
    sent.flushHeaders();
    return sent;
  };
  const statusOf = async (sent: ClientRequest): Promise<number> => {
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return answer.statusCode!;
  };

  test('a body is refused before it comes when many are under way, until one of them is given up', async () => {
    const url = '/api/orders/10000042/returns/files';
    const answers: ServerResponse[] = [];
    const arrived = new Promise<void>((resolve) =>
      http.server.on('request', (_request, answer) => {
        if (answers.push(answer) === 8) resolve();
      }),
    );
    const under = Array.from({ length: 8 }, () => begin(url));
    await arrived;
    const refused = begin(url);
    expect(await statusOf(refused)).toBe(429);
    const gone = Promise.all(answers.slice(0, 8).map((answer) => once(answer, 'close')));
    for (const sent of [...under, refused]) sent.destroy();
    await gone;
    expect((await ask('POST', url, {})).status).toBe(400);
  });

  test('a body is refused before it comes when its address has called too often', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: noon });
    const url = '/api/requests/files';
    for (let count = 0; count < 12; count++) await ask('POST', url, {});
    const refused = begin(url);
    expect(await statusOf(refused)).toBe(429);
    refused.destroy();
    vi.useRealTimers();
  });
});
