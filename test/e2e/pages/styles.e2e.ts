import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sharedBrowser, openPage } from '#test/harness/browser.ts';
import { isDeep } from '#test/harness/depth.ts';
import { becomeCustomer } from '../account/customer.ts';
import { waitForHeading, openShopper, origin, viewports, type Shopper } from '../behaviour/shopper.ts';

const CATEGORY = '/c/vse-smartfony';

/** Styles of a first-screen page: inline, after its first paint, and with the first other screen. */
type StyleParts = { css: string; late: string; others: string };

let browser: Browser;
let product = '';
const parts: Record<string, StyleParts> = {};

beforeAll(async () => {
  browser = await sharedBrowser();
  const { data } = (await (await fetch(`${origin}/api/catalog/listing?category=vse-smartfony`)).json()) as {
    data: { products: { id: number }[] };
  };
  product = `/p/${data.products[0]!.id}`;
  for (const path of ['/', CATEGORY, product]) {
    const html = await (await fetch(origin + path)).text();
    const [css, late, others] = [/<style>(.*?)<\/style>/s, /rel="stylesheet" href="([^"]+)"/, /data-styles="([^"]+)"/];
    parts[path] = { css: css.exec(html)![1]!, late: late.exec(html)![1]!, others: others.exec(html)![1]! };
  }
});

/** Properties derived from others and from content that is still loading. */
const DERIVED_PROPERTIES =
  /^(?:(?:min-|max-)?(?:block-size|inline-size|width|height)|(?:perspective|transform)-origin|grid-template-(?:rows|columns))$/;

/**
 * Replaces the page's whole style sheet by its parts, in the loading order of several first screens, then restores it.
 * Lists elements whose computed styles differed meanwhile.
 */
async function findDifferences({ page }: Shopper): Promise<string[]> {
  return page.evaluate(
    async ({ parts, follows }) => {
      // `content-visibility` skips off-screen content, and its styles with it.
      const visibleSheet = new CSSStyleSheet();
      visibleSheet.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets = [visibleSheet];
      const kinds = new Map<string, Element>();
      for (const element of document.querySelectorAll('body *'))
        kinds.set(`${element.parentElement?.className} > ${element.tagName}.${element.getAttribute('class')}`, element);
      /** Only properties that some rule sets can differ. */
      const findUsedProperties = async () => {
        const addresses = Object.values(parts).flatMap(({ late, others }) => [late, others]);
        const sheetTexts = await Promise.all([...new Set(addresses)].map(async (href) => (await fetch(href)).text()));
        const sheets = [...Object.values(parts).map(({ css }) => css), ...sheetTexts].map((css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          return sheet;
        });
        const listProperties = ({ cssRules }: { cssRules: CSSRuleList }): string[] =>
          [...cssRules].flatMap((rule) => [
            ...('style' in rule ? [...(rule.style as CSSStyleDeclaration)] : []),
            ...('cssRules' in rule ? listProperties(rule as CSSGroupingRule) : []),
          ]);
        const derivedProperties = new RegExp(follows);
        return new Set(
          [...sheets, ...document.styleSheets]
            .flatMap(listProperties)
            .filter((name) => !name.startsWith('--') && !derivedProperties.test(name)),
        );
      };
      const names = [...(await findUsedProperties())];
      const readStyles = () =>
        [...kinds].flatMap(([kind, element]) =>
          ['', '::before', '::after'].flatMap((pseudo) => {
            const style = getComputedStyle(element, pseudo);
            if (pseudo && style.content === 'none') return [];
            return names.map((name) => `${kind}${pseudo} ${name}: ${style.getPropertyValue(name)}`);
          }),
        );
      const fullSheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')!;
      const originalStyles = readStyles();
      const differences: string[] = [];
      for (const [first, { css, late, others }] of Object.entries(parts)) {
        const style = document.createElement('style');
        style.textContent = css;
        const links = [late, others].map((href) =>
          Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
        );
        const loaded = links.map((link) => new Promise((resolve) => link.addEventListener('load', resolve)));
        document.head.append(style, ...links);
        await Promise.all(loaded);
        fullSheet.disabled = true;
        const partStyles = new Set(readStyles());
        differences.push(
          ...originalStyles.filter((line) => !partStyles.has(line)).map((line) => `${line} (after ${first})`),
        );
        for (const element of [style, ...links]) element.remove();
        fullSheet.disabled = false;
        await new Promise((resolve) => fullSheet.addEventListener('load', resolve));
      }
      const finalStyles = new Set(readStyles());
      return differences.filter((line) => finalStyles.has(line.replace(/ \(after [^)]*\)$/, ''))).slice(0, 20);
    },
    { parts, follows: DERIVED_PROPERTIES.source },
  );
}

