import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cards, payAtBank, post, findSecureFormUrl, visit } from '#test/factories/orders/bank-client.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { SandboxBankForbiddenError, startSandboxBank, type SandboxBank } from './bank.ts';
import { isLuhnValid, OUTCOMES_BY_LAST_DIGITS, decideOutcome, parseCard, TEST_CARDS } from './cards.ts';
import { createSandboxGateway } from './sandbox.gateway.ts';
import { isSigned } from './signature.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts';

const secret = 'a secret of thirty-two letters!!';
const returnUrl = 'http://shop.test/payment/1';
let database: TestDatabase;
let bank: SandboxBank;
let now = new Date('2026-11-24T07:00:00Z');
const clock = () => now;
const webhooks: { body: string; signed: boolean }[] = [];
let shopAnswers = 200;
const shop = createServer((request, response) => {
  let body = '';
  request
    .on('data', (chunk: Buffer) => {
      body += chunk.toString();
    })
    .on('end', () => {
      webhooks.push({ body, signed: isSigned(secret, 'POST /hook', body, request.headers, now) });
      response.writeHead(shopAnswers).end();
    });
});

beforeAll(async () => {
  database = await createTestDatabase();
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  bank = await startSandboxBank({
    host: '127.0.0.1',
    port: 0,
    secret,
    databaseUrl: database.url,
    now: clock,
    lateMs: 30_000,
    webhookPollMs: 0,
    webhookDelaysMs: [1_000, 5_000],
  });
});
afterAll(async () => {
  await bank.stop();
  await new Promise((resolve) => shop.close(resolve));
  await database.drop();
});

