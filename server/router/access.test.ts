import Fastify from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract, type EndpointKey } from '#contract/index.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { OPERATOR_SCOPES } from '#domain/customers/operator.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { almaty, noon } from '#test/factories/orders/ordering.ts';
import { customerResources } from '#test/factories/customer-resources.ts';
import { createGoogleWalletAccount } from '#test/factories/wallet-keys.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { temporaryFolder } from '#test/harness/temporary-folder.ts';
import { createApp, type App } from '../app/app.ts';
import { WITHOUT_SESSION, type CallContext } from '../platform/http/call.ts';
import { readEnv } from '../platform/process/env.ts';
import { openApi, registerCalls, call, type AllHandlers } from './router.ts';

const keys = Object.keys(contract) as EndpointKey[];
const endpointOf = (key: EndpointKey): Endpoint => contract[key] as Endpoint;
const { paths } = openApi() as { paths: Record<string, Record<string, { security?: object; responses: object }>> };
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

/** Calls of customers and operators have no input that a guest could guess. */
const noGuesses = {
  begin: () => Promise.reject(new Error('a guess was counted')),
  findOwner: () => Promise.resolve(null),
};

describe('a call for customers', () => {
  const app = Fastify();
  const reached: string[] = [];
  beforeAll(async () => {
    const handlers = new Proxy({}, { get: (_target, key) => async () => void reached.push(String(key)) });
    registerCalls(app, handlers as AllHandlers, async () => guest, noGuesses);
    await app.ready();
  });
  afterAll(() => app.close());

  test('exists', () => {
    expect(forCustomers).toContain('GET /api/pages/profile/profile');
  });

  test.each(forCustomers)('%s rejects a guest before it parses the input', async (key) => {
    const [method = '', url = ''] = key.split(' ');
    const answer = await app.inject({ method: method as 'GET', url: url.replace(/:\w+/g, '1') });
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 1007, error: 'unauthorised' }]);
    expect(reached).toEqual([]);
  });

  test.each(forCustomers.filter((key) => endpointOf(key).maxBody !== undefined))(
    '%s rejects a guest before it reads a long body',
    async (key) => {
      const [method = '', url = ''] = key.split(' ');
      const headers = { 'content-type': 'application/json' };
      const answer = await app.inject({ method: method as 'POST', url, headers, payload: '{"half": ' });
      expect([answer.statusCode, answer.json()]).toMatchObject([401, { error: 'unauthorised' }]);
    },
  );

  test.each(forCustomers)('%s documents its access and the refusal', (key) => {
    const [method = '', url = ''] = key.split(' ');
    const described = paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(described?.security).toEqual([{ bearer: [] }, { cookie: [] }]);
    expect(described?.responses).toHaveProperty('401');
  });
});

const forOperators = keys.filter((key) => endpointOf(key).access === 'operator');

describe('a call for operators', () => {
  const app = Fastify();
  const reached: string[] = [];
  let caller: CallContext = guest;
  beforeAll(async () => {
    const handlers = new Proxy({}, { get: (_target, key) => async () => void reached.push(String(key)) });
    registerCalls(app, handlers as AllHandlers, async () => caller, noGuesses);
    await app.ready();
  });
  afterAll(() => app.close());
  const statusOf = async (key: EndpointKey) => {
    const [method = '', url = ''] = key.split(' ');
    return app.inject({ method: method as 'GET', url: url.replace(/:\w+/g, '1') });
  };

  test.each(forOperators)('%s rejects a guest, a customer, and keys of every other scope', async (key) => {
    const { scope } = endpointOf(key);
    const others = OPERATOR_SCOPES.filter((candidate) => candidate !== scope);
    const refused: [CallContext, number][] = [
      [guest, 401],
      [{ ...guest, customerId: 1, loginId: 1, sessionId: 1 }, 401],
      [{ ...guest, operator: { keyId: 1, name: 'x', scopes: [] } }, 403],
      [{ ...guest, operator: { keyId: 1, name: 'x', scopes: others } }, 403],
    ];
    for (const [context, status] of refused) {
      caller = context;
      expect((await statusOf(key)).statusCode).toBe(status);
    }
    expect(reached).toEqual([]);
  });

  test.each(forOperators.filter((key) => endpointOf(key).maxBody !== undefined))(
    '%s rejects all other callers before it reads a long body',
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

  test.each(forOperators)('%s documents its key', (key) => {
    const [method = '', url = ''] = key.split(' ');
    const described = paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(described?.security).toEqual([{ operator: [] }]);
    expect(described?.responses).toHaveProperty('403');
  });
});

describe("another customer's resource", () => {
  let database: TestDatabase;
  let shop: App;
  beforeAll(async () => {
    database = await createTestDatabase();
    const env = readEnv({
      DATA_DIR: await temporaryFolder('customer-resources'),
      NODE_ENV: 'test',
      GOOGLE_WALLET_ISSUER: '1',
      GOOGLE_WALLET_ACCOUNT_KEY: JSON.stringify(createGoogleWalletAccount().account),
    });
    // No bank listens there: an attempt that already has its payment page needs none.
    shop = await createApp(env, database.url, pino({ level: 'silent' }), 'http://127.0.0.1:9');
  });
  afterAll(async () => {
    await shop.engine.close();
    await shop.db.$client.end();
    await database.drop();
  });

  test.each(Object.keys(customerResources) as EndpointKey[])('is inaccessible: %s', async (key) => {
    const { prepare, refusal } = customerResources[key]!;
    const digits = String(keys.indexOf(key)).padStart(4, '0');
    const [owner, stranger] = [
      await insertCustomer(database.db, `701000${digits}`),
      await insertCustomer(database.db, `702000${digits}`),
    ];
    const { input, isUnchanged } = await prepare(database.db, owner, shop.secret);
    const as = (customer: typeof owner): CallContext => ({ ...guest, ...customer, loginId: null });
    await expect(call(shop.handlers, key, input, as(stranger))).rejects.toThrow(refusal);
    await expect(call(shop.handlers, key, input, guest)).rejects.toThrow();
    expect(await isUnchanged(), 'the refused call changed nothing').toBe(true);
    // The owner's same call succeeds; otherwise the refusal would prove nothing.
    await call(shop.handlers, key, input, as(owner));
  });
});
