import { expect, test } from 'vitest';
import type { PaymentMethod } from '#domain/payment-status.ts';
import { readEnv } from '../platform/env.ts';
import { setupProblems, setupProblemsText } from './setup-checks.ts';

const payments = { taken: (): PaymentMethod[] => ['on-receipt'] };
const checksOf = (env: Record<string, string>, taken = payments) =>
  setupProblems({ env: readEnv(env), payments: taken }).map(({ check }) => check);

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

test('a trial has nothing to report', () => {
  expect(checksOf({})).toEqual([]);
});

test('a shop that is set up has nothing to report', () => {
  expect(checksOf(READY)).toEqual([]);
  expect(setupProblemsText([])).toBe('The shop is set up for buyers.');
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
])('reports %s for %j, with its cure', (check, change) => {
  expect(checksOf({ ...READY, ...change })).toEqual([check]);
});

test('reports a shop in which nothing can be paid', () => {
  expect(checksOf(READY, { taken: () => [] })).toEqual(['no-payment-method']);
});

test('a provider on this machine may be reached without encryption', () => {
  expect(checksOf({ ...READY, SMS_API_URL: 'http://127.0.0.1:9000' })).toEqual([]);
});

test('the text names every problem and its cure', () => {
  const problems = setupProblems({ env: readEnv({ PUBLIC_URL: 'http://shop.example' }), payments });
  const text = setupProblemsText(problems);
  expect(text).toMatch(/^NOT READY FOR BUYERS, 6 to mend:\n {2}public-url-http: /);
  expect(text).toContain('Set SMTP_URL and MAIL_FROM.');
});
