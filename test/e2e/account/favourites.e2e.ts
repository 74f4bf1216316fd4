import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import { sharedBrowser } from '#test/harness/browser.ts';
import { firstOrAll, isDeep } from '#test/harness/depth.ts';
import { addCustomer, becomeCustomer, database, readLastCode, logIn } from './customer.ts';
import { waitForNotice } from './notices.ts';
import {
  field,
  waitForHeading,
  main,
  openShopper,
  origin,
  findOverflow,
  prefixPattern,
  type Shopper,
} from '../behaviour/shopper.ts';

let browser: Browser;
let phones: ProductCard[] = [];
let tablets: ProductCard[] = [];
let unavailable: ProductCard;

const findInStock = async (category: string) => {
  const response = await fetch(`${origin}/api/catalog/listing?category=${category}`);
  const { data } = (await response.json()) as { data: { products: ProductCard[] } };
  return data.products.filter(({ availability }) => availability.state === 'in-stock');
};

beforeAll(async () => {
  browser = await sharedBrowser({ pictures: false });
  phones = await findInStock('vse-smartfony');
  tablets = await findInStock('planshety');
  const ids = Array.from({ length: 100 }, (_, index) => index + 1).join(',');
  for (let offset = 0; !unavailable; offset += 100) {
    const requested = ids
      .split(',')
      .map((id) => Number(id) + offset)
      .join(',');
    const { data } = (await (await fetch(`${origin}/api/catalog/cards?ids=${requested}`)).json()) as {
      data: ProductCard[];
    };
    unavailable = data.find(({ availability }) => availability.state === 'out-of-stock')!;
  }
});

const addButton = ({ page, t }: Shopper) => page.getByRole('button', { name: t('product_to_wishlist'), exact: true });
const addedButton = ({ page, t }: Shopper) => page.getByRole('button', { name: t('product_in_wishlist'), exact: true });
const groups = (shopper: Shopper) => main(shopper).locator('section[aria-labelledby^="favourites-"]');

test.each(
  firstOrAll([
    ['ru', 'desktop'],
    ['kk', 'phone'],
  ] as const),
)('adds favourites, finds them by category and removes them (%s, %s)', async (language, device) => {
  const shopper = await openShopper(browser, { language, device });
  const { page, t } = shopper;
  await becomeCustomer(shopper);
  for (const { id } of [phones[0]!, phones[1]!, tablets[0]!]) {
    await shopper.go(`/p/${id}`);
    await addButton(shopper).click();
    await addedButton(shopper).waitFor();
    await waitForNotice(shopper, 'wishlist_added');
  }
  await shopper.go('/wishlist');
  await waitForHeading(shopper, t('frame_wishlist'));
  await main(shopper)
    .getByText(t('wishlist_count', { count: '3' }))
    .waitFor();
  await expect.poll(() => groups(shopper).count()).toBe(2);
  await groups(shopper)
    .locator('li', { has: page.locator(`a[href$="/p/${phones[0]!.id}"]`) })
    .getByRole('button', { name: t('wishlist_add_name'), pressed: true })
    .click();
  await main(shopper)
    .getByText(t('wishlist_count', { count: '2' }))
    .waitFor();
  // The page updates optimistically, but only stored favourites are moved.
  const restored = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/api/favourites/'),
  );
  await page.getByRole('button', { name: t('cart_undo') }).click();
  await restored;
  await main(shopper)
    .getByText(t('wishlist_count', { count: '3' }))
    .waitFor();
  await main(shopper)
    .getByRole('button', { name: t('wishlist_move') })
    .click();
  await waitForNotice(shopper, 'wishlist_moved', { count: '3' });
  await main(shopper)
    .getByRole('heading', { name: t('wishlist_empty') })
    .waitFor();
  await shopper.close();
});

test('logs a guest in on pressing the heart, saves the favourite and keeps the page and its position', async () => {
  const shopper = await openShopper(browser, { language: 'kk', device: 'phone' });
  const { page, t } = shopper;
  const { customerId, phone } = await addCustomer();
  const path = `/p/${phones[2]!.id}`;
  await shopper.go(path);
  const productUrl = page.url();
  await page.evaluate(() => scrollTo(0, 120));
  await addButton(shopper).click();
  await waitForHeading(shopper, t('auth_title'));
  await waitForNotice(shopper, 'wishlist_login');
  await field(shopper, 'checkout_phone').fill(phone);
  await page.getByRole('button', { name: t('auth_get_code') }).click();
  const code = field(shopper, 'phone_proof_code');
  await code.waitFor();
  await code.fill(await readLastCode(phone));
  await page.waitForURL(productUrl);
  await addedButton(shopper).waitFor();
  await waitForNotice(shopper, 'wishlist_added');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const rows = await database.$client`select product_id from favourites where customer_id = ${customerId}`;
  expect(rows.map(({ product_id: id }) => id)).toEqual([phones[2]!.id]);
  await shopper.close();
});

