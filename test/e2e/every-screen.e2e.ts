import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '#test/harness/browser.ts';
import { routeEntries } from '#web/routes.ts';
import { becomeCustomer } from './customer.ts';
import { customersScreens } from './customers-screens.ts';
import { addIt, main, openShopper, origin, phoneInStock, screens, sideways, toCheckout } from './shopper.ts';

let browser: Browser;
let product = 0;
let phones: number[] = [];
let article = '';
beforeAll(async () => {
  browser = await launchBrowser();
  const { data } = (await (await fetch(`${origin}/api/catalog/listing?category=vse-smartfony`)).json()) as {
    data: { products: { id: number }[] };
  };
  phones = data.products.map(({ id }) => id);
  product = await phoneInStock();
  const articles = (await (await fetch(`${origin}/api/content/articles`)).json()) as {
    data: { articles: { slug: string }[] };
  };
  article = articles.data.articles[0]!.slug;
});
afterAll(() => browser.close());

describe('no screen scrolls sideways, from 320 to 1440 px', () => {
  /** One address of every screen, or several where its states differ. What belongs to a cart or an order comes below. */
  const examples: Record<string, () => string[]> = {
    home: () => ['/'],
    compare: () => ['/compare', `/compare?ids=${phones.slice(0, 4).join(',')}`],
    wishlist: () => ['/wishlist'],
    upsell: () => ['/upsell/10000001', `/upsell/10000001/card?product=${product}`],
    'trade-in': () => ['/trade-in'],
    info: () => [
      '/gid',
      '/gid-delivery',
      '/gid-bonus',
      '/gid-question',
      '/gid-contacts',
      '/gid-service',
      '/privacy-policy',
      '/yourPlatform',
    ],
    search: () => ['/search?q=samsung', '/search?q=nothing-like-this'],
    catalog: () => ['/catalog'],
    category: () => ['/c/vse-smartfony', '/c/vse-smartfony/f/price/1-2'],
    product: () => [`/p/${product}`],
    order: () => ['/order'],
    thanks: () => ['/thanks/10000001'],
    receipt: () => ['/receipt/nobodys-receipt-0001'],
    payment: () => ['/payment/10000001'],
    'payment-call-operator': () => ['/payment-call-operator'],
    shops: () => ['/shops'],
    shop: () => ['/shops/almaty-sauda-abaya'],
    articles: () => ['/articles'],
    'gift-cards': () => ['/gift-cards'],
    'gift-card-constructor': () => ['/gift-card-constructor', '/gift-card-constructor?design=wedding'],
    promos: () => ['/promos'],
    promo: () => ['/promos/p/kofe-i-chaj'],
    holidays: () => ['/holidays?whom=mother&budget=medium'],
    holiday: () => ['/holidays/nauryz'],
    gift: () => ['/holidays/novyj-god/kofemashina'],
    gaming: () => ['/landing-pages/gaming'],
    'gaming-article': () => ['/landing-pages/gaming/article/monitor-dlya-raboty-i-igr'],
    'apple-preorder': () => ['/landing-pages/apple-preorder'],
    preorder: () => ['/landing-pages/preorder-iphone'],
    'sale-start': () => ['/landing-pages/startsale-iphone'],
    'promo-models': () => ['/promos/model'],
    'promo-model': () => ['/promos/view-model?id=galaxy-s25'],
    article: () => [`/articles/${article}`],
    error: () => ['/error'],
    offline: () => ['/offline'],
    maintenance: () => ['/maintenance'],
    auth: () => ['/auth'],
  };
  /** They lead on, are closed, or are seen with something in the cart. */
  const elsewhere = ['category-by-id', 'dev-panel', 'cart', 'checkout'];

  test('every screen has an example', () => {
    const named = [...Object.keys(examples), ...Object.keys(customersScreens), ...elsewhere];
    expect(routeEntries.map(({ screen }) => screen).filter((screen) => !named.includes(screen))).toEqual([]);
  });

  test.each(['ru', 'kk'] as const)('%s', async (tongue) => {
    const shopper = await openShopper(browser, { tongue, expected: [/status of 404/] });
    const { page, t } = shopper;
    const found: string[] = [];
    for (const path of [...Object.values(examples).flatMap((paths) => paths()), '/no/such/page', '/cart']) {
      await shopper.go(path);
      found.push(...(await sideways(shopper, path)));
    }
    await page.setViewportSize(screens.desktop);
    await addIt(shopper, product);
    found.push(...(await sideways(shopper, 'product in the cart')));
    await shopper.go('/cart');
    await main(shopper).getByRole('article').first().waitFor();
    found.push(...(await sideways(shopper, 'cart with a product')));
    await page.setViewportSize(screens.desktop);
    await toCheckout(shopper);
    await page.getByRole('button', { name: t('checkout_continue') }).waitFor();
    found.push(...(await sideways(shopper, 'checkout')));
    await becomeCustomer(shopper);
    for (const path of Object.values(customersScreens)) {
      await shopper.go(path);
      await main(shopper).getByRole('heading').first().waitFor();
      found.push(...(await sideways(shopper, path)));
    }
    expect(found).toEqual([]);
    await shopper.close();
  });
});
