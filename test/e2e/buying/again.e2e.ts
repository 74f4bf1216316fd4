import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts';
import { address } from '#test/factories/address.ts';
import { launchBrowser } from '#test/harness/browser.ts';
import { firstOrAll } from '#test/harness/depth.ts';
import { database } from '../account/customer.ts';
import { findAxeProblems } from '../pages/accessibility.ts';
import {
  startWithCart,
  addProductToCart,
  chooseCourier,
  field,
  fillContact,
  waitForFocus,
  waitForHeading,
  main,
  openShopper,
  orderButton,
  startCheckout,
  prefixPattern,
  type Shopper,
  type ShopperOptions,
} from '../behaviour/shopper.ts';
import { addToCart, becomeBuyer, countOrders, productsInStock } from './buyer.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser({ webgl: true });
});
afterAll(() => browser?.close());

const shoppers: ShopperOptions[] = [
  { language: 'ru', device: 'phone' },
  { language: 'kk', device: 'desktop' },
  { language: 'kk', device: 'phone' },
  { language: 'ru', device: 'desktop' },
];

describe('a returning customer', () => {
  test.each(firstOrAll(shoppers).concat(shoppers[1]!))(
    'places an order from the cart with one press (%o)',
    async (options) => {
      const shopper = await openShopper(browser, options);
      const { page, t } = shopper;
      const { customerId } = await becomeBuyer(shopper);
      const name = await startWithCart(shopper);
      const order = page.getByRole('region', { name: t('cart_one_step') });
      await order.getByText(address.street).waitFor();
      await order.getByText(t('checkout_pay_receipt')).waitFor();
      const before = await countOrders(customerId);
      await order.getByRole('button', { name: t('checkout_place') }).dblclick();
      await waitForHeading(shopper, t('order_number'));
      await page.getByText(name).first().waitFor();
      expect(await countOrders(customerId)).toBe(before + 1);
      await shopper.close();
    },
  );

  test('repeats an order in two taps', async () => {
    const shopper = await openShopper(browser, { language: 'kk', device: 'phone' });
    const { page, t } = shopper;
    const products = await productsInStock(shopper, 2);
    const { number } = await becomeBuyer(shopper, [products[0]!.id]);
    await addToCart(shopper, products[1]!.id);
    await shopper.go(`/profile/my-orders/${number}`);
    await page.getByRole('button', { name: t('orders_repeat') }).click();
    await waitForHeading(shopper, t('checkout_title'));
    const side = main(shopper).getByRole('complementary');
    await side.getByText(products[0]!.name).waitFor();
    expect(await side.getByText(products[1]!.name).count(), 'other products stay in the cart').toBe(0);
    await orderButton(shopper, 'receipt').click();
    await waitForHeading(shopper, t('order_number'));
    await shopper.go('/cart');
    await main(shopper).getByRole('article', { name: products[1]!.name }).waitFor();
    await shopper.close();
  });
});

test.each(firstOrAll(shoppers))(
  'keeps a step open that was opened while the contact was being saved (%o)',
  async (options) => {
    const shopper = await openShopper(browser, options);
    const { page, t } = shopper;
    const { customerId } = await becomeBuyer(shopper);
    // The address is known, the contact is not.
    await database.$client`update customers set first_name = '' where id = ${customerId}`;
    await startWithCart(shopper);
    await startCheckout(shopper);
    const contactRequest = Promise.withResolvers<void>();
    await page.route('**/api/checkout/contact', async (route) => {
      await contactRequest.promise;
      await route.continue();
    });
    await expect.poll(() => field(shopper, 'checkout_phone').inputValue()).not.toBe('');
    await field(shopper, 'checkout_first_name').fill('Әсел');
    const saved = page.waitForResponse((response) => response.url().endsWith('/api/checkout/contact'));
    await page.getByRole('button', { name: t('checkout_continue') }).click();
    await page.getByRole('button', { name: /: (?:Доставка|Жеткізу)$/ }).click();
    await page.getByRole('heading', { name: t('checkout_delivery_title') }).waitFor();
    contactRequest.resolve();
    await (await saved).finished();
    await page.getByRole('button', { name: /: (?:Контакты|Байланыс)/ }).waitFor();
    expect(await page.getByRole('heading', { name: t('checkout_delivery_title') }).isVisible()).toBe(true);
    await shopper.close();
  },
);

