import Fastify from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { contract, type EndpointKey } from '#contract/index.ts';
import { appendCheckDigit } from '#domain/gifts/gift-card.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { almaty } from '#test/factories/orders/ordering.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { temporaryFolder } from '#test/harness/temporary-folder.ts';
import { createApp, type App } from '../app/app.ts';
import { WITHOUT_SESSION, type CallContext } from '../platform/http/call.ts';
import { readEnv } from '../platform/process/env.ts';
import { registerCalls } from './router.ts';

const guessable = (Object.keys(contract) as EndpointKey[]).filter((key) => (contract[key] as Endpoint).extractGuess);
const CARD = appendCheckDigit('777000000000900');
const PHONE = '7015550000';

/** The n-th wrong guess: one order with varying phones, one phone with varying requests, one card with varying PINs. */
type WrongInput = (n: number) => Record<string, unknown>;
const phoneOf = (n: number) => `70155${String(10_000 + n)}`;
const nthOrder: WrongInput = (n) => ({ number: '99999999', phone: phoneOf(n) });
const nthPin: WrongInput = (n) => ({ number: CARD, pin: String(100_000 + n) });
const nthRequest =
  (prefix: string): WrongInput =>
  (n) => ({ number: `${prefix}-2026-${String(100_000_000 + n)}`, phone: PHONE });
const withLines = { lines: [{ productId: 1, quantity: 1 }], reason: 'not-fitting', soldAgain: false };

const WRONG_INPUTS: Partial<Record<EndpointKey, WrongInput>> = {
  'POST /api/orders/lookup': nthOrder,
  'POST /api/orders/:number/payments': nthOrder,
  'POST /api/orders/:number/payments/check': nthOrder,
  'POST /api/orders/:number/live': nthOrder,
  'POST /api/orders/:number/cancel': nthOrder,
  'POST /api/orders/:number/dates': nthOrder,
  'PUT /api/orders/:number/date': (n) => ({ ...nthOrder(n), date: '2026-11-27', slot: '10-14' }),
  'POST /api/orders/:number/keys/:productId/return': (n) => ({
    ...nthOrder(n),
    productId: 1,
    quantity: 1,
    returned: 0,
  }),
  'POST /api/orders/:number/serials': nthOrder,
  'POST /api/orders/:number/credit': nthOrder,
  'POST /api/orders/:number/credit/application': (n) => ({ ...nthOrder(n), iin: '850515400002', consent: true }),
  'POST /api/orders/:number/credit/proof': (n) => ({ ...nthOrder(n), code: '1234' }),
  'POST /api/orders/:number/credit/repeat': nthOrder,
  'POST /api/orders/:number/credit/choice': (n) => ({ ...nthOrder(n), bank: 'any', months: 12 }),
  'POST /api/orders/:number/returns/offer': nthOrder,
  'POST /api/orders/:number/returns/preview': (n) => ({ ...nthOrder(n), ...withLines }),
  'POST /api/orders/:number/returns/files': (n) => ({ ...nthOrder(n), name: 'a.png', data: 'AAAA' }),
  'POST /api/orders/:number/returns': (n) => ({ ...nthOrder(n), ...withLines }),
  'POST /api/orders/:number/returns/:request/cancel': (n) => ({ ...nthOrder(n), request: 'R-2026-000001' }),
  'POST /api/orders/:number/services/:productId/:code/cancel': (n) => ({
    ...nthOrder(n),
    productId: 1,
    code: 'any',
    quantity: 1,
    returned: 0,
  }),
  'POST /api/trade-in/status': nthRequest('T'),
  'POST /api/requests/status': nthRequest('R'),
  'POST /api/warranty/lookup': (n) => ({ serial: `SN${n}000000`, number: '99999999', phone: PHONE }),
  'POST /api/gift-cards/balance': nthPin,
  'POST /api/checkout/gift-cards': nthPin,
};

const now = new Date('2026-11-27T06:00:00Z');
const app = Fastify();
let database: TestDatabase;
let shop: App;
let waits: number[] = [];
let caller: Partial<CallContext> = {};

