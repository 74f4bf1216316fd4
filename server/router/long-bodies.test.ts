import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { insertCustomer } from '#test/factories/customers.ts';
import { almaty, noon } from '#test/factories/orders/ordering.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { temporaryFolder } from '#test/harness/temporary-folder.ts';
import { createApp, type App } from '../app/app.ts';
import { readEnv } from '../platform/process/env.ts';
import { registerCalls } from './router.ts';

let database: TestDatabase;
let shop: App;
let http: FastifyInstance;
let hasty: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  const env = readEnv({ DATA_DIR: await temporaryFolder('long-bodies'), NODE_ENV: 'test' });
  shop = await createApp(env, database.url, pino({ level: 'silent' }));
  const { customerId, sessionId } = await insertCustomer(database.db, '7051234567');
  const handle = (app: FastifyInstance) =>
    registerCalls(
      app,
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
        sendToken: (token) => token,
        removeToken: () => {},
        idempotencyKey: '',
        ip: '203.0.113.9',
        requestId: 'test',
        origin: 'https://shop.example',
        tag: () => {},
        changesAt: () => {},
      }),
      shop.guesses,
    );
  http = Fastify({ forceCloseConnections: true, trustProxy: true });
  // Ample time for every body.
  const terms = { requestTimeout: 50, headersTimeout: 50, connectionsCheckingInterval: 20 };
  hasty = Fastify({ forceCloseConnections: true, trustProxy: true, requestTimeout: 50, http: terms });
  for (const app of [http, hasty]) {
    handle(app);
    await app.listen({ port: 0, host: '127.0.0.1' });
  }
});
afterAll(async () => {
  await http.close();
  await hasty.close();
  await shop.engine.close();
  await shop.db.$client.end();
  await database.drop();
});

const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
  const answer = await http.inject({ method, url, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() as { code: number; data: unknown } };
};

test('accepts a file larger than the usual body, but none over the limit', async () => {
  const upload = (bytes: number) =>
    call('POST', '/api/pages/profile/files', {
      name: 'акт.pdf',
      data: Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(bytes, 1)]).toString('base64'),
    });
  expect(await upload(3 * 1024 * 1024)).toMatchObject({ status: 200, body: { data: { kind: 'pdf' } } });
  expect((await upload(9 * 1024 * 1024)).status).toBe(413);
});

describe('an anonymous caller', () => {
  const url = '/api/orders/10000042/returns/files';
  const abroad = '203.0.113.9';

  /** Starts a long body without sending any byte of it. */
  const begin = (path: string, { app = http, from = abroad } = {}): ClientRequest => {
    const { port } = app.server.address() as AddressInfo;
    const headers = { 'content-type': 'application/json', 'content-length': 8_000_000, 'x-forwarded-for': from };
    const sent = request({ port, host: '127.0.0.1', method: 'POST', path, headers });
    sent.on('error', () => {});
    sent.flushHeaders();
    return sent;
  };
  const statusOf = async (sent: ClientRequest): Promise<number> => {
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return answer.statusCode!;
  };
  /** Starts bodies one after another, each once the server holds the previous one; `end` aborts them. */
  const hold = async (froms: readonly string[]) => {
    const sent: ClientRequest[] = [];
    const answers: ServerResponse[] = [];
    for (const from of froms) {
      const arrived = once(http.server, 'request');
      sent.push(begin(url, { from }));
      answers.push(((await arrived) as [unknown, ServerResponse])[1]);
    }
    return async () => {
      const closed = Promise.all(answers.map((answer) => answer.closed || once(answer, 'close')));
      for (const sentRequest of sent) sentRequest.destroy();
      await closed;
    };
  };

  test('rejects a body before reading it while too many are in flight', async () => {
    const end = await hold(Array.from({ length: 6 }, () => abroad));
    const refused = begin(url);
    expect(await statusOf(refused)).toBe(429);
    refused.destroy();
    await end();
    expect((await call('POST', url, {})).status).toBe(400);
  });

  test('reserves slots for other addresses when a few send slow bodies', async () => {
    const few = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'];
    const end = await hold(few.flatMap((from) => Array.from({ length: 8 }, () => from)));
    for (const from of few) {
      const refused = begin(url, { from });
      expect(await statusOf(refused)).toBe(429);
      refused.destroy();
    }
    expect((await call('POST', url, {})).status).toBe(400);
    await end();
  });

  test('aborts a body that misses its deadline and frees its slot', async () => {
    const openRequests = Array.from({ length: 6 }, () => begin(url, { app: hasty, from: abroad }));
    expect(await Promise.all(openRequests.map(statusOf))).toEqual(openRequests.map(() => 408));
    const again = () => hasty.inject({ method: 'POST', url, payload: {}, remoteAddress: abroad });
    await expect.poll(async () => (await again()).statusCode).toBe(400);
  });

  test('rejects a body before reading it when its address has called too often', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: noon });
    const path = '/api/requests/files';
    for (let count = 0; count < 12; count++)
      await http.inject({ method: 'POST', url: path, payload: {}, remoteAddress: abroad });
    const refused = begin(path);
    expect(await statusOf(refused)).toBe(429);
    refused.destroy();
    vi.useRealTimers();
  });
});
