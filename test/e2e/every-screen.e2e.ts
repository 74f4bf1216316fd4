import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '#test/harness/browser.ts';
import { matchRoute, routeEntries } from '#web/routes.ts';
import { becomeCustomer } from './customer.ts';
import { heading, listens, main, openShopper, origin, sideways, toCheckout, type Shopper } from './shopper.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that need the style sheets and media fetched again, and selectors nobody reads, cost a quarter of the time. */
const AXE_OPTIONS = { resultTypes: ['violations'], preload: false, selectors: false };

let browser: Browser;
let product = 0;
let phones: number[] = [];
let article = '';
beforeAll(async () => {
  browser = await launchBrowser();
  const { data } = (await (await fetch(`${origin}/api/catalog/listing?category=vse-smartfony`)).json()) as {
    data: { products: { id: number; availability: { state: string } }[] };
  };
  phones = data.products.map(({ id }) => id);
  product = data.products.find(({ availability }) => availability.state === 'in-stock')!.id;
  const articles = (await (await fetch(`${origin}/api/content/articles`)).json()) as { data: { slug: string }[] };
  article = articles.data[0]!.slug;
});
afterAll(() => browser.close());

/** Waits until colours that change with the theme have changed, and windows that slide in are there. */
async function settled(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** What axe holds for serious or critical on the page as it is, in the light and in the dark. */
async function barriers({ page }: Shopper, where: string): Promise<string[]> {
  const found: string[] = [];
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe);
    // What is out of sight keeps its old colours until it is seen; axe looks at all of it.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets.push(sheet);
    });
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(settled);
    // Another theme changes colours and nothing else.
    const rules = colorScheme === 'light' ? {} : { runOnly: ['color-contrast'] };
    const judge = () =>
      page.evaluate(`axe.run(document, ${JSON.stringify({ ...AXE_OPTIONS, ...rules })})`) as Promise<AxeResults>;
    let { violations } = await judge();
    // A busy browser may still paint the last theme: what is wrong is so in the next frames too.
    if (violations.some(({ id }) => id === 'color-contrast')) {
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      ({ violations } = await judge());
    }
    for (const { id, impact, nodes } of violations) {
      if (impact === 'serious' || impact === 'critical')
        found.push(
          `${where} ${colorScheme} ${id}: ${nodes
            .slice(0, 3)
            .map(({ html, any }) => `${html.slice(0, 140)} ${any[0]?.message ?? ''}`)
            .join(' | ')}`,
        );
    }
  }
  return found;
}

describe('axe finds nothing serious, in the light and in the dark', () => {
  const paths = () => [
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
    '/gid-delivery',
    '/payment-call-operator',
  ];

  test.each([
    { tongue: 'ru', device: 'desktop' },
    { tongue: 'kk', device: 'phone' },
  ] as const)('on every screen: %o', async (options) => {
    const shopper = await openShopper(browser, { ...options, expected: [/404/] });
    const found: string[] = [];
    for (const path of paths()) {
      await shopper.go(path);
      found.push(...(await barriers(shopper, path)));
    }
    expect(found).toEqual([]);
    await shopper.close();
  });

  test.each([
    { tongue: 'kk', device: 'desktop' },
    { tongue: 'ru', device: 'phone' },
  ] as const)('with windows open, in the cart and the checkout: %o', async (options) => {
    const shopper = await openShopper(browser, { ...options, greeted: false });
    const { page, t } = shopper;
    const found: string[] = [];
    await shopper.go('/c/vse-smartfony');
    const question = page.getByRole('dialog', { name: t('frame_city_question') });
    await question.waitFor();
    found.push(...(await barriers(shopper, 'city question')));
    await question.getByRole('button', { name: t('frame_city_other') }).click();
    await page
      .getByRole('dialog', { name: t('frame_city_choose') })
      .getByRole('link')
      .first()
      .waitFor();
    found.push(...(await barriers(shopper, 'city picker')));
    await page.keyboard.press('Escape');
    if (shopper.phone) {
      await page.getByRole('button', { name: t('listing_filters') }).click();
      await page.getByRole('dialog', { name: t('listing_filters') }).waitFor();
      found.push(...(await barriers(shopper, 'filters')));
    } else {
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('frame_catalog') })
        .click();
      await page
        .getByRole('dialog', { name: t('frame_catalog') })
        .locator('section a')
        .first()
        .waitFor();
      found.push(...(await barriers(shopper, 'catalogue')));
      await page.keyboard.press('Escape');
      await page.getByRole('combobox', { name: t('frame_search') }).fill('samsung');
      await page.getByRole('option').first().waitFor();
      found.push(...(await barriers(shopper, 'suggestions')));
    }
    await shopper.go(`/p/${product}`);
    await page
      .getByRole('region', { name: t('product_buy_box') })
      .getByRole('button', { name: t('card_buy_name') })
      .click();
    await page
      .getByRole('link', { name: t('card_in_cart_name') })
      .first()
      .waitFor();
    found.push(...(await barriers(shopper, 'product in the cart')));
    await shopper.go('/cart');
    await heading(shopper, t('cart_title'));
    await main(shopper).getByRole('article').first().waitFor();
    found.push(...(await barriers(shopper, 'cart')));
    await shopper.go('/checkout');
    await heading(shopper, t('checkout_title'));
    await page.getByRole('button', { name: t('checkout_continue') }).click();
    await page.getByText(t('checkout_error_phone_required')).waitFor();
    found.push(...(await barriers(shopper, 'checkout with problems')));
    expect(found).toEqual([]);
    await shopper.close();
  });
});

