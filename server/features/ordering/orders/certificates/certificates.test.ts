import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { defaultSettings } from '#domain/settings/settings.ts';
import type { CertificateRow } from '../order-services.queries.ts';
import { drawCertificate } from './certificate-pdf.policy.ts';
import { registerCertificates } from './certificates.routes.ts';

const certificate: CertificateRow = {
  number: '10000042',
  nameRu: 'Гарантия',
  nameKk: 'Қосымша кепілдік',
  includedRu: 'Ремонт',
  includedKk: 'Жөндеу',
  months: 24,
  afterMonths: 12,
  productRu: 'Телефон',
  productKk: 'Теледидар',
  quantity: 1,
  completedAt: '2026-11-24T07:00:00Z',
};
const draw = async (change: Partial<CertificateRow>, language: 'ru' | 'kk' = 'kk') =>
  (await drawCertificate({ ...certificate, ...change }, defaultSettings, language)).toString('latin1');

test('draws term, product and Kazakh letters, and omits characters missing from the typeface', async () => {
  const plain = await draw({});
  expect(plain.startsWith('%PDF-')).toBe(true);
  expect(await draw({ productKk: 'Теледидар 📺' })).toBe(plain);
  expect(await draw({ nameKk: 'Косымша кепилдик' })).not.toBe(plain);
  expect(await draw({ months: 12 })).not.toBe(plain);
  expect(await draw({ afterMonths: 0 })).not.toBe(plain);
  expect(await draw({}, 'ru')).not.toBe(plain);
});

test('limits downloads of certificates per address and minute', async () => {
  const pdf = vi.fn(async (reference: string) =>
    reference === 'known' ? { number: '10000042', bytes: Buffer.from('%PDF-') } : undefined,
  );
  const app = Fastify();
  registerCertificates(app, { pdf });
  const request = async (reference: string) =>
    (await app.inject({ url: `/certificates/${reference}/kk.pdf`, remoteAddress: '203.0.113.7' })).statusCode;
  expect([await request('known'), await request('guessed')]).toEqual([200, 404]);
  for (let attempt = 2; attempt < 20; attempt++) await request('guessed');
  expect(await request('known')).toBe(429);
});
