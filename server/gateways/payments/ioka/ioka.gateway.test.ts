import { expect, test } from 'vitest';
import { startIokaFake } from '../../../../fakes/banks/ioka.ts';
import { describeGateway } from '../gateway.contract.ts';
import { createIokaGateway } from './ioka.gateway.ts';

describeGateway('ioka', async () => {
  const fake = await startIokaFake();
  return {
    gateway: createIokaGateway({ url: fake.url, apiKey: fake.apiKey }),
    unreachable: createIokaGateway({ url: 'http://127.0.0.1:1', apiKey: fake.apiKey }),
    pay: async ({ externalId }, result) =>
      fake.pay(externalId, result === 'approve' ? 'approve' : { decline: 'InsufficientFunds' }),
    refundedAmount: async ({ externalId }) =>
      fake.orders.get(externalId)!.refunds.reduce((total, { amount }) => total + amount, 0) / 100,
    webhook: ({ externalId, reference, amount }) => ({
      body: JSON.stringify({
        event: 'PAYMENT_APPROVED',
        order: { id: externalId, external_id: reference, amount: amount * 100, currency: 'KZT' },
        payment: {},
      }),
      headers: { 'x-signature': 'unknown' },
    }),
    stop: fake.stop,
  };
});

const paymentOf = (reference: string) => ({
  reference,
  amount: 500,
  description: 'Заказ',
  language: 'kk' as const,
  returnUrl: 'http://shop.test/payment/1',
  webhookUrl: 'http://shop.test/hook',
  expiresAt: new Date(Date.now() + 60_000),
});

test('sends amounts in tiyn', async () => {
  const fake = await startIokaFake();
  const { externalId } = await createIokaGateway({ url: fake.url, apiKey: fake.apiKey }).start(paymentOf('a'));
  expect(fake.orders.get(externalId)).toMatchObject({ amount: 50_000, currency: 'KZT', external_id: 'a' });
  await fake.stop();
});

test('repeats a call after 503, which was not executed, but not after 504, whose page is lost', async () => {
  const fake = await startIokaFake();
  const gateway = createIokaGateway({ url: fake.url, apiKey: fake.apiKey });
  fake.failNext(503);
  await expect(gateway.start(paymentOf('b'))).rejects.toMatchObject({ kind: 'unreachable' });
  await expect(gateway.start(paymentOf('b'))).resolves.toMatchObject({ pageUrl: expect.stringContaining(fake.url) });
  fake.failNext(504);
  await expect(gateway.start(paymentOf('c'))).rejects.toMatchObject({ kind: 'unreachable' });
  await expect(gateway.start(paymentOf('c'))).rejects.toMatchObject({ kind: 'exists' });
  await fake.stop();
});

test('does not repeat a refund whose response was lost', async () => {
  const fake = await startIokaFake();
  const gateway = createIokaGateway({ url: fake.url, apiKey: fake.apiKey });
  const started = await gateway.start(paymentOf('d'));
  fake.pay(started.externalId, 'approve');
  const refund = { reference: 'd', externalId: started.externalId, id: 'd-1', amount: 500 };
  await gateway.refund(refund);
  await gateway.refund(refund);
  expect(fake.orders.get(started.externalId)!.refunds).toHaveLength(1);
  await fake.stop();
});

test('asks again about a pending refund and repeats it only when declined', async () => {
  const fake = await startIokaFake();
  const gateway = createIokaGateway({ url: fake.url, apiKey: fake.apiKey });
  const { externalId } = await gateway.start(paymentOf('f'));
  fake.pay(externalId, 'approve');
  const refund = () => gateway.refund({ reference: 'f', externalId, id: 'f-1', amount: 500 });
  const statuses = () => fake.orders.get(externalId)!.refunds.map(({ status }) => status);
  fake.setNextRefundStatuses('PENDING', 'PENDING');
  await expect(refund()).rejects.toMatchObject({ kind: 'unreachable' });
  await expect(refund()).rejects.toMatchObject({ kind: 'unreachable' });
  expect(statuses()).toEqual(['PENDING']);
  fake.settleRefunds(externalId, 'DECLINED');
  await expect(refund()).rejects.toMatchObject({ kind: 'unreachable' });
  expect(statuses()).toEqual(['DECLINED', 'PENDING']);
  fake.settleRefunds(externalId, 'APPROVED');
  await expect(refund()).resolves.toBeUndefined();
  expect(statuses()).toEqual(['DECLINED', 'APPROVED']);
  await fake.stop();
});

test('refuses a repeatedly declined refund', async () => {
  const fake = await startIokaFake();
  const gateway = createIokaGateway({ url: fake.url, apiKey: fake.apiKey });
  const { externalId } = await gateway.start(paymentOf('g'));
  fake.pay(externalId, 'approve');
  const refund = () => gateway.refund({ reference: 'g', externalId, id: 'g-1', amount: 500 });
  fake.setNextRefundStatuses('DECLINED', 'DECLINED', 'DECLINED');
  for (let turn = 1; turn <= 3; turn++) await expect(refund()).rejects.toMatchObject({ kind: 'unreachable' });
  await expect(refund()).rejects.toMatchObject({ kind: 'refused' });
  expect(fake.orders.get(externalId)!.refunds).toHaveLength(3);
  await fake.stop();
});

test('stores a card under its own anonymous customer and offers it first on the next page', async () => {
  const fake = await startIokaFake();
  const gateway = createIokaGateway({ url: fake.url, apiKey: fake.apiKey });
  const first = await gateway.start({ ...paymentOf('h'), keepCard: true });
  fake.pay(first.externalId, 'approve');
  const card = await gateway.cards!.findCard({ reference: 'h', ...first });
  const { customer_id: customer } = fake.orders.get(first.externalId)!;
  expect(card).toMatchObject({ lastDigits: '0028', expires: '2034-12' });
  const next = await gateway.start({ ...paymentOf('i'), cardToken: card!.token, keepCard: true });
  expect(fake.orders.get(next.externalId)).toMatchObject({
    customer_id: customer,
    card_id: fake.cards.get(customer!)![0]!.id,
  });
  expect(fake.cards.size).toBe(1);
  await fake.stop();
});

test('takes a payment even when the card cannot be stored, and retries when ioka does not respond', async () => {
  const fake = await startIokaFake();
  const gateway = createIokaGateway({ url: fake.url, apiKey: fake.apiKey });
  fake.failNext(503);
  const started = await gateway.start({ ...paymentOf('j'), keepCard: true });
  fake.pay(started.externalId, 'approve');
  expect(await gateway.cards!.findCard({ reference: 'j', ...started })).toBeNull();
  fake.failNext(504);
  await expect(gateway.cards!.findCard({ reference: 'j', ...started })).rejects.toMatchObject({ kind: 'unreachable' });
  await fake.stop();
});

test('reports a wrong key as refused, not unreachable', async () => {
  const fake = await startIokaFake();
  await expect(createIokaGateway({ url: fake.url, apiKey: 'wrong' }).start(paymentOf('e'))).rejects.toMatchObject({
    kind: 'refused',
  });
  await fake.stop();
});
