import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Suggestions } from '#contract/catalog/catalog.ts';
import { sharedBrowser } from '#test/harness/browser.ts';
import { firstOrAll } from '#test/harness/depth.ts';
import {
  waitForHeading,
  waitForHydration,
  main,
  openShopper,
  origin,
  type Shopper,
  type ShopperOptions,
} from '../behaviour/shopper.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

const searchField = ({ page, t }: Shopper) => page.getByRole('combobox', { name: t('frame_search') });
const suggestionRows = ({ page, t }: Shopper) =>
  page.getByRole('listbox', { name: t('frame_search') }).getByRole('option');
const readExpanded = (shopper: Shopper) => searchField(shopper).getAttribute('aria-expanded');
const expectOpen = (shopper: Shopper) => expect.poll(() => readExpanded(shopper)).toBe('true');
const expectClosed = (shopper: Shopper) => expect.poll(() => readExpanded(shopper)).toBe('false');
/**
 * Text of the active row; null while it is the field. Fails unless the highlighted row is the field's active
 * descendant.
 */
const readActiveRow = ({ page }: Shopper) =>
  page.evaluate(() => {
    const activeId = document.querySelector('[role=combobox]')?.getAttribute('aria-activedescendant') ?? '';
    const marked = document.querySelector<HTMLElement>('[role=option][aria-selected=true]');
    if ((marked?.id ?? '') !== activeId) return undefined;
    return marked?.innerText ?? null;
  });
/** Presses a key and returns the active row. */
const step = async (shopper: Shopper, key: string) => {
  const before = await readActiveRow(shopper);
  await shopper.page.keyboard.press(key);
  let after: string | null | undefined;
  await expect.poll(async () => (after = await readActiveRow(shopper)) !== undefined && after !== before).toBe(true);
  return after;
};
const recordRequests = (shopper: Shopper) => {
  const requests: string[] = [];
  shopper.page.on('request', (request) => {
    if (request.url().endsWith('/api/catalog/searches')) requests.push((request.postDataJSON() as { q: string }).q);
  });
  return requests;
};
const products = (shopper: Shopper) =>
  shopper.page.getByRole('region', { name: shopper.t('listing_products') }).getByRole('article');

const ru: ShopperOptions = { language: 'ru', device: 'desktop' };
const kk: ShopperOptions = { language: 'kk', device: 'phone' };
/** The main path and language understanding run in both languages; the rest alternates. */
const languages = [ru, kk];

describe('suggestions', () => {
  test.each(firstOrAll(languages))(
    'appear at the first letter; arrows move through them and Enter picks one: %o',
    async (options) => {
      const shopper = await openShopper(browser, options);
      const { page } = shopper;
      await shopper.go('/privacy-policy');
      await page.keyboard.press('/');
      await expectOpen(shopper);
      await page.keyboard.type('s');
      await suggestionRows(shopper).locator('img').first().waitFor();
      const response = page.waitForResponse(/\/suggest\?q=samsung$/);
      await page.keyboard.type('amsung');
      const { data } = (await (await response).json()) as { data: Suggestions };
      const all = data.phrases.length + data.categories.length + data.brands.length + data.products.length + 1;
      await expect.poll(() => suggestionRows(shopper).count()).toBe(all);
      const productRow = (await suggestionRows(shopper).filter({ hasText: '₸' }).first().boundingBox())!;
      const first = (await suggestionRows(shopper).first().boundingBox())!;
      if (shopper.isPhone) expect(productRow.y).toBeGreaterThan(first.y);
      else
        expect([productRow.x > first.x, Math.abs(productRow.y - first.y) < 8], 'products beside words').toEqual([
          true,
          true,
        ]);
      const seen = new Set<string>();
      for (let index = 0; index < all; index++) seen.add((await step(shopper, 'ArrowDown'))!);
      expect(seen.size).toBe(all);
      expect(await step(shopper, 'ArrowDown'), 'after the last comes the field').toBeNull();
      await step(shopper, 'ArrowUp');
      const product = (await step(shopper, 'ArrowUp'))!.split('\n')[0]!;
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/p\/\d+/);
      await page.getByRole('heading', { level: 1 }).filter({ hasText: product }).waitFor();
      await expectClosed(shopper);
      await shopper.close();
    },
  );

  test('close on Escape, then clear; arrow, Home and End keys stay in the field', async () => {
    const shopper = await openShopper(browser, ru);
    const { page } = shopper;
    await shopper.go('/privacy-policy');
    await searchField(shopper).click();
    await page.keyboard.type('телеф');
    await expectOpen(shopper);
    await page.keyboard.press('Home');
    await page.keyboard.type('1');
    await page.keyboard.press('End');
    await page.keyboard.type('2');
    expect(await searchField(shopper).inputValue()).toBe('1телеф2');
    await page.keyboard.press('Escape');
    await expectClosed(shopper);
    expect(await searchField(shopper).inputValue()).toBe('1телеф2');
    await page.keyboard.press('ArrowDown');
    await expectOpen(shopper);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await searchField(shopper).inputValue()).toBe('');
    await shopper.close();
  });

  test('count a search once and store it; one or all can be deleted', async () => {
    const shopper = await openShopper(browser, kk);
    const { page, t } = shopper;
    const requests = recordRequests(shopper);
    await shopper.go('/privacy-policy');
    for (const words of ['samsung', 'xiaomi', 'lg']) {
      await searchField(shopper).fill(words);
      await page.keyboard.press('Enter');
      await page.waitForURL(new RegExp(`/search\\?q=${words}`));
      await products(shopper).first().waitFor();
    }
    await expect.poll(() => requests).toEqual(['samsung', 'xiaomi', 'lg']);
    await page.goBack();
    await page.waitForURL(/q=xiaomi/);
    await page.reload();
    await waitForHydration(page);
    await searchField(shopper).click();
    await searchField(shopper).fill('');
    const recent = page.getByRole('group', { name: t('frame_search_recent') });
    const recentOptions = recent.getByRole('option');
    await expect.poll(() => recentOptions.allInnerTexts()).toEqual(['lg', 'xiaomi', 'samsung']);
    await recent.getByTitle(t('frame_search_forget_one')).nth(1).click();
    await expect.poll(() => recentOptions.allInnerTexts()).toEqual(['lg', 'samsung']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Delete');
    await expect.poll(() => recentOptions.allInnerTexts()).toEqual(['samsung']);
    await recentOptions.first().click();
    await page.waitForURL(/q=samsung/);
    await expect.poll(() => requests.length, { message: 'going back and reloading count nothing' }).toBe(4);
    await searchField(shopper).click();
    await searchField(shopper).fill('');
    await page.getByRole('button', { name: t('frame_search_forget') }).click();
    await recentOptions.first().waitFor({ state: 'detached' });
    await page
      .getByRole('group', { name: t('frame_search_popular') })
      .getByRole('option')
      .first()
      .waitFor();
    await shopper.close();
  });
});

