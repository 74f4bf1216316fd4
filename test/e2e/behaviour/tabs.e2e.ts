import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '#test/harness/browser.ts';
import { firstOrAll } from '#test/harness/depth.ts';
import { becomeCustomer } from '../account/customer.ts';
import {
  addProductToCart,
  waitForHeading,
  waitForHydration,
  main,
  openShopper,
  findPhoneInStock,
  type Shopper,
} from './shopper.ts';

let browser: Browser;
let product = 0;
beforeAll(async () => {
  browser = await sharedBrowser({ pictures: false });
  product = await findPhoneInStock();
});

/** Opens a path in another tab of a shopper's browser. */
async function openSecondTab(shopper: Shopper, path: string): Promise<Shopper> {
  const page = await shopper.context.newPage();
  await page.goto(shopper.page.url().replace(/(\w)\/.*$/, `$1${shopper.language === 'kk' ? '/kz' : ''}${path}`));
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  return { ...shopper, page };
}

const quantity = (shopper: Shopper) => main(shopper).locator('input[inputmode=numeric]').first();
const cartLink = ({ page, t }: Shopper, count: number) =>
  page
    .getByRole('link', { name: t('frame_cart_count', { count: String(count) }) })
    .filter({ visible: true })
    .first();

test.each(
  firstOrAll([
    ['desktop', 'ru'],
    ['phone', 'kk'],
  ] as const),
)('shares the cart and its quantities between tabs (%s, %s)', async (device, language) => {
  const shopper = await openShopper(browser, { device, language });
  await shopper.go('/');
  const otherTab = await openSecondTab(shopper, '/cart');
  await waitForHeading(otherTab, otherTab.t('cart_empty_title'));
  await addProductToCart(shopper, product);
  await expect.poll(() => quantity(otherTab).inputValue()).toBe('1');
  await cartLink(otherTab, 1).waitFor();
  await main(otherTab)
    .getByRole('button', { name: otherTab.t('cart_more') })
    .first()
    .click();
  await cartLink(shopper, 2).waitFor();
  await otherTab.page.close();
  await shopper.close();
});

test('shares the comparison, favourites and logout between tabs', async () => {
  // A logout in one tab aborts requests of the other.
  const shopper = await openShopper(browser, { expected: [/status of 401/, /^401 /] });
  const { page, t } = shopper;
  await becomeCustomer(shopper);
  await shopper.go(`/p/${product}`);
  const lists = await openSecondTab(shopper, '/wishlist');
  await waitForHeading(lists, t('frame_wishlist'));
  const box = page.getByRole('region', { name: t('product_buy_box') });
  await box.getByRole('button', { name: t('product_to_wishlist') }).click();
  await main(lists).locator(`a[href$="/p/${product}"]`).first().waitFor();
  const profile = await openSecondTab(shopper, '/profile');
  await profile.page
    .getByRole('button', { name: t('auth_logout') })
    .filter({ visible: true })
    .first()
    .click();
  await main(lists).getByText(t('wishlist_guest')).waitFor();
  await shopper.close();
});

test('applies a city chosen in one tab to all, and returns focus to its button', async () => {
  const shopper = await openShopper(browser);
  const { page, t } = shopper;
  await shopper.go('/');
  const otherTab = await openSecondTab(shopper, '/cart');
  await page.getByRole('button', { name: t('frame_city') }).click();
  await page
    .getByRole('dialog', { name: t('frame_city_choose') })
    .getByRole('link', { name: 'Астана' })
    .click();
  await page.waitForURL(/\/astana/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/Астана/);
  await otherTab.page.waitForURL(/\/astana\/cart/);
  await shopper.close();
});
