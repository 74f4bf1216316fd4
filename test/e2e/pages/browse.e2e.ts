import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedBrowser } from '#test/harness/browser.ts';
import { firstOrAll } from '#test/harness/depth.ts';
import {
  findOverflow,
  waitForHeading,
  main,
  openShopper,
  type Shopper,
  type ShopperOptions,
} from '../behaviour/shopper.ts';
import { watchShifts } from '../behaviour/shifts.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser({ pictures: false });
});

const visitors: ShopperOptions[] = [
  { language: 'ru', device: 'desktop' },
  { language: 'kk', device: 'phone' },
];
const category = '/c/vse-smartfony';
const quickLinks = ({ page, t }: Shopper) => page.getByRole('group', { name: t('listing_quick') }).getByRole('link');
const parseNumber = (text: string) => Number(text.replace(/\D/g, ''));

describe('the first view on a desktop', () => {
  test('shows prices and tiles of several colours on the home page', async () => {
    const shopper = await openShopper(browser);
    const { page, t } = shopper;
    await shopper.go('/');
    const prices = main(shopper).getByText(/^\d[\d\s]*\s₸$/);
    const visiblePrices = await prices.evaluateAll(
      (all) => all.filter((candidate) => candidate.getBoundingClientRect().bottom <= innerHeight).length,
    );
    expect(visiblePrices).toBeGreaterThanOrEqual(3);
    const colours = await page
      .getByRole('navigation', { name: t('frame_catalog') })
      .getByRole('link')
      .evaluateAll((tiles) => tiles.map((tile) => getComputedStyle(tile).backgroundColor));
    expect(new Set(colours).size).toBeGreaterThanOrEqual(4);
    await shopper.close();
  });

  test.each([category, '/c/stiralnye-mashiny'])('shows eight products with their names on %s', async (path) => {
    const shopper = await openShopper(browser);
    await shopper.go(path);
    const names = shopper.page.getByRole('article').getByRole('heading');
    const visibleNames = await names.evaluateAll(
      (all) => all.filter((candidate) => candidate.getBoundingClientRect().top < innerHeight).length,
    );
    expect(visibleNames).toBeGreaterThanOrEqual(8);
    await shopper.close();
  });
});

describe.each(firstOrAll(visitors))('chips above a list: %o', (options) => {
  test('lead to as many products as they announce, for a brand, a value and a price', async () => {
    const shopper = await openShopper(browser, options);
    const { page, t } = shopper;
    await shopper.go(category);
    for (const step of ['brend/', 'vstroennaya-pamyat/', 'price/']) {
      const chip = shopper.page
        .getByRole('group', { name: t('listing_quick') })
        .locator(`a[href*="${step}"]`)
        .first();
      const count = parseNumber(await chip.locator('small').innerText());
      await chip.click();
      await page.waitForURL(new RegExp(`/f/.*${step}`));
      await expect
        .poll(async () => {
          // The number of models may come first.
          const text = await main(shopper).getByText(t('listing_count')).first().innerText();
          return parseNumber(text.split(', ').at(-1)!);
        })
        .toBe(count);
    }
    expect(await quickLinks(shopper).count(), 'no quick links are left').toBe(0);
    await shopper.close();
  });

  test('lead from a brand search to categories with their own filters', async () => {
    const shopper = await openShopper(browser, options);
    const { page, t } = shopper;
    await shopper.go('/search?q=samsung');
    await page
      .getByRole('navigation', { name: t('listing_subcategories') })
      .getByRole('link')
      .first()
      .click();
    await page.waitForURL(/\/c\/[^/]+\/f\/brend\/samsung$/);
    await page.getByRole('article').first().waitFor();
    await expect.poll(() => quickLinks(shopper).count()).toBeGreaterThan(2);
    await shopper.close();
  });
});

test.each(firstOrAll(['kk', 'ru'] as const))('scrolls no page sideways at 280 px (%s)', async (language) => {
  const shopper = await openShopper(browser, { language });
  for (const path of ['/', '/catalog', category, '/search?q=samsung', '/cart']) {
    await shopper.go(path);
    expect(await findOverflow(shopper, path, [280])).toEqual([]);
  }
  await shopper.close();
});

describe('the search bar of a phone', () => {
  const isHeaderVisible = ({ page }: Shopper) =>
    page
      .getByRole('search')
      .first()
      .evaluate((box) => {
        const { top, bottom } = box.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
  const scrollPage = ({ page }: Shopper, top: number) => page.evaluate((y) => window.scrollTo({ top: y }), top);

  test('hides on scrolling down and returns on scrolling up without layout shifts', async () => {
    const shopper = await openShopper(browser, { device: 'phone' });
    const { page } = shopper;
    const readShifts = await watchShifts(shopper);
    await shopper.go(category);
    // A late font may shift text by a pixel or two.
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    const shiftsBefore = await readShifts();
    // A shopper keeps scrolling: the scroll listener may be attached a moment after the page.
    let top = 900;
    await expect
      .poll(async () => {
        await scrollPage(shopper, (top += 10));
        return isHeaderVisible(shopper);
      })
      .toBe(false);
    await scrollPage(shopper, 700);
    await expect.poll(() => isHeaderVisible(shopper)).toBe(true);
    const sort = await page.getByRole('combobox').nth(1).boundingBox();
    const box = await page.getByRole('search').first().boundingBox();
    expect(sort!.y, 'the list bar is below it').toBeGreaterThanOrEqual(box!.y + box!.height);
    await page.getByRole('search').getByRole('combobox').focus();
    await scrollPage(shopper, 1100);
    await expect.poll(() => isHeaderVisible(shopper), { message: 'it stays visible while focused' }).toBe(true);
    await scrollPage(shopper, 0);
    await expect.poll(() => isHeaderVisible(shopper)).toBe(true);
    const { total, sources } = await readShifts();
    expect(total - shiftsBefore.total, sources).toBeLessThan(0.001);
    await shopper.close();
  });
});

test('shows delivery promises with hours', async () => {
  const shopper = await openShopper(browser);
  const { page, t } = shopper;
  await shopper.go(category);
  await waitForHeading(shopper, /./);
  const promises = page.getByRole('article').getByText(t('stock_delivery'));
  await promises.first().waitFor();
  for (const text of await promises.allInnerTexts()) expect(text).toMatch(/, (?:10–14|14–18|18–22)$/);
  await shopper.close();
});
