import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '#test/harness/browser.ts';
import { matchRoute } from '#web/routes.ts';
import { listens, openShopper, origin } from './shopper.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

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
