import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '#test/harness/browser.ts';
import { startWithCart, openShopper } from './shopper.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser({ pictures: false });
});

/** Pixels of the viewport height covered by fixed and sticky elements once the page is scrolled. */
const countCoveredPixels = (page: Page) =>
  page.evaluate(async () => {
    scrollTo(0, 900);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const staysInSight = (element: Element | null): boolean => {
      if (element === null || element === document.documentElement) return false;
      const { position, top, bottom } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const isStuck =
        position === 'sticky' &&
        (Math.abs(box.top - Number.parseFloat(top)) < 1.5 ||
          Math.abs(innerHeight - box.bottom - Number.parseFloat(bottom)) < 1.5);
      return position === 'fixed' || isStuck || staysInSight(element.parentElement);
    };
    const rows = Array.from({ length: innerHeight }, (_, y) => y);
    return rows.filter((y) => staysInSight(document.elementFromPoint(innerWidth / 2, y))).length;
  });

test.each([
  [640, 360],
  [512, 384],
  [360, 640],
])('covers at most a quarter of a viewport of %s × %s px with bars', async (width, height) => {
  const shopper = await openShopper(browser, { device: 'desktop', language: 'kk', viewport: { width, height } });
  const { page } = shopper;
  await shopper.go('/c/vse-smartfony');
  await expect.poll(() => countCoveredPixels(page)).toBeLessThanOrEqual(Math.ceil(height / 4));
  await startWithCart(shopper);
  await expect.poll(() => countCoveredPixels(page)).toBeLessThanOrEqual(Math.ceil(height / 4));
  await shopper.close();
});
