import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  GatewayProblem,
  type PaymentGateway,
  type RawWebhook,
  type StartedPayment,
  type StartPayment,
} from './gateway.ts';

/** A gateway with controls of its provider. */
export type GatewayWorld = {
  gateway: PaymentGateway;
  /** The shopper pays, or the card is declined. */
  pay(started: StartedPayment, result: 'approve' | 'decline'): Promise<void>;
  /** Amount the provider has refunded of a payment, tenge. */
  refundedAmount(payment: { reference: string; externalId: string }): Promise<number>;
  /** A webhook as the provider sends it. */
  webhook(payment: { reference: string; externalId: string; amount: number }): RawWebhook;
  /** The same adapter with an unreachable address. */
  unreachable: PaymentGateway;
  stop(): Promise<void>;
};

/** Contract of every payment gateway, built-in or real (decisions §9). */
export function describeGateway(name: string, createWorld: () => Promise<GatewayWorld>): void {
  describe(`payment gateway ${name}`, () => {
    let world: GatewayWorld;
    beforeAll(async () => {
      world = await createWorld();
    });
    afterAll(() => world.stop());

    const paymentInput = (amount = 12_490): StartPayment => ({
      reference: randomUUID(),
      amount,
      description: 'Заказ № 1',
      language: 'ru',
      returnUrl: 'http://shop.test/payment/1',
      webhookUrl: 'http://127.0.0.1:1/webhook',
      expiresAt: new Date(Date.now() + 600_000),
    });
    const startPayment = async (newPayment = paymentInput()) => ({
      ...newPayment,
      ...(await world.gateway.start(newPayment)),
    });

    test('starts a payment as pending, with a page', async () => {
      const payment = await startPayment();
      expect(URL.canParse(payment.pageUrl)).toBe(true);
      expect((await world.gateway.status(payment)).state).toBe('pending');
    });

    test('starts one payment per reference', async () => {
      const newPayment = paymentInput();
      const first = await world.gateway.start(newPayment);
      const again = await world.gateway.start(newPayment).catch((error: unknown) => error);
      if (again instanceof GatewayProblem) expect(again.kind).toBe('exists');
      else expect(again).toEqual(first);
    });

    test('approves a payment, and declines a refused card with its reason', async () => {
      const [paid, refused] = [await startPayment(), await startPayment()];
      await world.pay(paid, 'approve');
      await world.pay(refused, 'decline');
      const money = { amount: 12_490, currency: 'KZT' };
      expect(await world.gateway.status(paid)).toEqual({ state: 'approved', reason: null, money });
      expect(await world.gateway.status(refused)).toEqual({
        state: 'declined',
        reason: expect.stringMatching(/./),
        money,
      });
    });

    test("stores a card with the shopper's consent if the gateway supports it", async () => {
      const { cards } = world.gateway;
      const cardOf = async (handle: StartedPayment & StartPayment) => (await cards?.findCard(handle)) ?? null;
      const [saved, other] = [await startPayment({ ...paymentInput(), keepCard: true }), await startPayment()];
      expect(await cardOf(saved)).toBeNull();
      for (const handle of [saved, other]) await world.pay(handle, 'approve');
      const card = await cardOf(saved);
      const cardFields = {
        lastDigits: expect.stringMatching(/^\d{4}$/),
        expires: expect.stringMatching(/^\d{4}-\d{2}$/),
      };
      expect(card).toEqual(cards ? { token: expect.stringMatching(/.{16}/), ...cardFields } : null);
      expect(await cardOf(other)).toBeNull();
      const again = await startPayment({ ...paymentInput(), cardToken: card?.token ?? 'of another gateway' });
      expect((await world.gateway.status(again)).state).toBe('pending');
      for (let time = 0; time < 2; time++) await cards?.remove(card!.token);
      expect(await cardOf(saved)).toBeNull();
    });

    test('reports unknown, not declined, for an unknown payment and an unreachable provider', async () => {
      expect((await world.gateway.status({ reference: randomUUID(), externalId: null })).state).toBe('unknown');
      expect((await world.unreachable.status({ reference: randomUUID(), externalId: randomUUID() })).state).toBe(
        'unknown',
      );
    });

    test('cannot start or refund a payment at an unreachable provider', async () => {
      await expect(world.unreachable.start(paymentInput())).rejects.toMatchObject({ kind: 'unreachable' });
      await expect(
        world.unreachable.refund({ reference: 'r', externalId: 'e', id: 'i', amount: 1 }),
      ).rejects.toMatchObject({ kind: 'unreachable' });
    });

    test('refunds once per id, in parts, up to the paid sum', async () => {
      const payment = await startPayment(paymentInput(10_000));
      await world.pay(payment, 'approve');
      await world.gateway.refund({ ...payment, id: 'part-1', amount: 4_000 });
      await world.gateway.refund({ ...payment, id: 'part-1', amount: 4_000 });
      expect(await world.refundedAmount(payment)).toBe(4_000);
      await world.gateway.refund({ ...payment, id: 'part-2', amount: 6_000 });
      await expect(world.gateway.refund({ ...payment, id: 'part-3', amount: 1 })).rejects.toBeInstanceOf(
        GatewayProblem,
      );
      expect(await world.refundedAmount(payment)).toBe(10_000);
    });

    test('refuses to refund money that was not paid', async () => {
      const payment = await startPayment();
      await expect(world.gateway.refund({ ...payment, id: 'part', amount: 1 })).rejects.toMatchObject({
        kind: 'refused',
      });
    });

    test('identifies the payment of a valid webhook only', async () => {
      const payment = await startPayment();
      const hint = world.gateway.verifyWebhook(world.webhook(payment));
      expect(hint?.reference === payment.reference || hint?.externalId === payment.externalId).toBe(true);
      expect(hint?.money).toEqual({ amount: payment.amount, currency: 'KZT' });
      expect(world.gateway.verifyWebhook({ body: 'nonsense', headers: {} })).toBeNull();
    });
  });
}