describe('buy now', () => {
  /** The checkout has only this product, and the cart still has the other one. */
  async function expectOnly(shopper: Shopper, product: { name: string }, other: { name: string }): Promise<void> {
    await waitForHeading(shopper, shopper.t('checkout_title'));
    const side = main(shopper).getByRole('complementary');
    await side.getByText(product.name).waitFor();
    await expect.poll(() => side.getByText(other.name).count()).toBe(0);
    await shopper.go('/cart');
    await main(shopper).getByRole('article', { name: other.name }).waitFor();
  }

  test.each(firstOrAll(shoppers).concat(shoppers[1]!))(
    'takes a product that is not in the cart to the checkout (%o)',
    async (options) => {
      const shopper = await openShopper(browser, options);
      const { page, t } = shopper;
      const [product, other] = await productsInStock(shopper, 2);
      await addToCart(shopper, other!.id);
      await shopper.go(`/p/${product!.id}`);
      const link = page
        .getByRole('region', { name: t('product_buy_box') })
        .getByRole('link', { name: t('card_buy_now') });
      await link.press('Enter');
      await expectOnly(shopper, product!, other!);
      await shopper.close();
    },
  );

  test.each(firstOrAll(shoppers))('takes one product of the cart to the checkout (%o)', async (options) => {
    const shopper = await openShopper(browser, options);
    const { page, t } = shopper;
    const [product, other] = await productsInStock(shopper, 2);
    await addToCart(shopper, other!.id);
    await addProductToCart(shopper, product!.id);
    await page
      .getByRole('region', { name: t('product_buy_box') })
      .getByRole('link', { name: t('card_buy_now') })
      .click();
    await waitForHeading(shopper, t('checkout_title'));
    // Back at once, before the product is the only one selected.
    await page.goBack();
    await page.waitForURL(/\/p\//);
    await page.goForward();
    await expectOnly(shopper, product!, other!);
    await shopper.close();
  });

  test.each([shoppers[0]!, shoppers[1]!])('starts from a product card, also by keyboard (%o)', async (options) => {
    const shopper = await openShopper(browser, options);
    const { page, t, isPhone } = shopper;
    const [product, other] = await productsInStock(shopper, 2);
    await addToCart(shopper, other!.id);
    await shopper.go('/c/chekhly');
    const card = main(shopper).getByRole('article').filter({ hasText: product!.name }).first();
    const action = card.getByRole('button', { name: t(isPhone ? 'card_more_name' : 'card_buy_now_name') });
    await action.press('Enter');
    if (isPhone) {
      const menu = page.getByRole('dialog', { name: product!.name });
      await menu.getByRole('button', { name: t('card_compare') }).waitFor();
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'detached' });
      await waitForFocus(action);
      await action.tap();
      await menu.getByRole('button', { name: t('card_buy_now') }).tap();
    }
    await expectOnly(shopper, product!, other!);
    await shopper.close();
  });
});

