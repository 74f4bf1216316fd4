import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '#test/harness/browser.ts';
import { firstOrAll } from '#test/harness/depth.ts';
import { addAndOpenCart, waitForHeading, main, openShopper, origin, startCheckout } from '../behaviour/shopper.ts';

/** A city where the demo does not sell its heaviest appliances, and one of these. */
const FAR_CITY = 'aktau';
const HEAVY_PRODUCT = 'Холодильник LG GC-B459';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser({ pictures: false });
});

test.each(
  firstOrAll([
    { language: 'kk', device: 'phone' },
    { language: 'ru', device: 'desktop' },
  ] as const),
)(
  'marks products not sold in the new city, excludes them from the total and blocks the checkout: %o',
  async (options) => {
    const shopper = await openShopper(browser, { ...options });
    const { page, t, language } = shopper;
    const prefix = language === 'kk' ? '/kz' : '';
    const goToFarCity = (path: string) => page.goto(`${origin}${prefix}/${FAR_CITY}${path}`);
    await shopper.go('/c/chekhly');
    await page
      .getByRole('region', { name: t('listing_products') })
      .getByRole('article')
      .filter({ has: page.getByText(t('stock_delivery')) })
      .first()
      .getByRole('link')
      .first()
      .click();
    await addAndOpenCart(shopper);
    await shopper.go(`/search?q=${encodeURIComponent(HEAVY_PRODUCT)}`);
    await main(shopper).getByRole('article').first().getByRole('link').first().click();
    await page.getByRole('region', { name: t('product_buy_box') }).waitFor();
    const product = new URL(page.url()).pathname.replace(/^\/kz/, '');
    await addAndOpenCart(shopper);
    const lines = page.getByRole('region', { name: t('cart_lines') }).getByRole('article');
    const summary = main(shopper).getByRole('complementary', { name: t('cart_summary') });
    const readTotal = async () => (await summary.locator('[aria-busy=false] strong').innerText()).replace(/\D/g, '');
    // The heading appears before the lines, which are fetched again.
    await expect.poll(() => lines.count()).toBe(2);
    const totalOfBoth = await readTotal();

    // In the far city its page says where it is sold, and no list contains it.
    await goToFarCity(product);
    const box = page.getByRole('region', { name: t('product_buy_box') });
    await box.getByText(t('product_not_here')).waitFor();
    expect(await box.getByRole('button', { name: t('card_buy_name') }).count()).toBe(0);
    await goToFarCity(`/search?q=${encodeURIComponent(HEAVY_PRODUCT)}`);
    expect(await main(shopper).locator(`a[href$="${product}"]`).count()).toBe(0);

    // The line is marked and left out of the total; the checkout links to it.
    await goToFarCity('/cart');
    const excludedLines = lines.filter({ has: page.getByText(t('cart_left_out')) });
    await excludedLines.waitFor();
    await expect.poll(() => excludedLines.count()).toBe(1);
    await excludedLines.getByText(t('cart_unavailable')).waitFor();
    const totalBefore = await readTotal();
    expect(Number(totalBefore)).toBeLessThan(Number(totalOfBoth));
    await page
      .getByRole('button', { name: t('cart_checkout') })
      .or(page.getByRole('button', { name: t('cart_checkout_short') }))
      .filter({ visible: true })
      .first()
      .click();
    await page.waitForFunction(() => document.activeElement?.matches('[data-attention]'));
    await goToFarCity('/checkout');
    await page.getByText(t('checkout_changed_gone')).waitFor();
    await page
      .getByRole('link', { name: t('checkout_edit_cart') })
      .first()
      .waitFor();
    await page.getByRole('button', { name: t('checkout_continue') }).waitFor();

    // In a city that sells it, the line is available again.
    await goToFarCity(product);
    await box
      .getByRole('link', { name: t('product_sold_in_name') })
      .first()
      .click();
    await page.waitForURL((url) => !url.pathname.includes(FAR_CITY));
    await box.getByRole('link', { name: t('card_in_cart_name') }).click();
    await waitForHeading(shopper, t('cart_title'));
    await excludedLines.waitFor({ state: 'detached' });
    expect(await readTotal()).toBe(totalOfBoth);
    await startCheckout(shopper);

    // After its removal, the rest can be ordered in the far city.
    await goToFarCity('/cart');
    await excludedLines.getByRole('button', { name: t('cart_remove_name') }).click();
    await excludedLines.waitFor({ state: 'detached' });
    expect(await readTotal()).toBe(totalBefore);
    await startCheckout(shopper);
    await shopper.close();
  },
);
