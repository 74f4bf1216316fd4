import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { address } from '#test/factories/address.ts';
import { insertOrder } from '#test/factories/customer-rows.ts';
import { sharedBrowser } from '#test/harness/browser.ts';
import { firstOrAll } from '#test/harness/depth.ts';
import { becomeCustomer, database } from '../account/customer.ts';
import {
  startWithCart,
  addProductToCart,
  chooseCourier,
  fillContact,
  waitForHeading,
  main,
  openShopper,
  origin,
  orderButton,
  startCheckout,
  prefixPattern,
  type Shopper,
  type ShopperOptions,
} from '../behaviour/shopper.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

const shoppers: ShopperOptions[] = [
  { language: 'ru', device: 'phone' },
  { language: 'kk', device: 'desktop' },
  { language: 'kk', device: 'phone' },
  { language: 'ru', device: 'desktop' },
];

/** Cheap products in stock that no other journey competes for. */
async function productsInStock({ context, language }: Shopper, count: number): Promise<{ id: number; name: string }[]> {
  const answer = await context.request.get(`${origin}/api/catalog/listing?category=chekhly`, {
    headers: { origin, 'x-language': language },
  });
  const { data } = (await answer.json()) as {
    data: { products: { id: number; name: string; availability: { state: string } }[] };
  };
  return data.products.filter(({ availability }) => availability.state === 'in-stock').slice(0, count);
}

/** Makes the shopper a customer with an earlier courier order of the products, paid on receipt. */
async function becomeBuyer(
  shopper: Shopper,
  productIds: readonly number[] = [],
): Promise<{ customerId: number; number: string }> {
  const { customerId } = await becomeCustomer(shopper);
  const number = await insertOrder(database, customerId, productIds);
  await database.$client`
    update orders set address = ${JSON.stringify(address)}::text::jsonb where number = ${number}`;
  // Ordered at today's price, so nothing has changed for the next order.
  await database.$client`
    update order_lines set price = offers.price from orders, offers
    where orders.id = order_lines.order_id and orders.number = ${number} and offers.product_id = order_lines.product_id`;
  return { customerId, number };
}

const countOrders = async (customerId: number): Promise<number> =>
  (await database.$client`select from orders where customer_id = ${customerId}`).length;

const addToCart = ({ context, language }: Shopper, productId: number) =>
  context.request.post(`${origin}/api/cart/lines`, {
    headers: { origin, 'x-language': language },
    data: { productId },
  });

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
    expect(await side.getByText(products[1]!.name).count(), 'the rest of the cart waits').toBe(0);
    await orderButton(shopper, 'receipt').click();
    await waitForHeading(shopper, t('order_number'));
    await shopper.go('/cart');
    await main(shopper).getByRole('article', { name: products[1]!.name }).waitFor();
    await shopper.close();
  });
});

describe('buy now', () => {
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
    const side = main(shopper).getByRole('complementary');
    await side.getByText(product!.name).waitFor();
    expect(await side.getByText(other!.name).count()).toBe(0);
    await page.goBack();
    await page.waitForURL(/\/p\//);
    await shopper.close();
  });
});

describe('checkout', () => {
  test.each(firstOrAll(shoppers))('goes back by a step, and its button names what is missing (%o)', async (options) => {
    const shopper = await openShopper(browser, options);
    const { page, t } = shopper;
    await startWithCart(shopper);
    await startCheckout(shopper);
    const missing = (key: string) =>
      page
        .getByRole('button', { name: t(key) })
        .filter({ visible: true })
        .first();
    await missing('checkout_missing_contact').click();
    await page.getByText(t('checkout_error_phone_required')).waitFor();
    await fillContact(shopper);
    await missing('checkout_missing_delivery').click();
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
  });
});

describe('the cart', () => {
  test.each(firstOrAll(shoppers))(
    'orders only what is selected, sets aside, removes and restores (%o)',
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
      await main(shopper)
        .getByRole('checkbox', { name: t('cart_select_all') })
        .check();
      await line(two!.name)
        .getByRole('button', { name: t('cart_later_name') })
        .click();
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
