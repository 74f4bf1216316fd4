import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { registerInvoiceFiles } from './invoices.routes.ts';

test('limits invoice downloads per address and minute, with valid and invalid references', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T07:00:00Z') });
  const pdf = vi.fn(async (reference: string) =>
    reference === 'known' ? { number: '10000001', bytes: Buffer.from('%PDF-') } : undefined,
  );
  const app = Fastify();
  registerInvoiceFiles(app, { pdf });
  const requestInvoice = async (reference: string, from: string) =>
    (await app.inject({ url: `/invoices/${reference}/ru.pdf`, remoteAddress: from })).statusCode;
  for (let attempt = 0; attempt < 20; attempt++)
    expect(await requestInvoice(attempt % 2 ? 'known' : 'guessed', '203.0.113.7')).toBe(attempt % 2 ? 200 : 404);
  expect(await requestInvoice('known', '203.0.113.7')).toBe(429);
  expect(pdf).toHaveBeenCalledTimes(20);
  expect(await requestInvoice('known', '203.0.113.8')).toBe(200);
  vi.setSystemTime(new Date('2026-11-24T07:01:00Z'));
  expect(await requestInvoice('known', '203.0.113.7')).toBe(200);
  vi.useRealTimers();
});
