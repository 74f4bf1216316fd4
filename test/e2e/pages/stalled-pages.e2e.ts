import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '#test/harness/browser.ts';
import { isDeep } from '#test/harness/depth.ts';
import { startStallingShop } from '../behaviour/stalling-shop.ts';
import { watchShifts } from '../behaviour/shifts.ts';
import { openShopper, findPhoneInStock } from '../behaviour/shopper.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});

const product = async () => `/p/${await findPhoneInStock()}`;

const stalls = [
  ['the name and the picture of a product', 'phone', product, '</h1>'],
  ['the variants and the price of a product', 'phone', product, ' aria-label="Цена и покупка"'],
  ['the title and the text of an info page', 'phone', () => '/gid-delivery', '</h1>'],
  ['the picture and the form of a gift card', 'phone', () => '/gift-card-constructor', '<fieldset'],
  ['the title and the text of an info page', 'desktop', () => '/gid-delivery', '</h1>'],
  ['the sorting and the chips of a category', 'desktop', () => '/c/vse-smartfony', '<div role="group"'],
  ['the chips and the products of a category', 'desktop', () => '/c/vse-smartfony', '<div role="list"'],
  ['the chips and the products of a category', 'phone', () => '/c/vse-smartfony', '<div role="list"'],
] as const;

const testedStalls = isDeep ? stalls : stalls.slice(0, 4);

test.each(testedStalls)('does not shift when loading stalls between %s (%s)', async (_name, device, path, mark) => {
  const stallingShop = await startStallingShop(mark);
  const shopper = await openShopper(browser, { device, language: 'ru', shop: stallingShop.origin });
  const readShifts = await watchShifts(shopper);
  await shopper.go(await path());
  const { total, sources } = await readShifts();
  expect(total, sources).toBeLessThan(0.03);
  await shopper.close();
  await stallingShop.stop();
});
