import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWebPush } from '#server/gateways/push/web.push.ts';
import { deriveVapidKey, vapidKeys } from '#server/gateways/push/vapid.ts';
import type { PushMessage, WebSubscription } from '#server/gateways/push/push.ts';
import { rowOf, text } from '#server/platform/database/row.ts';
import { launchBrowser } from '#test/harness/browser.ts';
import { startPushService, type PushService } from '#test/factories/push-service.ts';
import { becomeCustomer, database } from './customer.ts';
import { main, openShopper, origin, prefixPattern, type Shopper } from '../behaviour/shopper.ts';

const keys = vapidKeys(deriveVapidKey('a secret of the journeys'));
let browser: Browser;
let service: PushService;

beforeAll(async () => {
  browser = await launchBrowser({ whole: true });
  service = await startPushService(() => keys.publicKey);
});
afterAll(async () => {
  await service.stop();
  await browser.close();
});

/**
 * Subscribes at the push service of this test, because the browser vendor's service is unreachable. Everything else is
 * the browser's own, from the permission to the notification.
 */
async function subscribeHere(context: BrowserContext, subscription: WebSubscription): Promise<void> {
  await context.addInitScript((webSubscription) => {
    const subscribed = {
      endpoint: webSubscription.endpoint,
      toJSON: () => ({
        endpoint: webSubscription.endpoint,
        expirationTime: null,
        keys: { p256dh: webSubscription.p256dh, auth: webSubscription.auth },
      }),
      unsubscribe: async () => true,
    };
    PushManager.prototype.subscribe = async () => subscribed as unknown as PushSubscription;
  }, subscription);
}

const device = rowOf({ deviceId: text, token: text });
const devices = ({ endpoint }: WebSubscription) =>
  database.$client`select ${device} device_id as "deviceId", token from push_devices where token like ${`%${endpoint}%`}`;

/** Delivers the accepted messages to the page's service worker, as the browser's network would. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
}

const wanting = ({ page, t }: Shopper) => page.getByRole('switch', { name: prefixPattern(t('push_label')) });

test.each([
  ['ru', 'desktop'],
  ['kk', 'phone'],
] as const)('registers a device and shows the encrypted message it receives (%s, %s)', async (language, size) => {
  const shopper = await openShopper(browser, { language, device: size, serviceWorkers: 'allow' });
  const { page, context } = shopper;
  const subscription = service.subscribe();
  await subscribeHere(context, subscription);
  await context.grantPermissions(['notifications'], { origin });
  await becomeCustomer(shopper);
  await shopper.go('/wishlist');
  await wanting(shopper).check();
  await expect.poll(async () => (await devices(subscription)).length).toBe(1);
  const [{ token } = { token: '' }] = await devices(subscription);
  const { endpoint, keys: browserKeys } = JSON.parse(token) as {
    endpoint: string;
    keys: { p256dh: string; auth: string };
  };

  const sender = createWebPush({ keys, contact: 'mailto:push@shop.test', origins: [service.origin] });
  const message: PushMessage = {
    title: 'Тапсырыс жолда',
    body: '№ 10000001. Курьер сізге шықты.',
    path: '/compare',
    tag: 'order 1',
  };
  await sender.send({ transport: 'web', subscription: { endpoint, ...browserKeys } }, message);
  const [taken] = service.received(subscription);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await deliver(page, JSON.stringify(taken?.message));
  const shownNotices = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }));
    });
  await expect
    .poll(shownNotices)
    .toEqual([{ title: message.title, body: message.body, tag: message.tag, data: { path: '/compare' } }]);

  await wanting(shopper).uncheck();
  await expect.poll(async () => (await devices(subscription)).length).toBe(0);
  await shopper.close();
});

test('registers no service worker and saves no token after a refusal', async () => {
  const shopper = await openShopper(browser);
  const { page, context, t } = shopper;
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    Notification.requestPermission = async () => 'denied';
  });
  await becomeCustomer(shopper);
  await shopper.go('/wishlist');
  await wanting(shopper).click();
  await page.getByText(t('push_denied')).waitFor();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await shopper.close();
});

test('only logs a warning in an in-app browser', async () => {
  const testDomain = origin.replace('127.0.0.1', 'localhost');
  const shopper = await openShopper(browser, {
    device: 'phone',
    shop: testDomain,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 350.0.0.0',
  });
  const warnings: string[] = [];
  shopper.page.on('console', (line) => {
    if (line.type() === 'warning') warnings.push(line.text());
  });
  await becomeCustomer(shopper);
  const cookies = await shopper.context.cookies(origin);
  await shopper.context.addCookies(
    cookies.map(({ name, value }) => ({ name, value, url: testDomain, httpOnly: true })),
  );
  await shopper.go('/wishlist');
  await main(shopper).getByText(shopper.t('push_unsupported')).waitFor();
  await expect.poll(() => wanting(shopper).isDisabled()).toBe(true);
  await expect.poll(() => warnings.filter((line) => line.startsWith('push'))).toHaveLength(1);
  expect(await shopper.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await shopper.close();
});
