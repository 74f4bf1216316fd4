import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '#test/harness/browser.ts';
import { barriers, barriersNow, showIn } from './barriers.ts';
import { becomeCustomer } from './customer.ts';
import { customersScreens } from './customers-screens.ts';
import { addIt, heading, main, openShopper, phoneInStock, type Shopper } from './shopper.ts';

let browser: Browser;
let product = 0;
beforeAll(async () => {
  browser = await launchBrowser();
  product = await phoneInStock();
});
afterAll(() => browser.close());

/** Looks at one screen after the other when it is `shown`, first at all of them in the light. */
async function barriersOf(
  shopper: Shopper,
  paths: readonly string[],
  shown: () => Promise<void> = async () => {},
): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await showIn(shopper, theme);
    for (const path of paths) {
      await shopper.follow(path);
      await shown();
      found.push(...(await barriersNow(shopper, path)));
    }
  }
  return found;
}

describe('axe finds nothing serious, in the light and in the dark', () => {
  const paths = () => [
    '/',
    '/catalog',
    '/c/vse-smartfony',
    `/p/${product}`,
    '/search?q=samsung',
    '/search?q=nothing-like-this',
    '/compare',
    '/wishlist',
    '/shops',
    '/order',
    '/no/such/page',
    '/error',
    '/offline',
    '/maintenance',
    '/gid',
    '/gid-delivery',
    '/gid-bonus',
    '/gid-question',
    '/gid-contacts',
    '/promos',
    '/promos/p/kofe-i-chaj',
    '/gid-service',
    '/privacy-policy',
    '/trade-in',
    '/payment-call-operator',
  ];

  test.each([
    { tongue: 'ru', device: 'desktop' },
    { tongue: 'kk', device: 'phone' },
  ] as const)('on every screen: %o', async (options) => {
    const shopper = await openShopper(browser, { ...options, expected: [/404/] });
    await shopper.go('/privacy-policy');
    expect(await barriersOf(shopper, paths())).toEqual([]);
    await shopper.close();
  });

  test.each(['ru', 'kk'] as const)('on every screen of a customer: %s', async (tongue) => {
    const shopper = await openShopper(browser, { tongue, expected: [/status of 404/] });
    await becomeCustomer(shopper);
    await shopper.go('/');
    const loaded = () => main(shopper).locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    expect(await barriersOf(shopper, Object.values(customersScreens), loaded)).toEqual([]);
    await shopper.close();
  });

  test.each([
    { tongue: 'kk', device: 'desktop' },
    { tongue: 'ru', device: 'phone' },
  ] as const)('with windows open, in the cart and the checkout: %o', async (options) => {
    const shopper = await openShopper(browser, { ...options, greeted: false });
    const { page, t } = shopper;
    const found: string[] = [];
    await shopper.go('/c/vse-smartfony');
    const question = page.getByRole('dialog', { name: t('frame_city_question') });
    await question.waitFor();
    found.push(...(await barriers(shopper, 'city question', question)));
    await question.getByRole('button', { name: t('frame_city_other') }).click();
    const picker = page.getByRole('dialog', { name: t('frame_city_choose') });
    await picker.getByRole('link').first().waitFor();
    found.push(...(await barriers(shopper, 'city picker', picker)));
    await page.keyboard.press('Escape');
    if (shopper.phone) {
      await page.getByRole('button', { name: t('listing_filters') }).click();
      const filters = page.getByRole('dialog', { name: t('listing_filters') });
      await filters.waitFor();
      found.push(...(await barriers(shopper, 'filters', filters)));
    } else {
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('frame_catalog') })
        .click();
      const menu = page.getByRole('dialog', { name: t('frame_catalog') });
      await menu.locator('section a').first().waitFor();
      found.push(...(await barriers(shopper, 'catalogue', menu)));
      await page.keyboard.press('Escape');
      await page.getByRole('combobox', { name: t('frame_search') }).fill('samsung');
      await page.getByRole('option').first().waitFor();
      found.push(...(await barriers(shopper, 'suggestions')));
    }
    await addIt(shopper, product);
    found.push(...(await barriers(shopper, 'product in the cart')));
    await shopper.go('/cart');
    await heading(shopper, t('cart_title'));
    await main(shopper).getByRole('article').first().waitFor();
    found.push(...(await barriers(shopper, 'cart')));
    await shopper.go('/checkout');
    await heading(shopper, t('checkout_title'));
    await page.getByRole('button', { name: t('checkout_continue') }).click();
    await page.getByText(t('checkout_error_phone_required')).waitFor();
    found.push(...(await barriers(shopper, 'checkout with problems')));
    expect(found).toEqual([]);
    await shopper.close();
  });
});
