import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '#server/platform/database/db.ts';
import { sharedBrowser } from '#test/harness/browser.ts';
import { firstOrAll, isDeep } from '#test/harness/depth.ts';
import { waitForNotice } from '../account/notices.ts';
import {
  addProductToCart,
  startWithCart,
  choosePayment,
  choosePickup,
  field,
  waitForHeading,
  waitForHydration,
  main,
  openShopper,
  origin,
  findPhoneInStock,
  orderButton,
  startCheckout,
  type Shopper,
} from './shopper.ts';
import { watchShifts } from './shifts.ts';

let browser: Browser;
let product = 0;
beforeAll(async () => {
  browser = await sharedBrowser({ pictures: false });
  product = await findPhoneInStock();
});

/** Words that wrap to two lines, and the whole text if its end is cut off. */
function findBrokenWords(element: Element): string[] {
  const node = element.firstChild!;
  const text = node.textContent!;
  const broken = [...text.matchAll(/[^\s-]+/g)].filter(({ 0: word, index }) => {
    const range = new Range();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    return range.getClientRects().length > 1;
  });
  const words = broken.map(([word]) => word);
  return element.scrollHeight > element.clientHeight ? [...words, text] : words;
}

const readScrollTop = ({ page }: Shopper) => page.evaluate(() => Math.round(scrollY));
const isPageLocked = ({ page }: Shopper) =>
  page.evaluate(() => document.documentElement.classList.contains('modal-open'));

