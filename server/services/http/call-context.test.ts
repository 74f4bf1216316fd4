import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOperatorsService } from '../../features/operations/operators/operators.service.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { createGeoService } from '../../features/places/geo/geo.service.ts';
import { createLogins, registration, type Logins } from '#test/factories/customers.ts';
import { createCallContext } from './call-context.ts';

let database: TestDatabase;
let logins: Logins;
const app = Fastify();

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const geo = createGeoService({ db });
  await geo.seed();
  await geo.load(new Date());
  logins = createLogins(db);
  for (const scheme of ['http', 'https'])
    for (const path of ['/', '/api/cart/'])
      app.get(`${path}${scheme}`, async (request, reply) => {
        const context = await createCallContext(
          { geo, ...logins, operators: createOperatorsService({ db }) },
          request,
          reply,
          `${scheme}://shop.kz`,
        );
        const { customerId, sessionId: known } = context;
        if (request.headers['x-hand']) return { token: context.sendToken(String(request.headers['x-hand'])) };
        return { known, customerId, id: await context.ensureSession() };
      });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

async function visit(scheme: 'http' | 'https', cookie = '', path = '/') {
  const answer = await app.inject({ url: `${path}${scheme}`, headers: cookie ? { cookie } : {} });
  const { known, id, message: error } = answer.json<{ known: number | null; id: number; message?: string }>();
  return { known, id, ...(error && { error }), set: [answer.headers['set-cookie'] ?? []].flat() };
}

describe('a session seal', () => {
  test('uses the plain cookie name over http', async () => {
    const { set, id } = await visit('http');
    expect(set).toEqual([expect.stringMatching(/^session_seal=[\w-]{43}; Path=\/; .*HttpOnly$/)]);
    expect(await visit('http', set[0]!.split(';')[0])).toEqual({ known: id, id, set: [] });
  });

  test('uses the __Host- cookie name over https', async () => {
    const { set, id } = await visit('https');
    expect(set).toEqual([expect.stringMatching(/^__Host-session_seal=[\w-]{43}; Path=\/; .*HttpOnly; Secure$/)]);
    expect(set[0]).not.toMatch(/domain/i);
    expect(await visit('https', set[0]!.split(';')[0])).toEqual({ known: id, id, set: [] });
  });

  test('keeps the session of its plain name over https and moves it to the safe name', async () => {
    const { set: old, id } = await visit('http');
    const plainCookie = old[0]!.split(';')[0]!;
    const { known, set } = await visit('https', plainCookie);
    expect(known).toBe(id);
    expect(set).toEqual([
      expect.stringMatching(/^__Host-session_seal=[\w-]{43}; Path=\/; .*HttpOnly; Secure$/),
      expect.stringMatching(/^session_seal=; Path=\/; Max-Age=0/),
    ]);
    expect(set[0]).not.toContain(plainCookie.split('=')[1]);
    expect((await visit('https', set[0]!.split(';')[0])).known).toBe(id);
  });

  test('opens only the cart for one minute when outdated, which locks out attackers who planted or saw it', async () => {
    const { set: old, id } = await visit('http');
    const plainCookie = old[0]!.split(';')[0]!;
    const resealed = (await visit('https', plainCookie)).set[0]!.split(';')[0]!;
    const cart = async () => (await visit('https', plainCookie, '/api/cart/')).known;
    const together = await Promise.all(Array.from({ length: 5 }, cart));
    expect(together).toEqual(Array.from({ length: 5 }, () => id));
    // It gets no new session, whose cookie would replace the new seal.
    for (const scheme of ['http', 'https'] as const)
      expect(await visit(scheme, plainCookie)).toMatchObject({ known: undefined, set: [], error: 'not_ready' });
    expect((await visit('https', resealed)).known).toBe(id);
    await database.db.$client`update sessions set resealed_at = resealed_at - interval '61 seconds' where id = ${id}`;
    expect(await cart()).toBeNull();
  });

  test('prefers the safe name to a plain one set by a neighbouring host', async () => {
    const [mine, theirs] = [await visit('https'), await visit('http')];
    const cookie = `${theirs.set[0]!.split(';')[0]}; ${mine.set[0]!.split(';')[0]}`;
    expect((await visit('https', cookie)).known).toBe(mine.id);
  });

  test('opens nothing when unknown', async () => {
    expect((await visit('https', `session_seal=${'a'.repeat(43)}`)).known).toBeNull();
  });
});

describe("a customer's token", () => {
  const token = async (phone: string) => {
    const call = await logins.guest({ now: new Date() });
    await logins.logIn(phone, call);
    return (await logins.auth.register({ ...registration, phone }, call)).token!;
  };
  const send = async (scheme: 'http' | 'https', headers: Record<string, string>) => {
    const answer = await app.inject({ url: `/${scheme}`, headers });
    return { ...answer.json<{ known: number; customerId: number | null; token: string | null }>(), answer };
  };

  test('logs in as a bearer token, and as a cookie over http and https', async () => {
    const loginToken = await token('7010000001');
    const bearer = await send('https', { authorization: `Bearer ${loginToken}`, 'x-platform': 'native' });
    expect(bearer.customerId).not.toBeNull();
    expect((await send('http', { cookie: `customer_token=${loginToken}` })).customerId).toBe(bearer.customerId);
    expect((await send('https', { cookie: `__Host-customer_token=${loginToken}` })).customerId).toBe(bearer.customerId);
  });

  test('is ignored over https under the plain name set by a neighbouring host', async () => {
    const loginToken = await token('7010000002');
    expect((await send('https', { cookie: `customer_token=${loginToken}` })).customerId).toBeNull();
  });

  test("is ignored in an app's cookie, and leaves a guest when invalid", async () => {
    const loginToken = await token('7010000003');
    const cookie = `customer_token=${loginToken}`;
    expect((await send('http', { cookie, 'x-platform': 'native' })).customerId).toBeNull();
    expect((await send('http', { authorization: `Bearer ${'a'.repeat(43)}` })).customerId).toBeNull();
  });

  test("selects the customer's session regardless of the seal", async () => {
    const loginToken = await token('7010000004');
    const { set, id } = await visit('http');
    const { known } = await send('http', { cookie: `${set[0]!.split(';')[0]}; customer_token=${loginToken}` });
    expect(known).not.toBe(id);
  });

  test('goes to a browser in an HttpOnly cookie without the seal, and to an app in the response', async () => {
    const seal = (await visit('https')).set[0]!.split(';')[0]!;
    const web = await send('https', { 'x-hand': 'given', cookie: seal });
    expect(web.token).toBeNull();
    expect(web.answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-customer_token=given; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly; Secure$/),
      expect.stringMatching(/^__Host-session_seal=; Path=\/; Max-Age=0; SameSite=Lax; Secure$/),
    ]);
    const native = await send('https', { 'x-hand': 'given', 'x-platform': 'native' });
    expect([native.token, native.answer.headers['set-cookie']]).toEqual(['given', undefined]);
  });
});
