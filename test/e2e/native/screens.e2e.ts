import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstOrAll } from '#test/harness/depth.ts';
import { findPhoneInStock, main, origin } from '../behaviour/shopper.ts';
import { buildApp, createUsedDevice, type AppBuild } from './app.ts';

let app: AppBuild;
beforeAll(async () => {
  app = await buildApp(origin, { webgl: true });
});
afterAll(() => app.stop());

test.each(firstOrAll(['ru', 'kk'] as const))('shows the shops on a map with streets: %s', async (language) => {
  const shopper = await app.open(language, createUsedDevice(language), { path: '/shops' });
  const { page, requests, t } = shopper;
  const map = main(shopper).getByRole('region', { name: t('shops_map') });
  await main(shopper)
    .getByRole('button', { name: t('shops_on_map') })
    .click();
  await map.locator('canvas').waitFor();
  const isTile = (url: string) => url.startsWith(`${origin}/map-tiles/`);
  await expect.poll(async () => (await requests.find((request) => isTile(request.url()))?.response())?.ok()).toBe(true);
  const marks = map.getByRole('button', { name: /Sauda/ });
  await marks.first().waitFor();
  await marks.first().click();
  await marks.and(page.locator('[aria-pressed=true]')).waitFor();
  await shopper.close();
});

test('leads back from a screen below a tab, and keeps the tab highlighted', async () => {
  const shopper = await app.open('kk', createUsedDevice('kk'), { path: '/gid-bonus' });
  const { page, t } = shopper;
  const tabs = page.getByRole('navigation', { name: t('frame_tabs') });
  const back = page.getByRole('button', { name: t('native_back'), exact: true });
  await tabs.getByRole('link', { name: t('frame_catalog') }).click();
  await page.waitForURL(/\/catalog$/);
  await back.waitFor({ state: 'detached' });
  await main(shopper).locator('a[href^="/c/"]').first().click();
  await page.waitForURL(/\/c\//);
  expect(await tabs.locator('[aria-current]').innerText()).toMatch(t('frame_catalog'));
  expect(await page.getByRole('navigation', { name: t('crumbs_label') }).count()).toBe(0);
  await back.click();
  await page.waitForURL(/\/catalog$/);
  await shopper.close();
});

test('shows a skeleton while a slow screen loads', async () => {
  const shopper = await app.open('ru', createUsedDevice('ru'), { path: '/catalog' });
  const { page, t } = shopper;
  const { promise: response, resolve: respond } = Promise.withResolvers<void>();
  await page.route('**/api/catalog/listing?*', async (route) => {
    await response;
    await route.continue();
  });
  await main(shopper).locator('a[href^="/c/"]').first().click();
  const skeleton = page.getByRole('status', { name: t('frame_loading') });
  await skeleton.waitFor();
  respond();
  await main(shopper).getByRole('article').first().waitFor();
  await skeleton.waitFor({ state: 'detached' });
  await shopper.close();
});

test('closes a sheet that is pulled down, and keeps one that is released early', async () => {
  const shopper = await app.open('ru', createUsedDevice('ru'), { path: '/c/vse-smartfony' });
  const { page, t } = shopper;
  await main(shopper)
    .getByRole('button', { name: t('listing_filters') })
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  const session = await page.context().newCDPSession(page);
  const pull = async (distance: number) => {
    const { y = 0 } = (await sheet.getByRole('heading').first().boundingBox()) ?? {};
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', shift?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: shift === undefined ? [] : [{ x: 100, y: y + 8 + shift }],
      });
    await touch('touchStart', 0);
    for (const share of [0.3, 0.6, 1]) await touch('touchMove', distance * share);
    await touch('touchEnd');
  };
  await pull(60);
  await expect.poll(() => sheet.evaluate((dialog) => dialog.style.translate)).toBe('');
  expect(await sheet.isVisible()).toBe(true);
  await pull(220);
  await sheet.waitFor({ state: 'hidden' });
  await shopper.close();
});

test('shows the tabs in a rail next to the page on a tablet', async () => {
  const shopper = await app.open('kk', createUsedDevice('kk'), {
    path: `/p/${await findPhoneInStock()}`,
    viewport: { width: 820, height: 1180 },
  });
  const { page, t } = shopper;
  const rail = (await page.getByRole('navigation', { name: t('frame_tabs') }).boundingBox())!;
  expect(rail).toMatchObject({ x: 0, y: 0, height: 1180 });
  const heading = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
  expect(heading.x).toBeGreaterThan(rail.width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(820);
  await shopper.close();
});
