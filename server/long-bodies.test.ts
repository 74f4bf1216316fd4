import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  http = Fastify();
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
  await http.ready();
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