describe('a guest', () => {
  /** The same browser without its session, as after an order. */
  async function startAgain(shopper: Shopper): Promise<void> {
    await shopper.context.clearCookies();
    await shopper.page.evaluate(() => sessionStorage.clear());
    await startWithCart(shopper);
    await startCheckout(shopper);
  }

  test.each(firstOrAll(shoppers).concat(shoppers[1]!))(
    'is remembered on request, until forgotten (%o)',
    async (options) => {
      const shopper = await openShopper(browser, options);
      const { page, t } = shopper;
      await startWithCart(shopper);
      await startCheckout(shopper);
      await fillContact(shopper);
      await startAgain(shopper);
      expect(await field(shopper, 'checkout_first_name').inputValue(), 'not without a request').toBe('');

      await page.getByRole('checkbox', { name: prefixPattern(t('checkout_remember')) }).check();
      await fillContact(shopper);
      await chooseCourier(shopper);
      await startAgain(shopper);
      expect(await field(shopper, 'checkout_first_name').inputValue()).toBe('Әсел');
      await page.getByRole('button', { name: t('checkout_continue') }).click();
      expect(await field(shopper, 'checkout_street').inputValue()).toBe('проспект Абая');
      await page.getByRole('button', { name: t('checkout_continue') }).click();
      await page.getByRole('radio', { name: prefixPattern(t('checkout_pay_card')) }).waitFor();

      await startAgain(shopper);
      await page.getByRole('button', { name: t('checkout_forget') }).click();
      await page.getByRole('checkbox', { name: prefixPattern(t('checkout_remember')), checked: false }).waitFor();
      await startAgain(shopper);
      expect(await field(shopper, 'checkout_first_name').inputValue()).toBe('');
      await shopper.close();
    },
  );
});

describe('pickup', () => {
  /** Next to the shop in Рыскулова, the northernmost of Almaty. */
  const north = { latitude: 43.304, longitude: 76.934 };

  test.each(firstOrAll(shoppers).concat(shoppers[1]!))(
    'sorts shops by distance, filters those ready today and selects one on the map (%o)',
    async (options) => {
      const shopper = await openShopper(browser, { ...options, geolocation: north, permissions: ['geolocation'] });
      const { page, t, language } = shopper;
      // Readiness follows the time of day: here, one shop is ready in two hours.
      await page.route('**/api/checkout**', async (route) => {
        const response = await route.fetch();
        const body = (await response.json()) as { data?: { pickup?: { readyAt: string | null }[] } };
        for (const [index, shop] of (body.data?.pickup ?? []).entries())
          shop.readyAt = index === 0 ? new Date(Date.now() + 2 * HOUR_MS - MINUTE_MS).toISOString() : null;
        await route.fulfill({ response, json: body });
      });
      await startWithCart(shopper);
      await startCheckout(shopper);
      await fillContact(shopper);
      await page.getByRole('radio', { name: prefixPattern(t('checkout_pickup')) }).check();
      const list = page.getByRole('group', { name: t('checkout_pickup_list') });
      const shops = list.getByRole('radio');
      const all = await shops.count();
      await list.getByText(t('checkout_ready_at')).waitFor();
      const today = list.getByRole('button', { name: t('product_shops_today') });
      await today.press('Enter');
      await expect.poll(() => shops.count()).toBe(1);
      await today.press('Enter');
      await expect.poll(() => shops.count()).toBe(all);

      await list.getByRole('button', { name: t('shops_near') }).click();
      const first = list
        .locator('label')
        .filter({ has: page.locator('[name=shop]') })
        .first();
      await expect.poll(() => first.textContent()).toMatch(language === 'kk' ? /Рысқұлов/ : /Рыскулов/);

      await list.getByRole('button', { name: t('shops_on_map') }).click();
      const mark = list
        .getByRole('region', { name: t('shops_map') })
        .getByRole('button', { name: /Sauda/ })
        .last();
      await mark.focus();
      await page.keyboard.press('Enter');
      const name = await mark.getAttribute('aria-label');
      await list.getByRole('radio', { name: name!, checked: true }).waitFor();
      expect(await findAxeProblems(shopper, 'pickup')).toEqual([]);
      await page.getByRole('button', { name: t('checkout_continue') }).click();
      await page.getByRole('radio', { name: prefixPattern(t('checkout_pay_card')) }).waitFor();
      await shopper.close();
    },
  );

  test('explains that location access was denied', async () => {
    const shopper = await openShopper(browser, { language: 'kk', device: 'phone' });
    const { page, t } = shopper;
    await startWithCart(shopper);
    await startCheckout(shopper);
    await fillContact(shopper);
    await page.getByRole('radio', { name: prefixPattern(t('checkout_pickup')) }).check();
    await page.getByRole('button', { name: t('shops_near') }).click();
    await page.getByText(t('shops_near_denied')).waitFor();
    await shopper.close();
  });
});