describe('no screen scrolls sideways, from 320 to 1440 px', () => {
  /** One address of every screen, or several where its states differ. What belongs to a cart or an order comes below. */
  const examples: Record<string, () => string[]> = {
    home: () => ['/'],
    compare: () => ['/compare', `/compare?ids=${phones.slice(0, 4).join(',')}`],
    wishlist: () => ['/wishlist'],
    section: () => ['/gid-delivery', '/privacy-policy'],
    search: () => ['/search?q=samsung', '/search?q=nothing-like-this'],
    catalog: () => ['/catalog'],
    category: () => ['/c/vse-smartfony', '/c/vse-smartfony/f/price/1-2'],
    product: () => [`/p/${product}`],
    order: () => ['/order'],
    thanks: () => ['/thanks/10000001'],
    payment: () => ['/payment/10000001'],
    'payment-call-operator': () => ['/payment-call-operator'],
    shops: () => ['/shops'],
    articles: () => ['/articles'],
    article: () => [`/articles/${article}`],
    error: () => ['/error'],
    offline: () => ['/offline'],
    maintenance: () => ['/maintenance'],
    auth: () => ['/auth'],
  };
  /** Those of a customer. */
  const own: Record<string, string> = {
    'profile-overview': '/profile',
    'profile-details': '/profile/details',
    'profile-orders': '/profile/my-orders',
    'profile-order': '/profile/my-orders/10000001',
    'my-addresses': '/profile/my-addresses',
    'profile-bonuses': '/profile/my-bonuses',
    'profile-gift-cards': '/profile/my-giftcards',
    'profile-gifts': '/profile/my-gifts',
    'profile-keys': '/profile/my-keys',
    'profile-reviews': '/profile/my-reviews',
    'profile-complaints': '/profile/my-complaints',
    'profile-settings': '/profile/settings',
  };
  /** They lead on, are closed, or are seen with something in the cart. */
  const elsewhere = ['category-by-id', 'dev-panel', 'cart', 'checkout'];

  test('every screen has an example', () => {
    const named = [...Object.keys(examples), ...Object.keys(own), ...elsewhere];
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
    await shopper.go(`/p/${product}`);
    await page
      .getByRole('region', { name: t('product_buy_box') })
      .getByRole('button', { name: t('card_buy_name') })
      .click();
    await page
      .getByRole('link', { name: t('card_in_cart_name') })
      .first()
      .waitFor();
    found.push(...(await sideways(shopper, 'product in the cart')));
    await shopper.go('/cart');
    await main(shopper).getByRole('article').first().waitFor();
    found.push(...(await sideways(shopper, 'cart with a product')));
    await toCheckout(shopper);
    await page.getByRole('button', { name: t('checkout_continue') }).waitFor();
    found.push(...(await sideways(shopper, 'checkout')));
    await becomeCustomer(shopper);
    for (const path of Object.values(own)) {
      await shopper.go(path);
      await main(shopper).getByRole('heading').first().waitFor();
      found.push(...(await sideways(shopper, path)), ...(await barriers(shopper, path)));
    }
    expect(found).toEqual([]);
    await shopper.close();
  });
});

const MAX_PAGES = 60;
const MAX_OF_A_ROUTE = 3;

test('every link of the front page, and the links behind them, open without a complaint', async () => {
  const shopper = await openShopper(browser, { expected: [/the server responded with a status of 404/] });
  const { page } = shopper;
  const seen = new Map<string, number>();
  const visited = new Set<string>();
  const wrong: string[] = [];
  const links = async () =>
    page.evaluate(() =>
      [...document.links]
        .filter((link) => link.origin === location.origin && !link.pathname.startsWith('/api/'))
        .map((link) => link.pathname + link.search),
    );
  const visit = async (path: string, soft: boolean) => {
    visited.add(path);
    const before = shopper.complaints.length;
    const link = page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
    if (soft && (await link.count()) > 0 && !/[?&](lang|loc)=/.test(path)) {
      await link.evaluate((element: HTMLElement) => element.click());
      await page.waitForFunction(
        (wanted) => location.pathname + location.search === wanted || document.title !== '',
        path,
      );
    } else {
      const answer = await page.goto(origin + path);
      if (answer && answer.status() >= 400) wrong.push(`${answer.status()} ${path}`);
      await listens(page);
    }
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    wrong.push(...shopper.complaints.slice(before).map((text) => `${path}: ${text}`));
  };
  const wanted = (path: string) => {
    const route = matchRoute(path.split('?')[0]!.replace(/^\/(kz\/)?(?=[a-z])/, '/'))?.path ?? path.split('?')[0]!;
    const many = seen.get(route) ?? 0;
    if (visited.has(path) || many >= MAX_OF_A_ROUTE || visited.size >= MAX_PAGES) return false;
    seen.set(route, many + 1);
    return true;
  };
  await visit('/', false);
  const first = (await links()).filter(wanted);
  const second: string[] = [];
  for (const [index, path] of first.entries()) {
    await visit(path, index % 2 === 0);
    second.push(...(await links()));
  }
  for (const path of second) if (wanted(path)) await visit(path, false);
  expect(wrong).toEqual([]);
  expect(visited.size).toBeGreaterThan(25);
  await shopper.close();
});
