import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedBrowser } from '#test/harness/browser.ts';
import { findAxeProblems, applyTheme } from './accessibility.ts';
import { addProductToCart, waitForHeading, main, openShopper, findPhoneInStock } from '../behaviour/shopper.ts';

let browser: Browser;
let product = 0;
beforeAll(async () => {
  browser = await sharedBrowser();
  product = await findPhoneInStock();
});

describe('axe finds nothing serious, in the light and dark themes', () => {
  // Covers the combinations that the walk of every-screen.e2e.ts leaves out.
  test.each([
    { language: 'ru', device: 'phone', theme: 'light' },
    { language: 'kk', device: 'desktop', theme: 'dark' },
  ] as const)('with dialogs open, in the cart and the checkout: %o', async ({ theme, ...options }) => {
    const shopper = await openShopper(browser, { ...options, isCityConfirmed: false });
    await applyTheme(shopper, theme);
    const { page, t } = shopper;
    const problems: string[] = [];
    await shopper.go('/c/vse-smartfony');
    const question = page.getByRole('dialog', { name: t('frame_city_question') });
    await question.waitFor();
    problems.push(...(await findAxeProblems(shopper, 'city question', { part: question })));
    await question.getByRole('button', { name: t('frame_city_other') }).click();
    const picker = page.getByRole('dialog', { name: t('frame_city_choose') });
    await picker.getByRole('link').first().waitFor();
    problems.push(...(await findAxeProblems(shopper, 'city picker', { part: picker })));
    await page.keyboard.press('Escape');
    if (shopper.isPhone) {
      await page.getByRole('button', { name: t('listing_filters') }).click();
      const filters = page.getByRole('dialog', { name: t('listing_filters') });
      await filters.waitFor();
      problems.push(...(await findAxeProblems(shopper, 'filters', { part: filters })));
    } else {
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('frame_catalog') })
        .click();
      const menu = page.getByRole('dialog', { name: t('frame_catalog') });
      await menu.locator('section a').first().waitFor();
      problems.push(...(await findAxeProblems(shopper, 'catalogue', { part: menu })));
      await page.keyboard.press('Escape');
      await page.getByRole('combobox', { name: t('frame_search') }).fill('samsung');
      await page.getByRole('option').first().waitFor();
      problems.push(...(await findAxeProblems(shopper, 'suggestions')));
    }
    await addProductToCart(shopper, product);
    // The frame is checked once: on a computer with the suggestions open, on a phone here.
    const skip = shopper.isPhone ? 'nothing' : 'frame';
    problems.push(...(await findAxeProblems(shopper, 'product in the cart', { skip })));
    await shopper.go('/cart');
    await waitForHeading(shopper, t('cart_title'));
    await main(shopper).getByRole('article').first().waitFor();
    problems.push(...(await findAxeProblems(shopper, 'cart', { skip: 'frame' })));
    await shopper.go('/checkout');
    await waitForHeading(shopper, t('checkout_title'));
    await page.getByRole('button', { name: t('checkout_continue') }).click();
    await page.getByText(t('checkout_error_phone_required')).waitFor();
    problems.push(...(await findAxeProblems(shopper, 'checkout with problems', { skip: 'frame' })));
    expect(problems).toEqual([]);
    await shopper.close();
  });
});