test.runIf(isDeep)('styles a screen the same after a page that loaded its styles in parts', async () => {
  const shopper = await openShopper(browser);
  const differences: string[] = [];
  const compareScreens = async (paths: readonly string[]) => {
    for (const path of paths) {
      await shopper.go(path);
      differences.push(...(await findDifferences(shopper)).map((text) => `${path} ${text}`));
    }
  };
  await compareScreens(['/cart', '/compare', '/order', '/shops']);
  await becomeCustomer(shopper);
  await compareScreens(['/profile', '/profile/settings']);
  expect(differences).toEqual([]);
  await shopper.close();
});

test('shows another screen only once its styles have loaded', async () => {
  const shopper = await openShopper(browser);
  const { page, t } = shopper;
  await shopper.go('/');
  const screenScript = page.waitForResponse(/\/assets\/shops-[^/]*\.js$/);
  await page.route(/\/assets\/others-[^/]*\.css$/, async (route) => {
    await (await screenScript).finished();
    await route.continue();
  });
  await page.evaluate((title) => {
    const content = document.getElementById('content')!;
    const styled = () => [...document.styleSheets].some(({ href }) => href?.includes('/others-'));
    // The previous page also changes while idle.
    new MutationObserver(() => {
      if (title.test(content.querySelector('h1')?.textContent ?? '')) content.dataset.styled ??= String(styled());
    }).observe(content, { childList: true, subtree: true });
  }, t('shops_title'));
  await page.getByRole('banner').locator('a[href="/shops"]').click();
  await waitForHeading(shopper, t('shops_title'));
  expect(await page.locator('#content').getAttribute('data-styled')).toBe('true');
  await shopper.close();
});

test('applies the stored theme before any script of the shop', async () => {
  const { page, context } = await openPage(browser, { expected: [/\.js/] });
  await context.addInitScript(() => localStorage.setItem('theme', '"dark"'));
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(origin + product);
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await context.close();
});

test('hydrates a page opened in a background tab', async () => {
  const { page, context } = await openPage(browser);
  await context.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto(origin);
  await page.locator('head > link[rel=modulepreload]').first().waitFor({ state: 'attached' });
  await context.close();
});

test('loads all styles of a page without scripts', async () => {
  const { page, close } = await openPage(browser, { javaScriptEnabled: false, viewport: viewports.phone });
  await page.goto(origin + CATEGORY);
  expect(await page.evaluate(() => [...document.styleSheets].map(({ href }) => href?.replace(/-[^/]*$/, '')))).toEqual([
    undefined,
    `${origin}/assets/late`,
  ]);
  await close();
});

test.each(['ru', 'kk'])('loads no font of the first screens in %s after layout', async (language) => {
  const { page, close } = await openPage(browser, { javaScriptEnabled: false, viewport: viewports.phone });
  await page.goto(`${origin}/${language === 'kk' ? 'kz' : ''}`);
  const [used, preloaded] = await page.evaluate(async () => {
    await document.fonts.ready;
    const fonts = performance.getEntriesByType('resource').map(({ name }) => name);
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')];
    return [fonts.filter((name) => name.endsWith('.woff2')), links.map(({ href }) => href)];
  });
  expect(used.toSorted()).toEqual(preloaded.toSorted());
  await close();
});
