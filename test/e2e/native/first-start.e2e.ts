import type { Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstOrAll } from '#test/harness/depth.ts';
import { createDevice } from '../../../fakes/capacitor/device.ts';
import { addAndOpenCart, waitForHeading, origin, findPhoneInStock, startCheckout } from '../behaviour/shopper.ts';
import { buildApp, CITY_NAMES, createUsedDevice, passFirstStart, type AppBuild } from './app.ts';
import { callName, isCall } from './native-calls.ts';

let app: AppBuild;
beforeAll(async () => {
  app = await buildApp(origin);
});
afterAll(() => app.stop());

test('takes little room on the phone', () => {
  expect(app.sizes.total).toBeLessThan(2_500_000);
});

/** Headers that the app adds to a request, by the names of spec §7. */
function ownHeaders(request: Request): Record<string, string | undefined> {
  const { 'x-platform': platform, 'location-id': location, 'x-language': language, cookie } = request.headers();
  return { platform, location, language, cookie };
}

test.each(firstOrAll(['ru', 'kk'] as const))('goes from the first start to checkout: %s', async (language) => {
  const shopper = await app.open(language);
  const { page, device, requests, t } = shopper;
  await passFirstStart(shopper);
  expect(Object.fromEntries(device.preferences)).toMatchObject({
    'lang-context': language === 'kk' ? 'kz' : 'ru',
    'city-context': 'karaganda',
    locationName: CITY_NAMES[language],
  });
  const hidden = device.calls.filter(({ pluginId, methodName }) => `${pluginId}.${methodName}` === 'SplashScreen.hide');
  expect(hidden.at(-1)?.options).toEqual({ fadeOutDuration: 300 });
  const hoverRules = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map(({ cssText }) => cssText)
      .filter((text) => text.includes(':hover')),
  );
  expect(hoverRules).toEqual([]);

  const product = await findPhoneInStock();
  requests.length = 0;
  await shopper.go(`/p/${product}`);
  expect(new URL(page.url()).pathname).toBe(`/p/${product}`);
  await expect
    .poll(() =>
      page
        .locator('main img')
        .first()
        .evaluate((img) => (img as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0);
  await addAndOpenCart(shopper);
  expect(new URL(page.url()).pathname).toBe('/cart');
  await startCheckout(shopper);
  await waitForHeading(shopper, t('checkout_title'));

  const calls = requests.filter(isCall);
  const location = device.preferences.get('locationId');
  expect(calls.length).toBeGreaterThan(5);
  for (const call of calls)
    expect([call.url(), ownHeaders(call)]).toEqual([
      call.url(),
      { platform: 'native', location, language, cookie: undefined },
    ]);
  const seal = device.secrets.get('capacitor-storage_session_seal');
  expect(seal).toBeTruthy();
  expect(calls.at(-1)!.headers()['x-session-seal']).toBe(seal);
  await shopper.close();
});

test('restarts with the chosen language, city and cart', async () => {
  const device = createDevice();
  const first = await app.open('kk', device);
  await passFirstStart(first);
  await first.go(`/p/${await findPhoneInStock()}`);
  await addAndOpenCart(first);
  await first.close();
  const second = await app.open('kk', device);
  await second.page
    .getByRole('navigation', { name: second.t('frame_tabs') })
    .getByRole('link', { name: second.t('frame_cart_count', { count: '1' }) })
    .waitFor();
  expect(await second.page.locator('html').getAttribute('lang')).toBe('kk');
  await second.close();
});

test('shows a skeleton at once, reads each stored value once and requests each response once', async () => {
  const shopper = await app.open('ru', createUsedDevice('ru'));
  const { page, device, requests } = shopper;
  const skeleton = page.locator('#root > [aria-hidden]');
  await waitForHeading(shopper, /./);
  expect(await skeleton.count()).toBe(0);
  const { promise: response, resolve: respond } = Promise.withResolvers<void>();
  await page.route('**/api/catalog/home', async (route) => {
    await response;
    await route.continue();
  });
  device.calls.length = 0;
  requests.length = 0;
  await shopper.go('/');
  await expect.poll(() => requests.filter(isCall).map((request) => callName(request))).toHaveLength(3);
  await skeleton.waitFor();
  expect(device.calledMethods()).toContain('SplashScreen.hide');
  respond();
  await waitForHeading(shopper, /./);
  await skeleton.waitFor({ state: 'detached' });
  const keys = device.calls.flatMap(({ methodName, options }) =>
    methodName === 'get' ? [String(options['key'])] : [],
  );
  expect(keys.filter((key) => key !== 'app-lock')).toEqual([...new Set(keys)].filter((key) => key !== 'app-lock'));
  const names = requests.filter(isCall).map((request) => callName(request));
  for (const name of ['GET /api/pages/frame', 'GET /api/app/version', 'GET /api/catalog/home'])
    expect([name, names.filter((other) => other === name).length]).toEqual([name, 1]);
  await shopper.close();
});

test('treats the shopper as a guest when the secure storage has lost its key', async () => {
  const device = createDevice();
  const first = await app.open('ru', device);
  await passFirstStart(first);
  await first.close();
  device.loseKeystore();
  const second = await app.open('ru', device);
  await second.page.getByRole('navigation', { name: second.t('frame_tabs') }).waitFor();
  await second.close();
});

test("changes the app's language by the button in the header", async () => {
  const shopper = await app.open('ru');
  await passFirstStart(shopper);
  await shopper.page.getByRole('link', { name: 'Қаз — қазақша' }).click();
  await expect.poll(() => shopper.page.locator('html').getAttribute('lang')).toBe('kk');
  expect(shopper.device.preferences.get('lang-context')).toBe('kz');
  expect(new URL(shopper.page.url()).search).toBe('');
  await shopper.close();
});

test('closes the top modal on the back key, then goes back, then asks before leaving', async () => {
  const shopper = await app.open('ru');
  const { page, device, t } = shopper;
  await passFirstStart(shopper);
  // A city that was just chosen is not questioned.
  expect(await page.evaluate(() => localStorage.getItem('city-confirmed'))).toBe('true');
  const pressBack = (canGoBack: boolean) => device.emit('App', 'backButton', { canGoBack });
  await page
    .getByRole('navigation', { name: t('frame_tabs') })
    .getByRole('link', { name: t('frame_catalog') })
    .click();
  await page.waitForURL(/\/catalog$/);
  await page.locator('[data-city-button]').click();
  await page.getByRole('dialog').waitFor();
  pressBack(true);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(page.url()).toMatch(/\/catalog$/);
  pressBack(true);
  await page.waitForURL((url) => url.pathname === '/');
  // A notice lasts three seconds: a busy page could show it too late.
  await waitForHeading(shopper, /./);
  await page.locator('main a[href="/articles"]').first().waitFor();
  pressBack(false);
  await page.getByText(t('native_leave')).waitFor();
  const hasExited = () => device.calls.some(({ methodName }) => methodName === 'exitApp');
  expect(hasExited()).toBe(false);
  pressBack(false);
  await expect.poll(hasExited).toBe(true);
  await shopper.close();
});

test('opens a link of the shop in the running app', async () => {
  const shopper = await app.open('ru');
  await passFirstStart(shopper);
  shopper.device.emit('App', 'appUrlOpen', { url: `${origin}/gid-delivery` });
  await shopper.page.waitForURL(/^https:\/\/localhost\/gid-delivery$/);
  await shopper.page.getByRole('heading', { level: 1 }).waitFor();
  await shopper.close();
});
