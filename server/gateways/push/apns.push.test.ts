import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { startApns } from '../../../fakes/apns.ts';
import { createApnsPush } from './apns.push.ts';
import { createMessage, describePush } from './push.contract.ts';
import type { PushTarget } from './push.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const team = { keyId: 'ABC123DEFG', teamId: 'TEAM123456', topic: 'kz.sauda.app' };
const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

const senderFor = (apiUrl: string, change: Partial<typeof team> = {}) =>
  createApnsPush({ key, ...team, ...change, apiUrl });
const iphone = (token = randomBytes(32).toString('hex')): PushTarget => ({ transport: 'apns', token });

describePush('apns', async () => {
  const apple = await startApns(publicKey, team);
  return {
    sender: senderFor(apple.url),
    target: () => iphone(),
    shownMessages: async (target) =>
      apple.accepted
        .filter(({ token }) => target.transport === 'apns' && token === target.token)
        .map(({ body: { aps, path } }) => ({ ...aps.alert, path })),
    service: {
      goneTarget: () => iphone('dead'.padEnd(64, '0')),
      failNext: apple.failNext,
      unreachable: { sender: senderFor('http://127.0.0.1:1'), target: iphone() },
    },
    stop: apple.stop,
  };
});

test('sends the headers that Apple asks for, over one connection with one bearer', async () => {
  const apple = await startApns(publicKey, team);
  const sender = senderFor(apple.url);
  const tag = 'ң'.repeat(40);
  await sender.send(iphone(), createMessage({ tag }));
  await Promise.all(Array.from({ length: 5 }, () => sender.send(iphone(), createMessage())));
  const [first, ...others] = apple.accepted;
  const { headers, body } = first!;
  expect(headers).toMatchObject({ 'apns-push-type': 'alert', 'apns-topic': team.topic });
  const otherIds = new Set(others.map((message) => message.headers['apns-collapse-id']));
  expect(otherIds.size).toBe(1);
  expect(otherIds).not.toContain(headers['apns-collapse-id']);
  expect(Number(headers['apns-expiration'])).toBeGreaterThan(Date.now() / 1000);
  expect(body).toMatchObject({ aps: { sound: 'default' }, path: createMessage().path, tag });
  expect(apple.connections()).toBe(1);
  expect(apple.bearers.size).toBe(1);
  await apple.stop();
});

test('connects again after Apple has closed the connection', async () => {
  const apple = await startApns(publicKey, team);
  const sender = senderFor(apple.url);
  await sender.send(iphone(), createMessage());
  apple.disconnect();
  await expect
    .poll(() => sender.send(iphone(), createMessage()).catch((error: unknown) => (error as Error).message))
    .toBe('sent');
  expect(apple.connections()).toBe(2);
  await apple.stop();
});

test('signs a new bearer when Apple calls the current one expired', async () => {
  const apple = await startApns(publicKey, team);
  const sender = senderFor(apple.url);
  await sender.send(iphone(), createMessage());
  apple.expireBearers();
  expect(await sender.send(iphone(), createMessage())).toBe('sent');
  expect(apple.bearers.size).toBe(2);
  await apple.stop();
});

test.each([
  ['a token that Apple does not know', {}, { status: 400, reason: 'BadDeviceToken' }, 'gone'],
  ['a token of another app', { topic: 'kz.other.app' }, null, { kind: 'refused' }],
  ['a key of another team', { teamId: 'OTHER12345' }, null, { kind: 'refused' }],
])('reports %s', async (_name, change, failure, outcome) => {
  const apple = await startApns(publicKey, team);
  if (failure) apple.failNext(failure);
  const result = await senderFor(apple.url, change)
    .send(iphone(), createMessage())
    .catch((error: unknown) => error);
  if (typeof outcome === 'string') expect(result).toBe(outcome);
  else expect(result).toMatchObject(outcome);
  await apple.stop();
});