describe('dialogs over the page', () => {
  test('closes a dialog on Escape, returns focus to the opener and restores scrolling', async () => {
    const shopper = await openShopper(browser);
    const { page, t } = shopper;
    await shopper.go('/catalog');
    const opener = page.getByRole('button', { name: t('frame_city') });
    await opener.click();
    const picker = page.getByRole('dialog', { name: t('frame_city_choose') });
    await picker.waitFor();
    expect(await isPageLocked(shopper)).toBe(true);
    await page.keyboard.press('Escape');
    await picker.waitFor({ state: 'detached' });
    expect(await isPageLocked(shopper)).toBe(false);
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await shopper.close();
  });

  test.runIf(isDeep)('closes every dialog on navigation', async () => {
    const shopper = await openShopper(browser);
    const { page, t } = shopper;
    await shopper.go('/catalog');
    await main(shopper).locator('a[href*="/c/"]').first().click();
    await page.waitForURL(/\/c\//);
    await page.getByRole('button', { name: t('frame_city') }).click();
    const picker = page.getByRole('dialog', { name: t('frame_city_choose') });
    await picker.waitFor();
    await page.goBack();
    await waitForHeading(shopper, t('frame_catalog'));
    await picker.waitFor({ state: 'detached' });
    expect(await isPageLocked(shopper)).toBe(false);
    await shopper.close();
  });

  test('asks for the city once, on the first visit; choosing another keeps the page', async () => {
    const shopper = await openShopper(browser, { isCityConfirmed: false, language: 'kk', device: 'phone' });
    const { page, t } = shopper;
    await shopper.go(`/p/${product}`);
    const question = page.getByRole('dialog', { name: t('frame_city_question') });
    await question.getByRole('button', { name: t('frame_city_other') }).click();
    const picker = page.getByRole('dialog', { name: t('frame_city_choose') });
    await picker.getByRole('searchbox').or(picker.getByRole('textbox')).first().fill('шымк');
    await picker.getByRole('link', { name: 'Шымкент' }).first().click();
    await page.waitForURL(`${origin}/kz/shymkent/p/${product}`);
    await waitForHydration(page);
    await page.getByRole('button', { name: t('frame_city', { city: 'Шымкент' }) }).waitFor();
    expect(await question.count()).toBe(0);
    await page.goto(`${origin}/cart`);
    expect(new URL(page.url()).pathname, 'language and city are remembered').toBe('/kz/shymkent/cart');
    await shopper.close();
  });

  test.runIf(isDeep)('picks the only matching city on Enter', async () => {
    const shopper = await openShopper(browser);
    const { page, t } = shopper;
    await shopper.go('/catalog');
    await page.getByRole('button', { name: t('frame_city') }).click();
    const picker = page.getByRole('dialog', { name: t('frame_city_choose') });
    const searchField = picker.getByRole('textbox');
    await picker.getByRole('link', { name: 'Шымкент' }).first().waitFor();
    await searchField.fill('а');
    await searchField.press('Enter');
    expect(new URL(page.url()).pathname, 'several matches: Enter picks none').toBe('/catalog');
    await searchField.fill('шымк');
    await searchField.press('Enter');
    await page.waitForURL(`${origin}/shymkent/catalog`);
    await shopper.close();
  });

  test.each(
    firstOrAll([
      ['phone', 320, 'ru', '/ust-kamenogorsk'],
      ['phone', 320, 'kk', '/taldykorgan'],
      ['phone', 320, 'ru', ''],
      ['phone', 390, 'ru', '/ust-kamenogorsk'],
      ['phone', 390, 'kk', ''],
      ['desktop', 1440, 'ru', ''],
    ] as const),
  )(
    'asks for the city without moving or covering content, and closes on Escape (%s, %i px, %s%s)',
    async (device, width, language, city) => {
      const shopper = await openShopper(browser, {
        isCityConfirmed: false,
        device,
        language,
        viewport: { width, height: width < 400 ? 640 : 900 },
      });
      const { page, t } = shopper;
      const readShifts = await watchShifts(shopper);
      await shopper.go(`${city}/p/${product}`);
      const question = page.getByRole('dialog', { name: t('frame_city_question') });
      const box = (await question.boundingBox())!;
      expect(box.height).toBeLessThanOrEqual(56);
      expect(box.y + box.height).toBeLessThanOrEqual((await page.getByRole('search').first().boundingBox())!.y);
      const header = page.getByRole('banner');
      // In the narrowest windows the question and the languages take the full width.
      const home = header.getByRole('link', { name: t('frame_home_link') }).filter({ visible: true });
      const neighbours = [
        ...(width < 380 ? [] : [home]),
        ...(await header
          .getByRole('navigation', { name: t('frame_language') })
          .getByRole('link')
          .all()),
        ...(await question.getByRole('button').all()),
      ];
      for (const neighbour of neighbours) await neighbour.click({ trial: true });
      expect(neighbours).toHaveLength(width < 380 ? 4 : 5);
      for (const button of await question.getByRole('button').all())
        expect(await button.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
      const text = question.getByText(t('frame_city_question'));
      await expect.poll(() => text.evaluate(findBrokenWords), { message: 'words that are cut or broken' }).toEqual([]);
      // A bar that pushes content down scores about 0.06; each late font swap has scored up to 0.016.
      const { total, sources } = await readShifts();
      expect(total, sources).toBeLessThan(0.05);
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      await page.reload();
      await waitForHydration(page);
      expect(await question.count(), 'asked once').toBe(0);
      await shopper.close();
    },
  );

  test('shows the same page in the other language', async () => {
    const shopper = await openShopper(browser, { device: 'phone' });
    const { page } = shopper;
    await shopper.go('/search?q=samsung&sort=cheap');
    await page.getByRole('link', { name: 'Қазақша' }).first().click();
    await page.waitForURL(`${origin}/kz/search?q=samsung&sort=cheap`);
    expect(await page.locator('html').getAttribute('lang')).toBe('kk');
    await page.getByRole('link', { name: 'Русский' }).first().click();
    await page.waitForURL(`${origin}/search?q=samsung&sort=cheap`);
    await shopper.close();
  });
});

describe('back navigation', () => {
  test.each([
    ['a category', '/c/vse-smartfony'],
    ['a search', '/search?q=samsung'],
  ])('restores the scroll position of %s', async (_name, path) => {
    const shopper = await openShopper(browser, { device: 'phone' });
    const { page, t } = shopper;
    await shopper.go(path);
    const card = page
      .getByRole('region', { name: t('listing_products') })
      .getByRole('article')
      .nth(9);
    await card.scrollIntoViewIfNeeded();
    const scrollTop = await readScrollTop(shopper);
    expect(scrollTop).toBeGreaterThan(500);
    await card.getByRole('link').first().click();
    await page.waitForURL(/\/p\//);
    await page.getByRole('region', { name: t('product_buy_box') }).waitFor();
    await expect.poll(() => readScrollTop(shopper)).toBe(0);
    await page.goBack();
    await card.waitFor();
    await expect.poll(() => readScrollTop(shopper)).toBe(scrollTop);
    await shopper.close();
  });

  test.runIf(isDeep)('scrolls to an anchor without reloading', async () => {
    const shopper = await openShopper(browser);
    await shopper.go(`/p/${product}`);
    await shopper.page.locator('a[href$="#reviews"]').first().click();
    await expect
      .poll(() =>
        shopper.page.locator('#reviews').evaluate((section) => Math.abs(section.getBoundingClientRect().top) < 300),
      )
      .toBe(true);
    expect(shopper.page.url()).toContain('#reviews');
    await shopper.page.waitForLoadState('networkidle');
    expect(await readScrollTop(shopper)).toBeGreaterThan(300);
    await shopper.close();
  });
});

describe('the cart', () => {
  test('stays in sync between two tabs', async () => {
    const shopper = await openShopper(browser);
    const { t, context } = shopper;
    await shopper.go('/cart');
    await waitForHeading(shopper, t('cart_empty_title'));
    const secondTab: Shopper = { ...shopper, page: await context.newPage() };
    await secondTab.page.goto(`${origin}/p/${product}`);
    await waitForHydration(secondTab.page);
    await secondTab.page
      .getByRole('region', { name: t('product_buy_box') })
      .getByRole('button', { name: t('card_buy_name') })
      .click();
    await secondTab.page
      .getByRole('link', { name: t('card_in_cart_name') })
      .first()
      .waitFor();
    await shopper.page.bringToFront();
    await shopper.page.evaluate(() => dispatchEvent(new Event('focus')));
    await waitForHeading(shopper, t('cart_title'));
    expect(
      await shopper.page
        .getByRole('region', { name: t('cart_lines') })
        .getByRole('button', { name: t('cart_remove_name') })
        .count(),
    ).toBe(1);
    await shopper.close();
  });

  test.runIf(isDeep)('reports the available quantity when a larger one is typed', async () => {
    const shopper = await openShopper(browser);
    const { page, t } = shopper;
    await addProductToCart(shopper, product);
    await shopper.go('/cart');
    const quantity = page.getByRole('spinbutton').first();
    const max = (await quantity.getAttribute('aria-valuemax'))!;
    await quantity.fill('999');
    await quantity.press('Enter');
    await page
      .getByText(t('cart_limit', { count: max }))
      .or(page.getByText(t('cart_most', { count: max })))
      .waitFor();
    expect(await quantity.inputValue()).toBe(max);
    await shopper.close();
  });

  test.runIf(isDeep)('restores a removed product', async () => {
    const shopper = await openShopper(browser, { language: 'kk', device: 'phone' });
    const { page, t } = shopper;
    await addProductToCart(shopper, product);
    await shopper.go('/cart');
    await page
      .getByRole('button', { name: t('cart_more') })
      .first()
      .click();
    await page
      .getByText(t('cart_items', { count: '2' }))
      .first()
      .waitFor();
    await page.getByRole('button', { name: t('cart_remove_name') }).click();
    await waitForHeading(shopper, t('cart_empty_title'));
    await page.getByRole('button', { name: t('cart_undo') }).click();
    await waitForHeading(shopper, t('cart_title'));
    await page
      .getByText(t('cart_items', { count: '2' }))
      .first()
      .waitFor();
    await shopper.close();
  });
});

test('retries a deferred script after a connection failure', async () => {
  const shopper = await openShopper(browser, { expected: [/ERR_FAILED/] });
  const { page } = shopper;
  await page.route(/\/after-hydration-[^/]*\.js/, (route) => route.abort(), { times: 1 });
  const deferredScript = page.waitForResponse(/\/start-when-idle-[^/]*\.js/);
  await shopper.go('/');
  expect((await deferredScript).ok()).toBe(true);
  await shopper.close();
});

test('reports a lost connection, keeps the content, and reports when it is back', async () => {
  const shopper = await openShopper(browser, { expected: [/ERR_INTERNET_DISCONNECTED/] });
  const { page, t, context } = shopper;
  await shopper.go(`/p/${product}`);
  await context.setOffline(true);
  await page.getByText(t('frame_offline')).waitFor();
  await page
    .getByRole('region', { name: t('product_buy_box') })
    .getByRole('button', { name: t('card_buy_name') })
    .click();
  await waitForNotice(shopper, 'offline_title');
  await context.setOffline(false);
  await waitForNotice(shopper, 'frame_online');
  expect(await page.getByText(t('frame_offline')).count()).toBe(0);
  await shopper.close();
});

test('keeps the theme chosen in the footer, and shows the logo in every header', async () => {
  const shopper = await openShopper(browser, { language: 'kk', expected: [/409 .*\/api\/checkout/] });
  const { page, t } = shopper;
  const theme = page.getByRole('contentinfo').getByRole('combobox', { name: t('footer_theme') });
  const readTheme = () => page.locator('html').getAttribute('data-theme');
  // The checkout has its own header and no footer.
  await shopper.go('/checkout');
  await shopper.follow('/');
  await page.getByRole('banner').locator('a svg path:visible').first().waitFor();
  await theme.selectOption('dark');
  expect(await readTheme()).toBe('dark');
  await shopper.follow('/catalog');
  await expect.poll(readTheme).toBe('dark');
  expect(await theme.inputValue()).toBe('dark');
  await shopper.go(`/p/${product}`);
  await expect.poll(() => theme.inputValue()).toBe('dark');
  expect(await readTheme()).toBe('dark');
  await theme.selectOption('auto');
  expect(await readTheme()).toBeNull();
  await shopper.close();
});

test('creates one order when "place the order" is pressed twice', async () => {
  const shopper = await openShopper(browser, { device: 'phone' });
  const { page, t } = shopper;
  await startWithCart(shopper);
  await startCheckout(shopper);
  const phone = `777${String(Date.now()).slice(-7)}`;
  await field(shopper, 'checkout_phone').pressSequentially(phone);
  await field(shopper, 'checkout_first_name').fill('Ерлан');
  await field(shopper, 'checkout_last_name').fill('Сапаров');
  await field(shopper, 'checkout_email').fill('e@example.kz');
  await page.getByRole('button', { name: t('checkout_continue') }).click();
  await choosePickup(shopper);
  await choosePayment(shopper, 'receipt');
  await orderButton(shopper, 'receipt').dblclick();
  await page.getByText(t('order_thanks_name', { name: 'Ерлан' })).waitFor();
  const { $client: sql } = openDatabase(inject('shopDatabase'), 1);
  const [row] = await sql<
    { orders: number }[]
  >`select count(*)::int as orders from orders where phone like ${`%${phone}`}`.finally(() => sql.end());
  expect(row?.orders).toBe(1);
  await shopper.close();
});

test('shows errors next to their fields and focuses the first one', async () => {
  const shopper = await openShopper(browser, { language: 'kk', device: 'phone' });
  const { page, t } = shopper;
  await startWithCart(shopper);
  await startCheckout(shopper);
  await field(shopper, 'checkout_phone').pressSequentially('7012');
  await field(shopper, 'checkout_first_name').fill('А');
  await field(shopper, 'checkout_email').fill('not-an-address');
  await page.getByRole('button', { name: t('checkout_continue') }).click();
  for (const problem of ['checkout_error_phone', 'checkout_error_name_short', 'checkout_error_email'])
    await page.getByText(t(problem)).waitFor();
  await expect
    .poll(() =>
      field(shopper, 'checkout_phone').evaluate(
        (input) => input === document.activeElement && input.getAttribute('aria-invalid') === 'true',
      ),
    )
    .toBe(true);
  await shopper.close();
});
