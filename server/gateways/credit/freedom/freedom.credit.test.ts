import { expect, test } from 'vitest';
import { startFreedomCreditFake, type FreedomCreditFake } from '../../../../fakes/banks/freedom-credit.ts';
import { describeCreditGateway } from '../gateway.contract.ts';
import { createFreedomCredit } from './freedom.credit.ts';

const gatewayOf = ({ url, login, password }: Pick<FreedomCreditFake, 'url' | 'login' | 'password'>) =>
  createFreedomCredit({
    url,
    login,
    password,
    partner: 'sauda',
    product: 'INSTALMENT',
    terms: [3, 12],
    annualRatePercent: 0,
  });
const applicant = { iin: '850515400012', phone: '7011234567' };

describeCreditGateway('freedom', async () => {
  const fake = await startFreedomCreditFake();
  const gateway = gatewayOf(fake);
  const to = (status: string) => async (externalId: string) => void (fake.leads.get(externalId)!.status = status);
  return {
    gateway,
    bank: 'freedom',
    unreachable: gatewayOf({ ...fake, url: 'http://127.0.0.1:1' }),
    verifyPhone: async ({ iin, phone }) => {
      await gateway.codes!.send({ iin, phone });
      await gateway.codes!.check({ iin, phone }, fake.codes.get(`7${phone}`)!);
    },
    // Approves more than requested; the contract is still signed for the order's sum.
    approve: async (externalId) => {
      fake.leads.get(externalId)!.principal += 100_000;
      await to('APPROVED')(externalId);
    },
    decline: to('REJECTED'),
    sign: to('SIGNED'),
    stop: fake.stop,
  };
});

test("checks the provider's own code; a wrong one is not an error", async () => {
  const fake = await startFreedomCreditFake();
  const gateway = gatewayOf(fake);
  await gateway.codes!.send(applicant);
  expect(await gateway.codes!.check(applicant, '0000')).toBe(false);
  expect(await gateway.codes!.check(applicant, fake.codes.get('77011234567')!)).toBe(true);
  fake.failNext(503);
  await expect(gateway.codes!.check(applicant, '0000')).rejects.toMatchObject({ kind: 'unreachable' });
  await fake.stop();
});

test('renews a token that the provider no longer accepts', async () => {
  const fake = await startFreedomCreditFake();
  const gateway = gatewayOf(fake);
  await gateway.codes!.send(applicant);
  fake.forgetTokens();
  await expect(gateway.codes!.send(applicant)).resolves.toBeUndefined();
  await fake.stop();
});

test('ignores an unknown status, and leaves cancelling a signed contract to an operator', async () => {
  const fake = await startFreedomCreditFake();
  const gateway = gatewayOf(fake);
  await gateway.codes!.send(applicant);
  await gateway.codes!.check(applicant, fake.codes.get('77011234567')!);
  const application = {
    ...applicant,
    reference: 'r',
    bank: 'freedom',
    amount: 50_000,
    orderNumber: '1',
    language: 'ru' as const,
  };
  const { externalId } = await gateway.apply({ ...application, returnUrl: 'http://shop.test/payment/1' });
  const lead = fake.leads.get(externalId)!;
  lead.status = 'SOMETHING_NEW';
  expect(await gateway.answer({ externalId, bank: 'freedom', amount: 50_000 })).toEqual({ answer: 'unknown' });
  lead.status = 'SIGNED';
  await expect(gateway.cancel({ externalId })).rejects.toMatchObject({ kind: 'refused' });
  await fake.stop();
});
