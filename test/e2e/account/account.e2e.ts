import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { products } from '#server/features/storefront/catalog/catalog.table.ts';
import { customers } from '#server/features/customers/customers/customers.table.ts';
import { hashPassword } from '#server/platform/secrets/passwords.ts';
import { nullable, rowOf } from '#server/platform/database/row.ts';
import { sharedBrowser } from '#test/harness/browser.ts';
import { isDeep } from '#test/harness/depth.ts';
import { becomeCustomer, database, logIn } from './customer.ts';
import { waitForNotice } from './notices.ts';
import { startWithCart, field, main, openShopper, origin, startCheckout, type Shopper } from '../behaviour/shopper.ts';

const PASSWORD = 'үш тиін 42';
/** A wrong password is a 409; profile requests in flight at logout are refused. */
const expected = [/status of 409/, /status of 401 .*\/api\//];

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser({ pictures: false });
});

const deletionRow = rowOf({ deleteAfter: nullable(customers.deleteAfter) });
const emailRow = rowOf({ email: customers.email });
const productRow = rowOf({ id: products.id });
const readDeletionDate = async (customerId: number) =>
  (await database.$client`select ${deletionRow} from customers where id = ${customerId}`)[0]?.deleteAfter ?? null;

// every-screen.e2e.ts checks every screen in both languages; actions alternate between them.
const ru = { language: 'ru', device: 'phone' } as const;
const kk = { language: 'kk', device: 'desktop' } as const;

