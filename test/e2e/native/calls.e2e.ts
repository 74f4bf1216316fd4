import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointKey } from '#contract/index.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { findPhoneInStock, main, origin, prefixPattern } from '../behaviour/shopper.ts';
import { becomeAppCustomer, buildApp, createUsedDevice, type AppBuild } from './app.ts';
import { callName, isCall, specHeaders } from './native-calls.ts';

let app: AppBuild;
beforeAll(async () => {
  app = await buildApp(origin);
});
afterAll(() => app.stop());

/** Calls of spec §7 that the app sends for a customer on these screens. */
const SPEC_CALLS: readonly EndpointKey[] = [
  'DELETE /api/v2/delete-notification-by-old-device-id',
  'GET /api/pages/profile/addresses',
  'GET /api/pages/profile/bonus',
  'GET /api/pages/profile/complaints',
  'GET /api/pages/profile/coupons',
  'GET /api/pages/profile/go-bonuses',
  'GET /api/pages/profile/profile',
  'GET /api/pages/profile/reviews',
  'GET /api/v2/notification-service-is-alive',
  'POST /api/error-log',
  'POST /api/pages/profile/gift-cards',
  'POST /api/v2/save-firebase-token',
  'PUT /api/pages/profile/profile-set-news',
];

test('sends calls for the default city before one is chosen', async () => {
  const { page, requests, t, close } = await app.open('ru');
  await page.getByRole('button', { name: 'Русский' }).click();
  await page.getByRole('heading', { name: t('frame_city_choose') }).waitFor();
  const [call] = requests.filter(isCall);
  expect(callName(call!)).toBe('GET /api/pages/shops/allcities');
  expect(specHeaders(call!)).toEqual({ 'x-platform': 'native', 'location-id': '8' });
  await close();
});

test('sends the calls of the specification with its headers', async () => {
  const shopper = await app.open('ru', createUsedDevice('ru'), {
    expected: [/a failure of the journey/],
    path: `/p/${await findPhoneInStock()}`,
  });
  const { page, device, requests, t } = shopper;
  // The cart needs a session, whose seal the app stores.
  await page
    .getByRole('region', { name: t('product_buy_box') })
    .getByRole('button', { name: t('card_buy_name') })
    .click();
  await expect.poll(() => device.secrets.get('capacitor-storage_session_seal')).toBeTruthy();
  await becomeAppCustomer(shopper);
  requests.length = 0;
  const waitForCall = (name: EndpointKey) =>
    expect.poll(() => requests.filter(isCall).map((request) => callName(request))).toContain(name);

  await shopper.go('/profile');
  await main(shopper).getByRole('heading', { level: 1 }).waitFor();
  await shopper.follow('/profile/my-complaints');
  await waitForCall('GET /api/pages/profile/complaints');
  await shopper.follow('/profile/my-bonuses');
  await page.getByRole('tab', { name: t('bonus_bank') }).click();
  await waitForCall('GET /api/pages/profile/go-bonuses');
  await shopper.follow('/profile/my-addresses');
  await waitForCall('GET /api/pages/profile/addresses');
  await shopper.follow('/profile/my-giftcards');
  await waitForCall('POST /api/pages/profile/gift-cards');
  await shopper.follow('/profile/my-gifts');
  await waitForCall('GET /api/pages/profile/coupons');
  await shopper.follow('/profile/my-reviews');
  await waitForCall('GET /api/pages/profile/reviews');
  await shopper.follow('/profile/settings');
  await page.getByRole('switch', { name: prefixPattern(t('settings_news')) }).click();
  await waitForCall('PUT /api/pages/profile/profile-set-news');
  await page.getByRole('switch', { name: prefixPattern(t('push_label')) }).click();
  await waitForCall('POST /api/v2/save-firebase-token');
  // The device notes the registration once it is saved.
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('push') ?? '{}').savedAt);
  await page.evaluate((age) => {
    const saved = JSON.parse(localStorage.getItem('push')!) as { savedAt: number };
    localStorage.setItem('push', JSON.stringify({ ...saved, savedAt: saved.savedAt - age }));
  }, 7 * DAY_MS);
  await shopper.go('/profile/settings');
  await waitForCall('DELETE /api/v2/delete-notification-by-old-device-id');
  await page.evaluate(() => void setTimeout(() => reportError(new Error('a failure of the journey'))));
  await waitForCall('POST /api/error-log');

  const headers = {
    'x-platform': 'native',
    'location-id': device.preferences.get('locationId'),
    'x-session-seal': device.secrets.get('capacitor-storage_session_seal'),
    authorization: `Bearer ${device.secrets.get('capacitor-storage_token')}`,
  };
  const calls = requests.filter(isCall);
  for (const call of calls) expect([callName(call), specHeaders(call)]).toEqual([callName(call), headers]);
  expect(calls.map((call) => callName(call))).toEqual(expect.arrayContaining([...SPEC_CALLS]));
  await shopper.close();
});

test.each([
  ['a failed loader', 'router_error', { status: 500, json: { code: 1, error: 'internal' } }],
  ['a failed render', 'vue_error', { json: { code: 0, data: {} } }],
])('reports %s of the first page', async (_name, type, response) => {
  const shopper = await app.open('ru', createUsedDevice('ru'), {
    expected: [/status of 500/, /^render: /, /vue_error|router_error/],
  });
  const { page, requests, t } = shopper;
  await page.route('**/api/content/articles*', (route) =>
    route.fulfill({ ...response, headers: { 'access-control-allow-origin': '*' } }),
  );
  await shopper.go('/articles');
  await main(shopper)
    .getByRole('heading', { name: t('error_title') })
    .waitFor();
  const reports = () => requests.filter((request) => request.url().endsWith('/api/error-log'));
  await expect.poll(() => reports().map((request) => request.postDataJSON() as unknown)).toMatchObject([{ type }]);
  await shopper.close();
});
