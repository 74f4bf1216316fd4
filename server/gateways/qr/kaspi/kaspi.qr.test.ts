import { expect, test } from 'vitest';
import { startKaspiFake, type KaspiFake } from '../../../../fakes/banks/kaspi.ts';
import { describeQrGateway } from '../gateway.contract.ts';
import { createKaspiQr } from './kaspi.qr.ts';

const gatewayOf = ({ url, apiKey, tradePointId }: KaspiFake) =>
  createKaspiQr({ url, apiKey, tradePointId, deviceId: 'shop' });

describeQrGateway('kaspi', async () => {
  const fake = await startKaspiFake();
  const fakePayment = ({ externalId }: { externalId: string }) => fake.payments.get(Number(externalId))!;
  return {
    gateway: gatewayOf(fake),
    unreachable: gatewayOf({ ...fake, url: 'http://127.0.0.1:1' }),
    scan: async (qr) => void (fakePayment(qr).status = 'Wait'),
    payOrDecline: async (qr, result) => void (fakePayment(qr).status = result === 'pay' ? 'Processed' : 'Error'),
    expire: async (qr) => void (fakePayment(qr).status = 'QrTokenDiscarded'),
    refundedAmount: async (payment) => fakePayment(payment).returns.reduce((total, { amount }) => total + amount, 0),
    stop: fake.stop,
  };
});

const payment = (reference: string) => ({
  reference,
  amount: 5_000,
  description: 'Заказ',
  language: 'kk' as const,
  returnUrl: 'http://shop.test/payment/1',
  expiresAt: new Date(Date.now() + 600_000),
});

test("uses Kaspi's poll interval, and opens its app on a phone", async () => {
  const fake = await startKaspiFake();
  const created = await gatewayOf(fake).create(payment('a'));
  expect(created).toMatchObject({ pollMs: 5_000, apps: [{ url: created.code }] });
  expect(fake.bodies.at(-1)).toEqual({ DeviceToken: [...fake.devices][0], Amount: 5_000, ExternalId: 'a' });
  await fake.stop();
});

test('registers a device again, once, when Kaspi no longer knows it', async () => {
  const fake = await startKaspiFake();
  const gateway = gatewayOf(fake);
  await gateway.create(payment('b'));
  fake.devices.clear();
  await expect(gateway.create(payment('c'))).resolves.toMatchObject({ externalId: '1001' });
  expect(fake.devices.size).toBe(1);
  await fake.stop();
});

test('reports a wrong key as refused, and an unavailable service as unreachable', async () => {
  const fake = await startKaspiFake();
  await expect(gatewayOf({ ...fake, apiKey: 'wrong' }).create(payment('d'))).rejects.toMatchObject({ kind: 'refused' });
  fake.failNext(-999);
  await expect(gatewayOf(fake).create(payment('e'))).rejects.toMatchObject({ kind: 'unreachable' });
  await fake.stop();
});

test('ignores an unpublished status', async () => {
  const fake = await startKaspiFake();
  const gateway = gatewayOf(fake);
  const { externalId } = await gateway.create(payment('f'));
  fake.payments.get(Number(externalId))!.status = 'SomethingNew';
  expect(await gateway.status({ reference: 'f', externalId })).toMatchObject({ state: 'unknown' });
  await fake.stop();
});

test('does not repeat a refund with a lost response, and waits for the outcome of another one', async () => {
  const fake = await startKaspiFake();
  const gateway = gatewayOf(fake);
  const { externalId } = await gateway.create(payment('g'));
  const stored = fake.payments.get(Number(externalId))!;
  stored.status = 'Processed';
  const refund = { reference: 'g', externalId, id: 'g-1', amount: 2_000, refundedBefore: 0, isOnlyOpen: true };
  fake.failNext('none', 'lost');
  await expect(gateway.refund(refund)).rejects.toMatchObject({ kind: 'unreachable' });
  await gateway.refund(refund);
  expect(stored.returns).toHaveLength(1);
  const other = { ...refund, id: 'g-2', amount: 1_000 };
  await expect(gateway.refund({ ...other, isOnlyOpen: false })).rejects.toMatchObject({ kind: 'unreachable' });
  await gateway.refund({ ...other, refundedBefore: 2_000 });
  expect(stored.returns.map(({ requestId, amount }) => [requestId, amount])).toEqual([
    ['g-1', 2_000],
    ['g-2', 1_000],
  ]);
  await fake.stop();
});
