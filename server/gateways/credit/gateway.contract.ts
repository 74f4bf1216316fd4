import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CreditGateway, NewCredit } from './gateway.ts';

/** A gateway with controls of its banks and applicant. */
export type CreditWorld = {
  gateway: CreditGateway;
  /** A bank that approves. */
  bank: string;
  /** Verifies the applicant's phone if the provider sends its own codes. */
  verifyPhone(credit: NewCredit): Promise<void>;
  approve(externalId: string): Promise<void>;
  decline(externalId: string): Promise<void>;
  /** The applicant signs the chosen offer. */
  sign(externalId: string, signUrl: string): Promise<void>;
  unreachable: CreditGateway;
  stop(): Promise<void>;
};

/** Contract of every credit gateway, built-in or real (decisions §9). */
export function describeCreditGateway(name: string, createWorld: () => Promise<CreditWorld>): void {
  describe(`credit gateway ${name}`, () => {
    let world: CreditWorld;
    beforeAll(async () => {
      world = await createWorld();
    });
    afterAll(() => world.stop());

    const credit = (): NewCredit => ({
      reference: randomUUID(),
      bank: world.bank,
      iin: '850515400012',
      phone: '7011234567',
      amount: 120_000,
      orderNumber: '100001',
      language: 'ru',
      returnUrl: 'http://shop.test/payment/1',
    });
    const createApplication = async () => {
      const application = credit();
      await world.verifyPhone(application);
      return { ...application, ...(await world.gateway.apply(application)) };
    };

    test('creates one application per reference', async () => {
      const application = credit();
      await world.verifyPhone(application);
      expect(await world.gateway.apply(application)).toEqual(await world.gateway.apply(application));
    });

    test('reports amount and term of an approval, covered by the monthly payments', async () => {
      const application = await createApplication();
      await world.approve(application.externalId);
      const word = await world.gateway.answer(application);
      if (word.answer !== 'approved') throw new Error(`unexpected answer: ${word.answer}`);
      expect(word.offers.length).toBeGreaterThan(0);
      for (const { months, monthly, amount } of word.offers) {
        expect(amount).toBe(application.amount);
        expect(monthly * months).toBeGreaterThanOrEqual(amount);
      }
    });

    test('reports a refusal', async () => {
      const application = await createApplication();
      await world.decline(application.externalId);
      expect(await world.gateway.answer(application)).toMatchObject({ answer: 'declined' });
    });

    test('reports a chosen offer as pending, and a signed one as approved with its sum', async () => {
      const application = await createApplication();
      await world.approve(application.externalId);
      const word = await world.gateway.answer(application);
      const months = word.answer === 'approved' ? word.offers[0]!.months : 0;
      const { signUrl } = await world.gateway.choose({ ...application, months, language: 'kk' });
      expect(URL.canParse(signUrl)).toBe(true);
      expect((await world.gateway.status(application)).state).toBe('pending');
      await world.sign(application.externalId, signUrl);
      expect(await world.gateway.status(application)).toEqual({
        state: 'approved',
        reason: null,
        money: { amount: application.amount, currency: 'KZT' },
      });
      await world.gateway.delivered(application);
    });

    test('cancels repeatedly without error', async () => {
      const application = await createApplication();
      await world.gateway.cancel(application);
      await world.gateway.cancel(application);
      expect((await world.gateway.status(application)).state).not.toBe('approved');
    });

    test('reports unknown for an unknown application and an unreachable provider', async () => {
      const unknownApplication = { externalId: randomUUID(), bank: world.bank, amount: 1, reference: 'r' };
      expect(await world.gateway.answer(unknownApplication)).toEqual({ answer: 'unknown' });
      expect((await world.unreachable.status(unknownApplication)).state).toBe('unknown');
      expect(await world.unreachable.answer(unknownApplication)).toEqual({ answer: 'unknown' });
      await expect(world.unreachable.apply(credit())).rejects.toMatchObject({ kind: 'unreachable' });
    });
  });
}
