import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '#test/harness/browser.ts';
import { firstOrAll } from '#test/harness/depth.ts';
import { openShopper, findPhoneInStock, type Shopper } from '../behaviour/shopper.ts';

let browser: Browser;
let product = 0;
beforeAll(async () => {
  browser = await sharedBrowser();
  product = await findPhoneInStock();
});

/** Waits until exactly one buy button can be pressed: fully inside the viewport and not covered. */
async function waitForPressable({ page, t }: Shopper): Promise<void> {
  await page.waitForFunction(
    ([source]) => {
      const pattern = new RegExp(source!);
      const pressable = [...document.querySelectorAll('main button[aria-label]')].filter((button) => {
        if (!pattern.test(button.getAttribute('aria-label') ?? '') || button.closest('#similar, article')) return false;
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const spots = [top + 2, (top + bottom) / 2, bottom - 2];
        return spots.every((y) => button.contains(document.elementFromPoint((left + right) / 2, y)));
      });
      return pressable.length === 1;
    },
    [t('card_buy_name').source],
  );
}

/** Viewports by kind of device. */
const VIEWPORTS = {
  phone: [
    [360, 740],
    [390, 844],
    [393, 727],
    [412, 785],
    [320, 568],
    [767, 1000],
  ],
  desktop: [
    [768, 1024],
    [800, 600],
    [820, 1180],
    [1024, 768],
    [1199, 800],
    [1200, 800],
    [1440, 900],
  ],
} as const;

test.each(firstOrAll(['phone', 'desktop'] as const))(
  'shows exactly one pressable buy button at every scroll position and viewport (%s)',
  async (device) => {
    const shopper = await openShopper(browser, { device });
    const { page } = shopper;
    await shopper.go('/order');
    for (const [width, height] of VIEWPORTS[device]) {
      await page.setViewportSize({ width, height });
      await shopper.follow(`/p/${product}`);
      // Scrolls down and up, since the phone header hides and returns.
      for (const top of [0, 30, 60, 90, 120, 180, 300, 400, 500, 600, 1200, 560, 440, 380, 320, 260, 140, 0]) {
        await page.evaluate((y) => scrollTo(0, y), top);
        await waitForPressable(shopper).catch(() =>
          expect.fail(`not one button to press at ${top} px of ${width} × ${height}`),
        );
      }
      await shopper.follow('/order');
    }
    await shopper.close();
  },
);

test('shows picture, name, price and button above the fold of a phone of 390 × 844', async () => {
  const shopper = await openShopper(browser, { device: 'phone' });
  const { page, t } = shopper;
  await shopper.go(`/p/${product}`);
  await waitForPressable(shopper);
  const box = page.getByRole('region', { name: t('product_buy_box') });
  for (const part of [
    page.getByRole('main').locator('img').first(),
    page.getByRole('heading', { level: 1 }),
    box.getByText('₸').first(),
  ]) {
    const { y, height } = (await part.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(844 - 57);
  }
  await shopper.close();
});

test('prints one photo, the price and the characteristics, without buttons', async () => {
  const shopper = await openShopper(browser);
  const { page, t } = shopper;
  await shopper.go(`/p/${product}`);
  await page.emulateMedia({ media: 'print' });
  const photos = page
    .getByRole('region', { name: t('product_gallery') })
    .locator('img')
    .filter({ visible: true });
  expect(await photos.count()).toBe(1);
  expect((await photos.boundingBox())!.height).toBeGreaterThan(150);
  expect(await page.getByText('₸').filter({ visible: true }).count()).toBeGreaterThan(0);
  await page.getByRole('region', { name: t('product_specs') }).waitFor();
  expect(
    await page
      .getByRole('button', { name: t('card_buy_name') })
      .filter({ visible: true })
      .count(),
  ).toBe(0);
  expect(await page.locator('[aria-busy=true]').filter({ visible: true }).count(), 'nothing that loads').toBe(0);
  await shopper.close();
});

test('shows delivery promises with hours', async () => {
  const shopper = await openShopper(browser);
  const { page, t } = shopper;
  await shopper.go(`/p/${product}`);
  const box = page.getByRole('region', { name: t('product_buy_box') });
  await box
    .getByText(/\d\d–\d\d/)
    .first()
    .waitFor();
  expect(await box.getByText(t('product_courier')).innerText()).toMatch(/ (10–14|14–18|18–22)$/);
  await shopper.close();
});

test.each(
  firstOrAll([
    ['kk', 'desktop'],
    ['ru', 'phone'],
  ] as const),
)('unfolds one table of characteristics, and prices the chosen months, in %s', async (language, device) => {
  const shopper = await openShopper(browser, { language, device });
  const { page, t } = shopper;
  await shopper.go(`/p/${product}`);
  const specs = page.getByRole('region', { name: t('product_specs') });
  const rows = specs.getByRole('term').filter({ visible: true });
  expect(await rows.count()).toBe(8);
  await specs.getByText(t('product_all_specs')).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(8);
  const names = await rows.allInnerTexts();
  expect(new Set(names).size, 'no characteristic twice').toBe(names.length);

  const box = page.getByRole('region', { name: t('product_buy_box') });
  const payment = box.getByText(/ГЭСВ|ЖТСМ/).last();
  const months = box.getByRole('button', { name: /^\d+ (мес|ай)/ });
  const [short, long] = [months.first(), months.last()];
  await short.click();
  await expect.poll(() => short.getAttribute('aria-pressed')).toBe('true');
  const dear = await payment.innerText();
  await long.click();
  await expect.poll(() => payment.innerText()).not.toBe(dear);
  await box.getByRole('link', { name: t('product_service_centres') }).waitFor();
  await shopper.close();
});
