import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstOrAll } from '#test/harness/depth.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { rowOf, text } from '#server/platform/database/row.ts';
import { saveSetting } from '#server/platform/database/store-settings.ts';
import { createDevice, PUSH_TOKEN } from '../../../fakes/capacitor/device.ts';
import { database } from '../account/customer.ts';
import { findPhoneInStock, main, origin, prefixPattern, waitForHeading } from '../behaviour/shopper.ts';
import { APP_VERSION, becomeAppCustomer, buildApp, passFirstStart, type AppBuild, type OpenApp } from './app.ts';

let app: AppBuild;
beforeAll(async () => {
  app = await buildApp(origin);
});
afterAll(() => app.stop());

const switchNamed = ({ page, t }: OpenApp, key: string) => page.getByRole('switch', { name: prefixPattern(t(key)) });
const press = ({ page, t }: OpenApp, key: string) => page.getByRole('button', { name: t(key) }).click();

const registered = rowOf({ deviceId: text, login: text, language: text });
const findRegistered = () =>
  database.$client`
    select ${registered} device_id as "deviceId", coalesce(login_id::text, '') as login, language
    from push_devices where token = ${PUSH_TOKEN}`;

test.each(firstOrAll(['ru', 'kk'] as const))(
  'registers for messages, opens one, and ends them with the login: %s',
  async (language) => {
    const shopper = await app.open(language);
    const { page, device, requests } = shopper;
    await passFirstStart(shopper);
    await becomeAppCustomer(shopper);
    await shopper.go('/profile/settings');
    await switchNamed(shopper, 'push_label').check();
    await expect
      .poll(async () => (await findRegistered()).map((row) => row.login !== '' && row.language))
      .toEqual([language]);
    expect(device.calledMethods()).toEqual(
      expect.arrayContaining(['PushNotifications.requestPermissions', 'PushNotifications.register']),
    );

    device.emit('PushNotifications', 'pushNotificationActionPerformed', {
      actionId: 'tap',
      notification: { id: '1', data: { path: '/kz/karaganda/gid-delivery', tag: 'order 1' } },
    });
    await page.waitForURL(/^https:\/\/localhost\/gid-delivery$/);

    // Seven days later, the next start replaces the registration.
    await page.evaluate((age) => {
      const saved = JSON.parse(localStorage.getItem('push')!) as { savedAt: number };
      localStorage.setItem('push', JSON.stringify({ ...saved, savedAt: saved.savedAt - age }));
    }, 7 * DAY_MS);
    requests.length = 0;
    await shopper.go('/profile/settings');
    const calls = () =>
      requests
        .filter((request) => request.url().includes('/api/v2/') && request.method() !== 'OPTIONS')
        .map((request) => `${request.method()} ${new URL(request.url()).pathname}`);
    await expect
      .poll(calls)
      .toEqual([
        'GET /api/v2/notification-service-is-alive',
        'DELETE /api/v2/delete-notification-by-old-device-id',
        'POST /api/v2/save-firebase-token',
      ]);

    await shopper.go('/profile');
    await press(shopper, 'auth_logout');
    await expect.poll(async () => (await findRegistered()).map(({ login }) => login)).toEqual(['']);
    await expect.poll(() => device.secrets.has('capacitor-storage_token')).toBe(false);
    await shopper.close();
  },
);

test('opens short links and links with language and city in the running app', async () => {
  await database.$client`
    insert into short_links (id, target) values ('app-journey', '/gid-bonus?from=sms') on conflict do nothing`;
  const shopper = await app.open('ru');
  const { page, device } = shopper;
  await passFirstStart(shopper);
  await page.evaluate(() => Object.assign(globalThis, { isSameStart: true }));
  device.emit('App', 'appUrlOpen', { url: `${origin}/r/app-journey` });
  await page.waitForURL(/^https:\/\/localhost\/gid-bonus\?from=sms$/);
  device.emit('App', 'appUrlOpen', { url: `${origin}/kz/astana/gid-delivery` });
  await page.waitForURL(/^https:\/\/localhost\/gid-delivery$/);
  device.emit('App', 'appUrlOpen', { url: `${origin}/yourPlatform` });
  await page.waitForURL(/^https:\/\/localhost\/$/);
  expect(await page.evaluate(() => 'isSameStart' in globalThis)).toBe(true);
  await shopper.close();
});

