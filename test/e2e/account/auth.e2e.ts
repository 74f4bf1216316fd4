import type { Browser, Locator } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '#server/platform/database/db.ts';
import { sharedBrowser } from '#test/harness/browser.ts';
import { firstOrAll, isDeep } from '#test/harness/depth.ts';
import { addCustomer } from './customer.ts';
import { waitForHeading, main, openShopper, origin, type Shopper, type ShopperOptions } from '../behaviour/shopper.ts';

const PASSWORD = 'үш тиін 42';
/** A wrong code or password is a 409, which the browser logs to its console. */
const expected = [/status of 409/];

let browser: Browser;
const database = openDatabase(inject('shopDatabase'), 2);
beforeAll(async () => {
  browser = await sharedBrowser({ pictures: false });
});

let phoneCount = 0;
/** Returns a phone without a customer. */
const unusedPhone = () => `70555${String(process.pid % 1000).padStart(3, '0')}${String(phoneCount++).padStart(2, '0')}`;

const open = (options: ShopperOptions) => openShopper(browser, { expected, ...options });

/** Returns the newest code sent to a phone. */
async function readCode(phone: string): Promise<string> {
  const [row] = await database.$client<{ text: string }[]>`
    select text from sent_messages where recipient = ${phone} order by id desc limit 1`;
  return /#(\d{6})$/.exec(row?.text ?? '')?.[1] ?? '';
}

/** Lifts the resend limit of a phone. */
const liftResendLimit = (phone: string) =>
  database.$client`update phone_codes set created_at = created_at - interval '2 hours' where phone = ${phone}`;

const input = (shopper: Shopper, name: string): Locator => main(shopper).locator(`input[name="${name}"]:visible`);
const press = (shopper: Shopper, key: string) =>
  main(shopper)
    .getByRole('button', { name: shopper.t(key), exact: true })
    .click();

/** Requests a code for the phone; returns its field. */
async function requestCode(shopper: Shopper, phone: string): Promise<Locator> {
  await liftResendLimit(phone);
  await input(shopper, 'phone').fill(phone);
  await press(shopper, 'auth_get_code');
  await main(shopper).getByText(shopper.t('phone_proof_sent')).waitFor();
  return input(shopper, 'code');
}

async function register(shopper: Shopper, phone: string): Promise<void> {
  const { t } = shopper;
  await shopper.go('/auth?returnTo=/profile');
  await (await requestCode(shopper, phone)).fill(await readCode(phone));
  await waitForHeading(shopper, t('auth_register_title'));
  await input(shopper, 'firstName').fill('Әсел');
  await input(shopper, 'lastName').fill('Нұрғали');
  await input(shopper, 'password').fill(PASSWORD);
  await input(shopper, 'repeated').fill(PASSWORD);
  for (const name of ['acceptsOffer', 'consentsToProcessing', 'wantsNews'])
    await expect.poll(() => input(shopper, name).isChecked(), { message: name }).toBe(false);
  await input(shopper, 'acceptsOffer').check();
  await input(shopper, 'consentsToProcessing').check();
  await press(shopper, 'auth_register');
  await waitForHeading(shopper, /^Әсел Нұрғали$/);
}

async function logOut(shopper: Shopper): Promise<void> {
  await press(shopper, 'auth_logout');
  await shopper.page.waitForURL((url) => !url.pathname.includes('/profile'));
}

describe.each(
  firstOrAll<[NonNullable<ShopperOptions['language']>, NonNullable<ShopperOptions['device']>]>([
    ['ru', 'phone'],
    ['kk', 'desktop'],
  ]),
)('a customer in %s on a %s', (language, device) => {
  test('registers, logs out, and returns by code, by password and by a new password', async () => {
    const shopper = await open({ language, device });
    const { page, t } = shopper;
    const phone = unusedPhone();

    await register(shopper, phone);
    expect(await page.evaluate(() => document.cookie)).not.toContain('token');
    await logOut(shopper);
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => !/^(city|lang|loc|deviceId|uniqueBrowserId)/.test(key)),
      ),
    ).toEqual([]);

    await shopper.go('/profile');
    await waitForHeading(shopper, t('auth_title'));
    const code = await requestCode(shopper, phone);
    const validCode = await readCode(phone);
    await code.fill(validCode === '000000' ? '111111' : '000000');
    await main(shopper)
      .getByText(t('phone_proof_wrong', { left: '4' }))
      .waitFor();
    // Pasted as written in the message, with a space in the middle.
    await code.fill(`${validCode.slice(0, 3)} ${validCode.slice(3)}`);
    await waitForHeading(shopper, /^Әсел Нұрғали$/);
    await logOut(shopper);

    await shopper.go('/auth?returnTo=/cart');
    await main(shopper)
      .getByRole('tab', { name: t('auth_by_password') })
      .click();
    await input(shopper, 'phone').fill(`8${phone}`);
    await input(shopper, 'password').fill('not the one');
    await press(shopper, 'frame_login');
    await main(shopper)
      .getByRole('alert')
      .filter({ hasText: t('auth_wrong') })
      .waitFor();
    await press(shopper, 'auth_forgot');
    await waitForHeading(shopper, t('auth_recover_title'));
    await liftResendLimit(phone);
    await press(shopper, 'auth_get_code');
    await main(shopper).getByText(t('phone_proof_sent')).waitFor();
    await input(shopper, 'code').fill(await readCode(phone));
    await input(shopper, 'password').fill('жаңа құпиясөз');
    await input(shopper, 'repeated').fill('жаңа құпиясөз');
    await press(shopper, 'auth_recover_save');
    await page.waitForURL(/\/cart$/);
    await shopper.close();
  });
});

test('returns to the previous page after login, but never to another site', async () => {
  const shopper = await open({});
  const { phone } = await addCustomer();
  for (const [returnTo, path] of [
    ['/compare', '/compare'],
    ['//evil.example/', '/profile'],
    ['/\\evil.example', '/profile'],
  ] as const) {
    await shopper.go(`/auth?returnTo=${encodeURIComponent(returnTo)}`);
    await (await requestCode(shopper, phone)).fill(await readCode(phone));
    await shopper.page.waitForURL(origin + path);
    await shopper.go('/profile');
    await logOut(shopper);
  }
  await shopper.close();
});

test.runIf(isDeep)('shows the customer in every header, and a guest in all tabs after logout', async () => {
  const shopper = await open({});
  await register(shopper, unusedPhone());
  await shopper.go('/');
  const banner = shopper.page.getByRole('banner');
  await banner.getByRole('link', { name: 'Әсел' }).waitFor();
  const secondTab = await shopper.context.newPage();
  await secondTab.goto(origin);
  await secondTab.getByRole('banner').getByRole('link', { name: 'Әсел' }).waitFor();
  await shopper.go('/profile');
  await logOut(shopper);
  await secondTab
    .getByRole('banner')
    .getByRole('link', { name: shopper.t('frame_login') })
    .waitFor();
  await shopper.close();
});
