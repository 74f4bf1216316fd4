import { readFile } from 'node:fs/promises';
import { expect, inject, test } from 'vitest';
import { agents, origin } from './ask.ts';

type Recorded = { status: number; body: { code: number; data: Record<string, unknown> } };

/** Sends a call as an app of another house would: by its path, query and JSON alone. */
async function send(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Recorded> {
  const answer = await fetch(origin + path, {
    method,
    headers: {
      'x-platform': 'native',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Recorded['body'] };
}

const deviceId = 'k1B_Zq8w2vXyT0pLmN4r';
const token = 'fGk3dZ9QSbe7:APA91bHun4MxP5egoKMwt2KZFBaFUH';

test('the calls of push answer as the specification has them', async () => {
  const saved = await send('POST', '/api/v2/save-firebase-token', {
    deviceId,
    token,
    userId: '17',
    phoneNumber: '+77011234567',
  });
  expect(saved).toEqual({ status: 200, body: { code: 0, data: { saved: true } } });
  const known = await send('POST', `/api/v2/add-notification-device-info?deviceId=${deviceId}`);
  expect(known).toEqual({ status: 200, body: { code: 0, data: { known: true } } });
  const user = await send('POST', '/api/v2/add-notification-user-info', { deviceId, userId: null, phoneNumber: null });
  expect(user).toEqual({ status: 200, body: { code: 0, data: { updated: true } } });
  const ended = await send('DELETE', `/api/v2/delete-notification-by-old-device-id?deviceId=${deviceId}`);
  expect(ended).toEqual({ status: 200, body: { code: 0, data: { deleted: true } } });
  const alive = await send('GET', '/api/v2/notification-service-is-alive');
  expect(alive).toEqual({ status: 200, body: { code: 0, data: { alive: true } } });
  const gone = await send('POST', `/api/v2/add-notification-device-info?deviceId=${deviceId}`);
  expect(gone.body).toEqual({ code: 0, data: { known: false } });
});

test('a token that is none and a device without an id are refused', async () => {
  for (const body of [{ token }, { deviceId: 'short', token }, { deviceId, token: 'no token of anybody!' }])
    expect((await send('POST', '/api/v2/save-firebase-token', body)).status).toBe(400);
});

test('the device is recognised by its User-Agent', async () => {
  const { body } = await send('GET', '/api/app/device-detected-read', undefined, { 'user-agent': agents.crawler });
  const flags = body.data['data'] as Record<string, boolean>;
  expect(Object.keys(flags)).toHaveLength(16);
  expect(flags).toMatchObject({ isCrawler: true, isMobile: false, isDesktop: true });
});

test('an error of a browser is logged without phones, tokens, addresses and card numbers, and its state not at all', async () => {
  const mark = `mark${Math.random().toString(36).slice(2)}`;
  const leaked = ['q1dXpw3UpT5VOmu', 'cf', 'v6ih07Aems3njxI-JWgLcM94'].join('_');
  const { body } = await send('POST', '/api/error-log', {
    type: 'vue_error',
    error: `${mark} +7 701 123 45 67`,
    stack: `at asel@example.kz 4000000000000010 ${leaked}`,
    url: '/auth?token=abcdef',
    userAgent: agents.shopper,
    timestamp: Date.now(),
    nuxtState: { password: 'never kept' },
  });
  expect(body).toEqual({ code: 0, data: { logged: true } });
  const logged = async () =>
    (await readFile(inject('shopLog'), 'utf8')).split('\n').find((line) => line.includes(mark));
  await expect.poll(logged).toBeDefined();
  const line = (await logged())!;
  for (const leak of ['701', 'asel', '4000000000000010', leaked, 'abcdef', 'never kept'])
    expect(line).not.toContain(leak);
});

test('errors of a browser are capped and limited', async () => {
  const report = (error: string) => send('POST', '/api/error-log', { type: 'router_error', error });
  expect((await report('x'.repeat(2_001))).status).toBe(400);
  const answers = await Promise.all(Array.from({ length: 40 }, () => report('again')));
  expect(answers.some(({ status }) => status === 429)).toBe(true);
});
