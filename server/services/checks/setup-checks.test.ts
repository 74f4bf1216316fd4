import { expect, test } from 'vitest';
import type { PaymentMethod } from '#domain/payments/payment-method.ts';
import type { SettingName } from '#domain/settings/settings.ts';
import { createTestDatabase } from '#test/harness/database.ts';
import { readEnv } from '../../platform/process/env.ts';
import { createSettings } from '../../platform/database/store-settings.ts';
import { setupProblems, formatSetupProblems } from './setup-checks.ts';

const payments = { accepted: (): PaymentMethod[] => ['on-receipt'] };
const settings = { rejectedNames: (): SettingName[] => [] };
const checksOf = (env: Record<string, string>, overrides: Partial<Parameters<typeof setupProblems>[0]> = {}) =>
  setupProblems({ env: readEnv(env), payments, settings, ...overrides }).map(({ check }) => check);

const READY = {
  PUBLIC_URL: 'https://shop.example',
  PAYMENT_GATEWAY: 'none',
  QR_GATEWAY: 'none',
  CREDIT_GATEWAY: 'none',
  FISCAL_GATEWAY: 'webkassa',
  SMS_GATEWAY: 'mobizon',
  SMTP_URL: 'smtps://mail.example',
  PUSH_SENDER: 'services',
};

test('reports nothing for a trial', () => {
  expect(checksOf({})).toEqual([]);
});

test('reports nothing for a complete setup', () => {
  expect(checksOf(READY)).toEqual([]);
  expect(formatSetupProblems([])).toBe('The shop is set up for buyers.');
});

test.each([
  ['public-url-http', { PUBLIC_URL: 'http://shop.example' }],
  ['sms-stored', { SMS_GATEWAY: 'outbox' }],
  ['mail-stored', { SMTP_URL: '' }],
  ['push-stored', { PUSH_SENDER: 'outbox' }],
  ['receipts-unregistered', { FISCAL_GATEWAY: '' }],
  ['receipts-unregistered', { FISCAL_GATEWAY: 'journal' }],
  ['payments-sandbox', { PAYMENT_GATEWAY: 'sandbox' }],
  ['payments-sandbox', { QR_GATEWAY: '', ALLOW_SANDBOX_BANK: 'true' }],
  ['provider-url-http', { WEBKASSA_URL: 'http://kkm.example' }],
  ['dev-panel-open', { DEV_PANEL: 'true' }],
])('reports %s for %j, with its fix', (check, change) => {
  expect(checksOf({ ...READY, ...change })).toEqual([check]);
});

test('reports a shop without a usable payment method', () => {
  expect(checksOf(READY, { payments: { accepted: () => [] } })).toEqual(['no-payment-method']);
});

test('reports stored settings that this version rejects', async () => {
  const database = await createTestDatabase();
  try {
    const sql = database.db.$client;
    await sql`insert into store_settings (name, value) values ('shop.iban', '"KZ00 1"'), ('shop.bank', '"Bank"'), ('shop.gone', '1')`;
    const stored = await createSettings(database.db);
    expect(stored.current()['shop.bank']).toBe('Bank');
    expect(stored.rejectedNames()).toEqual(['shop.iban']);
    expect(checksOf(READY, { settings: stored })).toEqual(['settings-refused']);
  } finally {
    await database.drop();
  }
});

test('allows an unencrypted provider on the same machine', () => {
  expect(checksOf({ ...READY, SMS_API_URL: 'http://127.0.0.1:9000' })).toEqual([]);
});

test('formats every problem with its fix', () => {
  const problems = setupProblems({ env: readEnv({ PUBLIC_URL: 'http://shop.example' }), payments, settings });
  const text = formatSetupProblems(problems);
  expect(text).toMatch(/^NOT READY FOR BUYERS, 6 to fix:\n {2}public-url-http: /);
  expect(text).toContain('Set SMTP_URL and MAIL_FROM.');
});
