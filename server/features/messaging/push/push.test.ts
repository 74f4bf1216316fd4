import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPush } from '#server/gateways/push/senders.ts';
import { deriveVapidKey, vapidKeys } from '#server/gateways/push/vapid.ts';
import { createWebPush } from '#server/gateways/push/web.push.ts';
import type { PushMessage } from '#server/gateways/push/push.ts';
import { createLogins, type Logins } from '#test/factories/customers.ts';
import { daysLater, noon } from '#test/factories/orders/ordering.ts';
import { startPushService, type PushService as BrowserService } from '#test/factories/push-service.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { startApns } from '../../../../fakes/apns.ts';
import { createPushService, type PushService } from './push.service.ts';

const keys = vapidKeys(deriveVapidKey('a secret of the tests'));
let database: TestDatabase;
let logins: Logins;
let service: BrowserService;
let push: PushService;
let devices = 0;
let phones = 7_010_000_000;

beforeAll(async () => {
  database = await createTestDatabase();
  logins = createLogins(database.db);
  service = await startPushService(() => keys.publicKey);
  const sender = createWebPush({ keys, contact: 'mailto:push@shop.test', origins: [service.origin] });
  push = createPushService({ db: database.db, push: { sender, webKey: keys.publicKey } });
});
afterAll(async () => {
  await service.stop();
  await database.drop();
});
beforeEach(() => database.db.$client`delete from push_devices`);

const message = (): PushMessage => ({ title: 'Заказ в пути', body: '№ 1', path: '/thanks/1', tag: 'order 1' });
const newId = () => `device-of-the-tests-${++devices}`;

/** A caller as passed by the router. */
const toCaller = (call: Awaited<ReturnType<Logins['guest']>>) => ({
  ...call,
  ensureSession: async () => call.sessionId ?? 0,
});
const guest = async () => toCaller(await logins.guest());
const customer = async () => toCaller(await logins.register(String(++phones)));

/** Saves a device of a caller and returns the response. */
async function save(caller: Awaited<ReturnType<typeof guest>>, deviceId = newId()) {
  const subscription = service.subscribe();
  const { endpoint, p256dh, auth } = subscription;
  const token = JSON.stringify({ endpoint, expirationTime: null, keys: { p256dh, auth } });
  await push.save(deviceId, token, caller);
  return { deviceId, token, subscription, shown: () => service.received(subscription).length };
}
const receiver = ({ customerId, sessionId }: { customerId: number | null; sessionId: number | null }) =>
  customerId === null ? { customerId, sessionId } : { customerId, sessionId: null };

test('assigns a token to one device when several register it at once', async () => {
  const { endpoint, p256dh, auth } = service.subscribe();
  const token = JSON.stringify({ endpoint, expirationTime: null, keys: { p256dh, auth } });
  const callers = await Promise.all(Array.from({ length: 8 }, guest));
  await Promise.all(callers.map((caller) => push.save(newId(), token, caller)));
  expect(await database.db.$client`select from push_devices`).toHaveLength(1);
});

test('sends a message to every device of a customer and to no other', async () => {
  const [owner, other, guestDevice] = [await customer(), await customer(), await guest()];
  const [phone, tablet] = [await save(owner), await save(owner)];
  const others = [await save(other), await save(guestDevice)];
  expect(await push.send(receiver(owner), message)).toBe(2);
  expect([phone.shown(), tablet.shown(), ...others.map(({ shown }) => shown())]).toEqual([1, 1, 0, 0]);
});

test('reaches a guest through the session', async () => {
  const owner = await guest();
  const device = await save(owner);
  expect(await push.send(receiver(owner), message)).toBe(1);
  expect(device.shown()).toBe(1);
});

test('stops messages when the login ends, even if the browser does not unsubscribe', async () => {
  const owner = await customer();
  const device = await save(owner);
  await logins.auth.logOut(owner);
  expect(await push.send(receiver(owner), message)).toBe(0);
  expect(device.shown()).toBe(0);
});

test('moves a device to the current user at login and logout', async () => {
  const [guestCall, owner] = [await guest(), await customer()];
  const device = await save(guestCall);
  expect(await push.bind(device.deviceId, owner)).toBe(true);
  expect(await push.hasDevice(receiver(guestCall))).toBe(false);
  expect(await push.send(receiver(owner), message)).toBe(1);
  await push.bind(device.deviceId, guestCall);
  expect(await push.hasDevice(receiver(owner))).toBe(false);
  expect(await push.bind('a-device-nobody-knows', owner)).toBe(false);
});

test("does not send a customer's messages to a device that a guest saved", async () => {
  const [owner, guestCaller] = [await customer(), await guest()];
  const device = await save(guestCaller);
  expect(await push.send(receiver(owner), message)).toBe(0);
  expect(device.shown()).toBe(0);
});

