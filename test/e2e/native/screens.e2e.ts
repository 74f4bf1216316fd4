import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstOrAll } from '#test/harness/depth.ts';
import { addAndOpenCart, findPhoneInStock, main, origin, waitForHeading } from '../behaviour/shopper.ts';
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

test.each(firstOrAll(['ru', 'kk'] as const))(
  'keeps the screens and the scroll position of each tab: %s',
  async (language) => {
    const shopper = await app.open(language, createUsedDevice(language));
    const { page, device, t } = shopper;
    const tabs = page.getByRole('navigation', { name: t('frame_tabs') });
    const press = (name: RegExp) => tabs.getByRole('link', { name }).click();
    const pressBack = () => device.emit('App', 'backButton', { canGoBack: true });
    const scrollPosition = () => page.evaluate(() => Math.round(scrollY));
    const scrollDown = async (top: number) => {
      // The screen is high enough once its content has loaded.
      await expect.poll(() => page.evaluate((y) => (scrollTo(0, y), Math.round(scrollY)), top)).toBe(top);
    };
    /** Follows a link without scrolling to it. */
    const follow = async (prefix: string) => {
      const link = main(shopper).locator(`a[href^="${prefix}"]`).first();
      await link.evaluate((element) => (element as HTMLElement).click());
      await page.waitForURL((url) => url.pathname.startsWith(prefix));
      await main(shopper).getByRole('heading', { level: 1 }).waitFor();
      return new URL(page.url()).pathname;
    };
    const isAt = (path: string) => page.waitForURL((url) => url.pathname === path);

    await waitForHeading(shopper, /./);
    await scrollDown(600);
    const product = await follow('/p/');
    await scrollDown(400);
    await press(t('frame_catalog'));
    await isAt('/catalog');
    const category = await follow('/c/');

    await press(t('frame_home'));
    await isAt(product);
    // Content that arrives late may move the screen a little.
    await expect.poll(scrollPosition).toBeGreaterThan(300);
    await press(t('frame_catalog'));
    await isAt(category);
    expect(await tabs.locator('[aria-current]').innerText()).toMatch(t('frame_catalog'));

    pressBack();
    await isAt('/catalog');
    pressBack();
    await isAt(product);
    // A swipe back on iOS, or the browser's own way back.
    await page.goBack();
    await isAt('/');
    await expect.poll(scrollPosition).toBeGreaterThan(300);
    await press(t('frame_home'));
    await expect.poll(scrollPosition).toBe(0);
    pressBack();
    await page.getByText(t('native_leave')).waitFor();

    // A tab's own button returns to its root.
    await press(t('frame_catalog'));
    await isAt('/catalog');
    await follow('/c/');
    await press(t('frame_catalog'));
    await isAt('/catalog');
    await shopper.close();
  },
);

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

test.each(firstOrAll(['ru', 'kk'] as const))(
  'has touch targets of at least 44 px on a small phone: %s',
  async (language) => {
    const product = await findPhoneInStock();
    const shopper = await app.open(language, createUsedDevice(language), {
      path: `/p/${product}`,
      viewport: { width: 360, height: 780 },
    });
    await addAndOpenCart(shopper);
    const paths = [
      '/cart',
      '/',
      '/catalog',
      '/c/vse-smartfony',
      `/p/${product}`,
      '/checkout',
      '/search?q=samsung',
      '/shops',
    ];
    const skeleton = shopper.page.getByRole('status', { name: shopper.t('frame_loading') });
    const small: string[] = [];
    for (const path of paths) {
      if (path !== '/cart') await shopper.follow(path);
      await expect.poll(() => skeleton.count()).toBe(0);
      small.push(...(await findSmallTargets(shopper.page)).map((target) => `${path} ${target}`));
    }
    expect(small).toEqual([]);
    await shopper.close();
  },
);

test.each(firstOrAll(['ru', 'kk'] as const))('fits text of twice the size on a small phone: %s', async (language) => {
  const product = await findPhoneInStock();
  const shopper = await app.open(language, createUsedDevice(language), {
    path: `/p/${product}`,
    viewport: { width: 360, height: 780 },
  });
  const { page, t } = shopper;
  await addAndOpenCart(shopper);
  // The app follows the system's setting when it is shown again.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.locator('html[data-large-text]').waitFor();
  const tab = page.getByRole('navigation', { name: t('frame_tabs') }).getByRole('link');
  for (const path of ['/cart', '/', '/catalog', '/c/vse-smartfony', `/p/${product}`]) {
    if (path !== '/cart') await shopper.follow(path);
    await expect.poll(async () => [path, await findCutOff(page)]).toEqual([path, []]);
    const { x = 0, width = 0 } = (await tab.last().boundingBox()) ?? {};
    expect([path, x + width]).toEqual([path, 360]);
  }
  await shopper.close();
});

/** Texts of amounts and buttons that end beyond the edge of the screen, unless they scroll sideways. */
const findCutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      ((element.scrollWidth > element.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(element).overflowX)) ||
        scrolls(element.parentElement));
    return [...document.querySelectorAll<HTMLElement>('main :is(data, strong, button, h1, h2)')].flatMap((element) => {
      const { right, width } = element.getBoundingClientRect();
      const isCut = width > 1 && right > innerWidth && element.checkVisibility() && !scrolls(element);
      return isCut ? [`${element.textContent}: ${Math.round(right)}`] : [];
    });
  });

/** Names the visible controls that a finger cannot hit 21 px from their centre. Links in a sentence are exempt. */
const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, select, textarea, label:has(input), input:not(label input)',
    );
    const isInSentence = (control: HTMLElement) =>
      getComputedStyle(control).display === 'inline' &&
      [...control.parentElement!.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim() !== '');
    const isHit = (control: HTMLElement, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (control.contains(hit) || (hit.matches('label') && hit.contains(control)));
    };
    return [...controls].flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      if (width <= 1 || !control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) return [];
      if ((width >= 43.5 && height >= 43.5) || isInSentence(control)) return [];
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = control.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const isLarge = [-21, 21].every((shift) => isHit(control, x + shift, y) && isHit(control, x, y + shift));
      const name = control.ariaLabel ?? control.textContent;
      return isLarge ? [] : [`${Math.round(width)}×${Math.round(height)} ${control.tagName} ${name}`];
    });
  });
