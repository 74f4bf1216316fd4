import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedBrowser } from '#test/harness/browser.ts';
import { firstOrAll } from '#test/harness/depth.ts';
import { addProductToCart, waitForHeading, openShopper, findPhoneInStock } from '../behaviour/shopper.ts';

let browser: Browser;
let product = 0;
beforeAll(async () => {
  browser = await sharedBrowser();
  product = await findPhoneInStock();
});

describe('a product added to the cart', () => {
  test('can be counted up and removed where it was added', async () => {
    const shopper = await openShopper(browser, { device: 'phone', language: 'kk' });
    const { page, t } = shopper;
    await addProductToCart(shopper, product);
    const box = page.getByRole('region', { name: t('product_buy_box') });
    const quantity = box.getByRole('spinbutton', { name: t('cart_quantity') });
    const cartResponse = page.waitForResponse(
      async (response) =>
        response.request().method() === 'PUT' &&
        ((await response.json()) as { data: { count: number } }).data.count === 3,
    );
    await box.getByRole('button', { name: t('cart_more') }).click();
    await box.getByRole('button', { name: t('cart_more') }).click();
    expect(await quantity.inputValue()).toBe('3');
    await cartResponse;
    await quantity.fill('1');
    await quantity.press('Enter');
    await box.getByRole('button', { name: t('cart_remove_name') }).click();
    await box.getByRole('button', { name: t('card_buy_name') }).waitFor();
    await shopper.go('/cart');
    await waitForHeading(shopper, t('cart_empty_title'));
    await shopper.close();
  });

  test.each(firstOrAll(['phone', 'desktop'] as const))(
    'shows the added product with accessories and a cart link, without covering the button (%s)',
    async (device) => {
      const shopper = await openShopper(browser, { device, language: 'kk' });
      const { page, t } = shopper;
      await addProductToCart(shopper, product);
      const panel = page.getByRole('region', { name: t('added_label') });
      await panel.getByRole('status').getByText(t('card_added')).waitFor();
      const box = (await panel.boundingBox())!;
      const pressed = (await page
        .getByRole('spinbutton', { name: t('cart_quantity') })
        .first()
        .boundingBox())!;
      const areApart =
        box.y + box.height <= pressed.y || box.y >= pressed.y + pressed.height || box.x + box.width <= pressed.x;
      expect(areApart).toBe(true);
      await panel
        .getByRole('button', { name: t('card_buy_name') })
        .first()
        .click();
      await panel.getByRole('img', { name: t('card_added') }).waitFor();
      await panel.getByRole('link', { name: t('cart_to_cart') }).click();
      await waitForHeading(shopper, t('cart_title'));
      expect(
        await page
          .getByRole('region', { name: t('cart_lines') })
          .getByRole('button', { name: t('cart_remove_name') })
          .count(),
      ).toBe(2);
      await shopper.close();
    },
  );

  test('does not move the cart link when the stepper appears', async () => {
    const shopper = await openShopper(browser, { device: 'desktop', language: 'ru' });
    const { page, t } = shopper;
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/cart-stepper-[^/]*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await addProductToCart(shopper, product);
    const box = page.getByRole('region', { name: t('product_buy_box') });
    const link = box.getByRole('link', { name: t('card_in_cart_name') });
    const { x, y, width, height } = (await link.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    release();
    await box.getByRole('spinbutton', { name: t('cart_quantity') }).waitFor();
    const after = (await link.boundingBox())!;
    expect([after.x, after.width]).toEqual([x, width]);
    await page.mouse.up();
    await waitForHeading(shopper, t('cart_title'));
    await shopper.close();
  });
});