describe('checkout', () => {
  test.each(firstOrAll(shoppers))(
    'returns to the previous step, and the order button names the missing step (%o)',
    async (options) => {
      const shopper = await openShopper(browser, options);
      const { page, t } = shopper;
      await startWithCart(shopper);
      await startCheckout(shopper);
      const missing = (key: string) =>
        page
          .getByRole('button', { name: t(key) })
          .filter({ visible: true })
          .first();
      // On a phone, the button of the open step replaces the order button.
      const [toContact, toDelivery] =
        options.device === 'phone'
          ? [missing('checkout_continue'), missing('checkout_continue')]
          : [missing('checkout_missing_contact'), missing('checkout_missing_delivery')];
      await toContact.click();
      await page.getByText(t('checkout_error_phone_required')).waitFor();
      await fillContact(shopper);
      await toDelivery.click();
      await page.getByText(t('checkout_error_kind')).waitFor();
      await chooseCourier(shopper);
      await missing('checkout_missing_payment').waitFor();
      await page.goBack();
      await page.getByRole('heading', { name: t('checkout_delivery_title') }).waitFor();
      await page.goBack();
      await page.getByRole('heading', { name: t('checkout_contact_title') }).waitFor();
      await page.goForward();
      await page.getByRole('radio', { name: prefixPattern(t('checkout_courier')) }).waitFor();
      await page.goBack();
      await page.goBack();
      await waitForHeading(shopper, t('cart_title'));
      await shopper.close();
    },
  );
});

describe('the cart', () => {
  test.each(firstOrAll(shoppers))(
    'updates the summary when lines are deselected, set aside, removed and restored (%o)',
    async (options) => {
      // The browser logs the refused promo code.
      const shopper = await openShopper(browser, { ...options, expected: [/status of 409 .*\/api\/checkout\/promo/] });
      const { page, t } = shopper;
      const [one, two] = await productsInStock(shopper, 2);
      for (const { id } of [one!, two!]) await addToCart(shopper, id);
      await shopper.go('/cart');
      const line = (name: string) => main(shopper).getByRole('article', { name });
      const summary = main(shopper).getByRole('complementary', { name: t('cart_summary') });
      await line(two!.name).getByRole('checkbox').uncheck();
      await summary
        .getByText(prefixPattern(t('sum_goods', { count: '1' })))
        .first()
        .waitFor();
      // The second press precedes the response to the first.
      const { promise: pressed, resolve: continueCalls } = Promise.withResolvers<void>();
      await page.route('**/api/cart/marks', async (route) => {
        await pressed;
        await route.continue();
      });
      await main(shopper)
        .getByRole('checkbox', { name: t('cart_select_all') })
        .check();
      await line(two!.name)
        .getByRole('button', { name: t('cart_later_name') })
        .click();
      continueCalls();
      await line(two!.name).waitFor({ state: 'detached' });
      await main(shopper)
        .getByRole('button', { name: t('cart_later_return_name') })
        .click();
      await line(two!.name)
        .getByRole('button', { name: t('cart_remove_name') })
        .click();
      await line(two!.name).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: t('cart_undo') }).click();
      await line(two!.name).waitFor();
      await summary.getByText(t('cart_courier')).waitFor();
      await summary.getByRole('textbox', { name: t('savings_promo') }).fill('NOSUCH');
      await summary.getByRole('button', { name: t('savings_promo_apply') }).click();
      await summary.getByText(t('savings_promo_refused')).waitFor();
      await shopper.close();
    },
  );
});