beforeAll(async () => {
  database = await createTestDatabase();
  const env = readEnv({ DATA_DIR: await temporaryFolder('guess-brake'), NODE_ENV: 'test' });
  shop = await createApp(env, database.url, pino({ level: 'silent' }), 'http://127.0.0.1:9');
  const contextOf = async (ip: string): Promise<CallContext> => ({
    language: 'ru',
    city: almaty,
    now,
    ...WITHOUT_SESSION,
    ip,
    requestId: 'test',
    origin: 'https://shop.example',
    tag: () => {},
    changesAt: () => {},
    ...caller,
  });
  registerCalls(app, shop.handlers, (request) => contextOf(request.ip), {
    // Puts all guesses in one minute and removes the delay.
    begin: (address, guess) => shop.guesses.begin(address, guess, now),
    findOwner: shop.guesses.findOwner,
    wait: async (ms) => void waits.push(ms),
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await shop.engine.close();
  await shop.db.$client.end();
  await database.drop();
});
beforeEach(async () => {
  started += 1;
  waits = [];
  caller = {};
  await database.db.$client`truncate wrong_guesses, counted_tries, phone_proofs, proved_devices`;
});

/** Sends a call from an address and returns its error name, or "ok". */
async function send(key: EndpointKey, input: Record<string, unknown>, from: string): Promise<string> {
  const [method = '', path = ''] = key.split(' ');
  const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const answer = await app.inject({ method: method as 'POST', url, payload: input, remoteAddress: from });
  return (answer.json() as { error?: string }).error ?? 'ok';
}
/** Returns an address in its own network; each test uses another one, because per-minute limits are kept in memory. */
const address = (n: number) => `${10 + (started % 100)}.${n >> 8}.${n & 255}.1`;
let started = 0;
let lastSession = 0;
/** Creates a visitor's session with a verified phone. */
async function proveByCode(phone: string): Promise<number> {
  const { sessionId } = await shop.sessions.create();
  await database.db.$client`
    insert into phone_proofs (session_id, phone, proved_at, expires_at)
    values (${sessionId}, ${phone}, ${now}, ${new Date(now.getTime() + HOUR_MS)})`;
  return sessionId;
}
/** Prepares a caller that passes all earlier checks: the checkout needs a session, the warranty a verified phone. */
async function reach(key: EndpointKey): Promise<void> {
  if (key === 'POST /api/warranty/lookup') caller = { sessionId: await proveByCode(PHONE) };
  if (key === 'POST /api/checkout/gift-cards') caller = { sessionId: 1_000_000 + ++lastSession };
}

const REFUSALS = ['rate_limited', 'too_many_tries', 'phone_not_proved'];

describe.each(guessable)('%s', (key) => {
  const wrong = WRONG_INPUTS[key]!;

  test('blocks an address that keeps guessing', async () => {
    await reach(key);
    const answers: string[] = [];
    while (!REFUSALS.includes(answers.at(-1) ?? '') && answers.length < 21)
      answers.push(await send(key, wrong(answers.length), address(1)));
    expect(REFUSALS).toContain(answers.at(-1));
    expect(answers.length).toBeGreaterThan(5);
    expect(answers.slice(0, 5).every((name) => /not_found$|gift_card_refused/.test(name))).toBe(true);
  });

  test('delays distributed guesses at one value but blocks nobody for them', async () => {
    const answers: string[] = [];
    for (let n = 0; n < 13; n++) {
      await reach(key);
      answers.push(await send(key, wrong(n), address(100 + n)));
    }
    expect(answers.every((name) => /not_found$|gift_card_refused/.test(name))).toBe(true);
    // The warranty requires a verified phone, which is never delayed because of other callers.
    expect(waits).toEqual(key === 'POST /api/warranty/lookup' ? [] : [250, 500, 750]);
  });
});

describe('despite guesses from other addresses', () => {
  const status: EndpointKey = 'POST /api/trade-in/status';
  const attack = async (key: EndpointKey, wrong: WrongInput, from: (n: number) => string) => {
    for (let n = 0; n < 15; n++) await send(key, wrong(n), from(n));
    waits = [];
  };

  test.each([
    ['accepts the owner with a verified phone', async () => ({ sessionId: await proveByCode(PHONE) })],
    [
      'accepts the owner on a known device',
      async () => {
        const { customerId } = await insertCustomer(database.db, PHONE);
        await database.db.$client`
          insert into known_devices (customer_id, device_hash, seen_at) values (${customerId}, 'own device', ${now})`;
        return { deviceHash: 'own device' };
      },
    ],
  ])('%s', async (_who, guestOf) => {
    await attack(status, nthRequest('T'), () => address(7));
    expect(await send(status, nthRequest('T')(99), address(7))).toBe('rate_limited');
    await attack(status, nthRequest('T'), (n) => address(300 + n));
    caller = await guestOf();
    expect(await send(status, nthRequest('T')(99), address(7))).toBe('trade_in_not_found');
    expect(waits).toEqual([]);
    // The owner's own wrong guesses are limited too.
    const answers: string[] = [];
    for (let n = 100; n < 115; n++) answers.push(await send(status, nthRequest('T')(n), address(500 + n)));
    expect(answers.at(-1)).toBe('rate_limited');
  });

  test('accepts the session that placed the order', async () => {
    const { sessionId } = await shop.sessions.create();
    await database.db.$client`
      insert into orders (number, master_number, session_id, language, city_id, status, first_name, last_name, phone, email,
        delivery_kind, payment_method, to_pay, products_total, explanation)
      values ('88888888', '88888888', ${sessionId}, 'ru', 1, 'created', 'Айгүл', 'Ким', ${PHONE}, '', 'courier', 'on-receipt', 1, 1, '[]')`;
    const lookup: EndpointKey = 'POST /api/orders/lookup';
    const other: WrongInput = (n) => ({ number: '88888888', phone: phoneOf(n) });
    await attack(lookup, other, () => address(8));
    expect(await send(lookup, { number: '88888888', phone: PHONE }, address(8))).toBe('rate_limited');
    caller = { sessionId };
    expect(await send(lookup, { number: '88888888', phone: PHONE }, address(8))).toBe('ok');
  });
});
