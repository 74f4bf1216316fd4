import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Locator } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { createEncryption } from '#server/platform/secrets/encryption.ts';
import { insertOrder } from '#test/factories/customer-rows.ts';
import { sharedBrowser } from '#test/harness/browser.ts';
import { firstOrAll } from '#test/harness/depth.ts';
import { becomeCustomer, database } from './customer.ts';
import { waitForNotice } from './notices.ts';
import {
  waitForHeading,
  main,
  openShopper,
  prefixPattern,
  type Shopper,
  type ShopperOptions,
} from '../behaviour/shopper.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser({ pictures: false });
});

const press = (shopper: Shopper, key: string) =>
  main(shopper)
    .getByRole('button', { name: shopper.t(key) })
    .first()
    .click();
const fieldByLabel = (shopper: Shopper, key: string): Locator =>
  main(shopper)
    .getByLabel(prefixPattern(shopper.t(key)))
    .first();

const openCustomer = (options: ShopperOptions) =>
  openShopper(browser, { ...options, expected: [/status of 409 .*profile-set-news/] });

const ru = { language: 'ru', device: 'desktop' } as const;
const kk = { language: 'kk', device: 'phone' } as const;

// every-screen.e2e.ts checks every page in both languages; actions alternate between them, except for the main path.
describe('the profile', () => {
  test('asks a guest to log in and keeps the page to return to', async () => {
    const shopper = await openCustomer(ru);
    await shopper.go('/profile/my-orders');
    await shopper.page.waitForURL(/\/auth\?returnTo=/);
    expect(new URL(shopper.page.url()).searchParams.get('returnTo')).toBe('/profile/my-orders');
    await shopper.close();
  });

  test('shows the empty state of every page', async () => {
    const shopper = await openCustomer(kk);
    await becomeCustomer(shopper);
    for (const [path, title, message] of [
      ['', /Ким/, 'reviews_waiting'],
      ['/my-orders', 'section_profile_orders', 'orders_none'],
      ['/my-bonuses', 'section_profile_bonuses', 'bonus_own_empty'],
      ['/my-giftcards', 'section_profile_giftcards', 'profile_giftcards_empty'],
      ['/my-gifts', 'section_profile_gifts', 'profile_coupons_empty'],
      ['/my-keys', 'section_profile_keys', 'profile_keys_empty'],
      ['/my-reviews', 'profile_reviews', 'reviews_waiting_empty'],
      ['/my-complaints', 'section_profile_complaints', 'profile_complaints_empty'],
      ['/details', 'section_profile_details', 'profile_password_new_title'],
      ['/settings', 'section_profile_settings', 'settings_sessions_this'],
    ] as const) {
      await (path === '' ? shopper.go : shopper.follow)(`/profile${path}`);
      await waitForHeading(shopper, typeof title === 'string' ? shopper.t(title) : title);
      await main(shopper).getByText(shopper.t(message)).first().waitFor();
    }
    await shopper.close();
  });

  test('shows an error instead of empty content on every page that fails to load', async () => {
    const shopper = await openShopper(browser, { ...ru, expected: [/503/] });
    await becomeCustomer(shopper);
    await shopper.page.route(/\/api\/(pages\/profile\/(?!profile$)|orders|alerts|notices|auth\/logins)/, (route) =>
      route.fulfill({ status: 503, json: { code: 1008, error: 'not_ready' } }),
    );
    await shopper.go('/profile');
    const unknown = new RegExp(shopper.t('profile_orders_unknown').source.replace(/^\^/, ''));
    await main(shopper).getByText(unknown).waitFor();
    for (const [path, message] of [
      ['/my-orders', 'profile_orders_failed'],
      ['/my-bonuses', 'bonus_failed'],
      ['/my-giftcards', 'profile_giftcards_failed'],
      ['/my-gifts', 'profile_coupons_failed'],
      ['/my-keys', 'profile_keys_failed'],
      ['/my-reviews', 'profile_reviews_failed'],
      ['/my-complaints', 'profile_complaints_failed'],
      ['/my-addresses', 'address_list_failed'],
      ['/settings', 'notices_failed'],
    ] as const) {
      await shopper.follow(`/profile${path}`);
      await main(shopper).getByText(shopper.t(message)).first().waitFor();
    }
    // Purchased cards report their failure too.
    await shopper.follow('/profile/my-giftcards');
    await main(shopper)
      .getByRole('heading', { name: shopper.t('gift_bought') })
      .waitFor();
    expect(
      await main(shopper)
        .getByRole('button', { name: shopper.t('frame_retry') })
        .count(),
    ).toBeGreaterThan(0);
    await shopper.close();
  });

  test('loads a long list page by page, and keeps the shown items when the next page fails', async () => {
    const shopper = await openShopper(browser, { ...kk, expected: [/503/] });
    const { page, t } = shopper;
    const { customerId } = await becomeCustomer(shopper);
    const number = await insertOrder(database, customerId, []);
    for (let more = 0; more < 11; more++) await insertOrder(database, customerId, []);
    await database.$client`
      insert into bonus_entries (customer_id, programme, kind, from_account, to_account, amount, order_number, expires_at, created_at)
      select ${customerId}, 'own', 'returned', 'shop', 'available', 100 + n, ${number}, now() + interval '1 year', now()
      from generate_series(1, 45) n`;
    await shopper.go('/profile/my-bonuses');
    const lines = main(shopper)
      .locator('li')
      .filter({ hasText: prefixPattern(t('bonus_returned')) });
    const more = main(shopper).getByRole('button', { name: t('profile_more') });
    await more.waitFor();
    expect(await lines.count()).toBe(20);
    await more.click();
    await expect.poll(() => lines.count()).toBe(40);
    await expect.poll(() => lines.nth(20).evaluate((line) => line === document.activeElement)).toBe(true);
    await more.click();
    await expect.poll(() => lines.count()).toBe(45);
    expect(await more.count()).toBe(0);
    expect(await lines.first().getByRole('link').getAttribute('href')).toContain(`/profile/my-orders/${number}`);

    await page.route('**/api/orders?*page=2*', (route) =>
      route.fulfill({ status: 503, json: { code: 1008, error: 'not_ready' } }),
    );
    await shopper.follow('/profile/my-orders?tab=finished');
    const orders = main(shopper).getByRole('heading', { level: 2 });
    await press(shopper, 'orders_more');
    await main(shopper).getByRole('alert').getByText(t('profile_orders_failed')).waitFor();
    expect(await orders.count()).toBe(10);
    await page.unroute('**/api/orders?*page=2*');
    await press(shopper, 'frame_retry');
    await expect.poll(() => orders.count()).toBe(12);
    await shopper.close();
  });

  test('saves details, a complaint and the news subscription', async () => {
    const shopper = await openCustomer(kk);
    const { customerId } = await becomeCustomer(shopper);
    await shopper.go('/profile/details');
    await fieldByLabel(shopper, 'checkout_last_name').fill('Ә');
    await press(shopper, 'profile_save');
    await main(shopper).getByText(shopper.t('checkout_error_name_short')).waitFor();
    await fieldByLabel(shopper, 'checkout_last_name').fill('Қайрат-Ким');
    await fieldByLabel(shopper, 'profile_iin').fill('880101300017');
    await press(shopper, 'profile_save');
    await waitForNotice(shopper, 'profile_saved');
    const [saved] = await database.$client`
      select last_name, iin_encrypted from customers where id = ${customerId}`;
    expect(saved!.last_name).toBe('Қайрат-Ким');
    expect(saved!.iin_encrypted).not.toContain('880101300017');

    await shopper.go('/profile/my-complaints');
    await press(shopper, 'complaint_new');
    await press(shopper, 'complaint_send');
    await main(shopper).getByText(shopper.t('complaint_type_required')).waitFor();
    await press(shopper, 'profile_cancel');
    const opener = main(shopper).getByRole('button', { name: shopper.t('complaint_new') });
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await press(shopper, 'complaint_new');
    await fieldByLabel(shopper, 'complaint_type').selectOption('delivery');
    await fieldByLabel(shopper, 'complaint_subject').fill('Курьер');
    await fieldByLabel(shopper, 'complaint_text').fill('Опоздал на час.');
    await press(shopper, 'complaint_send');
    await main(shopper)
      .getByText(/C-\d{4}-\d{6}/)
      .waitFor();

    await shopper.go('/profile/settings');
    await main(shopper)
      .getByRole('switch', { name: prefixPattern(shopper.t('settings_news')) })
      .click();
    await waitForNotice(shopper, 'settings_news_on');
    await shopper.close();
  });

  test.each(firstOrAll([ru, kk]))('repeats an order, opens a key and sends a review: %o', async (options) => {
    const shopper = await openCustomer(options);
    const { customerId } = await becomeCustomer(shopper);
    const { data } = (await (
      await fetch(`${inject('shopOrigin')}/api/catalog/listing?category=vse-smartfony`)
    ).json()) as {
      data: { products: { id: number; availability: { state: string } }[] };
    };
    const product = data.products.find(({ availability }) => availability.state === 'in-stock')!.id;
    const number = await insertOrder(database, customerId, [product]);
    await shopper.go(`/profile/my-orders/${number}`);
    await main(shopper).getByText(shopper.t('order_delivered')).waitFor();
    await main(shopper).getByText(shopper.t('order_paid_at_receipt')).waitFor();
    await shopper.go('/profile/my-orders?tab=finished');
    await main(shopper).getByText(new RegExp(number)).first().waitFor();
    await press(shopper, 'orders_repeat');
    await shopper.page.waitForURL(/\/checkout/);

    const secret = readFileSync(path.join(path.dirname(inject('shopLog')), 'secret'), 'utf8').trim();
    await database.$client`
      insert into licence_keys (customer_id, product_id, order_number, key_encrypted, key_hash, assigned_at)
      values (${customerId}, ${product}, ${number}, ${createEncryption(secret, 'licence-key').encrypt('ABCD-EFGH')}, ${number}, now())`;
    await shopper.go('/profile/my-keys');
    await press(shopper, 'profile_keys_open');
    // An opened key cannot be returned, so the shop asks first.
    const question = shopper.page.getByRole('dialog', { name: shopper.t('profile_keys_ask') });
    await question.getByRole('button', { name: shopper.t('profile_keys_keep') }).click();
    await question.waitFor({ state: 'detached' });
    await press(shopper, 'profile_keys_open');
    await question.getByRole('button', { name: shopper.t('profile_keys_open') }).click();
    // The key replaces the pressed button and takes the focus.
    const key = main(shopper).getByText('ABCD-EFGH').filter({ visible: true });
    await key.waitFor();
    await expect.poll(() => key.evaluate((element) => element === document.activeElement)).toBe(true);
    await main(shopper)
      .getByRole('tab', { name: prefixPattern(shopper.t('profile_keys_opened')) })
      .click();
    await main(shopper)
      .getByRole('tabpanel', { name: prefixPattern(shopper.t('profile_keys_opened')) })
      .getByText('ABCD-EFGH')
      .waitFor();

    await shopper.go('/profile/my-reviews');
    await press(shopper, 'review_write');
    const form = shopper.page.getByRole('dialog');
    await form.getByText(shopper.t('review_moderated')).waitFor();
    await form.getByRole('radio').nth(4).check({ force: true });
    await form.getByLabel(shopper.t('review_comment')).fill('Хороший экран.');
    await form.getByRole('button', { name: shopper.t('review_send') }).click();
    await waitForNotice(shopper, 'review_sent');
    const rows = await database.$client`
      select verified, status, author from reviews where customer_id = ${customerId}`;
    expect(rows).toEqual([{ verified: true, status: 'waiting', author: 'Әсел К.' }]);
    await shopper.close();
  });
});
