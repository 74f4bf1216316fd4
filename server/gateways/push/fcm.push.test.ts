import { generateKeyPairSync, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createFcmPush, ServiceAccount } from './fcm.push.ts';
import { describePush, createMessage } from './push.contract.ts';
import type { PushTarget } from './push.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const PROJECT = 'sauda-test';
const EMAIL = 'push@sauda-test.iam.gserviceaccount.com';

type Sent = { token: string; notification: { title: string; body: string }; data: { path: string; tag: string } };
type Failure = { status: number; retryAfter?: string; code?: string };

/** Fake Firebase: checks the signed assertion, issues bearers, accepts messages. */
async function startFirebase() {
  const sent: Sent[] = [];
  const failures: Failure[] = [];
  let bearers = 0;
  let valid = '';
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const answer = (status: number, body: object, headers: Record<string, string> = {}) =>
        response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
      if (request.url === '/token') {
        const form = new URLSearchParams(text);
        const [head = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.');
        const isVerified = verify(
          'sha256',
          Buffer.from(`${head}.${claims}`),
          publicKey,
          Buffer.from(signature, 'base64url'),
        );
        const { iss, scope, aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, string>;
        if (!isVerified || iss !== EMAIL || aud !== `${origin}/token` || !scope?.endsWith('/auth/firebase.messaging'))
          return answer(400, { error: 'invalid_grant' });
        valid = `bearer-${++bearers}`;
        return answer(200, { access_token: valid, expires_in: 3600, token_type: 'Bearer' });
      }
      if (request.headers.authorization !== `Bearer ${valid}`)
        return answer(401, { error: { status: 'UNAUTHENTICATED' } });
      if (request.url !== `/v1/projects/${PROJECT}/messages:send`) return answer(404, {});
      const fcmError = (errorCode: string) => [
        { '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode },
      ];
      const failure = failures.shift();
      if (failure)
        return answer(
          failure.status,
          { error: { code: failure.status, message: 'no', details: failure.code ? fcmError(failure.code) : [] } },
          failure.retryAfter ? { 'retry-after': failure.retryAfter } : {},
        );
      const sentMessage = (JSON.parse(text) as { message: Sent }).message;
      if (sentMessage.token.startsWith('gone')) return answer(404, { error: { details: fcmError('UNREGISTERED') } });
      sent.push(sentMessage);
      return answer(200, { name: `projects/${PROJECT}/messages/${sent.length}` });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    sent,
    bearers: () => bearers,
    revoke: () => (valid = 'none'),
    fail: (failure: Failure) => void failures.push(failure),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const account = (origin: string) =>
  ServiceAccount.parse({
    project_id: PROJECT,
    client_email: EMAIL,
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: `${origin}/token`,
  });
const senderFor = (apiUrl: string, tokenOrigin = apiUrl) =>
  createFcmPush({ account: account(tokenOrigin), apiUrl, origin: 'https://shop.test' });
const fcm = (token: string): PushTarget => ({ transport: 'fcm', token });

describePush('fcm', async () => {
  const firebase = await startFirebase();
  let devices = 0;
  return {
    sender: senderFor(firebase.origin),
    target: () => fcm(`device-${++devices}`),
    shownMessages: async (target) =>
      firebase.sent
        .filter(({ token }) => target.transport === 'fcm' && token === target.token)
        .map(({ notification, data }) => ({ ...notification, path: data.path })),
    service: {
      goneTarget: () => fcm('gone-1'),
      failNext: firebase.fail,
      unreachable: { sender: senderFor('http://127.0.0.1:1', firebase.origin), target: fcm('device') },
    },
    stop: firebase.stop,
  };
});

test('shares one bearer between concurrent messages, and replaces a revoked one', async () => {
  const firebase = await startFirebase();
  const sender = senderFor(firebase.origin);
  await Promise.all(['a', 'b', 'c'].map((token) => sender.send(fcm(token), createMessage())));
  expect(firebase.bearers()).toBe(1);
  firebase.revoke();
  expect(await sender.send(fcm('d'), createMessage())).toBe('sent');
  expect(firebase.bearers()).toBe(2);
  await firebase.stop();
});

test.each([
  [{ status: 400, code: 'INVALID_ARGUMENT' }, 'gone'],
  [{ status: 403, code: 'SENDER_ID_MISMATCH' }, 'gone'],
  [{ status: 404, code: 'UNREGISTERED' }, 'gone'],
])('reports the token as invalid for %o', async (failure, outcome) => {
  const firebase = await startFirebase();
  firebase.fail(failure);
  expect(await senderFor(firebase.origin).send(fcm('a'), createMessage())).toBe(outcome);
  await firebase.stop();
});

test.each([
  [
    { status: 429, code: 'QUOTA_EXCEEDED', retryAfter: '60' },
    { kind: 'busy', retryAfterMs: MINUTE_MS },
  ],
  [{ status: 503, code: 'UNAVAILABLE' }, { kind: 'unreachable' }],
  [{ status: 403 }, { kind: 'refused' }],
])('attributes %o to the service, not to the token', async (failure, problem) => {
  const firebase = await startFirebase();
  firebase.fail(failure);
  await expect(senderFor(firebase.origin).send(fcm('a'), createMessage())).rejects.toMatchObject(problem);
  await firebase.stop();
});

test('reports a token service that is unreachable or refuses the account', async () => {
  const firebase = await startFirebase();
  await expect(senderFor(firebase.origin, 'http://127.0.0.1:1').send(fcm('a'), createMessage())).rejects.toMatchObject({
    kind: 'unreachable',
  });
  const stranger = createFcmPush({
    account: { ...account(firebase.origin), client_email: 'other@shop.test' },
    apiUrl: firebase.origin,
    origin: 'https://shop.test',
  });
  await expect(stranger.send(fcm('a'), createMessage())).rejects.toMatchObject({ kind: 'refused' });
  await firebase.stop();
});
