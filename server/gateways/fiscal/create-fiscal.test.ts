import { expect, test } from 'vitest';
import { readEnv } from '../../platform/process/env.ts';
import { createFiscal } from './create-fiscal.ts';

const noDatabase = {} as Parameters<typeof createFiscal>[0];
const nameFor = (source: Record<string, string>) => createFiscal(noDatabase, readEnv(source)).name;
const account = {
  WEBKASSA_API_KEY: 'key',
  WEBKASSA_LOGIN: 'login',
  WEBKASSA_PASSWORD: 'password',
  WEBKASSA_CASHBOX: 'SWK1',
};

test('uses the journal for sandbox payments, and an explicitly selected register for real ones', () => {
  expect(nameFor({})).toBe('journal');
  expect(() => nameFor({ PAYMENT_GATEWAY: 'ioka' })).toThrow('FISCAL_GATEWAY');
  expect(() => nameFor({ PAYMENT_GATEWAY: 'none', QR_GATEWAY: 'kaspi' })).toThrow('QR_GATEWAY=kaspi');
  expect(() => nameFor({ CREDIT_GATEWAY: 'freedom' })).toThrow('CREDIT_GATEWAY=freedom');
  expect(nameFor({ PAYMENT_GATEWAY: 'none' })).toBe('journal');
  expect(nameFor({ PAYMENT_GATEWAY: 'ioka', FISCAL_GATEWAY: 'journal' })).toBe('journal');
  expect(nameFor({ PAYMENT_GATEWAY: 'ioka', FISCAL_GATEWAY: 'webkassa', ...account })).toBe('webkassa');
});

test('requires every setting of a Webkassa account', () => {
  for (const name of Object.keys(account))
    expect(() => nameFor({ FISCAL_GATEWAY: 'webkassa', ...account, [name]: '' })).toThrow(name);
});