test('ignore a late response to an older query', async () => {
  const shopper = await openShopper(browser);
  const { page } = shopper;
  await shopper.go('/privacy-policy');
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isLate = false;
  await page.route('**/api/catalog/suggest?q=s', async (route) => {
    await released;
    await route.continue().catch(() => {});
    isLate = true;
  });
  await searchField(shopper).click();
  const older = page.waitForRequest('**/api/catalog/suggest?q=s');
  await page.keyboard.type('s');
  await older;
  const response = page.waitForResponse(/\/suggest\?q=samsung(?:\+|%20)galaxy$/);
  await page.keyboard.type('amsung galaxy');
  const { data } = (await (await response).json()) as { data: Suggestions };
  const all = data.phrases.length + data.categories.length + data.brands.length + data.products.length + 1;
  await expect.poll(() => suggestionRows(shopper).count()).toBe(all);
  await suggestionRows(shopper).filter({ hasText: data.products[0]!.name }).first().waitFor();
  const rowTexts = await suggestionRows(shopper).allInnerTexts();
  release();
  await expect.poll(() => isLate).toBe(true);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await suggestionRows(shopper).allInnerTexts()).toEqual(rowTexts);
  await shopper.close();
});

test('report a lost connection and load once it is restored', async () => {
  const shopper = await openShopper(browser, { expected: [/ERR_INTERNET_DISCONNECTED/] });
  const { page, t, context } = shopper;
  await shopper.go('/privacy-policy');
  await searchField(shopper).click();
  await expectOpen(shopper);
  await context.setOffline(true);
  await page.keyboard.type('samsung');
  await page.getByText(t('frame_search_offline')).waitFor();
  await context.setOffline(false);
  await suggestionRows(shopper)
    .filter({ hasText: /Samsung.+₸/ })
    .first()
    .waitFor();
  await page.getByText(t('frame_search_offline')).waitFor({ state: 'detached' });
  await shopper.close();
});

test('shows the interpretation of a query, with links to the literal search and back', async () => {
  const shopper = await openShopper(browser, ru);
  const { page, t } = shopper;
  await shopper.go('/privacy-policy');
  await searchField(shopper).fill('samsnug');
  await page.keyboard.press('Enter');
  await waitForHeading(shopper, t('search_heading', { words: 'samsung' }));
  await products(shopper).first().waitFor();
  expect(await searchField(shopper).inputValue(), 'the field keeps the typed text').toBe('samsnug');
  await page.getByRole('link', { name: t('search_exact', { typed: 'samsnug' }) }).click();
  await page.waitForURL(/\/search\?exact=1&q=samsnug$/);
  await waitForHeading(shopper, t('search_nothing', { words: 'samsnug' }));
  await page.getByRole('link', { name: t('search_mended') }).click();
  await waitForHeading(shopper, t('search_heading', { words: 'samsung' }));
  await shopper.close();
});

