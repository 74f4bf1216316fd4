import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allowNativeOrigins } from './cors.ts';

const app = Fastify();
beforeAll(async () => {
  allowNativeOrigins(app, ['https://localhost', 'capacitor://localhost']);
  app.get('/api/cart', async () => 'cart');
  app.get('/page', async () => 'page');
  await app.ready();
});
afterAll(() => app.close());

const preflight = (origin: string) =>
  app.inject({
    method: 'OPTIONS',
    url: '/api/cart',
    headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization' },
  });

describe.each(['https://localhost', 'capacitor://localhost'])('an app at %s', (origin) => {
  test('sends preflights and calls with its headers, but never cookies', async () => {
    const preflightAnswer = await preflight(origin);
    expect(preflightAnswer.statusCode).toBe(204);
    expect(preflightAnswer.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': expect.stringContaining('DELETE'),
      'access-control-allow-headers': expect.stringMatching(/authorization.*x-session-seal/),
      vary: 'origin',
    });
    const answer = await app.inject({ url: '/api/cart', headers: { origin } });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': expect.stringContaining('x-session-seal'),
    });
    for (const { headers } of [preflightAnswer, answer])
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  test('reads calls only, not pages', async () => {
    const { headers } = await app.inject({ url: '/page', headers: { origin } });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});

test.each([
  'https://localhost.evil.example',
  'https://localhost:8443',
  'http://localhost',
  'capacitor://localhost.evil',
  'null',
  'https://evil.example',
])('sends no CORS headers to the origin %s', async (origin) => {
  for (const answer of [await preflight(origin), await app.inject({ url: '/api/cart', headers: { origin } })])
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
});
