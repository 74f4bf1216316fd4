import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { decrypt, startPushService } from '#test/factories/push-service.ts';
import { describePush, createMessage } from './push.contract.ts';
import type { PushMessage, PushTarget, WebSubscription } from './push.ts';
import { deriveVapidKey, vapidKeys } from './vapid.ts';
import { encryptForBrowser } from './web-push-encryption.ts';
import { createWebPush } from './web.push.ts';
import { DAY_SECONDS } from '#domain/time/durations.ts';

const keys = vapidKeys(deriveVapidKey('a secret of the tests'));
const contact = 'mailto:push@shop.test';
const web = (subscription: WebSubscription): PushTarget => ({ transport: 'web', subscription });

describePush('web', async () => {
  const service = await startPushService(() => keys.publicKey);
  const sender = createWebPush({ keys, contact, origins: [service.origin] });
  const closedOrigin = 'http://127.0.0.1:1';
  const subscriptionOf = (target: PushTarget) => (target as Extract<PushTarget, { transport: 'web' }>).subscription;
  return {
    sender,
    target: () => web(service.subscribe()),
    shownMessages: async (target) =>
      service.received(subscriptionOf(target)).map((received) => {
        const { title, body, path } = received.message as PushMessage;
        return { title, body, path };
      }),
    service: {
      goneTarget: () => web({ ...service.subscribe(), endpoint: `${service.origin}/push/nobody` }),
      failNext: service.fail,
      unreachable: {
        sender: createWebPush({ keys, contact, origins: [closedOrigin] }),
        target: web({ ...service.subscribe(), endpoint: `${closedOrigin}/push/1` }),
      },
    },
    stop: service.stop,
  };
});

test('sends lifetime, replaced tag and sender in the headers', async () => {
  const service = await startPushService(() => keys.publicKey);
  const subscription = service.subscribe();
  await createWebPush({ keys, contact, origins: [service.origin] }).send(web(subscription), createMessage());
  const [received] = service.received(subscription);
  expect(received?.headers).toMatchObject({ ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm' });
  expect(received?.headers['topic']).toMatch(/^[\w-]{1,32}$/);
  expect(received?.claims).toMatchObject({ sub: contact, aud: service.origin });
  expect(Number(received?.claims['exp'])).toBeLessThanOrEqual(Date.now() / 1000 + DAY_SECONDS);
  await service.stop();
});

test('sends no request to a host that is not a push service', async () => {
  const sender = createWebPush({ keys, contact });
  const targetAt = (endpoint: string) => web({ endpoint, p256dh: '', auth: '' });
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-db5p.notify.windows.com/w/?token=abc',
  ])
    expect(sender.accepts(targetAt(endpoint)), endpoint).toBe(true);
  for (const endpoint of [
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.evil.test/abc',
    'https://user@fcm.googleapis.com/abc',
    'https://:password@fcm.googleapis.com/abc',
    'https://web.push.apple.com:22/abc',
    'https://127.0.0.1\\.push.apple.com/abc',
    'https://127.0.0.1/abc',
    'https://evilnotify.windows.com.test/',
    'https://evilpush.apple.com/',
    'file:///etc/passwd',
    'nonsense',
  ]) {
    expect(sender.accepts(targetAt(endpoint)), endpoint).toBe(false);
    await expect(sender.send(targetAt(endpoint), createMessage())).rejects.toMatchObject({ kind: 'refused' });
  }
});

test('reproduces the example of RFC 8291 §5 byte for byte', () => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
  const browser = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const text = 'When I grow up, I want to be a watermelon';
  const sealed = encryptForBrowser(text, browser, { salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'), pair });
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
  const receiver = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94';
  expect(decrypt(sealed, { privateKey: receiver, auth: browser.auth })).toBe(text);
});

test('derives the same keys from the same secret, and refuses invalid ones', () => {
  expect(deriveVapidKey('one')).toBe(deriveVapidKey('one'));
  expect(deriveVapidKey('one')).not.toBe(deriveVapidKey('two'));
  expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
  expect(() => vapidKeys(Buffer.alloc(32).toString('base64url'))).toThrow();
});
