import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '#server/platform/database/db.ts';
import { sharedBrowser } from '#test/harness/browser.ts';
import { main, openShopper, type ShopperOptions } from '../behaviour/shopper.ts';

let browser: Browser;
const { $client: sql } = openDatabase(inject('shopDatabase'), 2);
beforeAll(async () => {
  browser = await sharedBrowser({ pictures: false });
});

/** Other clients use up a phone's codes, each with its own IP address and session. */
async function takeCodes(phone: string): Promise<void> {
  for (let n = 0; n < 8; n++)
    await sql`
      with s as (insert into sessions (seal_hash) values (${`stranger ${phone} ${n}`}) returning id)
      insert into phone_codes (session_id, phone, address, code_hash, created_at, expires_at)
      select id, ${phone}, ${`198.51.100.${n}`}, '', now() - interval '2 minutes', now() from s`;
}

describe.each<[NonNullable<ShopperOptions['language']>, NonNullable<ShopperOptions['device']>]>([
  ['ru', 'phone'],
  ['kk', 'desktop'],
])('an owner whose codes others have used up (%s, %s)', (language, device) => {
  test('gets a code after the browser has done a proof of work, and sees a notice about it', async () => {
    const phone = language === 'ru' ? '7055500991' : '7055500992';
    await takeCodes(phone);
    // The refusal with the challenge answers 429, which the browser logs to its console.
    const shopper = await openShopper(browser, { expected: [/status of 429/], language, device });
    const { t, context } = shopper;
    // The work takes a moment: its code is held until the page has announced it.
    const held = Promise.withResolvers<void>();
    await context.route(/\/assets\/solve-work-/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await shopper.go('/auth');
    await main(shopper).locator('input[name="phone"]:visible').fill(phone);
    await main(shopper)
      .getByRole('button', { name: t('auth_get_code'), exact: true })
      .click();
    await main(shopper).getByRole('status').getByText(t('phone_proof_checking')).waitFor();
    held.resolve();
    await main(shopper).getByText(t('phone_proof_sent')).waitFor();
    const messages = await sql`select from sent_messages where recipient = ${phone}`;
    expect(messages).toHaveLength(1);
  });
});