/** Delays the profile response; returns a function that releases it. */
async function holdProfile({ page }: Shopper): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route('**/api/pages/profile/profile', async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

describe('an account', () => {
  test('schedules the deletion after confirming its consequences, and can cancel it', async () => {
    const shopper = await openShopper(browser, { ...kk, expected });
    const { page, t } = shopper;
    const { customerId } = await becomeCustomer(shopper);
    await database.$client`
      update customers set password_hash = ${await hashPassword(PASSWORD)} where id = ${customerId}`;
    const dialog = page.getByRole('dialog', { name: t('deletion_confirm_title') });

    await shopper.go('/profile/settings');
    await main(shopper)
      .getByRole('button', { name: t('deletion_ask') })
      .click();
    await dialog.getByText(t('deletion_stays_orders')).waitFor();
    await dialog.getByRole('button', { name: t('deletion_cancel') }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await readDeletionDate(customerId)).toBeNull();

    await main(shopper)
      .getByRole('button', { name: t('deletion_ask') })
      .click();
    await dialog.locator('input[name="password"]').fill('not the one');
    await dialog.getByRole('button', { name: t('deletion_confirm') }).click();
    await dialog.getByText(t('profile_password_wrong')).waitFor();
    await dialog.locator('input[name="password"]').fill(PASSWORD);
    await dialog.getByRole('button', { name: t('deletion_confirm') }).click();
    await page.waitForURL((url) => !url.pathname.includes('/profile'));
    expect(await readDeletionDate(customerId)).not.toBeNull();
    expect((await page.context().cookies(origin)).map(({ name }) => name)).not.toContain('customer_token');

    await logIn(shopper, customerId);
    await shopper.go('/profile');
    await main(shopper)
      .getByRole('button', { name: t('deletion_stay'), exact: true })
      .click();
    await waitForNotice(shopper, 'deletion_kept');
    expect(await readDeletionDate(customerId)).toBeNull();
    await shopper.close();
  });

  test('offers its data for download', async () => {
    const shopper = await openShopper(browser, ru);
    const { phone } = await becomeCustomer(shopper);
    await shopper.go('/profile/settings');
    const saved = shopper.page.waitForEvent('download');
    await main(shopper)
      .getByRole('button', { name: shopper.t('own_data_download') })
      .click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^sauda-\d{4}-\d{2}-\d{2}\.zip$/);
    const files = unzipSync(await readFile(await download.path()));
    const { profile } = JSON.parse(strFromU8(files['everything.json']!)) as { profile: { phone_number: string }[] };
    expect(profile[0]!.phone_number).toBe(phone);
    await shopper.close();
  });

  test('stores the channels chosen for each kind of notification', async () => {
    const shopper = await openShopper(browser, kk);
    await becomeCustomer(shopper);
    const box = (kind: string, channel: string) =>
      main(shopper)
        .getByRole('group', { name: shopper.t(kind) })
        .getByRole('checkbox', { name: shopper.t(channel) });
    await shopper.go('/profile/settings');
    await expect.poll(() => box('notices_orders', 'notices_sms').isChecked()).toBe(false);
    await expect.poll(() => box('notices_news', 'notices_mail').isDisabled()).toBe(true);
    const saved = shopper.page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
    await box('notices_orders', 'notices_sms').check();
    await saved;
    await shopper.go('/profile/settings');
    await expect.poll(() => box('notices_orders', 'notices_sms').isChecked()).toBe(true);
    await expect.poll(() => box('notices_orders', 'notices_push').isChecked()).toBe(true);
    await shopper.close();
  });

  test.runIf(isDeep)('syncs comparison and viewed products between devices, and removes both on logout', async () => {
    const [phone, laptop] = [await openShopper(browser, ru), await openShopper(browser)];
    const products = await database.$client`select ${productRow} from products where not withdrawn order by id limit 2`;
    const [first, second] = products.map(({ id }) => id);
    const readStored = (shopper: typeof phone, key: string) =>
      shopper.page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as number[] | null, key);

    await phone.go(`/p/${first}`);
    await phone.page.evaluate((id) => localStorage.setItem('compare', JSON.stringify([id])), first);
    const { customerId } = await becomeCustomer(phone);
    await phone.go('/');
    await expect
      .poll(() => database.$client`select from listed_products where customer_id = ${customerId}`)
      .toHaveLength(2);

    await logIn(laptop, customerId);
    await laptop.go(`/p/${second}`);
    await expect.poll(() => readStored(laptop, 'compare')).toEqual([first]);
    await expect.poll(() => readStored(laptop, 'recently-viewed')).toEqual([second, first]);
    await phone.go('/');
    await expect.poll(() => readStored(phone, 'recently-viewed')).toEqual([second, first]);

    await laptop.go('/profile');
    await main(laptop)
      .getByRole('button', { name: laptop.t('auth_logout') })
      .click();
    await laptop.page.waitForURL((url) => !url.pathname.includes('/profile'));
    expect([await readStored(laptop, 'compare'), await readStored(laptop, 'recently-viewed')]).toEqual([null, null]);
    await Promise.all([phone.close(), laptop.close()]);
  });

  test.runIf(isDeep)('keeps the email of an order in the profile on request', async () => {
    const shopper = await openShopper(browser, kk);
    const { customerId } = await becomeCustomer(shopper);
    await startWithCart(shopper);
    const answerProfile = await holdProfile(shopper);
    await startCheckout(shopper);
    const box = main(shopper).getByRole('checkbox', { name: shopper.t('checkout_email_keep') });
    // Text typed before the profile arrives is kept.
    const firstName = field(shopper, 'checkout_first_name');
    await firstName.focus();
    answerProfile();
    await expect.poll(() => firstName.inputValue()).toBe('Әсел');
    await shopper.page.keyboard.type('Айгүл');
    expect(await firstName.inputValue()).toBe('Айгүл');
    await expect.poll(() => box.isChecked()).toBe(false);
    await field(shopper, 'checkout_email').fill('asel@example.kz');
    await box.check();
    await main(shopper)
      .getByRole('button', { name: shopper.t('checkout_continue') })
      .click();
    await waitForNotice(shopper, 'checkout_email_kept');
    expect(await database.$client`select ${emailRow} from customers where id = ${customerId}`).toEqual([
      { email: 'asel@example.kz' },
    ]);
    await shopper.close();
  });

  test.runIf(isDeep)('does not move the page when the profile arrives after the email was typed', async () => {
    const shopper = await openShopper(browser, kk);
    await becomeCustomer(shopper);
    await startWithCart(shopper);
    const answerProfile = await holdProfile(shopper);
    await startCheckout(shopper);
    await field(shopper, 'checkout_email').fill('asel@example.kz');
    const next = main(shopper).getByRole('button', { name: shopper.t('checkout_continue') });
    const before = await next.boundingBox();
    answerProfile();
    await expect.poll(() => field(shopper, 'checkout_first_name').inputValue()).toBe('Әсел');
    expect(await next.boundingBox()).toEqual(before);
    await shopper.close();
  });
});
