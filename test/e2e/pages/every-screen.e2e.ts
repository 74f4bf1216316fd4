import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '#test/harness/browser.ts';
import { firstOrAll, isDeep } from '#test/harness/depth.ts';
import { findAxeProblems, applyTheme } from './accessibility.ts';
import { becomeCustomer } from '../account/customer.ts';
import { customersScreens } from '../account/customers-screens.ts';
import { findExamples } from './find-examples.ts';
import { screenExamples, type ScreenExamples } from './screen-examples.ts';
import { addProductToCart, main, openShopper, findOverflow, startCheckout } from '../behaviour/shopper.ts';

let browser: Browser;
let examples: ScreenExamples;
beforeAll(async () => {
  browser = await sharedBrowser();
  examples = await findExamples();
});

/** Paths of states that the screen examples lack. */
const states = () => ['/no/such/page', '/cart', '/c/vse-smartfony/f/price/1-2'];

/** Paths that axe checks in addition to a customer's screens; one per layout. */
const axeAddresses = () => [
  '/',
  '/catalog',
  '/c/vse-smartfony',
  `/p/${examples.product}`,
  '/search?q=samsung',
  '/search?q=nothing-like-this',
  '/compare',
  '/wishlist',
  '/shops',
  '/order',
  '/no/such/page',
  '/error',
  '/offline',
  '/maintenance',
  '/gid',
  '/gid-delivery',
  '/gid-bonus',
  '/gid-question',
  '/gid-contacts',
  '/promos',
  '/promos/p/kofe-i-chaj',
  '/gid-service',
  '/privacy-policy',
  '/trade-in',
  '/payment-call-operator',
];

/**
 * Two walks through all screens cover both languages, computer and phone, light and dark, page loads and client-side
 * navigation. Axe checks the first width, where the walk begins.
 */
const walks = [
  { language: 'kk', device: 'phone', theme: 'dark', widths: isDeep ? [390, 320, 820, 1440] : [320], by: 'follow' },
  { language: 'ru', device: 'desktop', theme: 'light', widths: [1440, 820, 390, 320], by: 'go' },
] as const;

/** Number of tests per walk: a broken screen is reported within a minute. */
const PARTS = 6;

type Walk = (typeof walks)[number];

/** Opens a shopper for the walk and collects the problems of the visited screens. */
async function startWalk({ language, device, theme, widths, by }: Walk) {
  const shopper = await openShopper(browser, { language, device, expected: [/status of 404/] });
  const problems: string[] = [];
  await applyTheme(shopper, theme);
  await shopper.go('/privacy-policy');
  return {
    shopper,
    problems,
    visit: (path: string) => shopper[by](path),
    resetWidth: () => shopper.page.setViewportSize({ width: widths[0], height: 900 }),
    /** Checks the page at every width, starting from the current one; axe checks the first width. */
    inspect: async (pageName: string, axe?: { skip: 'frame' | 'nothing' }) => {
      const runAxe = async () => axe && problems.push(...(await findAxeProblems(shopper, pageName, axe)));
      const isFirstWidth = shopper.page.viewportSize()?.width === widths[0];
      if (isFirstWidth) await runAxe();
      problems.push(...(await findOverflow(shopper, pageName, widths)));
      if (!isFirstWidth) await runAxe();
    },
  };
}

const parts = Array.from({ length: PARTS }, (_, index) => index + 1);
test.each(firstOrAll(walks).flatMap((walk) => parts.map((part) => ({ ...walk, part }))))(
  'scrolls no screen sideways from 320 to 1440 px, without serious axe findings: $language, $device, $theme, part $part',
  async ({ part, ...walk }) => {
    const { shopper, problems, inspect, visit } = await startWalk(walk);
    if (part === 1) await inspect('the frame', { skip: 'nothing' });
    const axePaths = axeAddresses();
    const paths = [...Object.values(screenExamples).flatMap((listPaths) => listPaths(examples)), ...states()];
    for (const path of paths.filter((_, index) => index % PARTS === part - 1)) {
      await visit(path);
      await inspect(path, axePaths.includes(path) ? { skip: 'frame' } : undefined);
    }
    expect(problems).toEqual([]);
    await shopper.close();
  },
);

test.each(firstOrAll(walks))(
  'scrolls no cart, checkout or profile screen sideways: $language, $device, $theme',
  async (walk) => {
    const { shopper, problems, inspect, visit, resetWidth } = await startWalk(walk);
    const { page, t } = shopper;
    await resetWidth();
    await addProductToCart(shopper, examples.product);
    await inspect('product in the cart');
    await visit('/cart');
    await main(shopper).getByRole('article').first().waitFor();
    await inspect('cart with a product');
    await resetWidth();
    await startCheckout(shopper);
    await page.getByRole('button', { name: t('checkout_continue') }).waitFor();
    await inspect('checkout');
    await becomeCustomer(shopper);
    await shopper.go('/');
    for (const path of Object.values(customersScreens)) {
      await visit(path);
      await main(shopper).getByRole('heading').first().waitFor();
      await main(shopper).locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
      await inspect(path, isDeep ? { skip: 'frame' } : undefined);
    }
    expect(problems).toEqual([]);
    await shopper.close();
  },
);
