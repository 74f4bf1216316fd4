import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFreedomCredit } from './credit/freedom/freedom.credit.ts';
import { createSandboxCredit } from './credit/sandbox/sandbox.credit.ts';
import { createIokaGateway } from './payments/ioka/ioka.gateway.ts';
import { createSandboxGateway } from './payments/sandbox/sandbox.gateway.ts';
import { createSandboxQr } from './qr/sandbox/sandbox.qr.ts';

// Responses of a proxy instead of the provider: the call may have been executed.
let status = 200;
const garbled = createServer((request, response) => {
  request.resume();
  const isLogin = request.url === '/ffc-api-auth/';
  const body = isLogin ? JSON.stringify({ access: 'a', refresh: 'r' }) : '<html>';
  response.writeHead(isLogin ? 200 : status, { 'content-type': 'application/json' }).end(body);
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((listening) => garbled.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(garbled.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => garbled.close(closed)));

const secret = 'a secret of thirty-two letters!!';
const payment = {
  reference: 'r',
  amount: 1_000,
  description: '',
  language: 'ru' as const,
  returnUrl: 'http://shop.test/payment/1',
  webhookUrl: 'http://shop.test/hook',
  expiresAt: new Date('2026-11-24T07:30:00Z'),
};
const refund = { reference: 'r', externalId: 'x', id: 'r-1', amount: 1_000, refundedBefore: 0, isOnlyOpen: true };
const credit = { ...payment, bank: 'first', iin: '850515400012', phone: '7011234567', orderNumber: '100001' };
const word = { reference: 'r', externalId: 'x' };
const bank = () => createSandboxGateway({ url, secret });
const qr = () => createSandboxQr({ url, secret });
const lender = () => createSandboxCredit({ url, secret });
const ioka = () => createIokaGateway({ url, apiKey: 'key' });
const freedom = () =>
  createFreedomCredit({
    url,
    login: 'l',
    password: 'p',
    partner: 'p',
    product: 'p',
    terms: [12],
    annualRatePercent: 0,
  });

test.each([
  ['starting a sandbox payment', 200, () => bank().start(payment)],
  ['creating a sandbox QR code', 200, () => qr().create(payment)],
  ['applying at the sandbox bank', 200, () => lender().apply(credit)],
  ['choosing a sandbox offer', 200, () => lender().choose({ ...credit, ...word, months: 12 })],
  ['cancelling at the sandbox bank', 200, () => lender().cancel(word)],
  ['reporting a delivery to the sandbox bank', 200, () => lender().delivered(word)],
  ['refunding a sandbox credit', 200, () => lender().refund(refund)],
  ['a start at ioka', 201, () => ioka().start(payment)],
  ['a refund at ioka', 200, () => ioka().refund(refund)],
  ['an application at Freedom Finance Credit', 202, () => freedom().apply(credit)],
] as const)('retries %s after an unreadable success response', async (_name, statusCode, call) => {
  status = statusCode;
  await expect(call()).rejects.toMatchObject({ kind: 'unreachable', isNotExecuted: false });
});

test.each([
  [400, 'refused'],
  [404, 'refused'],
  [408, 'unreachable'],
  [429, 'unreachable'],
  [302, 'unreachable'],
  [502, 'unreachable'],
] as const)('classifies status %i as %s', async (statusCode, kind) => {
  status = statusCode;
  await expect(lender().cancel(word)).rejects.toMatchObject({ kind });
  await expect(ioka().start(payment)).rejects.toMatchObject({ kind });
  await expect(qr().refund(refund)).rejects.toMatchObject({ kind });
  await expect(bank().refund(refund)).rejects.toMatchObject({ kind });
});
