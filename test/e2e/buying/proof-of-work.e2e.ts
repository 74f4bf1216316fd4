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

/** Uses up a phone's codes from other clients, each with its own IP address and session. */
async function useUpCodes(phone: string): Promise<void> {
  for (let n = 0; n < 8; n++)
    await sql`
      with s as (insert into sessions (seal_hash) values (${`attacker ${phone} ${n}`}) returning id)
      insert into phone_codes (session_id, phone, address, code_hash, created_at, expires_at)
      select id, ${phone}, ${`198.51.100.${n}`}, '', now() - interval '2 minutes', now() from s`;
}

describe.each<[NonNullable<ShopperOptions['language']>, NonNullable<ShopperOptions['device']>]>([
  ['ru', 'phone'],
  ['kk', 'desktop'],
])('a phone whose codes others have used up (%s, %s)', (language, device) => {
  test('gets a code after a proof of work in the browser, with a notice meanwhile', async () => {
    const phone = language === 'ru' ? '7055500991' : '7055500992';
    await useUpCodes(phone);
    // The refusal with the challenge is a 429, which the browser logs to its console.
    const shopper = await openShopper(browser, { expected: [/status of 429/], language, device });
    const { t, context } = shopper;
    // The solver's script is held back until the page has shown the notice.
    const released = Promise.withResolvers<void>();
    await context.route(/\/assets\/solve-work-/, async (route) => {
      await released.promise;
      await route.continue();
    });
    await shopper.go('/auth');
    await main(shopper).locator('input[name="phone"]:visible').fill(phone);
    await main(shopper)
      .getByRole('button', { name: t('auth_get_code'), exact: true })
      .click();
    await main(shopper).getByRole('status').getByText(t('phone_proof_checking')).waitFor();
    released.resolve();
    await main(shopper).getByText(t('phone_proof_sent')).waitFor();
    const messages = await sql`select from sent_messages where recipient = ${phone}`;
    expect(messages).toHaveLength(1);
  });
});
