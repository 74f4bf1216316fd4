import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Locator } from 'playwright-core';
import type { Shopper } from '../behaviour/shopper.ts';

export type Theme = 'light' | 'dark';

/** The part of axe's API that this file uses inside a page. */
type Axe = {
  run(part: Node | { include: Node; exclude: Node[] }, options: object): Promise<AxeResults>;
  _audit: { rules: { id: string; enabled: boolean; impact?: string }[] };
};

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Skips asset preloading and selectors, which account for a quarter of the run time. */
const AXE_OPTIONS = { resultTypes: ['violations'], preload: false, selectors: false };

/** Waits until colour transitions of the theme and sliding dialogs have finished. */
async function waitForStyles(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Switches a shopper's pages to the light or dark theme. */
export const applyTheme = ({ page }: Shopper, colorScheme: Theme): Promise<void> =>
  page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });

/** The checked area: the whole page, the page without the shared frame, or one part. */
export type AxeScope = { skip?: 'frame' | 'nothing'; part?: Locator };

/**
 * Lists the serious and critical findings of axe on the current page. Switching the theme takes as long as checking a
 * page, so each page is checked in one theme; together the journeys cover both.
 */
export async function findAxeProblems(
  { page }: Shopper,
  pageName: string,
  { skip = 'nothing', part = page.locator(':root') }: AxeScope = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe);
    // Off-screen content keeps its old colours until it is visible, and axe checks it all.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets.push(sheet);
    });
  }
  await page.evaluate(waitForStyles);
  const runAxe = () =>
    part.evaluate(
      (element, { exclude, ...options }) => {
        const { axe } = globalThis as unknown as { axe: Axe };
        const frame = [...document.querySelectorAll('header, footer, nav')].filter(
          (candidate) => !candidate.closest('main, dialog, [role=dialog]'),
        );
        // A rule's impact applies to all its findings: rules of lower impact account for a third of the time.
        const serious = axe._audit.rules.filter(
          ({ enabled, impact }) => enabled && impact !== 'minor' && impact !== 'moderate',
        );
        return axe.run(
          { include: element, exclude: exclude === 'frame' ? frame : [] },
          {
            ...options,
            runOnly: serious.map(({ id }) => id),
          },
        );
      },
      { ...AXE_OPTIONS, exclude: skip },
    );
  let { violations } = await runAxe();
  // A busy browser may still paint the previous theme; a real finding persists in the next frames.
  if (violations.some(({ id }) => id === 'color-contrast')) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    ({ violations } = await runAxe());
  }
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${pageName} ${id}: ${nodes
          .slice(0, 3)
          .map(({ html, any }) => `${html.slice(0, 140)} ${any[0]?.message ?? ''}`)
          .join(' | ')}`,
    );
}
