import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GatewayProblem, type CreatedQr, type NewQr, type QrGateway } from './gateway.ts';

/** A gateway with controls of the buyer's phone. */
export type QrWorld = {
  gateway: QrGateway;
  /** A bank app scans the code. */
  scan(qr: CreatedQr): Promise<void>;
  /** The buyer who scanned it pays, or declines. */
  answer(qr: CreatedQr, result: 'pay' | 'decline'): Promise<void>;
  /** The code expires. */
  expire(qr: CreatedQr): Promise<void>;
  /** Amount the provider has refunded of a payment, tenge. */
  refunded(payment: { reference: string; externalId: string }): Promise<number>;
  /** The same adapter with an unreachable address. */
  nowhere: QrGateway;
  stop(): Promise<void>;
};

/** Contract of every QR payment provider, built-in or real (decisions §9). */
export function describeQrGateway(name: string, createWorld: () => Promise<QrWorld>): void {
  describe(`QR gateway ${name}`, () => {
    let world: QrWorld;
    beforeAll(async () => {
      world = await createWorld();
    });
    afterAll(() => world.stop());

    const payment = (amount = 12_490): NewQr => ({
      reference: randomUUID(),
      amount,
      description: 'Заказ № 1',
      language: 'ru',
      returnUrl: 'http://shop.test/payment/1',
      expiresAt: new Date(Date.now() + 600_000),
    });
    const created = async (newPayment = payment()) => ({ ...newPayment, ...(await world.gateway.create(newPayment)) });
    const paid = async (amount: number) => {
      const code = await created(payment(amount));
      await world.scan(code);
      await world.answer(code, 'pay');
      return code;
    };
    const money = { amount: 12_490, currency: 'KZT' };

    test('creates a pending code that can be drawn and expires in time', async () => {
      const newPayment = payment();
      const code = await created(newPayment);
      expect(code.code).toMatch(/./);
      expect(code.expiresAt.getTime()).toBeGreaterThan(Date.now());
      expect(code.expiresAt.getTime()).toBeLessThanOrEqual(newPayment.expiresAt.getTime());
      expect(code.pollMs).toBeGreaterThanOrEqual(1_000);
      expect((await world.gateway.status(code)).state).toBe('pending');
    });

    test('reports scanned as confirming, paying as approved, and declining with its reason', async () => {
      const [paidCode, refused] = [await created(), await created()];
      for (const qr of [paidCode, refused]) await world.scan(qr);
      expect((await world.gateway.status(paidCode)).state).toBe('confirming');
      await world.answer(paidCode, 'pay');
      await world.answer(refused, 'decline');
      expect(await world.gateway.status(paidCode)).toEqual({ state: 'approved', reason: null, money });
      expect(await world.gateway.status(refused)).toMatchObject({
        state: 'declined',
        reason: expect.stringMatching(/./),
      });
    });

    test('declines an expired code', async () => {
      const code = await created();
      await world.expire(code);
      expect(await world.gateway.status(code)).toMatchObject({ state: 'declined', reason: 'expired' });
    });

    test('reports unknown, not declined, for an unknown payment and an unreachable provider', async () => {
      const unknownPayment = { reference: randomUUID(), externalId: '424242' };
      expect((await world.gateway.status(unknownPayment)).state).toBe('unknown');
      expect((await world.nowhere.status(unknownPayment)).state).toBe('unknown');
    });

    test('cannot create or refund at an unreachable provider', async () => {
      const refund = { reference: 'r', externalId: '1', id: 'i', amount: 1, given: 0, alone: true };
      await expect(world.nowhere.create(payment())).rejects.toMatchObject({ kind: 'unreachable' });
      await expect(world.nowhere.refund(refund)).rejects.toMatchObject({ kind: 'unreachable' });
    });

    test('refunds once per id, in parts, up to the paid sum', async () => {
      const code = await paid(10_000);
      const first = { ...code, id: 'part-1', amount: 4_000, given: 0, alone: true };
      await world.gateway.refund(first);
      await world.gateway.refund(first);
      expect(await world.refunded(code)).toBe(4_000);
      await world.gateway.refund({ ...code, id: 'part-2', amount: 6_000, given: 4_000, alone: true });
      await expect(
        world.gateway.refund({ ...code, id: 'part-3', amount: 1, given: 10_000, alone: true }),
      ).rejects.toBeInstanceOf(GatewayProblem);
      expect(await world.refunded(code)).toBe(10_000);
    });

    test('refuses to refund money that was not paid', async () => {
      const code = await created();
      const refund = { ...code, id: 'part', amount: 1, given: 0, alone: true };
      await expect(world.gateway.refund(refund)).rejects.toMatchObject({ kind: 'refused' });
    });
  });
}
