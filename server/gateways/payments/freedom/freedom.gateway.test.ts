import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { startFreedomFake, type FreedomFake } from '../../../../fakes/banks/freedom-pay.ts';
import { parseFields, isSignedBy, computeSignature, type Fields } from './freedom-messages.ts';
import { createFreedomGateway } from './freedom.gateway.ts';
import { describeGateway } from '../gateway.contract.ts';
import { createSendOnce } from '../sent-once.ts';

let database: TestDatabase;
let fake: FreedomFake;
const open = (overrides: { url?: string; merchantId?: string; secretKey?: string } = {}) =>
  createFreedomGateway({
    url: fake.url,
    ...fake.account,
    once: createSendOnce(database.db, 'freedom'),
    ...overrides,
  });
beforeAll(async () => {
  database = await createTestDatabase();
  fake = await startFreedomFake();
});
afterAll(async () => {
  await fake.stop();
  await database.drop();
});

describeGateway('freedom', async () => ({
  gateway: open(),
  unreachable: open({ url: 'http://127.0.0.1:1' }),
  pay: async ({ externalId }, result) => {
    const [orderId] = [...fake.payments].find(([, all]) => all.some(({ id }) => id === externalId))!;
    if (result === 'approve') fake.pay(orderId, 'success');
    else fake.pay(orderId, 'failed', 'Недостаточно средств');
  },
  refundedAmount: async ({ reference }) =>
    fake.payments
      .get(reference)!
      .at(-1)!
      .refunds.reduce((total, part) => total + part, 0),
  webhook: ({ reference, amount }) => ({
    body: fake.createWebhookBody({
      pg_order_id: reference,
      pg_amount: `${amount}.00`,
      pg_currency: 'KZT',
      pg_result: '1',
    }),
    headers: {},
  }),
  stop: async () => {},
}));

const paymentOf = (reference: string) => ({
  reference,
  amount: 500,
  description: 'Заказ № 1',
  language: 'kk' as const,
  returnUrl: 'http://shop.test/kz/payment/1',
  webhookUrl: 'http://shop.test/api/payments/freedom/webhook',
  expiresAt: new Date(Date.now() + 60_000),
});

test('sends our URLs and an accepted lifetime for the payment page', async () => {
  await open().start(paymentOf('asked-1'));
  expect(fake.payments.get('asked-1')![0]!.request).toMatchObject({
    pg_amount: '500',
    pg_language: 'kz',
    pg_lifetime: '300',
    pg_auto_clearing: '1',
    pg_result_url: 'http://shop.test/api/payments/freedom/webhook',
    pg_success_url: 'http://shop.test/kz/payment/1',
  });
});

test('does not start a payment again whose response was lost, but does after a failed connection', async () => {
  // A port that fetch allows and nobody listens on.
  await expect(open({ url: 'http://127.0.0.1:2' }).start(paymentOf('lost-1'))).rejects.toMatchObject({
    kind: 'unreachable',
  });
  fake.failNext('init_payment.php', 'lost');
  await expect(open().start(paymentOf('lost-1'))).rejects.toMatchObject({ kind: 'unreachable' });
  await expect(open().start(paymentOf('lost-1'))).rejects.toMatchObject({ kind: 'exists' });
  expect(fake.payments.get('lost-1')).toHaveLength(1);
  const results = await Promise.allSettled([open().start(paymentOf('twice-1')), open().start(paymentOf('twice-1'))]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(fake.payments.get('twice-1')).toHaveLength(1);
});

test('treats a response with a forged or missing signature as unknown', async () => {
  const { externalId } = await open().start(paymentOf('forged-1'));
  fake.pay('forged-1', 'success');
  for (const failure of ['forged', 'garbage', 'away'] as const) {
    fake.failNext('get_status3.php', failure);
    expect((await open().status({ reference: 'forged-1', externalId })).state).toBe('unknown');
  }
  await expect(open({ merchantId: '1' }).start(paymentOf('forged-2'))).rejects.toMatchObject({ kind: 'refused' });
  await expect(open({ secretKey: 'wrong' }).start(paymentOf('forged-3'))).rejects.toMatchObject({ kind: 'refused' });
});

test('leaves a refund with a lost response to an operator instead of repeating it', async () => {
  const { externalId } = await open().start(paymentOf('back-1'));
  fake.pay('back-1', 'success');
  const refund = { reference: 'back-1', externalId, id: 'back-1-1', amount: 200 };
  fake.failNext('revoke.php', 'lost');
  await expect(open().refund(refund)).rejects.toMatchObject({ kind: 'unreachable' });
  await expect(open().refund(refund)).rejects.toMatchObject({ kind: 'refused' });
  expect(fake.payments.get('back-1')![0]!.refunds).toEqual([200]);
});

test('responds to a webhook with signed XML: accepted, or rejected if the order awaits no payment and rejecting is possible', () => {
  const answer = (fields: Record<string, string>, isAwaited: boolean) => {
    const { body } = open().answerWebhook!({ body: fake.createWebhookBody(fields), headers: {} }, isAwaited);
    const read = Object.fromEntries(parseFields(body)!) as Record<string, string>;
    expect(fake.isSigned(read, 'webhook')).toBe(true);
    return read['pg_status'];
  };
  expect(answer({ pg_order_id: 'a', pg_can_reject: '1' }, true)).toBe('ok');
  expect(answer({ pg_order_id: 'a', pg_can_reject: '1' }, false)).toBe('rejected');
  expect(answer({ pg_order_id: 'a', pg_can_reject: '0' }, false)).toBe('ok');
  const changed = fake.createWebhookBody({ pg_order_id: 'a', pg_amount: '500' }).replace('500', '900');
  expect(open().verifyWebhook({ body: changed, headers: {} })).toBeNull();
});

describe('signatures of nested messages', () => {
  const xml =
    '<response><pg_status>ok</pg_status><pg_items><pg_item><b>2</b><a>1</a></pg_item><pg_item><a>3</a></pg_item></pg_items><pg_salt>x</pg_salt></response>';

  test('take nested tags in place and equal names in message order', () => {
    const fields = parseFields(xml)!;
    expect(computeSignature('s.php', fields, 'key')).toBe(
      computeSignature(
        's.php',
        [
          ['only', ['1', '2', '3'].join(';')],
          ['pg_salt', 'x'],
          ['pg_status', 'ok'],
        ],
        'key',
      ),
    );
  });

  test('cover every field', () => {
    const fields: Fields = [...parseFields(xml)!];
    const sig = computeSignature('s.php', fields, 'key');
    expect(isSignedBy('s.php', [...fields, ['pg_sig', sig]], 'key')).toBe(true);
    expect(isSignedBy('s.php', [...fields, ['extra', '1'], ['pg_sig', sig]], 'key')).toBe(false);
    expect(parseFields('<response>')).toBeNull();
    expect(parseFields('{"a":1}')).toBeNull();
  });
});
