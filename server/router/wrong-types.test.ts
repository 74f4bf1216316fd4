import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { contract, type EndpointKey } from '#contract/index.ts';
import { OPERATOR_SCOPES } from '#domain/customers/operator.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { almaty, noon } from '#test/factories/orders/ordering.ts';
import { isDeep } from '#test/harness/depth.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { temporaryFolder } from '#test/harness/temporary-folder.ts';
import { createApp, type App } from '../app/app.ts';
import { readEnv } from '../platform/process/env.ts';
import { registerCalls } from './router.ts';
import { keepRawBody, rejectNul } from '../services/http/raw-body.ts';

const keys = Object.keys(contract) as EndpointKey[];
/** JSON values that no client sends; each is tried in every field. */
const WRONG_VALUES = [
  'null',
  'true',
  '-1',
  '1e308',
  '9007199254740993',
  '[]',
  '[null]',
  '[["7019998877"]]',
  '{}',
  '{"toString":"x"}',
  '{"valueOf":1,"toString":null}',
  '{"length":99,"slice":"x","trim":1,"split":[]}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  JSON.stringify('a'.repeat(200_000)),
  '"\\ud800"',
  '"a\\u0000b"',
  '"%00"',
  '"__proto__"',
  '"constructor"',
  '"\u202e\u200b"',
  '""',
];
/** A quick run tries every third value, another third in the next call. */
const QUICK_STEP = 3;
/** Valid fields, so validation reaches the other fields. */
const RIGHT: Record<string, string> = {
  number: '"10000098"',
  phone: '"7019998877"',
  productId: '1',
  quantity: '1',
  id: '1',
  code: '"123456"',
};

const notFound = (reply: FastifyReply) => reply.status(404).send();

let database: TestDatabase;
let shop: App;
let app: FastifyInstance;
const problems: unknown[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const env = readEnv({ DATA_DIR: await temporaryFolder('wrong-types'), NODE_ENV: 'test' });
  shop = await createApp(env, database.url, pino({ level: 'silent' }));
  const { customerId, sessionId } = await insertCustomer(database.db, '7051234567');
  const { token } = await shop.operators.add('test', OPERATOR_SCOPES, noon);
  const operator = await shop.operators.findByToken(token, noon);
  app = Fastify({
    routerOptions: { maxParamLength: 4000 },
    frameworkErrors: (_error, _request, reply) => notFound(reply),
  });
  keepRawBody(app);
  rejectNul(app, (_request, reply) => notFound(reply));
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if ((error.statusCode ?? 500) >= 500) problems.push(error);
    return reply.status(error.statusCode ?? 500).send({ error: error.message });
  });
  app.addHook('onRequest', (request, _reply, done) => {
    request.log.error = ((details: { err?: unknown }) => void problems.push(details.err)) as never;
    done();
  });
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
      operator,
      ensureSession: async () => sessionId,
      platform: 'native',
      sendToken: (token) => token,
      removeToken: () => {},
      idempotencyKey: '',
      ip: '203.0.113.9',
      deviceHash: null,
      requestId: 'test',
      origin: 'https://shop.example',
      raw: { body: '', headers: {} },
      tag: () => {},
      changesAt: () => {},
    }),
    shop.guesses,
  );
});
afterAll(async () => {
  await app.close();
  await shop.engine.close();
  await shop.db.$client.end();
  await database.drop();
});

const fieldsOf = (key: EndpointKey): string[] => {
  const { input } = contract[key] as Endpoint;
  const fieldNames = input instanceof z.ZodObject ? Object.keys(input.shape) : [];
  return [...new Set([...fieldNames, ...[...key.matchAll(/:(\w+)/g)].map(([, name = '']) => name)])];
};

let callCount = 0;
/** Sends fields, each as JSON text; every call has its own address, so no rate limit hides a defect. */
async function send(key: EndpointKey, fields: Readonly<Record<string, string>>, rawBody?: string) {
  const [method, pattern = ''] = key.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
  const rest = new Map(Object.entries(fields));
  const asText = (json: string) =>
    (/^"/.test(json) ? (JSON.parse(json) as string) : json).toWellFormed().slice(0, 3000);
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = asText(rest.get(name) ?? '1') || '1';
    rest.delete(name);
    return encodeURIComponent(value);
  });
  const remote = { remoteAddress: `10.${(callCount >> 16) & 255}.${(callCount >> 8) & 255}.${callCount++ & 255}` };
  if (method === 'GET' || method === 'DELETE') {
    const query = new URLSearchParams([...rest].map(([name, json]) => [name, asText(json)]));
    return app.inject({ method, url: `${path}?${query}`, ...remote });
  }
  const payload = rawBody ?? `{${[...rest].map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`;
  return app.inject({ method, url: path, headers: { 'content-type': 'application/json' }, payload, ...remote });
}

/** Excludes calls to other services, which tests do not run, and to the process's own state. */
const OUTSIDE = new Set([502, 503]);

describe('no call fails unexpectedly for a wrong field type', () => {
  test.each(keys)('%s', async (key) => {
    const names = fieldsOf(key);
    const step = isDeep ? 1 : QUICK_STEP;
    const wrongValues = WRONG_VALUES.filter((_, at) => (at + keys.indexOf(key)) % step === 0);
    const validFields = Object.fromEntries(names.filter((name) => name in RIGHT).map((name) => [name, RIGHT[name]!]));
    const broken: unknown[] = [];
    const sendWrong = async (fields: Readonly<Record<string, string>>, rawBody?: string) => {
      problems.length = 0;
      const { statusCode } = await send(key, fields, rawBody);
      if (statusCode >= 500 && !OUTSIDE.has(statusCode))
        broken.push([statusCode, JSON.stringify(fields).slice(0, 300), rawBody?.slice(0, 100), String(problems[0])]);
    };
    for (const name of names) for (const wrong of wrongValues) await sendWrong({ ...validFields, [name]: wrong });
    if (!key.startsWith('GET') && !key.startsWith('DELETE'))
      for (const wrong of [...wrongValues, '{"__proto__":null}', '[{}]', '"text"']) await sendWrong(validFields, wrong);
    expect(broken).toEqual([]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

test('rejects an address with a NUL before parsing it', async () => {
  expect((await app.inject({ url: '/api/products/%00' })).statusCode).toBe(400);
  for (const url of ['/r/%00', '/feeds/%00.xml', '/p/a%00b', '/search?q=%00'])
    expect((await app.inject({ url })).statusCode, url).toBe(404);
});