test.each(firstOrAll(languages))('removes a filter derived from the query: %o', async (options) => {
  const shopper = await openShopper(browser, options);
  const { page, t } = shopper;
  const words = shopper.language === 'kk' ? 'ноутбук asus 300000 дейін' : 'ноутбук asus до 300000';
  await shopper.go(`/search?q=${encodeURIComponent(words)}`);
  const chips = page.getByRole('group', { name: t('search_chips') }).getByRole('link');
  await expect.poll(() => chips.count()).toBe(3);
  await products(shopper).first().waitFor();
  await chips.nth(2).click();
  await page.waitForURL((url) => url.searchParams.get('q') === 'ноутбук asus');
  await expect.poll(() => chips.count()).toBe(2);
  await shopper.close();
});

test('shows one card per model, and keeps "only in the city" and "all variants" while sorting', async () => {
  const shopper = await openShopper(browser, kk);
  const { page, t } = shopper;
  const modelCards = products(shopper).filter({ hasText: /\+\d+\sнұсқа/ });
  await shopper.go('/c/vse-smartfony');
  await modelCards.first().waitFor();
  await page.getByRole('button', { name: t('listing_in_city') }).click();
  await page.waitForURL(/\?stock=city$/);
  await page.getByRole('button', { name: t('listing_all_variants') }).click();
  await page.waitForURL(/\?models=all&stock=city$/);
  await expect.poll(() => modelCards.count()).toBe(0);
  await page.getByRole('combobox', { name: t('listing_sort') }).selectOption('cheap');
  await page.waitForURL(/\?models=all&sort=cheap&stock=city$/);
  await expect.poll(() => page.getByRole('button', { name: t('listing_in_city'), pressed: true }).count()).toBe(1);
  await page.getByRole('button', { name: t('listing_in_city') }).click();
  await page.waitForURL(/\?models=all&sort=cheap$/);
  await page.getByRole('button', { name: t('listing_all_variants') }).click();
  await page.waitForURL(/\/c\/vse-smartfony\?sort=cheap$/);
  await shopper.close();
});

test.each(firstOrAll(languages))(
  'shows similar products after a short list, counted separately: %o',
  async (options) => {
    const shopper = await openShopper(browser, options);
    const { page, t } = shopper;
    await shopper.go(`/search?q=${encodeURIComponent('dyson v8')}`);
    const similar = page.getByRole('heading', { name: t('product_similar') });
    await similar.waitFor();
    const resultCount = Number(/\d+/.exec(await main(shopper).getByRole('status').first().innerText())?.[0]);
    expect(resultCount).toBeLessThan(4);
    expect(await products(shopper).count()).toBeGreaterThan(resultCount);
    await page.getByRole('combobox', { name: t('listing_sort') }).selectOption('cheap');
    await page.waitForURL(/sort=cheap/);
    await expect.poll(() => products(shopper).count()).toBe(resultCount);
    expect(await similar.count()).toBe(0);
    await shopper.close();
  },
);

test('offers links on a search without results', async () => {
  const shopper = await openShopper(browser, ru);
  const { page, t } = shopper;
  await shopper.go('/search?exact=1&q=zzqqzzqq');
  await waitForHeading(shopper, t('search_nothing', { words: 'zzqqzzqq' }));
  await main(shopper).locator('a[href*="/search?q="]:not([href*="zzqq"])').first().click();
  await page.waitForURL((url) => url.href.startsWith(origin) && url.searchParams.get('q') !== 'zzqqzzqq');
  await products(shopper).first().waitFor();
  await shopper.close();
});

describe('answers a question about the store with a page', () => {
  test.each([
    { language: 'ru', device: 'desktop', words: 'как вернуть', page: 'footer_return', path: /\/gid-change$/ },
    { language: 'kk', device: 'phone', words: 'доставка бар ма', page: 'footer_payment', path: /\/kz\/gid-delivery$/ },
  ] as const)('$language: $words', async ({ words, page: title, path, ...options }) => {
    const shopper = await openShopper(browser, options);
    const { page, t } = shopper;
    await shopper.go('/');
    await searchField(shopper).fill(words);
    await searchField(shopper).press('Enter');
    const response = main(shopper).getByRole('navigation', { name: t('search_pages') });
    await response.getByRole('link', { name: t(title) }).click();
    await page.waitForURL(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await shopper.close();
  });
});
