import Fastify from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { contract, type EndpointKey } from '#contract/index.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { addressFields } from '#domain/addresses/address.ts';
import { OPERATOR_SCOPES } from '#domain/customers/operator.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { almaty, noon } from '#test/factories/orders/ordering.ts';
import { othersThings } from '#test/factories/others-things.ts';
import { googleWalletAccount } from '#test/factories/wallet-keys.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { temporaryFolder } from '#test/harness/temporary-folder.ts';
import { createApp, type App } from '../app/app.ts';
import { WITHOUT_SESSION, type CallContext } from '../platform/http/call.ts';
import { readEnv } from '../platform/process/env.ts';
import { openApi, registerCalls, call, type AllHandlers } from './router.ts';

const keys = Object.keys(contract) as EndpointKey[];
const endpointOf = (key: EndpointKey): Endpoint => contract[key] as Endpoint;
const forCustomers = keys.filter((key) => endpointOf(key).access === 'customer');

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

/** Calls of customers and operators name nothing that a guest could try. */
const nothingGuessed = {
  begin: () => Promise.reject(new Error('a guess was counted')),
  ownerOf: () => Promise.resolve(null),
};

describe('a call for customers', () => {
  const app = Fastify();
  const reached: string[] = [];
  beforeAll(async () => {
    const handlers = new Proxy({}, { get: (_target, key) => async () => void reached.push(String(key)) });
    registerCalls(app, handlers as AllHandlers, async () => guest, nothingGuessed);
    await app.ready();
  });
  afterAll(() => app.close());

  test('there are some', () => {
    expect(forCustomers).toContain('GET /api/pages/profile/profile');
  });

  test.each(forCustomers)('%s refuses a guest before it looks at anything', async (key) => {
    const [method = '', url = ''] = key.split(' ');
    const answer = await app.inject({ method: method as 'GET', url: url.replace(/:\w+/g, '1') });
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 1007, error: 'unauthorised' }]);
    expect(reached).toEqual([]);
  });

  test.each(forCustomers.filter((key) => endpointOf(key).maxBody !== undefined))(
    '%s refuses a guest before it reads the long body',
    async (key) => {
      const [method = '', url = ''] = key.split(' ');
      const headers = { 'content-type': 'application/json' };
      const answer = await app.inject({ method: method as 'POST', url, headers, payload: '{"half": ' });
      expect([answer.statusCode, answer.json()]).toMatchObject([401, { error: 'unauthorised' }]);
    },
  );

  test.each(forCustomers)('%s is described so, and may answer that', (key) => {
    const [method = '', url = ''] = key.split(' ');
    const { paths } = openApi() as { paths: Record<string, Record<string, { security?: object; responses: object }>> };
    const described = paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(described?.security).toEqual([{ bearer: [] }, { cookie: [] }]);
    expect(described?.responses).toHaveProperty('401');
  });

  test('of the profile is every one under its path', () => {
    expect(keys.filter((key) => key.includes('/api/pages/profile/') && !forCustomers.includes(key))).toEqual([]);
  });
});

const forOperators = keys.filter((key) => endpointOf(key).access === 'operator');

