import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '#test/harness/browser.ts';
import { firstOrAll, isDeep } from '#test/harness/depth.ts';
import { waitForNotice } from './notices.ts';
import { waitForHeading, main, openShopper, origin, type Shopper } from '../behaviour/shopper.ts';

type Card = { id: number; name: string; availability: { state: string } };
let browser: Browser;
let phones: Card[] = [];
let withdrawnId = 0;

const findProducts = async (query: string): Promise<Card[]> =>
  ((await (await fetch(`${origin}/api/catalog/${query}`)).json()) as { data: { products: Card[] } }).data.products;

beforeAll(async () => {
  browser = await sharedBrowser({ pictures: false });
  phones = (await findProducts('listing?category=vse-smartfony'))
    .filter(({ availability }) => availability.state === 'in-stock')
    .slice(0, 9);
  const cards = (
    (await (
      await fetch(`${origin}/api/catalog/cards?ids=${Array.from({ length: 100 }, (_, index) => index + 1).join(',')}`)
    ).json()) as { data: Card[] }
  ).data;
  withdrawnId = cards.find(({ availability }) => availability.state === 'withdrawn')!.id;
});

const readComparedIds = ({ page }: Shopper) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('compare') ?? '[]') as number[]);
const storeComparedIds = ({ context }: Shopper, ids: readonly number[]) =>
  context.addInitScript((storedIds) => {
    if (location.protocol === 'http:' && !localStorage.getItem('compare')) localStorage.setItem('compare', storedIds);
  }, JSON.stringify(ids));
const table = ({ page, t }: Shopper) => page.getByRole('region', { name: t('compare_table') });
const countColumns = (shopper: Shopper) => table(shopper).getByRole('columnheader').count();

test.each(
  firstOrAll([
    ['kk', 'phone'],
    ['ru', 'desktop'],
  ] as const),
)('adds products to the comparison and removes them (%s, %s)', async (language, device) => {
  const shopper = await openShopper(browser, { language, device });
  const { page, t } = shopper;
  for (const { id } of phones.slice(0, 3)) {
    await shopper.go(`/p/${id}`);
    await page.getByRole('button', { name: t('product_to_compare'), exact: true }).click();
    await waitForNotice(shopper, 'compare_added');
  }
  expect(await readComparedIds(shopper)).toEqual(
    phones
      .slice(0, 3)
      .map(({ id }) => id)
      .reverse(),
  );
  await shopper.go('/compare');
  await waitForHeading(shopper, t('frame_compare'));
  await table(shopper).waitFor();
  expect(await countColumns(shopper)).toBe(4);

  const rows = await table(shopper).getByRole('row').count();
  await page.getByRole('switch', { name: t('compare_differences') }).check();
  await expect.poll(() => table(shopper).getByRole('row').count()).toBeLessThan(rows);
  await page.getByRole('switch', { name: t('compare_differences') }).uncheck();

  const group = table(shopper).getByRole('button', { expanded: true }).nth(1);
  const rowCount = await table(shopper).getByRole('row').count();
  await group.press('Enter');
  await expect.poll(() => table(shopper).getByRole('row').count()).toBeLessThan(rowCount);

  const pinned = table(shopper).getByRole('rowheader').nth(1);
  const before = await pinned.boundingBox();
  await table(shopper).evaluate((frame) => frame.scrollTo(400, 0));
  expect((await pinned.boundingBox())?.x).toBe(before?.x);

  await table(shopper)
    .getByRole('button', { name: t('compare_remove_name') })
    .first()
    .click();
  await expect.poll(() => countColumns(shopper)).toBe(3);
  await page.getByRole('button', { name: t('cart_undo') }).click();
  await expect.poll(() => countColumns(shopper)).toBe(4);
  expect(await readComparedIds(shopper)).toHaveLength(3);
  await shopper.close();
});

test('keeps the category in the URL, shares the list by link, and reports missing products', async () => {
  const [tv] = await findProducts('listing?category=led-televizory');
  const shopper = await openShopper(browser, { language: 'ru', device: 'phone' });
  const { page, t } = shopper;
  await storeComparedIds(shopper, [phones[0]!.id, phones[1]!.id, tv!.id, withdrawnId, 999_999_999]);
  await shopper.go('/compare');
  await table(shopper).waitFor();
  await main(shopper)
    .getByRole('region', { name: t('compare_gone') })
    .getByRole('link')
    .first()
    .waitFor();
  await main(shopper)
    .getByText(t('compare_lost', { count: '1' }))
    .waitFor();
  await main(shopper)
    .getByRole('navigation', { name: t('frame_compare') })
    .getByRole('link')
    .nth(1)
    .click();
  await page.waitForURL(/category=led-televizory/);
  await expect.poll(() => countColumns(shopper)).toBe(2);
  await page.reload();
  await expect.poll(() => countColumns(shopper)).toBe(2);

  const friend = await openShopper(browser, { language: 'ru', device: 'phone' });
  await storeComparedIds(friend, [phones[2]!.id]);
  // A shared list shows a withdrawn product, which is not added to the friend's list.
  await friend.go(`/compare?ids=${phones[0]!.id},${withdrawnId},${phones[1]!.id}`);
  await waitForHeading(friend, t('compare_title_shared'));
  await expect.poll(() => countColumns(friend)).toBe(3);
  expect(await readComparedIds(friend)).toEqual([phones[2]!.id]);
  await friend.page.getByRole('button', { name: t('compare_keep') }).click();
  await expect.poll(() => countColumns(friend)).toBe(4);
  expect(await readComparedIds(friend)).toEqual([phones[0]!.id, phones[1]!.id, phones[2]!.id]);
  await friend.close();
  await shopper.close();
});

test.runIf(isDeep)('does not offer unavailable products, and explains why one more cannot be added', async () => {
  const shopper = await openShopper(browser);
  const { page, t } = shopper;
  await storeComparedIds(
    shopper,
    phones.slice(0, 8).map(({ id }) => id),
  );
  await shopper.go(`/p/${withdrawnId}`);
  await page.getByRole('button', { name: t('product_to_wishlist'), exact: true }).waitFor();
  expect(await page.getByRole('button', { name: t('product_to_compare'), exact: true }).count()).toBe(0);
  await shopper.go(`/p/${phones[8]!.id}`);
  await page.getByRole('button', { name: t('product_to_compare'), exact: true }).click();
  await waitForNotice(shopper, 'compare_full', { count: '8' });
  expect(await readComparedIds(shopper)).toHaveLength(8);
  await shopper.close();
});
