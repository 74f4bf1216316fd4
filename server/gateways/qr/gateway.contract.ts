import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GatewayProblem, type CreatedQr, type NewQr, type QrGateway } from './gateway.ts';

/** A gateway with controls of the buyer's phone. */
export type QrWorld = {
  gateway: QrGateway;
  /** A bank app scans the code. */
  scan(qr: CreatedQr): Promise<void>;
  /** The buyer who scanned it pays, or declines. */
  payOrDecline(qr: CreatedQr, result: 'pay' | 'decline'): Promise<void>;
  /** The code expires. */
  expire(qr: CreatedQr): Promise<void>;
  /** Amount the provider has refunded of a payment, tenge. */
  refundedAmount(payment: { reference: string; externalId: string }): Promise<number>;
  /** The same adapter with an unreachable address. */
  unreachable: QrGateway;
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
    const createCode = async (newPayment = payment()) => ({
      ...newPayment,
      ...(await world.gateway.create(newPayment)),
    });
    const createPaidCode = async (amount: number) => {
      const code = await createCode(payment(amount));
      await world.scan(code);
      await world.payOrDecline(code, 'pay');
      return code;
    };
    const money = { amount: 12_490, currency: 'KZT' };

    test('creates a pending code that can be drawn and expires in time', async () => {
      const newPayment = payment();
      const code = await createCode(newPayment);
      expect(code.code).toMatch(/./);
      expect(code.expiresAt.getTime()).toBeGreaterThan(Date.now());
      expect(code.expiresAt.getTime()).toBeLessThanOrEqual(newPayment.expiresAt.getTime());
      expect(code.pollMs).toBeGreaterThanOrEqual(1_000);
      expect((await world.gateway.status(code)).state).toBe('pending');
    });

    test('reports a scanned code as confirming, a paid one as approved, and a declined one with its reason', async () => {
      const [paidCode, refused] = [await createCode(), await createCode()];
      for (const qr of [paidCode, refused]) await world.scan(qr);
      expect((await world.gateway.status(paidCode)).state).toBe('confirming');
      await world.payOrDecline(paidCode, 'pay');
      await world.payOrDecline(refused, 'decline');
      expect(await world.gateway.status(paidCode)).toEqual({ state: 'approved', reason: null, money });
      expect(await world.gateway.status(refused)).toMatchObject({
        state: 'declined',
        reason: expect.stringMatching(/./),
      });
    });

    test('declines an expired code', async () => {
      const code = await createCode();
      await world.expire(code);
      expect(await world.gateway.status(code)).toMatchObject({ state: 'declined', reason: 'expired' });
    });

    test('reports unknown, not declined, for an unknown payment and an unreachable provider', async () => {
      const unknownPayment = { reference: randomUUID(), externalId: '424242' };
      expect((await world.gateway.status(unknownPayment)).state).toBe('unknown');
      expect((await world.unreachable.status(unknownPayment)).state).toBe('unknown');
    });

    test('cannot create or refund at an unreachable provider', async () => {
      const refund = { reference: 'r', externalId: '1', id: 'i', amount: 1, refundedBefore: 0, isOnlyOpen: true };
      await expect(world.unreachable.create(payment())).rejects.toMatchObject({ kind: 'unreachable' });
      await expect(world.unreachable.refund(refund)).rejects.toMatchObject({ kind: 'unreachable' });
    });

    test('refunds once per id, in parts, up to the paid sum', async () => {
      const code = await createPaidCode(10_000);
      const first = { ...code, id: 'part-1', amount: 4_000, refundedBefore: 0, isOnlyOpen: true };
      await world.gateway.refund(first);
      await world.gateway.refund(first);
      expect(await world.refundedAmount(code)).toBe(4_000);
      await world.gateway.refund({ ...code, id: 'part-2', amount: 6_000, refundedBefore: 4_000, isOnlyOpen: true });
      await expect(
        world.gateway.refund({ ...code, id: 'part-3', amount: 1, refundedBefore: 10_000, isOnlyOpen: true }),
      ).rejects.toBeInstanceOf(GatewayProblem);
      expect(await world.refundedAmount(code)).toBe(10_000);
    });

    test('refuses to refund money that was not paid', async () => {
      const code = await createCode();
      const refund = { ...code, id: 'part', amount: 1, refundedBefore: 0, isOnlyOpen: true };
      await expect(world.gateway.refund(refund)).rejects.toMatchObject({ kind: 'refused' });
    });
  });
}
