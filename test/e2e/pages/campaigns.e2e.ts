import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '#test/harness/browser.ts';
import { waitForNotice } from '../account/notices.ts';
import { main, openShopper } from '../behaviour/shopper.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser({ pictures: false });
});

test('checks a gaming setup, totals it and adds it to the cart', async () => {
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
  await summary.getByRole('button', { name: t('setup_add') }).click();
  const warning = page.getByRole('dialog', { name: t('setup_wrong_title') });
  await warning.getByText(t('setup_gamepad_other')).waitFor();
  await warning.getByRole('button', { name: t('setup_wrong_change') }).click();
  await part('setup_part_gamepad').getByRole('searchbox').fill('dualsense');
  await part('setup_part_gamepad').getByRole('searchbox').press('Enter');
  await part('setup_part_gamepad')
    .getByRole('button', { name: t('setup_less') })
    .waitFor();
  expect(await part('setup_part_gamepad').getByRole('link', { name: /Xbox/ }).count()).toBe(0);
  await part('setup_part_gamepad')
    .getByRole('link', { name: /DualSense/ })
    .first()
    .click();
  await summary.getByText(t('setup_gamepad_fits')).waitFor();
  await summary.getByRole('button', { name: t('setup_add') }).click();
  await waitForNotice(shopper, 'setup_added');
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