test('deletes a token that the push service reports as expired', async () => {
  const owner = await guest();
  const device = await save(owner);
  service.fail({ status: 410 });
  expect(await push.send(receiver(owner), message)).toBe(0);
  expect(await push.touch(device.deviceId, noon)).toBe(false);
});

test('keeps the token that a device saved while its old one was reported as expired', async () => {
  const owner = await guest();
  const { deviceId } = await save(owner);
  const send = async () => {
    await save(owner, deviceId);
    return 'gone' as const;
  };
  const sender = { name: 'test', accepts: () => true, send };
  const renewing = createPushService({ db: database.db, push: { sender, webKey: keys.publicKey } });
  expect(await renewing.send(receiver(owner), message)).toBe(0);
  expect(await push.send(receiver(owner), message)).toBe(1);
});

test('fails when no device received the message, succeeds when one did, and keeps both devices', async () => {
  const owner = await guest();
  const device = await save(owner);
  service.fail({ status: 429, retryAfter: '7' });
  await expect(push.send(receiver(owner), message)).rejects.toMatchObject({ kind: 'busy', retryAfterMs: 7_000 });
  await save(owner);
  service.fail({ status: 503 });
  expect(await push.send(receiver(owner), message)).toBe(1);
  expect(await push.touch(device.deviceId, noon)).toBe(true);
});

test('keeps one token per device and one device per token', async () => {
  const owner = await guest();
  const first = await save(owner);
  const saved = await save(owner, first.deviceId);
  expect(await push.send(receiver(owner), message)).toBe(1);
  expect([first.shown(), saved.shown()]).toEqual([0, 1]);
  await push.save(newId(), saved.token, owner);
  expect(await push.send(receiver(owner), message)).toBe(1);
  expect(await push.touch(first.deviceId, noon)).toBe(false);
});

test('stores one device when many tabs save it at once', async () => {
  const owner = await guest();
  const [deviceId, { token }] = [newId(), await save(await guest())];
  await Promise.all(Array.from({ length: 10 }, () => push.save(deviceId, token, owner)));
  expect(await push.send(receiver(owner), message)).toBe(1);
});

test.each([
  ['no token at all', 'short'],
  ['an address that is no push service', JSON.stringify({ endpoint: 'https://169.254.169.254/', keys: {} })],
  [
    'keys that no browser creates',
    JSON.stringify({ endpoint: 'https://fcm.googleapis.com/1', keys: { p256dh: 'AAAA', auth: 'AAAA' } }),
  ],
  ['broken JSON', '{"endpoint": "https://fcm.googleapis.com/fcm/send/1"'],
])('refuses %s', async (_name, token) => {
  await expect(push.save(newId(), token, await guest())).rejects.toMatchObject({ error: 'invalid_input' });
});

test("sends to an iPhone through Apple's service, chosen by its token", async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const team = { keyId: 'ABC123DEFG', teamId: 'TEAM123456', topic: 'kz.sauda.app' };
  const apple = await startApns(publicKey, team);
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const settings = { kind: 'services', secret: 'a secret of the tests', origin: 'https://shop.test' } as const;
  const pushToApple = createPushService({
    db: database.db,
    push: createPush(database.db, { ...settings, apns: { key, ...team, url: apple.url } }),
  });
  const [owner, deviceId, token] = [await guest(), newId(), 'AB'.repeat(32)];
  await pushToApple.save(deviceId, token, owner);
  expect(await database.db.$client`select transport from push_devices`).toEqual([{ transport: 'apns' }]);
  expect(await pushToApple.send(receiver(owner), message)).toBe(1);
  expect(apple.accepted).toMatchObject([{ token: token.toLowerCase(), body: { path: message().path } }]);
  // Without Firebase, its tokens are not stored.
  await expect(pushToApple.save(newId(), 'fGk3dZ9QSbe7:APA91bHun4MxP5e', owner)).rejects.toMatchObject({
    error: 'invalid_input',
  });
  await apple.stop();
});

test('sends nothing to a removed device', async () => {
  const owner = await guest();
  const { deviceId } = await save(owner);
  expect(await push.remove(deviceId)).toBe(true);
  expect(await push.remove(deviceId)).toBe(false);
  expect(await push.hasDevice(receiver(owner))).toBe(false);
});

test('deletes devices unseen for 270 days', async () => {
  await save(await guest());
  expect(await push.deleteExpired(daysLater(269))).toBe(0);
  expect(await push.deleteExpired(daysLater(271))).toBe(1);
});

test('deletes unowned devices after a month, unless they are bound again', async () => {
  const [lost, bound] = [await save(await guest()), await save(await guest())];
  await database.db.$client`delete from sessions`;
  expect(await push.deleteExpired(daysLater(29))).toBe(0);
  await push.bind(bound.deviceId, { ...(await guest()), now: daysLater(29) });
  expect(await push.deleteExpired(daysLater(31))).toBe(1);
  expect(await push.touch(lost.deviceId, noon)).toBe(false);
  expect(await push.touch(bound.deviceId, noon)).toBe(true);
});
