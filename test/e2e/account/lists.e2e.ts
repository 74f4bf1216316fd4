import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedBrowser } from '#test/harness/browser.ts';
import { waitForHeading, openShopper, type Shopper } from '../behaviour/shopper.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser({ pictures: false });
});

const list = '/c/vse-smartfony';
const side = ({ page, t }: Shopper) => page.getByRole('complementary', { name: t('listing_filters') });
const readFocused = (shopper: Shopper) =>
  shopper.page.evaluate(() => document.activeElement?.closest('label')?.textContent);

describe('a list', () => {
  test('keeps the focus, the open group and the order of values while filtering', async () => {
    const shopper = await openShopper(browser);
    const { page, t } = shopper;
    await shopper.go(list);
    await side(shopper)
      .getByRole('button', { name: t('facet_more') })
      .first()
      .click();
    const brands = side(shopper).getByRole('list').first().getByRole('checkbox');
    const last = (await brands.count()) - 1;
    const chips = page.getByRole('group', { name: t('listing_applied') }).getByRole('link');
    for (const [checkedCount, at] of [last, last - 1].entries()) {
      await brands.nth(at).focus();
      const name = await readFocused(shopper);
      await page.keyboard.press('Space');
      await chips.nth(checkedCount + 1).waitFor();
      await expect.poll(() => brands.nth(at).isChecked()).toBe(true);
      expect(await readFocused(shopper)).toBe(name);
    }
    await shopper.close();
  });

  test('keeps a typed price below all products, and names the cheapest one', async () => {
    const shopper = await openShopper(browser, { language: 'kk' });
    const { page, t } = shopper;
    await shopper.go(list);
    const to = side(shopper)
      .getByRole('textbox', { name: t('facet_to_full') })
      .first();
    await to.fill('1000');
    await to.press('Enter');
    const cheapest = page.getByRole('link', { name: t('listing_cheapest') });
    await cheapest.waitFor();
    expect((await to.inputValue()).replace(/\s/g, '')).toBe('1000');
    await cheapest.click();
    await page.getByRole('article').first().waitFor();
    await shopper.close();
  });

  test.each(['?page=99', '/f/brend/no-such-brand'])('links back to the list from %s', async (suffix) => {
    const shopper = await openShopper(browser, { expected: [/404/] });
    const { page, t } = shopper;
    await shopper.go(list + suffix);
    await waitForHeading(shopper, t('not_found_title'));
    await page.locator('main').getByRole('link').first().click();
    await page.getByRole('article').first().waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(list);
    await shopper.close();
  });
});
