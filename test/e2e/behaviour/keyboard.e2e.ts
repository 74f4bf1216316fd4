import type { Browser, Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '#test/harness/browser.ts';
import { isDeep } from '#test/harness/depth.ts';
import { field, waitForHeading, openShopper, type Shopper } from './shopper.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser({ pictures: false });
});

const MAX_PRESSES = 250;

/** Presses Tab until the element is focused; throws after `MAX_PRESSES`. */
async function tabTo({ page }: Shopper, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let press = 0; press < MAX_PRESSES; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${target}`);
}

const first = (shopper: Shopper, role: 'button' | 'link', key: string) =>
  shopper.page
    .getByRole(role, { name: shopper.t(key) })
    .filter({ visible: true })
    .first();

test.runIf(isDeep)('places an order from the front page by keyboard only', async () => {
  const shopper = await openShopper(browser);
  const { page, t } = shopper;
  const { keyboard } = page;
  await shopper.go('/');

  await keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent), 'the first stop skips the header').toMatch(
    t('frame_skip'),
  );
  await keyboard.press('/');
  await keyboard.type('наушники');
  await page.getByRole('listbox').waitFor();
  await keyboard.press('Escape');
  await keyboard.press('Enter');
  await page.waitForURL(/\/search\?q=/);
  await page
    .getByRole('region', { name: t('listing_products') })
    .getByRole('article')
    .first()
    .waitFor();

  const card = page
    .getByRole('article')
    .filter({ has: page.getByText(t('stock_delivery')) })
    .first();
  await tabTo(shopper, card.getByRole('link').first());
  await keyboard.press('Enter');
  await page.waitForURL(/\/p\/\d+/);
  await page.getByRole('region', { name: t('product_buy_box') }).waitFor();

  await tabTo(shopper, first(shopper, 'button', 'card_buy_name'));
  await keyboard.press('Enter');
  const inCart = first(shopper, 'link', 'card_in_cart_name');
  await inCart.waitFor();
  await expect
    .poll(() => inCart.evaluate((link) => link === document.activeElement), {
      message: 'the focus stays on the replaced button',
    })
    .toBe(true);
  await keyboard.press('Enter');
  await waitForHeading(shopper, t('cart_title'));

  await tabTo(shopper, first(shopper, 'button', 'cart_checkout'));
  await keyboard.press('Enter');
  await waitForHeading(shopper, t('checkout_title'));

  for (const [label, text] of [
    ['checkout_phone', '7011234567'],
    ['checkout_first_name', 'Данияр'],
    ['checkout_last_name', 'Ахметов'],
    ['checkout_email', 'd@example.kz'],
  ] as const) {
    await tabTo(shopper, field(shopper, label));
    await keyboard.type(text);
  }
  await keyboard.press('Enter');

  const courier = page.locator('input[type=radio][value=courier]');
  await courier.waitFor();
  await keyboard.press('Tab');
  await page.locator('input[type=radio][name=kind]:focus').waitFor();
  await keyboard.press('Space');
  await expect.poll(() => courier.isChecked()).toBe(true);
  for (const [label, text] of [
    ['checkout_street', 'Абая'],
    ['checkout_house', '10'],
  ] as const) {
    await tabTo(shopper, field(shopper, label));
    await keyboard.type(text);
  }
  await tabTo(shopper, first(shopper, 'button', 'checkout_continue'));
  await keyboard.press('Enter');

  const receipt = page.locator('input[type=radio][value=on-receipt]');
  await receipt.waitFor();
  await keyboard.press('Tab');
  await page.locator('input[type=radio][name=method]:focus').waitFor();
  for (let press = 0; press < 3 && !(await receipt.evaluate((radio) => radio === document.activeElement)); press++)
    await keyboard.press('ArrowDown');
  await keyboard.press('Space');
  await keyboard.press('Enter');

  await tabTo(shopper, first(shopper, 'button', 'checkout_place'));
  await keyboard.press('Enter');
  await page.waitForURL(/\/thanks\/\d+/);
  await page.getByText(t('order_thanks_name', { name: 'Данияр' })).waitFor();
  await shopper.close();
});

test('opens, browses and closes the catalogue by keyboard, and restores the focus', async () => {
  const shopper = await openShopper(browser, { language: 'kk' });
  const { page, t } = shopper;
  await shopper.go('/shops');
  const opener = page.getByRole('banner').getByRole('link', { name: t('frame_catalog') });
  await tabTo(shopper, opener);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: t('frame_catalog') });
  const roots = menu.locator('a[data-root]');
  await tabTo(shopper, roots.first());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => menu.locator('a:focus').count(), { message: 'the right arrow enters the category' }).toBe(1);
  await page.keyboard.press('ArrowLeft');
  expect(await roots.nth(1).evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true);
  await shopper.close();
});
