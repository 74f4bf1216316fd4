import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { startTipTopFake, type TipTopFake } from '../../../../fakes/banks/tiptop.ts';
import { describeGateway } from '../gateway.contract.ts';
import { createSendOnce } from '../sent-once.ts';
import { createTipTopGateway } from './tiptop.gateway.ts';

let database: TestDatabase;
let fake: TipTopFake;
const open = (url = fake.url) =>
  createTipTopGateway({ url, ...fake.account, once: createSendOnce(database.db, 'tiptop') });
beforeAll(async () => {
  database = await createTestDatabase();
  fake = await startTipTopFake();
});
afterAll(async () => {
  await fake.stop();
  await database.drop();
});

describeGateway('tiptop', async () => ({
  gateway: open(),
  unreachable: open('http://127.0.0.1:1'),
  pay: async ({ externalId }, result) => {
    const reference = String(fake.orders.get(externalId)!['InvoiceId']);
    if (result === 'approve') fake.pay(reference, 'Completed');
    else fake.pay(reference, 'Declined', 'InsufficientFunds');
  },
  refundedAmount: async ({ reference }) =>
    fake.payments.get(reference)!.refunds.reduce((total, part) => total + part, 0),
  webhook: ({ reference, amount }) =>
    fake.createWebhook({
      InvoiceId: reference,
      TransactionId: '1',
      Amount: String(amount),
      Currency: 'KZT',
      Name: 'Әсел Ким',
    }),
  stop: async () => {},
}));

const paymentOf = (reference: string) => ({
  reference,
  amount: 500,
  description: '№ 1 тапсырыс',
  language: 'kk' as const,
  returnUrl: 'http://shop.test/kz/payment/1',
  webhookUrl: 'http://shop.test/hook',
  expiresAt: new Date(Date.now() + 60_000),
});

test("requests the shopper's language, and returns the same order after a lost response", async () => {
  fake.failNext('/orders/create', 'lost');
  await expect(open().start(paymentOf('lost-1'))).rejects.toMatchObject({ kind: 'unreachable' });
  const { externalId } = await open().start(paymentOf('lost-1'));
  expect(fake.orders.get(externalId)).toMatchObject({ Amount: 500, CultureName: 'kk-KZ', RequireConfirmation: false });
  expect([...fake.orders.values()].filter((order) => order['InvoiceId'] === 'lost-1')).toHaveLength(1);
});

test('captures authorised money before reporting it as approved', async () => {
  const started = await open().start(paymentOf('held-1'));
  fake.pay('held-1', 'Authorized');
  const handle = { reference: 'held-1', externalId: started.externalId };
  expect((await open().status(handle)).state).toBe('pending');
  expect((await open().status(handle)).state).toBe('approved');
});

test('leaves a refund with a lost response to an operator, but retries one certainly not executed', async () => {
  const { externalId } = await open().start(paymentOf('back-1'));
  fake.pay('back-1', 'Completed');
  const refund = { reference: 'back-1', externalId, id: 'back-1-1', amount: 200 };
  await expect(open('http://127.0.0.1:1').refund(refund)).rejects.toMatchObject({ kind: 'unreachable' });
  fake.failNext('/payments/refund', 'lost');
  await expect(open().refund(refund)).rejects.toMatchObject({ kind: 'unreachable' });
  await expect(open().refund(refund)).rejects.toMatchObject({ kind: 'refused' });
  expect(fake.payments.get('back-1')!.refunds).toEqual([200]);
});

test('reports an unreadable status as unknown, and accepts both signatures of a webhook', async () => {
  const { externalId } = await open().start(paymentOf('word-1'));
  fake.pay('word-1', 'Completed');
  for (const failure of ['away', 'garbage', 'failure'] as const) {
    fake.failNext('/v2/payments/find', failure);
    expect((await open().status({ reference: 'word-1', externalId })).state).toBe('unknown');
  }
  const fields = { InvoiceId: 'word-1', Amount: '500.00', Currency: 'KZT', Description: 'Заказ № 1 & ещё' };
  const hint = { reference: 'word-1', money: { amount: 500, currency: 'KZT' } };
  expect(open().verifyWebhook(fake.createWebhook(fields))).toEqual(hint);
  expect(open().verifyWebhook(fake.createWebhook(fields, 'decoded'))).toEqual(hint);
  const { body, headers } = fake.createWebhook(fields);
  expect(open().verifyWebhook({ body: `${body}1`, headers })).toBeNull();
  expect(open().verifyWebhook({ body, headers: {} })).toBeNull();
});
