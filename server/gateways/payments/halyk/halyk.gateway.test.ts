import lzString from 'lz-string';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { startHalykFake, type HalykFake } from '../../../../fakes/banks/halyk.ts';
import { describeGateway } from '../gateway.contract.ts';
import { createHalykInvoices } from './halyk-invoices.ts';
import { createHalykGateway } from './halyk.gateway.ts';
import { createSendOnce } from '../sent-once.ts';

let database: TestDatabase;
let fake: HalykFake;
const open = (url = fake.url, overrides: { clientSecret?: string } = {}) =>
  createHalykGateway({
    oauthUrl: `${url}/oauth2/token`,
    apiUrl: `${url}/api`,
    pageUrl: 'https://test-epay.epayment.kz/payform',
    ...fake.account,
    invoices: createHalykInvoices(database.db),
    once: createSendOnce(database.db, 'halyk'),
    ...overrides,
  });
beforeAll(async () => {
  database = await createTestDatabase();
  fake = await startHalykFake();
});
afterAll(async () => {
  await fake.stop();
  await database.drop();
});

describeGateway('halyk', async () => ({
  gateway: open(),
  unreachable: open('http://127.0.0.1:1'),
  pay: async ({ externalId }, result) =>
    result === 'approve' ? fake.pay(externalId, 'CHARGE') : fake.pay(externalId, 'FAILED', 'Недостаточно средств'),
  refundedAmount: async ({ externalId }) =>
    fake.transactions.get(externalId)!.refunds.reduce((total, part) => total + part, 0),
  webhook: ({ externalId }) => ({ body: fake.createWebhookBody(externalId), headers: {} }),
  stop: async () => {},
}));

const paymentOf = (reference: string) => ({
  reference,
  amount: 500,
  description: 'Заказ № 1',
  language: 'kk' as const,
  returnUrl: 'http://shop.test/kz/payment/1',
  webhookUrl: 'http://shop.test/hook',
  expiresAt: new Date(Date.now() + 60_000),
});

test("numbers attempts with six digits, and builds the form from the token's data", async () => {
  const { externalId, pageUrl } = await open().start(paymentOf('form-1'));
  expect(externalId).toMatch(/^\d{6}$/);
  expect(fake.tokens.get(externalId)).toMatchObject({
    amount: '500',
    currency: 'KZT',
    postLink: 'http://shop.test/hook',
  });
  const packed = new URL(pageUrl).search.slice('?params='.length);
  expect(JSON.parse(lzString.decompressFromEncodedURIComponent(packed))).toMatchObject({
    invoiceId: externalId,
    invoiceIdAlt: 'form-1',
    amount: 500,
    language: 'kaz',
    backLink: 'http://shop.test/kz/payment/1',
    auth: { token_type: 'Bearer', access_token: expect.any(String) },
  });
});

test('maps unclear bank codes to unknown, those in progress to pending, and authorised money to approved', async () => {
  const { externalId } = await open().start(paymentOf('codes-1'));
  const status = () => open().status({ reference: 'codes-1', externalId });
  for (const code of [101, 103, 104, 106, 109]) {
    fake.failNext('check-status', code);
    expect((await status()).state).toBe('unknown');
  }
  fake.failNext('check-status', 107);
  expect((await status()).state).toBe('pending');
  for (const failure of ['away', 'garbage'] as const) {
    fake.failNext('check-status', failure);
    expect((await status()).state).toBe('unknown');
  }
  fake.pay(externalId, '3D');
  expect((await status()).state).toBe('pending');
  fake.pay(externalId, 'AUTH');
  expect((await status()).state).toBe('pending');
  expect((await status()).state).toBe('approved');
});

test('leaves a refund with a lost response to an operator, and refuses refunds below ten tenge', async () => {
  const { externalId } = await open().start(paymentOf('back-1'));
  fake.pay(externalId, 'CHARGE');
  const refund = { reference: 'back-1', externalId, id: 'back-1-1', amount: 200 };
  await expect(open().refund({ ...refund, amount: 9 })).rejects.toMatchObject({ kind: 'refused' });
  fake.failNext('refund', 'lost');
  await expect(open().refund(refund)).rejects.toMatchObject({ kind: 'unreachable' });
  await expect(open().refund(refund)).rejects.toMatchObject({ kind: 'refused' });
  expect(fake.transactions.get(externalId)!.refunds).toEqual([200]);
});

test('accepts a webhook by the secret of its token, and reports a wrong client secret', async () => {
  const { externalId } = await open().start(paymentOf('word-1'));
  const verify = (change: object) =>
    open().verifyWebhook({ body: fake.createWebhookBody(externalId, change as Record<string, unknown>), headers: {} });
  expect(verify({})).toMatchObject({ externalId });
  expect(verify({ secret_hash: 'guessed' })).toBeNull();
  expect(verify({ invoiceId: '123456' })).toBeNull();
  await expect(open(fake.url, { clientSecret: 'wrong' }).start(paymentOf('word-2'))).rejects.toMatchObject({
    kind: 'refused',
  });
});
