import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Locator } from 'playwright-core';
import type { Shopper } from './shopper.ts';

type Theme = 'light' | 'dark';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that need the style sheets and media fetched again, and selectors nobody reads, cost a quarter of the time. */
const AXE_OPTIONS = { resultTypes: ['violations'], preload: false, selectors: false };

/** Waits until colours that change with the theme have changed, and windows that slide in are there. */
async function settled(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Shows the pages of a shopper in the light or in the dark. */
export const showIn = ({ page }: Shopper, colorScheme: Theme): Promise<void> =>
  page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });

const themeOf = ({ page }: Shopper): Promise<Theme> =>
  page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));

/**
 * Lists what axe holds for serious or critical on the page as it is, in both themes, beginning with the one that it shows: a
 * change of the theme costs as much as a page. Of a page with a `dialog` over it only the dialog is looked at in the dark.
 */
export async function barriers(shopper: Shopper, where: string, dialog?: Locator): Promise<string[]> {
  const theme = await themeOf(shopper);
  const found = await barriersNow(shopper, where, dialog);
  await showIn(shopper, theme === 'light' ? 'dark' : 'light');
  return [...found, ...(await barriersNow(shopper, where, dialog))];
}

/** Lists what axe holds for serious or critical on the page as it is; in the dark it looks at colours alone. */
export async function barriersNow(shopper: Shopper, where: string, dialog?: Locator): Promise<string[]> {
  const { page } = shopper;
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe);
    // What is out of sight keeps its old colours until it is seen; axe looks at all of it.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets.push(sheet);
    });
  }
  await page.evaluate(settled);
  const theme = await themeOf(shopper);
  // Another theme changes colours and nothing else.
  const rules = theme === 'light' ? {} : { runOnly: ['color-contrast'] };
  const judged = theme === 'dark' && dialog ? dialog : page.locator(':root');
  const judge = () =>
    judged.evaluate(
      (element, options) =>
        (globalThis as unknown as { axe: { run(part: Node, options: object): Promise<AxeResults> } }).axe.run(
          element === document.documentElement ? document : element,
          options,
        ),
      { ...AXE_OPTIONS, ...rules },
    );
  let { violations } = await judge();
  // A busy browser may still paint the last theme: what is wrong is so in the next frames too.
  if (violations.some(({ id }) => id === 'color-contrast')) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    ({ violations } = await judge());
  }
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${where} ${theme} ${id}: ${nodes
          .slice(0, 3)
          .map(({ html, any }) => `${html.slice(0, 140)} ${any[0]?.message ?? ''}`)
          .join(' | ')}`,
    );
}