test.each(firstOrAll(['ru', 'kk'] as const))(
  'stays locked for another person, who may only leave the account: %s',
  async (language) => {
    const shopper = await app.open(language);
    const { page, device, t } = shopper;
    await passFirstStart(shopper);
    await becomeAppCustomer(shopper);
    await shopper.go('/profile/settings');
    await switchNamed(shopper, 'native_lock_setting').click();
    await expect.poll(() => device.preferences.get('app-lock')).toBe('true');

    await shopper.go('/profile/settings');
    await switchNamed(shopper, 'native_lock_setting').waitFor();
    device.setOwnerPresent(false);
    await shopper.go('/profile/settings');
    await page.getByText(t('native_lock_failed')).waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    await press(shopper, 'native_lock_open');
    await page.getByText(t('native_lock_failed')).waitFor();
    await press(shopper, 'auth_logout');
    await page.getByRole('navigation', { name: t('frame_tabs') }).waitFor();
    await expect.poll(() => device.secrets.has('capacitor-storage_token')).toBe(false);
    expect(device.preferences.has('app-lock')).toBe(false);
    await shopper.close();
  },
);

test('takes a photo for a complaint', async () => {
  const shopper = await app.open('ru');
  const { page, t } = shopper;
  await passFirstStart(shopper);
  await becomeAppCustomer(shopper);
  await shopper.go('/profile/my-complaints');
  await press(shopper, 'complaint_new');
  await press(shopper, 'files_add');
  await page.getByRole('dialog', { name: t('native_photo_title') }).waitFor();
  await press(shopper, 'native_photo_camera');
  await page
    .getByRole('list', { name: t('files_added') })
    .getByText('photo-1.png')
    .waitFor();
  await shopper.close();
});

test('finds a product by its barcode', async () => {
  const product = await findPhoneInStock();
  const [row] = await database.$client`select ${rowOf({ barcode: text })} barcode from products where id = ${product}`;
  expect(row!.barcode).not.toBe('');
  const shopper = await app.open('kk');
  await passFirstStart(shopper);
  shopper.device.showBarcode(row!.barcode);
  await press(shopper, 'native_scan');
  await shopper.page.waitForURL(new RegExp(`q=${row!.barcode}`));
  await main(shopper).locator(`a[href="/p/${product}"]`).first().waitFor();
  await shopper.close();
});

test('asks for the location when the shopper looks for the nearest shop', async () => {
  const shopper = await app.open('ru');
  await passFirstStart(shopper);
  await shopper.go('/shops');
  expect(shopper.device.calledMethods()).not.toContain('Geolocation.getCurrentPosition');
  await press(shopper, 'shops_near');
  await expect.poll(() => shopper.device.calledMethods()).toContain('Geolocation.getCurrentPosition');
  await shopper.close();
});

test('keeps the page and scroll position of each tab', async () => {
  const shopper = await app.open('ru');
  const { page, t } = shopper;
  await passFirstStart(shopper);
  const tab = (key: string) =>
    page.getByRole('navigation', { name: t('frame_tabs') }).getByRole('link', { name: t(key) });
  await tab('frame_catalog').click();
  await main(shopper).locator('a[href^="/c/"]').first().click();
  await page.waitForURL(/\/c\//);
  const category = page.url();
  await main(shopper).getByRole('article').nth(5).waitFor();
  await page.evaluate(() => scrollTo(0, 700));
  await tab('frame_wishlist').click();
  await page.waitForURL(/\/wishlist$/);
  await tab('frame_catalog').click();
  await page.waitForURL(category);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await tab('frame_catalog').click();
  await page.waitForURL(/\/catalog$/);
  await shopper.close();
});

test('reloads the page when it is pulled down', async () => {
  const shopper = await app.open('ru');
  const { page, requests } = shopper;
  await passFirstStart(shopper);
  await shopper.go('/catalog');
  await page.getByRole('heading', { level: 1 }).waitFor();
  requests.length = 0;
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 200, y }] });
  await touch('touchStart', 200);
  for (const y of [240, 300, 380]) await touch('touchMove', y);
  await touch('touchEnd');
  await expect.poll(() => requests.some((request) => request.url().includes('/api/'))).toBe(true);
  await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
  await shopper.close();
});

test.each(firstOrAll(['ru', 'kk'] as const))('asks an outdated app for an update: %s', async (language) => {
  await saveSetting(database, 'app.minVersion', '0.0.9');
  await saveSetting(database, 'app.googlePlayUrl', 'https://play.google.com/store/apps/details?id=kz.sauda.app');
  const shopper = await app.open(language, createDevice());
  const { page, device, t } = shopper;
  await passFirstStart(shopper);
  await app.setVersion('0.0.8');
  await page.reload();
  await waitForHeading(shopper, t('native_update_title'));
  expect(await page.getByRole('navigation').count()).toBe(0);
  await page.getByRole('link', { name: t('native_update_button') }).click();
  await expect.poll(() => device.calls.at(-1)?.options).toMatchObject({ url: expect.stringContaining('kz.sauda.app') });
  await shopper.close();
  await app.setVersion(APP_VERSION);
});
