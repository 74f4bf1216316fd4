import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '#test/harness/browser.ts';
import { firstOrAll } from '#test/harness/depth.ts';
import { button, cards } from '../buying/address-form.ts';
import { becomeCustomer, database } from '../account/customer.ts';
import { waitForNotice } from '../account/notices.ts';
import { startWithCart, main, openShopper, origin, findPhoneInStock, type Shopper } from '../behaviour/shopper.ts';

/** The same shop under a test domain (`TEST_DOMAINS` of `test/harness/global-shop.ts`). */
const testOrigin = origin.replace('127.0.0.1', 'localhost');
const DETECTION = '**/api/app/device-detected-read';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser({ pictures: false });
});

const readSession = ({ page }: Shopper, key: string) =>
  page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? 'null') as unknown, key);
const storedKeys = ({ page }: Shopper) => page.evaluate(() => Object.keys(localStorage));
const cookieNames = async ({ context }: Shopper) => (await context.cookies(origin)).map(({ name }) => name);
/** Console messages of a page, without the browser's own. */
function collectConsole({ page }: Shopper): string[] {
  const lines: string[] = [];
  page.on('console', (line) => {
    if (!/^Failed to load resource|DevTools|blocked by Playwright/.test(line.text()))
      lines.push(`${line.type()}: ${line.text()}`);
  });
  return lines;
}

test('§4, §9: detects the device once per session and stores its flags under the specified names', async () => {
  const shopper = await openShopper(browser, { device: 'phone' });
  let calls = 0;
  shopper.page.on('request', (request) => {
    if (request.url().includes('device-detected-read')) calls++;
  });
  await shopper.go('/');
  await expect
    .poll(() => readSession(shopper, 'appGlobalDeviceState'))
    .toMatchObject({ isMobile: true, isAndroid: true });
  expect(await readSession(shopper, 'appDeviceInitializedState')).toBe(true);
  await shopper.go('/catalog');
  await shopper.go('/gid');
  // The page is idle: its height is set in the same step as the detection.
  await shopper.page.waitForFunction(() => document.documentElement.style.getPropertyValue('--viewport-height'));
  expect(calls).toBe(1);
  await shopper.close();
});

test('§8: leaves every flag false after a failed detection, without a message', async () => {
  const shopper = await openShopper(browser, { expected: [/Failed to load resource/] });
  const lines = collectConsole(shopper);
  await shopper.context.route(DETECTION, (route) => route.fulfill({ status: 500, json: { code: 1006 } }));
  await shopper.go('/gid');
  await expect.poll(() => readSession(shopper, 'appGlobalDeviceState')).not.toBeNull();
  expect(await readSession(shopper, 'appDeviceInitializedState')).toBe(true);
  const flags = (await readSession(shopper, 'appGlobalDeviceState')) as Record<string, boolean>;
  expect([Object.keys(flags).length, Object.values(flags).some(Boolean)]).toEqual([16, false]);
  expect(await shopper.page.locator('[data-notices] > li').count()).toBe(0);
  expect(lines, 'the live shop logs nothing').toEqual([]);
  await shopper.close();
});

test('§2, §9: marks a test domain noindex in every language and logs there, unlike the live shop', async () => {
  for (const path of ['/', '/gid', '/kz']) {
    const fetchHtml = async (shopOrigin: string) => (await fetch(shopOrigin + path)).text();
    expect(await fetchHtml(testOrigin)).toContain('<meta name="robots" content="noindex, nofollow">');
    if (path !== '/kz') expect(await fetchHtml(origin)).not.toContain('content="noindex, nofollow"');
  }
  const shopper = await openShopper(browser, {
    shop: testOrigin,
    expected: [/Failed to load resource/, /device: not detected/],
  });
  const lines = collectConsole(shopper);
  await shopper.context.route(DETECTION, (route) => route.fulfill({ json: { code: 7 } }));
  await shopper.go('/gid');
  await expect.poll(() => lines.filter((line) => line.includes('device: not detected'))).toHaveLength(1);
  await shopper.close();
});

