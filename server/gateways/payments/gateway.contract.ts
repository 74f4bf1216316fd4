import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  GatewayProblem,
  type PaymentGateway,
  type RawWebhook,
  type StartedPayment,
  type StartPayment,
} from './gateway.ts';

/** A gateway with controls of its provider's side. */
export type GatewayWorld = {
  gateway: PaymentGateway;
  /** The shopper pays, or the card is declined. */
  pay(started: StartedPayment, result: 'approve' | 'decline'): Promise<void>;
  /** Amount the provider has refunded of a payment, tenge. */
  refunded(payment: { reference: string; externalId: string }): Promise<number>;
  /** A webhook as the provider sends it. */
  webhook(payment: { reference: string; externalId: string; amount: number }): RawWebhook;
  /** The same adapter with an unreachable address. */
  nowhere: PaymentGateway;
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

    const payment = (amount = 12_490): StartPayment => ({
      reference: randomUUID(),
      amount,
      description: 'Заказ № 1',
      language: 'ru',
      returnUrl: 'http://shop.test/payment/1',
      webhookUrl: 'http://127.0.0.1:1/webhook',
      expiresAt: new Date(Date.now() + 600_000),
    });
    const started = async (newPayment = payment()) => ({ ...newPayment, ...(await world.gateway.start(newPayment)) });

    test('starts a payment as pending, with a page', async () => {
      const initiated = await started();
      expect(URL.canParse(initiated.pageUrl)).toBe(true);
      expect((await world.gateway.status(initiated)).state).toBe('pending');
    });

    test('starts one payment per reference', async () => {
      const newPayment = payment();
      const first = await world.gateway.start(newPayment);
      const again = await world.gateway.start(newPayment).catch((error: unknown) => error);
      if (again instanceof GatewayProblem) expect(again.kind).toBe('exists');
      else expect(again).toEqual(first);
    });

    test('approves a payment, and declines a refused card with its reason', async () => {
      const [paid, refused] = [await started(), await started()];
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
      const [saved, other] = [await started({ ...payment(), keepCard: true }), await started()];
      expect(await cardOf(saved)).toBeNull();
      for (const handle of [saved, other]) await world.pay(handle, 'approve');
      const card = await cardOf(saved);
      const cardFields = {
        lastDigits: expect.stringMatching(/^\d{4}$/),
        expires: expect.stringMatching(/^\d{4}-\d{2}$/),
      };
      expect(card).toEqual(cards ? { token: expect.stringMatching(/.{16}/), ...cardFields } : null);
      expect(await cardOf(other)).toBeNull();
      const again = await started({ ...payment(), cardToken: card?.token ?? 'of another gateway' });
      expect((await world.gateway.status(again)).state).toBe('pending');
      for (let time = 0; time < 2; time++) await cards?.forget(card!.token);
      expect(await cardOf(saved)).toBeNull();
    });

    test('reports unknown, not declined, for an unknown payment and an unreachable provider', async () => {
      expect((await world.gateway.status({ reference: randomUUID(), externalId: null })).state).toBe('unknown');
      expect((await world.nowhere.status({ reference: randomUUID(), externalId: randomUUID() })).state).toBe('unknown');
    });

    test('cannot start or refund a payment at an unreachable provider', async () => {
      await expect(world.nowhere.start(payment())).rejects.toMatchObject({ kind: 'unreachable' });
      await expect(world.nowhere.refund({ reference: 'r', externalId: 'e', id: 'i', amount: 1 })).rejects.toMatchObject(
        { kind: 'unreachable' },
      );
    });

    test('refunds once per id, in parts, up to the paid sum', async () => {
      const initiated = await started(payment(10_000));
      await world.pay(initiated, 'approve');
      await world.gateway.refund({ ...initiated, id: 'part-1', amount: 4_000 });
      await world.gateway.refund({ ...initiated, id: 'part-1', amount: 4_000 });
      expect(await world.refunded(initiated)).toBe(4_000);
      await world.gateway.refund({ ...initiated, id: 'part-2', amount: 6_000 });
      await expect(world.gateway.refund({ ...initiated, id: 'part-3', amount: 1 })).rejects.toBeInstanceOf(
        GatewayProblem,
      );
      expect(await world.refunded(initiated)).toBe(10_000);
    });

    test('refuses to refund money that was not paid', async () => {
      const initiated = await started();
      await expect(world.gateway.refund({ ...initiated, id: 'part', amount: 1 })).rejects.toMatchObject({
        kind: 'refused',
      });
    });

    test('identifies the payment of a valid webhook only', async () => {
      const initiated = await started();
      const hint = world.gateway.verifyWebhook(world.webhook(initiated));
      expect(hint?.reference === initiated.reference || hint?.externalId === initiated.externalId).toBe(true);
      expect(hint?.money).toEqual({ amount: initiated.amount, currency: 'KZT' });
      expect(world.gateway.verifyWebhook({ body: 'nonsense', headers: {} })).toBeNull();
    });
  });
}
