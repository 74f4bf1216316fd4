import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '#test/harness/browser.ts';
import { firstOrAll } from '#test/harness/depth.ts';
import {
  chooseCourier,
  choosePayment,
  fillContact,
  openShopper,
  orderButton,
  startCheckout,
  startWithCart,
} from '../behaviour/shopper.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

test.each(
  firstOrAll([
    ['ru', 'phone', 'Заказ принят', 'Показать на карте'],
    ['kk', 'desktop', 'Тапсырыс қабылданды', 'Картадан көру'],
  ] as const),
)('shows the order confirmation email in the trial inbox (%s)', async (language, device, title, map) => {
  // The iframe is sandboxed, so the browser logs an error for each script the test evaluates in it.
  const shopper = await openShopper(browser, { language, device, expected: [/sandboxed/] });
  const { page, t, go } = shopper;
  const product = await startWithCart(shopper);
  await startCheckout(shopper);
  await fillContact(shopper);
  await chooseCourier(shopper);
  await choosePayment(shopper, 'receipt');
  await orderButton(shopper, 'receipt').click();
  await page.waitForURL(/\/thanks\//);
  const number = /(\d+)$/.exec(new URL(page.url()).pathname)![1]!;
  const letter = page.getByRole('listitem').filter({ hasText: title }).filter({ hasText: number });
  await expect.poll(async () => (await go('/trial-inbox'), letter.count()), { timeout: 30_000 }).toBe(1);
  await letter.getByText(t('trial_inbox_letter')).click();
  const frame = letter.frameLocator('iframe');
  await frame.getByRole('heading', { name: title }).waitFor();
  expect(await frame.getByRole('link', { name: map }).getAttribute('href')).toMatch(/^https:\/\/2gis\.kz\/search\//);
  const picture = frame.getByRole('img', { name: product }).first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160);
  const [file] = await Promise.all([page.waitForEvent('download'), letter.getByRole('link', { name: '.ics' }).click()]);
  expect(file.suggestedFilename()).toBe(`order-${number}.ics`);
  await shopper.close();
});
