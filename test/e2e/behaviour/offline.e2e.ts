import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '#test/harness/browser.ts';
import { firstOrAll } from '#test/harness/depth.ts';
import { becomeCustomer } from '../account/customer.ts';
import { waitForNotice } from '../account/notices.ts';
import {
  addProductToCart,
  waitForHeading,
  main,
  openShopper,
  findPhoneInStock,
  prefixPattern,
  type Shopper,
} from './shopper.ts';

let browser: Browser;
let product = 0;
beforeAll(async () => {
  browser = await sharedBrowser();
  product = await findPhoneInStock();
});

/** Expected problems of a page without a network. */
const expected = [/ERR_INTERNET_DISCONNECTED/, /status of 503/, /^503 http/];
/** A logout in another tab aborts open requests. */
const loggedOut = [...expected, /status of 401/];
const open = (language: 'ru' | 'kk', problems = expected) =>
  openShopper(browser, { language, serviceWorkers: 'allow', expected: problems });

/** Waits until the worker has cached the page of a path. */
const waitUntilCached = ({ page, language }: Shopper, path: string) =>
  expect
    .poll(() =>
      page.evaluate(async (url) => (await caches.match(url)) !== undefined, `${language === 'kk' ? '/kz' : ''}${path}`),
    )
    .toBe(true);
const waitUntilCartCached = ({ page }: Shopper) =>
  expect.poll(() => page.evaluate(() => caches.match('/api/cart', { ignoreSearch: true }).then(Boolean))).toBe(true);
const readServerQuantity = ({ page }: Shopper) =>
  page.evaluate(async () => {
    const response = await fetch('/api/cart', { headers: { 'x-language': 'ru', 'location-id': '8' } });
    return ((await response.json()) as { data: { count: number } }).data.count;
  });

test.each(firstOrAll(['kk', 'ru'] as const))(
  'shows visited pages offline, and sends the offline cart once online (%s)',
  async (language) => {
    const shopper = await open(language);
    const { page, context, t } = shopper;
    await shopper.go(`/p/${product}`);
    const name = (await main(shopper).getByRole('heading', { level: 1 }).textContent())!;
    await waitUntilCached(shopper, `/p/${product}`);
    await waitUntilCached(shopper, '/wishlist');
    await addProductToCart(shopper, product);
    await shopper.go('/cart');
    await waitUntilCached(shopper, '/cart');
    const plusButton = main(shopper)
      .getByRole('button', { name: t('cart_more') })
      .first();
    await plusButton.waitFor();
    // Parts loaded after hydration are cached when they arrive.
    await page.waitForLoadState('networkidle');

    await context.setOffline(true);
    await page.getByText(t('frame_offline')).waitFor();
    await shopper.go('/cart');
    await page.getByText(t('offline_kept')).waitFor();
    await plusButton.click();
    await expect.poll(() => main(shopper).locator('input[inputmode=numeric]').first().inputValue()).toBe('2');
    // Client-side navigation opens cached pages too; other pages say so and offer alternatives.
    await shopper.go(`/p/${product}`);
    await waitForHeading(shopper, new RegExp(name.slice(0, 12).replace(/[()+.]/g, '.')));
    await page.goto(page.url().replace(/\/p\/.*/, '/catalog'));
    await waitForHeading(shopper, t('offline_title'));
    await main(shopper).getByRole('link', { name: name.trim() }).waitFor();

    await context.setOffline(false);
    await waitForNotice(shopper, 'offline_cart_sent');
    await waitForHeading(shopper, t('frame_catalog'));
    expect(await readServerQuantity(shopper)).toBe(2);
    await shopper.close();
  },
);

test('shows a product added offline in the cart immediately, with its total', async () => {
  // Parts of the page that were never viewed are missing offline.
  const shopper = await open('ru', [...expected, /ERR_FAILED/]);
  const { page, context, t } = shopper;
  await shopper.go('/cart');
  await waitUntilCached(shopper, '/cart');
  await shopper.go(`/p/${product}`);
  await waitUntilCached(shopper, `/p/${product}`);
  // The worker predicts a change from the last cart it has seen.
  await waitUntilCartCached(shopper);

  await context.setOffline(true);
  await page.getByText(t('frame_offline')).waitFor();
  const box = page.getByRole('region', { name: t('product_buy_box') });
  await box.getByRole('button', { name: t('card_buy_name') }).click();
  await box.getByRole('link', { name: t('card_in_cart_name') }).click();
  await waitForHeading(shopper, t('cart_title'));
  await main(shopper)
    .getByText(prefixPattern(t('sum_goods', { count: '1' })))
    .first()
    .waitFor();
  // The same after a reload, when the cart comes from the worker's cache.
  await shopper.go('/cart');
  await main(shopper)
    .getByText(prefixPattern(t('sum_goods', { count: '1' })))
    .first()
    .waitFor();
  // The lines carry no decision, and the limit per order is unknown.
  await main(shopper).getByText(t('cart_offline')).waitFor();
  const plusButton = main(shopper)
    .getByRole('button', { name: t('cart_more') })
    .first();
  expect(await plusButton.isEnabled()).toBe(true);

  // Another tab gets the event first; this one must show the priced cart too.
  const secondTab = await context.newPage();
  await secondTab.goto(page.url());
  await context.setOffline(false);
  await expect.poll(() => readServerQuantity(shopper)).toBe(1);
  await main(shopper).getByText(t('cart_offline')).waitFor({ state: 'detached' });
  await main({ ...shopper, page: secondTab })
    .getByText(t('cart_offline'))
    .waitFor({ state: 'detached' });
  await shopper.close();
});

test('removes the customer’s data from the browser on logout, and keeps public data', async () => {
  const shopper = await open('ru', loggedOut);
  const { page } = shopper;
  await shopper.go(`/p/${product}`);
  await waitUntilCached(shopper, `/p/${product}`);
  await becomeCustomer(shopper);
  await shopper.go('/cart');
  // Only the cache is checked, not the effects of calls after the logout.
  await page.evaluate(async () => (await caches.open('sauda-own-1')).put('/of-the-customer', new Response('own')));
  await page.evaluate(() =>
    fetch('/api/auth/logout', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }),
  );
  await expect.poll(() => page.evaluate(async () => (await caches.match('/of-the-customer')) === undefined)).toBe(true);
  expect(await page.evaluate(() => caches.has('sauda-pages-1'))).toBe(true);
  await shopper.close();
});