test.runIf(isDeep)('syncs favourites to another device and fills the hearts on list cards', async () => {
  const first = await openShopper(browser);
  const { customerId } = await becomeCustomer(first);
  await first.go('/c/vse-smartfony');
  const [product] = phones;
  const list = first.page.getByRole('region', { name: first.t('listing_products') });
  await list
    .getByRole('button', { name: first.t('wishlist_add_name', { name: product!.name }) })
    .first()
    .click();
  await waitForNotice(first, 'wishlist_added');
  await first.close();
  const second = await openShopper(browser, { device: 'phone', language: 'kk' });
  await logIn(second, customerId);
  await second.go('/c/vse-smartfony');
  await second.page
    .getByRole('button', { name: second.t('wishlist_add_name'), pressed: true })
    .first()
    .waitFor();
  await second.close();
});

test.runIf(isDeep)('marks products with a lower price and sold-out ones', async () => {
  const shopper = await openShopper(browser);
  const { t } = shopper;
  const { customerId } = await becomeCustomer(shopper);
  const fallen = phones[3]!;
  await database.$client`
    insert into favourites (customer_id, product_id, city_id, price_seen, added_at) values
      (${customerId}, ${fallen.id}, 1, ${fallen.price! + 105_000}, now()), (${customerId}, ${unavailable.id}, 1, null, now())`;
  await shopper.go('/wishlist');
  await main(shopper)
    .getByText(t('wishlist_fell', { amount: '105 000 ₸' }))
    .waitFor();
  expect(await findOverflow(shopper, 'favourites that fell', [320])).toEqual([]);
  await main(shopper)
    .getByRole('listitem')
    .filter({ hasText: unavailable.name })
    .getByText(t('stock_out'))
    .first()
    .waitFor();
  await shopper.close();
});

test.runIf(isDeep)('explains favourites to a guest without a server request', async () => {
  const shopper = await openShopper(browser);
  const requests: string[] = [];
  shopper.page.on('request', (request) => {
    if (/\/api\/(?:favourites|alerts)/.test(request.url())) requests.push(request.url());
  });
  await shopper.go('/');
  await shopper.go(`/p/${phones[0]!.id}`);
  await shopper.go('/wishlist');
  await main(shopper).getByText(shopper.t('wishlist_guest')).waitFor();
  expect(requests).toEqual([]);
  await shopper.close();
});

test.runIf(isDeep)('reports a list that fails to load and retries it', async () => {
  const shopper = await openShopper(browser, { expected: [/503/, /api\/favourites/] });
  const { page, t } = shopper;
  await becomeCustomer(shopper);
  await page.route('**/api/favourites', (route) =>
    route.fulfill({ status: 503, json: { code: 1008, error: 'not_ready' } }),
  );
  await shopper.go('/wishlist');
  await page.getByRole('alert').getByText(t('wishlist_error')).waitFor();
  await page.unroute('**/api/favourites');
  await page.getByRole('button', { name: t('frame_retry') }).click();
  await main(shopper)
    .getByRole('heading', { name: t('wishlist_empty') })
    .waitFor();
  await shopper.close();
});

test('subscribes a customer to an out-of-stock product, and unsubscribes', async () => {
  const expected = [/api\/alerts/];
  const shopper = await openShopper(browser, { language: 'kk', device: 'desktop', expected });
  const { page, t } = shopper;
  const { customerId } = await becomeCustomer(shopper);
  await shopper.go(`/p/${unavailable.id}`);
  const openDialog = () =>
    page
      .getByRole('button', { name: prefixPattern(t('alert_stock')) })
      .first()
      .click();
  await page.route('**/api/alerts?*', (route) => route.abort());
  await openDialog();
  const dialog = page.getByRole('dialog', { name: t('alert_stock') });
  await dialog.getByRole('alert').waitFor();
  await page.unroute('**/api/alerts?*');
  await dialog.getByRole('button', { name: t('frame_retry') }).click();
  await dialog.getByRole('link', { name: t('notices_add_mail') }).waitFor();
  await expect.poll(() => dialog.getByRole('radio', { name: t('alert_sms') }).isChecked()).toBe(true);
  await expect.poll(() => dialog.getByRole('radio', { name: prefixPattern(t('alert_mail')) }).isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: t('alert_save') }).click();
  await page.getByText(t('alert_saved')).waitFor();
  const rows = await database.$client`
    select kind, channel, city_id from product_alerts where customer_id = ${customerId} and product_id = ${unavailable.id}`;
  expect([...rows]).toEqual([{ kind: 'stock', channel: 'sms', city_id: 1 }]);
  await openDialog();
  await dialog.getByText(t('alert_waiting')).waitFor();
  await shopper.go('/wishlist');
  await main(shopper)
    .getByRole('heading', { name: t('alerts_title') })
    .waitFor();
  await main(shopper)
    .getByRole('button', { name: t('alert_delete_name') })
    .click();
  await waitForNotice(shopper, 'alert_deleted');
  await expect
    .poll(async () => (await database.$client`select from product_alerts where customer_id = ${customerId}`).length)
    .toBe(0);
  await shopper.close();
});

test.runIf(isDeep)('offers a guest the login before a notification request', async () => {
  const shopper = await openShopper(browser);
  const { page, t } = shopper;
  await shopper.go(`/p/${unavailable.id}`);
  await page
    .getByRole('button', { name: prefixPattern(t('alert_stock')) })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: t('alert_stock') });
  expect(await dialog.getByRole('link', { name: t('frame_login') }).getAttribute('href')).toContain('/auth?returnTo=');
  await shopper.close();
});
