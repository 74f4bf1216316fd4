import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { RelatedProducts } from '#contract/catalog/related.ts';
import { sharedBrowser } from '#test/harness/browser.ts';
import { findAxeProblems } from '../pages/accessibility.ts';
import {
  cards,
  choosePayment,
  choosePickup,
  fillContact,
  waitForHeading,
  main,
  openShopper,
  origin,
  payAtBank,
  orderButton,
  findOverflow,
  startCheckout,
} from '../behaviour/shopper.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser({ pictures: false });
});

const fetchJson = async <T>(path: string): Promise<T> =>
  ((await (await fetch(`${origin}${path}`)).json()) as { data: T }).data;

/** Finds a phone in stock with compatible accessories. */
async function findPhoneWithAccessories(): Promise<ProductCard> {
  const { products } = await fetchJson<{ products: ProductCard[] }>('/api/catalog/listing?category=vse-smartfony');
  for (const product of products.filter(({ availability }) => availability.state === 'in-stock')) {
    const { accessories } = await fetchJson<RelatedProducts>(`/api/catalog/products/${product.id}/related`);
    if (accessories.some((accessory) => accessory.product.availability.buyable)) return product;
  }
  throw new Error('no accessory is compatible with any demo phone');
}

test('offers compatible accessories after a paid order, and starts a new order with one', async () => {
  const phone = await findPhoneWithAccessories();
  const shopper = await openShopper(browser, { language: 'kk', device: 'desktop' });
  const { page, context, t } = shopper;
  await context.request.post(`${origin}/api/cart/lines`, { headers: { origin }, data: { productId: phone.id } });
  await shopper.go('/cart');
  await startCheckout(shopper);
  await fillContact(shopper);
  await choosePickup(shopper);
  await choosePayment(shopper, 'card');
  await orderButton(shopper, 'card').click();
  await page.waitForURL(/\/pay\//);
  const number = /№\s(\d{8})/.exec((await page.textContent('body')) ?? '')?.[1];

  const bank = await context.newPage();
  await bank.goto(page.url());
  await shopper.go(`/upsell/${number}/pending`);
  await waitForHeading(shopper, t('payment_waiting'));
  const axeProblems = await findAxeProblems(shopper, 'the pending payment', { skip: 'frame' });
  await payAtBank(bank, cards.plain);
  await bank.waitForURL((url) => !/\/pay\//.test(url.pathname));
  await bank.close();
  await waitForHeading(shopper, t('upsell_title'));
  expect(new URL(page.url()).pathname).toBe(`/kz/upsell/${number}`);
  expect(await findOverflow(shopper, 'accessories for an order')).toEqual([]);
  axeProblems.push(...(await findAxeProblems(shopper, 'accessories for an order', { skip: 'frame' })));

  const offers = main(shopper).getByRole('article');
  expect(await offers.filter({ has: page.locator(`a[href$="/p/${phone.id}"]`) }).count()).toBe(0);
  await main(shopper)
    .getByRole('link', { name: t('upsell_more_name') })
    .first()
    .click();
  await page.waitForURL(/\/card\?/);
  const buy = main(shopper).getByRole('button', { name: t('card_buy_name') });
  axeProblems.push(...(await findAxeProblems(shopper, 'one compatible product', { skip: 'frame' })));
  await buy.click();
  await buy.waitFor({ state: 'detached' });
  await main(shopper)
    .getByRole('link', { name: t('upsell_back') })
    .click();
  await main(shopper)
    .getByRole('link', { name: t('upsell_to_basket') })
    .click();
  await waitForHeading(shopper, t('upsell_basket_title'));
  await main(shopper).getByText(t('upsell_separate')).waitFor();
  expect(await findOverflow(shopper, 'the new order')).toEqual([]);
  axeProblems.push(...(await findAxeProblems(shopper, 'the new order', { skip: 'frame' })));
  expect(axeProblems).toEqual([]);
  await main(shopper)
    .getByRole('button', { name: t('cart_checkout') })
    .click();
  await page.waitForURL(/\/checkout$/);
  await shopper.close();
});