const gateway = () => createSandboxGateway({ url: bank.url, secret, now: clock });
async function open(amount = 12_490, minutes = 30) {
  const reference = randomUUID();
  const webhookUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/hook`;
  const started = await gateway().start({
    reference,
    amount,
    description: 'Заказ № 1',
    language: 'ru',
    returnUrl,
    webhookUrl,
    expiresAt: new Date(now.getTime() + minutes * MINUTE_MS),
  });
  return { reference, ...started, status: () => gateway().status({ reference, externalId: started.externalId }) };
}
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

test.each([
  ['secure', 'approved', null],
  ['plain', 'approved', null],
  ['decline', 'declined', 'card_declined'],
  ['insufficient', 'declined', 'insufficient_funds'],
] as const)('leads back to the shop after the card "%s" with %s', async (card, state, reason) => {
  const payment = await open();
  expect(await payAtBank(payment.pageUrl, card)).toMatchObject({ status: 303, location: returnUrl });
  expect(await payment.status()).toMatchObject({ state, reason });
});

test.each([
  ['timeout', 'unknown', 'declined', 'timeout'],
  ['late', 'pending', 'approved', null],
] as const)('reports the card "%s" as %s for a while, then %s', async (card, first, then, reason) => {
  const payment = await open();
  await payAtBank(payment.pageUrl, card);
  expect((await visit(payment.pageUrl)).page).toContain('Платёж обрабатывается');
  expect(await payment.status()).toMatchObject({ state: first, reason: null });
  later(30_000);
  expect(await payment.status()).toMatchObject({ state: then, reason });
});

test.each([
  [12_441, 'declined', 'card_declined'],
  [12_442, 'declined', 'insufficient_funds'],
  [12_445, 'approved', null],
])('ends an amount of %i as %s', async (amount, state, reason) => {
  const payment = await open(amount);
  await payAtBank(payment.pageUrl, 'plain');
  expect(await payment.status()).toMatchObject({ state, reason });
});

test('declines a payment on the third wrong 3-D Secure code', async () => {
  const payment = await open();
  await post(payment.pageUrl, { number: cards.secure, expiry: '12/34', cvc: '123' });
  const code = () => post(findSecureFormUrl(payment.pageUrl), { code: '000000' });
  expect((await code()).page).toContain('Осталось попыток: 2');
  expect((await code()).page).toContain('Осталось попыток: 1');
  expect(await code()).toMatchObject({ status: 303, location: returnUrl });
  expect(await payment.status()).toMatchObject({ state: 'declined', reason: 'secure_failed' });
});

test('charges once for a repeatedly sent form', async () => {
  const payment = await open();
  await Promise.all(Array.from({ length: 5 }, () => payAtBank(payment.pageUrl, 'plain')));
  await payAtBank(payment.pageUrl, 'decline');
  expect(await payment.status()).toMatchObject({ state: 'approved', reason: null });
});

test('declines on cancel, leading back to the shop, and after the deadline', async () => {
  const [cancelled, expired] = [await open(), await open(1_000, 5)];
  const cancel = new URL(cancelled.pageUrl);
  cancel.pathname += '/cancel';
  expect(await post(cancel.href, {})).toMatchObject({ status: 303, location: returnUrl });
  expect(await cancelled.status()).toMatchObject({ state: 'declined', reason: 'cancelled' });
  later(5 * MINUTE_MS);
  await payAtBank(expired.pageUrl, 'plain');
  expect(await expired.status()).toMatchObject({ state: 'declined', reason: 'expired' });
});

test("shows problems next to their fields, in both languages, and never returns the card's code", async () => {
  const { pageUrl } = await open();
  const rejected = await post(pageUrl, { number: '4111 1111 1111 1111', expiry: '01/20', cvc: '987' });
  expect(rejected).toMatchObject({ status: 200 });
  expect(rejected.page).toContain('Здесь принимаются только тестовые карты');
  expect(rejected.page).toContain('Срок действия карты истёк');
  expect(rejected.page).toContain('aria-describedby="expiry-hint expiry-problem"');
  // As an attribute value, because the page's URL may contain any digits.
  expect(rejected.page).not.toContain('"987"');
  const kazakh = new URL(pageUrl);
  kazakh.searchParams.set('lang', 'kk');
  const page = await post(kazakh.href, { number: '<b>', expiry: '', cvc: '' });
  expect(page.page).toContain('<html lang="kk">');
  expect(page.page).toContain('Өрісті толтырыңыз');
  expect(page.page).toContain('value="&lt;b&gt;"');
});

test('allows pages only their own style, and forms to lead to the shop', async () => {
  const { pageUrl } = await open();
  const { headers } = await fetch(pageUrl);
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'self' http://shop.test; base-uri 'none'; frame-ancestors 'none'",
  );
  expect((await visit(`${bank.url}/pay/nobody`)).status).toBe(404);
});

test('signs webhooks and repeats them until the shop accepts or attempts run out', async () => {
  const payment = await open();
  await payAtBank(payment.pageUrl, 'plain');
  webhooks.length = 0;
  while ((await bank.sendWebhooks()) > 0);
  const ownWebhooks = () => webhooks.filter(({ body }) => body.includes(payment.reference));
  expect(ownWebhooks()).toEqual([
    {
      body: JSON.stringify({
        reference: payment.reference,
        event: 'payment.approved',
        amount: 12_490,
        currency: 'KZT',
      }),
      signed: true,
    },
  ]);

  const second = await open();
  await payAtBank(second.pageUrl, 'plain');
  shopAnswers = 500;
  const tries = () => webhooks.filter(({ body }) => body.includes(second.reference)).length;
  await bank.sendWebhooks();
  await bank.sendWebhooks();
  expect(tries()).toBe(1);
  later(1_000);
  await bank.sendWebhooks();
  later(5_000);
  await bank.sendWebhooks();
  later(HOUR_MS);
  await bank.sendWebhooks();
  expect(tries()).toBe(3);
  shopAnswers = 200;
});

test('refuses calls without a valid signature', async () => {
  const stranger = createSandboxGateway({ url: bank.url, secret: 'another secret of thirty letters', now: clock });
  await expect(
    stranger.start({
      reference: 'x',
      amount: 1,
      description: '',
      language: 'ru',
      returnUrl,
      webhookUrl: returnUrl,
      expiresAt: now,
    }),
  ).rejects.toMatchObject({ kind: 'refused' });
  expect((await fetch(`${bank.url}/api/payments/x`)).status).toBe(401);
});

test('does not start in production unless allowed', async () => {
  await expect(
    startSandboxBank({ host: '127.0.0.1', port: 0, secret, databaseUrl: database.url, isForbidden: true }),
  ).rejects.toBeInstanceOf(SandboxBankForbiddenError);
});

test('has valid check digits on test cards; amounts override only approving cards', () => {
  for (const { number } of TEST_CARDS) expect(isLuhnValid(number)).toBe(true);
  expect(isLuhnValid('4000000000000011')).toBe(false);
  const approving = TEST_CARDS.find(({ number }) => number === cards.plain)!;
  const declining = TEST_CARDS.find(({ number }) => number === cards.decline)!;
  for (const [ending, outcome] of Object.entries(OUTCOMES_BY_LAST_DIGITS))
    expect([
      decideOutcome(approving, 5_000 + Number(ending)),
      decideOutcome(declining, 5_000 + Number(ending)),
    ]).toEqual([outcome, 'decline']);
});

test.each([
  ['12/26', undefined],
  ['11/26', undefined],
  ['10/26', 'expired'],
  ['13/30', 'wrong'],
  ['1230', undefined],
  ['', 'empty'],
])('reads expiry "%s" as %s', (expiry, problem) => {
  const read = parseCard({ number: cards.plain, expiry, cvc: '123' }, new Date('2026-11-24T07:00:00Z'));
  expect('problems' in read ? read.problems.expiry : undefined).toBe(problem);
});
