import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '#test/harness/browser.ts';
import { firstOrAll, isDeep } from '#test/harness/depth.ts';
import { routeEntries } from '#domain/routes.ts';
import { barriers, showIn } from './barriers.ts';
import { becomeCustomer } from './customer.ts';
import { customersScreens } from './customers-screens.ts';
import { addIt, main, openShopper, origin, phoneInStock, sideways, toCheckout } from './shopper.ts';

let browser: Browser;
let product = 0;
let phones: number[] = [];
let article = '';
beforeAll(async () => {
  browser = await sharedBrowser();
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
  search: () => [
    '/search?q=samsung',
    '/search?q=nothing-like-this',
    `/search?q=${encodeURIComponent('подарок мужу рыбаку до 50 тысяч')}`,
  ],
  catalog: () => ['/catalog'],
  category: () => ['/c/vse-smartfony'],
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

/** What is no example of a screen, or comes after another state of it. */
const states = () => ['/no/such/page', '/cart', '/c/vse-smartfony/f/price/1-2'];

/** What axe looks at beside the screens of a customer: of screens that are built alike, one. */
const looked = () => [
  '/',
  '/catalog',
  '/c/vse-smartfony',
  `/p/${product}`,
  '/search?q=samsung',
  '/search?q=nothing-like-this',
  '/compare',
  '/wishlist',
  '/shops',
  '/order',
  '/no/such/page',
  '/error',
  '/offline',
  '/maintenance',
  '/gid',
  '/gid-delivery',
  '/gid-bonus',
  '/gid-question',
  '/gid-contacts',
  '/promos',
  '/promos/p/kofe-i-chaj',
  '/gid-service',
  '/privacy-policy',
  '/trade-in',
  '/payment-call-operator',
];

/**
 * Two ways through all screens, so that each is seen in both languages, on a computer and on a phone, in the light and in
 * the dark, loaded and come to by a link. Axe looks at the first width, where the walk begins.
 */
const walks = [
  { tongue: 'kk', device: 'phone', theme: 'dark', widths: isDeep ? [390, 320, 820, 1440] : [320], by: 'follow' },
  { tongue: 'ru', device: 'desktop', theme: 'light', widths: [1440, 820, 390, 320], by: 'go' },
] as const;

/** Two minutes on a quiet machine; a busy one fails none. */
const LONG_WALK_MS = 1_800_000;

test('every screen has an example', () => {
  const named = [...Object.keys(examples), ...Object.keys(customersScreens), ...elsewhere];
  expect(routeEntries.map(({ screen }) => screen).filter((screen) => !named.includes(screen))).toEqual([]);
});

test.each(firstOrAll(walks))(
  'no screen scrolls sideways from 320 to 1440 px, and axe finds nothing serious: $tongue, $device, $theme',
  async ({ tongue, device, theme, widths, by }) => {
    const shopper = await openShopper(browser, { tongue, device, expected: [/status of 404/] });
    const { page, t } = shopper;
    const found: string[] = [];
    /** Narrows what is shown, or widens it where the last one has ended; axe looks at the first width. */
    const look = async (where: string, axe?: { beside: 'frame' | 'nothing' }) => {
      const judge = async () => axe && found.push(...(await barriers(shopper, where, axe)));
      const atFirst = page.viewportSize()?.width === widths[0];
      if (atFirst) await judge();
      found.push(...(await sideways(shopper, where, widths)));
      if (!atFirst) await judge();
    };
    const toFirstWidth = () => page.setViewportSize({ width: widths[0], height: 900 });

    await showIn(shopper, theme);
    await shopper.go('/privacy-policy');
    await look('the frame', { beside: 'nothing' });
    const judged = looked();
    for (const path of [...Object.values(examples).flatMap((paths) => paths()), ...states()]) {
      await shopper[by](path);
      await look(path, judged.includes(path) ? { beside: 'frame' } : undefined);
    }
    await toFirstWidth();
    await addIt(shopper, product);
    await look('product in the cart');
    await shopper[by]('/cart');
    await main(shopper).getByRole('article').first().waitFor();
    await look('cart with a product');
    await toFirstWidth();
    await toCheckout(shopper);
    await page.getByRole('button', { name: t('checkout_continue') }).waitFor();
    await look('checkout');
    await becomeCustomer(shopper);
    await shopper.go('/');
    for (const path of Object.values(customersScreens)) {
      await shopper[by](path);
      await main(shopper).getByRole('heading').first().waitFor();
      await main(shopper).locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
      await look(path, isDeep ? { beside: 'frame' } : undefined);
    }
    expect(found).toEqual([]);
    await shopper.close();
  },
  LONG_WALK_MS,
);
