import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sharedBrowser, openPage } from '#test/harness/browser.ts';
import { isDeep } from '#test/harness/depth.ts';
import { becomeCustomer } from '../account/customer.ts';
import { heading, openShopper, origin, screens, type Shopper } from '../behaviour/shopper.ts';

const CATEGORY = '/c/vse-smartfony';

/** Styles of a first-screen page: inline, after its first paint, and with the first other screen. */
type Parts = { css: string; late: string; others: string };

let browser: Browser;
let product = '';
const parts: Record<string, Parts> = {};

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

/** Sizes follow from other properties and from content that is still loading. */
const FOLLOWS =
  /^(?:(?:min-|max-)?(?:block-size|inline-size|width|height)|(?:perspective|transform)-origin|grid-template-(?:rows|columns))$/;

/**
 * Replaces the page's whole sheet by the parts in the loading order of several first screens, then restores it; lists
 * elements that looked different meanwhile.
 */
async function differences({ page }: Shopper): Promise<string[]> {
  return page.evaluate(
    async ({ given, follows }) => {
      // `content-visibility` skips off-screen content, and its styles with it.
      const seen = new CSSStyleSheet();
      seen.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets = [seen];
      const kinds = new Map<string, Element>();
      for (const element of document.querySelectorAll('body *'))
        kinds.set(`${element.parentElement?.className} > ${element.tagName}.${element.getAttribute('class')}`, element);
      /** Only properties that some rule sets can differ. */
      const usedClasses = async () => {
        const addresses = Object.values(given).flatMap(({ late, others }) => [late, others]);
        const answers = await Promise.all([...new Set(addresses)].map(async (href) => (await fetch(href)).text()));
        const parts = [...Object.values(given).map(({ css }) => css), ...answers].map((css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          return sheet;
        });
        const propertiesOf = ({ cssRules }: { cssRules: CSSRuleList }): string[] =>
          [...cssRules].flatMap((rule) => [
            ...('style' in rule ? [...(rule.style as CSSStyleDeclaration)] : []),
            ...('cssRules' in rule ? propertiesOf(rule as CSSGroupingRule) : []),
          ]);
        const follow = new RegExp(follows);
        return new Set(
          [...parts, ...document.styleSheets]
            .flatMap(propertiesOf)
            .filter((name) => !name.startsWith('--') && !follow.test(name)),
        );
      };
      const names = [...(await usedClasses())];
      const looks = () =>
        [...kinds].flatMap(([kind, element]) =>
          ['', '::before', '::after'].flatMap((pseudo) => {
            const style = getComputedStyle(element, pseudo);
            if (pseudo && style.content === 'none') return [];
            return names.map((name) => `${kind}${pseudo} ${name}: ${style.getPropertyValue(name)}`);
          }),
        );
      const fullSheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')!;
      const before = looks();
      const found: string[] = [];
      for (const [first, { css, late, others }] of Object.entries(given)) {
        const style = document.createElement('style');
        style.textContent = css;
        const links = [late, others].map((href) =>
          Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
        );
        const loaded = links.map((link) => new Promise((resolve) => link.addEventListener('load', resolve)));
        document.head.append(style, ...links);
        await Promise.all(loaded);
        fullSheet.disabled = true;
        const split = new Set(looks());
        found.push(...before.filter((line) => !split.has(line)).map((line) => `${line} (after ${first})`));
        for (const added of [style, ...links]) added.remove();
        fullSheet.disabled = false;
        await new Promise((resolve) => fullSheet.addEventListener('load', resolve));
      }
      const looksAfter = new Set(looks());
      return found.filter((line) => looksAfter.has(line.replace(/ \(after [^)]*\)$/, ''))).slice(0, 20);
    },
    { given: parts, follows: FOLLOWS.source },
  );
}

test.runIf(isDeep)('looks the same on a screen after a page that loaded its styles in parts', async () => {
  const shopper = await openShopper(browser);
  const found: string[] = [];
  const judge = async (paths: readonly string[]) => {
    for (const path of paths) {
      await shopper.go(path);
      found.push(...(await differences(shopper)).map((text) => `${path} ${text}`));
    }
  };
  await judge(['/cart', '/compare', '/order', '/shops']);
  await becomeCustomer(shopper);
  await judge(['/profile', '/profile/settings']);
  expect(found).toEqual([]);
  await shopper.close();
});

test('shows another screen with its styles, however late they load', async () => {
  const shopper = await openShopper(browser);
  const { page, t } = shopper;
  await shopper.go('/');
  const code = page.waitForResponse(/\/assets\/shops-[^/]*\.js$/);
  await page.route(/\/assets\/others-[^/]*\.css$/, async (route) => {
    await (await code).finished();
    await route.continue();
  });
  await page.evaluate((title) => {
    const content = document.getElementById('content')!;
    const styled = () => [...document.styleSheets].some(({ href }) => href?.includes('/others-'));
    // The page being left also changes while it is idle.
    new MutationObserver(() => {
      if (title.test(content.querySelector('h1')?.textContent ?? '')) content.dataset.styled ??= String(styled());
    }).observe(content, { childList: true, subtree: true });
  }, t('shops_title'));
  await page.getByRole('banner').locator('a[href="/shops"]').click();
  await heading(shopper, t('shops_title'));
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
  const { page, close } = await openPage(browser, { javaScriptEnabled: false, viewport: screens.phone });
  await page.goto(origin + CATEGORY);
  expect(await page.evaluate(() => [...document.styleSheets].map(({ href }) => href?.replace(/-[^/]*$/, '')))).toEqual([
    undefined,
    `${origin}/assets/late`,
  ]);
  await close();
});

test.each(['ru', 'kk'])('loads no font of the first screens in %s after layout', async (language) => {
  const { page, close } = await openPage(browser, { javaScriptEnabled: false, viewport: screens.phone });
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
