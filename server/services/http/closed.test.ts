import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultSettings } from '#domain/settings/settings.ts';
import { createPass, isPass, PASS_SECONDS } from '../../platform/http/maintenance-pass.ts';
import { closeForMaintenance } from './closed.ts';

const SECRET = 'a secret of this test';
let app = Fastify();
let isWorking = true;

beforeEach(() => {
  isWorking = true;
  app = Fastify();
  closeForMaintenance(app, {
    settings: { current: () => ({ ...defaultSettings, 'shop.works': isWorking, 'shop.worksMinutes': 15 }) },
    secret: SECRET,
    origin: () => 'https://shop.kz',
    answerPage: (_request, reply, seconds) => reply.status(503).header('retry-after', seconds).send('works'),
  });
  app.all('/*', async () => 'the shop');
});
afterEach(() => app.close());

test.each([
  ['GET', '/'],
  ['GET', '/kz/astana/p/17?x=1'],
  ['GET', '/api/cart'],
  ['POST', '/api/orders'],
] as const)('responds to %s %s with 503 and a Retry-After of 15 minutes when closed', async (method, url) => {
  const { statusCode, headers } = await app.inject({ method, url });
  expect([statusCode, headers['retry-after']]).toEqual([503, '900']);
});

test.each(['/healthz', '/assets/a.js', '/worker.js', '/api/operator/orders', '/api/payments/ioka/webhook'])(
  'keeps %s open',
  async (url) => {
    expect((await app.inject({ url })).body).toBe('the shop');
  },
);

test('admits everyone when open', async () => {
  isWorking = false;
  expect((await app.inject('/p/17')).body).toBe('the shop');
});

test('admits an operator by the link until it expires', async () => {
  const now = new Date();
  const pass = createPass(SECRET, now);
  const link = await app.inject(`/works/${pass}`);
  const [cookie = ''] = [link.headers['set-cookie']].flat();
  expect(link.statusCode).toBe(302);
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/Secure/);
  expect((await app.inject({ url: '/', headers: { cookie: cookie.split(';')[0] } })).body).toBe('the shop');
  expect(isPass(SECRET, pass, new Date(now.getTime() + PASS_SECONDS * 1000))).toBe(false);
});

test.each(['', '9999999999999.forged', createPass('another secret', new Date())])(
  'rejects %o as a pass',
  async (pass) => {
    const link = await app.inject(`/works/${pass}`);
    expect(link.headers['set-cookie']).toBeUndefined();
    expect((await app.inject({ url: '/', headers: { cookie: `works_pass=${pass}` } })).statusCode).toBe(503);
  },
);