test('§4: measures the viewport height on load, and again when the tab becomes visible', async () => {
  const shopper = await openShopper(browser, { device: 'phone' });
  const { page } = shopper;
  const readHeight = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--viewport-height'));
  await shopper.go('/gid');
  await expect.poll(readHeight).toBe('844px');
  await page.evaluate(() => {
    document.documentElement.style.setProperty('--viewport-height', '1px');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(readHeight).toBe('844px');
  await shopper.close();
});

test('§3: stores browser values under the specified names', async () => {
  const shopper = await openShopper(browser, { device: 'desktop' });
  const { page, t } = shopper;
  await startWithCart(shopper);
  for (const name of ['locationId', 'locationName', 'cityCode', 'cityIdInFO', 'city-context', 'lang-context'])
    await expect.poll(() => storedKeys(shopper)).toContain(name);
  const cookies = await cookieNames(shopper);
  expect(cookies).toEqual(
    expect.arrayContaining(['session_seal', 'locationId', 'cityCode', 'cityIdInFO', 'city-context', 'lang-context']),
  );
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('frame_catalog') })
    .click();
  const menu = page.getByRole('dialog', { name: t('frame_catalog') });
  await menu.locator('a[data-root]').nth(1).hover();
  await expect.poll(() => storedKeys(shopper)).toContain('catalogHoverId');
  await shopper.go('/auth');
  await expect.poll(() => storedKeys(shopper)).toEqual(expect.arrayContaining(['deviceId', 'uniqueBrowserId']));
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('deviceId') ?? '""') as string)).not.toMatch(
    /[ +=]/,
  );
  await becomeCustomer(shopper);
  await shopper.go('/profile/my-orders');
  await expect.poll(() => storedKeys(shopper)).toEqual(expect.arrayContaining(['expired', 'profileRoute']));
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('profileRoute') ?? '""') as string)).toBe(
    'my-orders',
  );
  const expiresAt = await page.evaluate(() =>
    Date.parse(JSON.parse(localStorage.getItem('expired') ?? '""') as string),
  );
  expect(expiresAt).toBeGreaterThan(Date.now());
  await shopper.close();
});

test('§4, §7: removes an address only on code 0', async () => {
  const shopper = await openShopper(browser);
  const { page, t } = shopper;
  const { customerId } = await becomeCustomer(shopper);
  await database.$client`
    insert into addresses (customer_id, city_id, street, house, is_selected, created_at, updated_at)
    values (${customerId}, 1, 'проспект Абая', '10', true, now(), now())`;
  await page.route('**/api/pages/profile/delete-address*', (route) => route.fulfill({ json: { code: 5, data: {} } }));
  await shopper.go('/profile/my-addresses');
  await button(shopper, 'address_delete').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('address_delete') })
    .click();
  await page.getByText(t('address_delete_failed')).first().waitFor();
  await page.reload();
  await expect.poll(() => cards(shopper).count()).toBe(1);
  await shopper.close();
});

test('§8: retries a failed profile once, then reports it, with a silent live console', async () => {
  const shopper = await openShopper(browser, { expected: [/Failed to load resource/] });
  await becomeCustomer(shopper);
  const lines = collectConsole(shopper);
  let calls = 0;
  await shopper.context.route('**/api/pages/profile/profile', (route) => {
    calls++;
    return route.fulfill({ status: 500, json: { code: 1006, error: 'unexpected' } });
  });
  await shopper.go('/profile');
  await main(shopper).getByText(shopper.t('auth_profile_failed')).waitFor();
  expect([calls, lines]).toEqual([2, []]);
  await shopper.close();
});

test.each(firstOrAll(['ru', 'kk'] as const))(
  '§2, §8: shows the specified messages on error pages and favourite buttons (%s)',
  async (language) => {
    const shopper = await openShopper(browser, { language, device: 'phone', expected: [/status of 404/] });
    const { page, t } = shopper;
    await shopper.go('/error');
    const offline = main(shopper).getByRole('link', { name: t('error_open_offline') });
    expect(await offline.getAttribute('href')).toBe(language === 'kk' ? '/kz/offline' : '/offline');
    await page.goto(`${origin}${language === 'kk' ? '/kz' : ''}/no/such/page`);
    await main(shopper).getByText('/no/such/page').waitFor();
    await shopper.go(`/p/${await findPhoneInStock()}`);
    await page
      .getByRole('button', { name: t('product_to_wishlist'), exact: true })
      .first()
      .click();
    await waitForNotice(shopper, 'wishlist_login');
    await shopper.close();
  },
);

test('§2: shows a dismissible product banner in the web frame', async () => {
  const shopper = await openShopper(browser);
  const { page, t } = shopper;
  const product = await findPhoneInStock();
  await shopper.go(`/p/${product}`);
  await expect.poll(() => storedKeys(shopper)).toContain('recently-viewed');
  await shopper.go('/gid');
  const banner = page.getByRole('complementary', { name: t('product_banner') });
  expect(await banner.getByRole('link').getAttribute('href')).toBe(`/p/${product}`);
  await banner.getByRole('button', { name: t('frame_close') }).click();
  await expect.poll(() => banner.count()).toBe(0);
  await shopper.go('/shops');
  expect(await banner.count()).toBe(0);
  await shopper.close();
});
