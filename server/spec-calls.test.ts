import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  const env = readEnv({ DATA_DIR: await temporaryFolder('spec-calls'), NODE_ENV: 'test' });
  shop = await createApp(env, database.url, pino({ level: 'silent' }));
  const { customerId, sessionId } = await insertCustomer(database.db, '7051234567');
  http = Fastify();
  registerCalls(http, shop.handlers, async () => ({
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
  }));
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

const bonuses = {
  available: 0,
  frozen: 0,
  accrued: 0,
  spent: 0,
  burned: 0,
  nearestExpiry: null,
  history: [],
};

describe('a call of the profile as the specification (§7) writes it', () => {
  test.each([
    [
      'GET',
      '/api/pages/profile/profile',
      undefined,
      expect.objectContaining({ phone_number: '7051234567', getIsNews: false }),
    ],
    ['GET', '/api/pages/profile/bonus', undefined, bonuses],
    ['GET', '/api/pages/profile/go-bonuses', undefined, bonuses],
    ['GET', '/api/pages/profile/complaints-types', undefined, expect.arrayContaining([{ id: 'product' }])],
    ['GET', '/api/pages/profile/complaints', undefined, []],
    ['GET', '/api/pages/profile/coupons', undefined, []],
    ['GET', '/api/pages/profile/reviews', undefined, { mine: [], waiting: [] }],
    ['POST', '/api/pages/profile/gift-cards', {}, { activeCards: [], endedCards: [] }],
  ] as const)('%s %s', async (method, url, payload, data) => {
    expect(await ask(method, url, payload)).toEqual({ status: 200, body: { code: 0, data } });
  });

  test('PUT /api/pages/profile/profile-set-news answers data.profileFromDB, and refuses to subscribe twice', async () => {
    const call = () => ask('PUT', '/api/pages/profile/profile-set-news', { getIsNews: true });
    expect(await call()).toMatchObject({
      status: 200,
      body: { code: 0, data: { profileFromDB: { phone_number: '7051234567', getIsNews: true } } },
    });
    expect(await call()).toMatchObject({ status: 409, body: { error: 'already_subscribed' } });
  });

  test('POST /api/pages/profile/complaints answers with a ticket, and the list has it', async () => {
    const complaint = { type: 'site', subject: 'Кнопка', text: 'Не нажимается.' };
    const sent = await ask('POST', '/api/pages/profile/complaints', complaint);
    expect(sent).toMatchObject({
      status: 200,
      body: { code: 0, data: { ticket: 'C-2026-000001', state: 'under_consideration' } },
    });
    expect((await ask('GET', '/api/pages/profile/complaints')).body.data).toEqual([sent.body.data]);
  });
});

test('a file larger than the usual body is taken whole, one over the limit is not', async () => {
  const upload = (bytes: number) =>
    ask('POST', '/api/pages/profile/files', {
      name: 'акт.pdf',
      data: Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(bytes, 1)]).toString('base64'),
    });
  expect(await upload(3 * 1024 * 1024)).toMatchObject({ status: 200, body: { data: { kind: 'pdf' } } });
  expect((await upload(9 * 1024 * 1024)).status).toBe(413);
});