describe('a call for operators', () => {
  const app = Fastify();
  const reached: string[] = [];
  let caller: CallContext = guest;
  beforeAll(async () => {
    const handlers = new Proxy({}, { get: (_target, key) => async () => void reached.push(String(key)) });
    registerCalls(app, handlers as AllHandlers, async () => caller, nothingGuessed);
    await app.ready();
  });
  afterAll(() => app.close());
  const ask = async (key: EndpointKey) => {
    const [method = '', url = ''] = key.split(' ');
    return app.inject({ method: method as 'GET', url: url.replace(/:\w+/g, '1') });
  };

  test('is every one under its path, and no other', () => {
    expect(forOperators).toEqual(keys.filter((key) => key.includes('/api/operator/')));
    expect(forOperators.length).toBeGreaterThan(5);
  });

  test.each(forOperators)('%s refuses a guest, a customer, and a key of every other scope', async (key) => {
    const { scope } = endpointOf(key);
    const others = OPERATOR_SCOPES.filter((one) => one !== scope);
    const refused: [CallContext, number][] = [
      [guest, 401],
      [{ ...guest, customerId: 1, loginId: 1, sessionId: 1 }, 401],
      [{ ...guest, operator: { keyId: 1, name: 'x', scopes: [] } }, 403],
      [{ ...guest, operator: { keyId: 1, name: 'x', scopes: others } }, 403],
    ];
    for (const [context, status] of refused) {
      caller = context;
      expect((await ask(key)).statusCode).toBe(status);
    }
    expect(reached).toEqual([]);
  });

  test.each(forOperators.filter((key) => endpointOf(key).maxBody !== undefined))(
    '%s refuses everybody else before it reads the long body',
    async (key) => {
      const [method = '', url = ''] = key.split(' ');
      const headers = { 'content-type': 'application/json' };
      const refused: [CallContext, number][] = [
        [guest, 401],
        [{ ...guest, operator: { keyId: 1, name: 'x', scopes: [] } }, 403],
      ];
      for (const [context, status] of refused) {
        caller = context;
        const answer = await app.inject({ method: method as 'POST', url, headers, payload: '{"half": ' });
        expect(answer.statusCode).toBe(status);
      }
    },
  );

  test.each(forOperators)('%s is described with its key', (key) => {
    const [method = '', url = ''] = key.split(' ');
    const { paths } = openApi() as { paths: Record<string, Record<string, { security?: object; responses: object }>> };
    const described = paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(described?.security).toEqual([{ operator: [] }]);
    expect(described?.responses).toHaveProperty('403');
  });
});

/** Fields that name what everybody may see. */
const PUBLIC_FIELDS = new Set(['productId', 'product_id', 'city_id', 'cityId', 'shopId', 'categoryId']);
/** Numbers that are written on doors. */
const DOOR_FIELDS = new Set(addressFields.map(([, { serverName }]) => serverName));
const isOwnThing = (field: string) =>
  /^(?:id|number|key|.+(?:Id|_id|Number|_number))$/.test(field) && !PUBLIC_FIELDS.has(field) && !DOOR_FIELDS.has(field);

function fieldsOf(key: EndpointKey): string[] {
  const { input } = endpointOf(key) as { input: z.ZodType & { shape?: object } };
  return [
    ...new Set([...Object.keys(input.shape ?? {}), ...[...key.matchAll(/:(\w+)/g)].map(([, name = '']) => name)]),
  ];
}

describe("another customer's thing", () => {
  let database: TestDatabase;
  let shop: App;
  beforeAll(async () => {
    database = await createTestDatabase();
    const env = readEnv({
      DATA_DIR: await temporaryFolder('others-things'),
      NODE_ENV: 'test',
      GOOGLE_WALLET_ISSUER: '1',
      GOOGLE_WALLET_ACCOUNT_KEY: JSON.stringify(googleWalletAccount().account),
    });
    // Nobody answers there: an attempt that has its page needs no bank.
    shop = await createApp(env, database.url, pino({ level: 'silent' }), 'http://127.0.0.1:9');
  });
  afterAll(async () => {
    await shop.engine.close();
    await shop.db.$client.end();
    await database.drop();
  });

  test('has a case in test/factories/others-things.ts for every call for customers that names one', () => {
    const naming = forCustomers.filter((key) => fieldsOf(key).some(isOwnThing));
    expect(naming.filter((key) => !(key in othersThings))).toEqual([]);
    expect(Object.keys(othersThings).filter((key) => !keys.includes(key as EndpointKey))).toEqual([]);
  });

  test.each(Object.keys(othersThings) as EndpointKey[])('is out of reach: %s', async (key) => {
    const { prepare, refusal } = othersThings[key]!;
    const digits = String(keys.indexOf(key)).padStart(4, '0');
    const [owner, stranger] = [
      await insertCustomer(database.db, `701000${digits}`),
      await insertCustomer(database.db, `702000${digits}`),
    ];
    const { input, stillThere } = await prepare(database.db, owner, shop.secret);
    const as = (customer: typeof owner): CallContext => ({ ...guest, ...customer, loginId: null });
    await expect(call(shop.handlers, key, input, as(stranger))).rejects.toThrow(refusal);
    await expect(call(shop.handlers, key, input, guest)).rejects.toThrow();
    expect(await stillThere(), 'the refused call left the thing as it was').toBe(true);
    // The same call by the owner is right, or the refusal would prove nothing.
    await call(shop.handlers, key, input, as(owner));
  });
});
