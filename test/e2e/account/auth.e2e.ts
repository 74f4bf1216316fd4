import type { Browser, Locator } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '#server/platform/database/db.ts';
import { sharedBrowser } from '#test/harness/browser.ts';
import { firstOrAll, isDeep } from '#test/harness/depth.ts';
import { addCustomer } from './customer.ts';
import { heading, main, openShopper, origin, type Shopper, type ShopperOptions } from '../behaviour/shopper.ts';

const PASSWORD = 'үш тиін 42';
/** A wrong code or password answers 409, which the browser logs to its console. */
const expected = [/status of 409/];

let browser: Browser;
const database = openDatabase(inject('shopDatabase'), 2);
beforeAll(async () => {
  browser = await sharedBrowser({ pictures: false });
});

let phones = 0;
/** An unused phone. */
const freshPhone = () => `70555${String(process.pid % 1000).padStart(3, '0')}${String(phones++).padStart(2, '0')}`;

const open = (options: ShopperOptions) => openShopper(browser, { expected, ...options });

/** The newest code sent to a phone. */
async function codeFor(phone: string): Promise<string> {
  const [row] = await database.$client<{ text: string }[]>`
    select text from sent_messages where recipient = ${phone} order by id desc limit 1`;
  return /#(\d{6})$/.exec(row?.text ?? '')?.[1] ?? '';
}

/** Lifts the resend limit of a phone. */
const forgetCodes = (phone: string) =>
  database.$client`update phone_codes set created_at = created_at - interval '2 hours' where phone = ${phone}`;

const input = (shopper: Shopper, name: string): Locator => main(shopper).locator(`input[name="${name}"]:visible`);
const press = (shopper: Shopper, key: string) =>
  main(shopper)
    .getByRole('button', { name: shopper.t(key), exact: true })
    .click();

/** Requests a code for the phone; returns its field. */
async function askForCode(shopper: Shopper, phone: string): Promise<Locator> {
  await forgetCodes(phone);
  await input(shopper, 'phone').fill(phone);
  await press(shopper, 'auth_get_code');
  await main(shopper).getByText(shopper.t('phone_proof_sent')).waitFor();
  return input(shopper, 'code');
}

async function register(shopper: Shopper, phone: string): Promise<void> {
  const { t } = shopper;
  await shopper.go('/auth?returnTo=/profile');
  await (await askForCode(shopper, phone)).fill(await codeFor(phone));
  await heading(shopper, t('auth_register_title'));
  await input(shopper, 'firstName').fill('Әсел');
  await input(shopper, 'lastName').fill('Нұрғали');
  await input(shopper, 'password').fill(PASSWORD);
  await input(shopper, 'repeated').fill(PASSWORD);
  for (const name of ['offer', 'personalData', 'news'])
    await expect.poll(() => input(shopper, name).isChecked(), { message: name }).toBe(false);
  await input(shopper, 'offer').check();
  await input(shopper, 'personalData').check();
  await press(shopper, 'auth_register');
  await heading(shopper, /^Әсел Нұрғали$/);
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
    const phone = freshPhone();

    await register(shopper, phone);
    expect(await page.evaluate(() => document.cookie)).not.toContain('token');
    await logOut(shopper);
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => !/^(city|lang|loc|deviceId|uniqueBrowserId)/.test(key)),
      ),
    ).toEqual([]);

    await shopper.go('/profile');
    await heading(shopper, t('auth_title'));
    const code = await askForCode(shopper, phone);
    const right = await codeFor(phone);
    await code.fill(right === '000000' ? '111111' : '000000');
    await main(shopper)
      .getByText(t('phone_proof_wrong', { left: '4' }))
      .waitFor();
    // Pasted as written in the message, with a space in the middle.
    await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`);
    await heading(shopper, /^Әсел Нұрғали$/);
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
    await heading(shopper, t('auth_recover_title'));
    await forgetCodes(phone);
    await press(shopper, 'auth_get_code');
    await main(shopper).getByText(t('phone_proof_sent')).waitFor();
    await input(shopper, 'code').fill(await codeFor(phone));
    await input(shopper, 'password').fill('жаңа құпиясөз');
    await input(shopper, 'repeated').fill('жаңа құпиясөз');
    await press(shopper, 'auth_recover_save');
    await page.waitForURL(/\/cart$/);
    await shopper.close();
  });
});

test('returns to the previous page after login, but to no other site', async () => {
  const shopper = await open({});
  const { phone } = await addCustomer();
  for (const [returnTo, path] of [
    ['/compare', '/compare'],
    ['//evil.example/', '/profile'],
    ['/\\evil.example', '/profile'],
  ] as const) {
    await shopper.go(`/auth?returnTo=${encodeURIComponent(returnTo)}`);
    await (await askForCode(shopper, phone)).fill(await codeFor(phone));
    await shopper.page.waitForURL(origin + path);
    await shopper.go('/profile');
    await logOut(shopper);
  }
  await shopper.close();
});

test.runIf(isDeep)('shows the customer in the header of the next page, and in no tab after logout', async () => {
  const shopper = await open({});
  await register(shopper, freshPhone());
  await shopper.go('/');
  const banner = shopper.page.getByRole('banner');
  await banner.getByRole('link', { name: 'Әсел' }).waitFor();
  const other = await shopper.context.newPage();
  await other.goto(origin);
  await other.getByRole('banner').getByRole('link', { name: 'Әсел' }).waitFor();
  await shopper.go('/profile');
  await logOut(shopper);
  await other
    .getByRole('banner')
    .getByRole('link', { name: shopper.t('frame_login') })
    .waitFor();
  await shopper.close();
});
