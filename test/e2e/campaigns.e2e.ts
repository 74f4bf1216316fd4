import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '#test/harness/browser.ts';
import { becomeCustomer } from './customer.ts';
import { field, heading, main, openShopper } from './shopper.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('a set to play with is checked, summed up and put into the cart', async () => {
  const shopper = await openShopper(browser);
  const { page, t } = shopper;
  await shopper.go('/landing-pages/gaming');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('gaming');
  const part = (key: string) => main(shopper).getByRole('region', { name: t(key), exact: true });
  const summary = main(shopper).getByRole('complementary', { name: t('setup_sum') });
  await part('setup_part_platform')
    .getByRole('link', { name: /PlayStation 5/ })
    .first()
    .click();
  await summary.getByRole('listitem').first().waitFor();
  await part('setup_part_gamepad').getByRole('link', { name: /Xbox/ }).first().click();
  await summary.getByText(t('setup_gamepad_other')).waitFor();
  await part('setup_part_gamepad')
    .getByRole('link', { name: /DualSense/ })
    .first()
    .click();
  await summary.getByText(t('setup_gamepad_fits')).waitFor();
  await summary.getByRole('button', { name: t('setup_add') }).click();
  await page.getByText(t('setup_added')).waitFor();
  await shopper.follow('/cart');
  await main(shopper)
    .getByRole('link', { name: /PlayStation 5/ })
    .first()
    .waitFor();
  await main(shopper)
    .getByRole('link', { name: /DualSense/ })
    .first()
    .waitFor();
  await shopper.close();
});

test('articles are found by their words, gifts by a wish, and a customer takes a place in a queue', async () => {
  const shopper = await openShopper(browser, { tongue: 'kk', device: 'phone' });
  const { page, t } = shopper;
  await becomeCustomer(shopper);
  await shopper.go('/articles');
  await main(shopper)
    .getByRole('searchbox', { name: t('articles_search') })
    .fill('капучинатор қақ');
  await page.keyboard.press('Enter');
  const found = main(shopper).getByRole('link', { name: /Кофенің дәмі/ });
  await found.waitFor();
  expect(new URL(page.url()).searchParams.get('q')).toBe('капучинатор қақ');
  await found.click();
  await heading(shopper, /Кофенің дәмі/);
  await main(shopper)
    .getByRole('navigation', { name: t('content_parts') })
    .waitFor();
  await main(shopper)
    .getByRole('heading', { name: t('articles_next') })
    .waitFor();

  await shopper.follow('/holidays');
  await field(shopper, 'gift_whom').selectOption('mother');
  await field(shopper, 'gift_budget').selectOption('medium');
  await main(shopper)
    .getByRole('button', { name: t('gift_find') })
    .click();
  await page.waitForURL(/budget=medium&whom=mother|whom=mother&budget=medium/);
  await main(shopper).getByText(t('gift_reset')).waitFor();

  await shopper.follow('/landing-pages/preorder-iphone');
  await main(shopper)
    .getByRole('button', { name: t('launch_take') })
    .click();
  await main(shopper).getByText(t('launch_number')).waitFor();
  await main(shopper)
    .getByRole('button', { name: t('launch_leave') })
    .click();
  await main(shopper)
    .getByRole('button', { name: t('launch_take') })
    .waitFor();
  await shopper.close();
});
