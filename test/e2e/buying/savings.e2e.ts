import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { giveBonuses } from '#test/factories/orders/savings.ts';
import { sharedBrowser } from '#test/harness/browser.ts';
import { firstOrAll, isDeep } from '#test/harness/depth.ts';
import { becomeCustomer, database } from '../account/customer.ts';
import {
  startWithCart,
  cards,
  choosePayment,
  choosePickup,
  fillContact,
  waitForFocus,
  main,
  openShopper,
  origin,
  payAtBank,
  orderButton,
  prefixPattern,
  startCheckout,
  type Shopper,
} from '../behaviour/shopper.ts';
import { DAY_MS } from '#domain/time/durations.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser({ pictures: false });
});

/** The demo's gift card and promo code (README). */
const DEMO = { code: 'SAUDA10', card: '7770000000000011', pin: '2026' };
const MONTH_MS = 30 * DAY_MS;

const goToPayment = async (shopper: Shopper, method: 'card' | 'receipt') => {
  await startWithCart(shopper);
  await startCheckout(shopper);
  await fillContact(shopper);
  await choosePickup(shopper);
  await choosePayment(shopper, method);
};
const summary = (shopper: Shopper) => main(shopper).getByRole('complementary');
const promoField = ({ page, t }: Shopper) => page.getByRole('textbox', { name: t('savings_promo') });

test('lets a guest use a promo code and a gift card, and pay the rest at the bank', async () => {
  const shopper = await openShopper(browser, {
    language: 'ru',
    device: 'desktop',
    expected: [/status of 409 .*\/api\/checkout\/promo/],
  });
  const { page, t } = shopper;
  await goToPayment(shopper, 'card');
  const apply = page.getByRole('button', { name: t('savings_promo_apply') });
  const findAlert = (key: string) => page.getByRole('alert').filter({ hasText: t(key) });
  await apply.click();
  await findAlert('savings_promo_required').waitFor();
  await waitForFocus(promoField(shopper));
  await promoField(shopper).fill('nosuch');
  await apply.click();
  await findAlert('savings_promo_refused').waitFor();
  await promoField(shopper).fill(DEMO.code.toLowerCase());
  await promoField(shopper).press('Enter');
  await summary(shopper)
    .getByText(prefixPattern(t('sum_promo', { code: DEMO.code })))
    .waitFor();

  await page.getByText(t('savings_card_add')).click();
  const number = page.getByRole('textbox', { name: t('savings_card_number') });
  await number.fill(DEMO.card.slice(0, 15));
  await page.getByRole('button', { name: t('savings_card_submit') }).click();
  await page.getByText(t('savings_card_error_number')).waitFor();
  await number.fill(DEMO.card);
  await page.getByRole('textbox', { name: t('savings_card_pin') }).fill(DEMO.pin);
  await page.getByRole('button', { name: t('savings_card_submit') }).click();
  const cardLine = prefixPattern(t('sum_gift_card_named', { digits: DEMO.card.slice(-4) }));
  await summary(shopper).getByText(cardLine).waitFor();

  await orderButton(shopper, 'card').click();
  await page.waitForURL(/\/pay\//);
  await payAtBank(page, cards.plain);
  await page.getByText(t('order_paid')).first().waitFor();
  await page.getByText(prefixPattern(t('sum_promo', { code: DEMO.code }))).waitFor();
  await page.getByText(cardLine).waitFor();
  await shopper.close();
});

test('lets a customer pay with bonuses, a code and a gift card, and restores them on cancel', async () => {
  const shopper = await openShopper(browser, { language: 'kk', device: 'phone' });
  const { page, t, context } = shopper;
  const { customerId } = await becomeCustomer(shopper);
  await giveBonuses(database, customerId, [{ amount: 700, expiresAt: new Date(Date.now() + MONTH_MS) }]);
  await database.$client`
    insert into customer_coupons (customer_id, kind, code, title_ru, title_kk, amount)
    values (${customerId}, 'promo', ${`OWN${customerId}`}, 'Ваша скидка', 'Сіздің жеңілдік', 100)`;
  await database.$client`
    insert into gift_cards (number_hash, last_digits, customer_id, nominal, balance, activated_at)
    values (${`journey ${customerId}`}, '4242', ${customerId}, 1000, 300, now())`;
  await goToPayment(shopper, 'receipt');
  await page.getByRole('button', { name: new RegExp(`OWN${customerId}`) }).click();
  await summary(shopper)
    .getByText(prefixPattern(t('sum_promo')))
    .waitFor();
  await page.getByRole('button', { name: t('savings_bonuses_all') }).click();
  await summary(shopper)
    .getByText(prefixPattern(t('sum_bonuses')))
    .waitFor();
  await page.getByRole('checkbox', { name: /4242/ }).click();
  await summary(shopper)
    .getByText(prefixPattern(t('sum_gift_card_named', { digits: '4242' })))
    .waitFor();
  await orderButton(shopper, 'receipt').click();
  await page.getByText(t('order_thanks_name', { name: 'Әсел' })).waitFor();
  for (const line of ['sum_promo', 'sum_bonuses', 'sum_gift_card_named'])
    await page.getByText(prefixPattern(t(line))).waitFor();

  const number = new URL(page.url()).pathname.split('/').at(-1);
  const readBalance = async () => {
    const [row] = await database.$client`
      select (select balance from gift_cards where customer_id = ${customerId}) as card,
        (select count(*)::int from customer_coupons where customer_id = ${customerId} and used_at is null) as codes`;
    const bonuses = (await (await context.request.get(`${origin}/api/pages/profile/bonus`)).json()) as {
      data: { available: number };
    };
    return { ...row, bonuses: bonuses.data.available };
  };
  expect(await readBalance()).toMatchObject({ card: 0, codes: 0 });
  const cancelled = await context.request.post(`${origin}/api/orders/${number}/cancel`, {
    headers: { origin },
    data: {},
  });
  expect(cancelled.ok()).toBe(true);
  expect(await readBalance()).toEqual({ card: 300, codes: 1, bonuses: 700 });
  await shopper.close();
});

test.runIf(isDeep)('reports a code that expires before the button is pressed, and orders nothing', async () => {
  const shopper = await openShopper(browser, {
    language: 'kk',
    device: 'desktop',
    expected: [/status of 409 .*\/api\/orders/],
  });
  const { page, t } = shopper;
  const code = `ENDS${Date.now()}`;
  await database.$client`
    insert into promo_codes (code, title_ru, title_kk, kind, value) values (${code}, 'Скидка', 'Жеңілдік', 'percent', 5)`;
  await goToPayment(shopper, 'receipt');
  await promoField(shopper).fill(code);
  await promoField(shopper).press('Enter');
  await summary(shopper)
    .getByText(prefixPattern(t('sum_promo', { code })))
    .waitFor();
  await database.$client`update promo_codes set ends_at = now() where code = ${code}`;
  await orderButton(shopper, 'receipt').click();
  await page.getByText(t('checkout_changed_promo', { code })).waitFor();
  await page.getByText(t('savings_promo_ended')).waitFor();
  expect(
    await summary(shopper)
      .getByText(prefixPattern(t('sum_promo')))
      .count(),
  ).toBe(0);
  await page.getByRole('button', { name: t('savings_promo_remove', { code }) }).click();
  await promoField(shopper).waitFor();
  await shopper.close();
});

test("shows a gift card's balance to a caller with its PIN", async () => {
  const shopper = await openShopper(browser, {
    language: 'kk',
    device: 'phone',
    expected: [/status of 409 .*\/api\/gift-cards\/balance/],
  });
  const { page, t } = shopper;
  await shopper.go('/gift-cards');
  const pin = page.getByRole('textbox', { name: t('savings_card_pin') });
  const check = page.getByRole('button', { name: t('giftcards_check') });
  await page.getByRole('textbox', { name: t('savings_card_number') }).fill(DEMO.card);
  await pin.fill('0000');
  await check.click();
  await page.getByText(t('savings_card_refused')).waitFor();
  await pin.fill(DEMO.pin);
  await check.click();
  await page
    .getByRole('status')
    .filter({ hasText: DEMO.card.slice(-4) })
    .waitFor();
  await shopper.close();
});

test('does not move content below the payment methods while a choice is saved', async () => {
  const shopper = await openShopper(browser, { language: 'ru', device: 'phone' });
  const { page, t, context } = shopper;
  await becomeCustomer(shopper);
  await startWithCart(shopper);
  await startCheckout(shopper);
  await fillContact(shopper);
  await choosePickup(shopper);
  await promoField(shopper).waitFor();
  const readPromoTop = () =>
    promoField(shopper).evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));
  const topBefore = await readPromoTop();
  const heldRequests: (() => void)[] = [];
  await context.route('**/api/checkout/payment', async (route) => {
    await new Promise<void>((go) => heldRequests.push(go));
    await route.continue();
  });
  await page.getByRole('radio', { name: prefixPattern(t('checkout_pay_card')) }).click();
  await expect.poll(() => heldRequests.length).toBe(1);
  const topWhilePending = await readPromoTop();
  expect(topWhilePending).toBeGreaterThan(topBefore);
  heldRequests[0]?.();
  await orderButton(shopper, 'card').waitFor();
  expect(await readPromoTop()).toBe(topWhilePending);
  await shopper.close();
});

test.each(
  firstOrAll([
    { language: 'ru', device: 'desktop' },
    { language: 'kk', device: 'phone' },
  ] as const),
)('converts partner bank bonuses, settling a debt first ($language, $device)', async (options) => {
  const shopper = await openShopper(browser, options);
  const { page, t } = shopper;
  const { customerId } = await becomeCustomer(shopper);
  await database.$client`
      insert into bonus_entries (customer_id, programme, kind, from_account, to_account, amount, expires_at, created_at) values
        (${customerId}, 'own', 'written_off', 'debt', 'shop', 200, null, now()),
        (${customerId}, 'bank', 'accrued', 'shop', 'available', 1000, now() + interval '30 days', now())`;
  await shopper.go('/profile/my-bonuses');
  await main(shopper)
    .getByText(t('bonus_debt_text', { amount: '200' }))
    .waitFor();
  await page.getByRole('tab', { name: t('bonus_bank') }).click();
  await page.getByLabel(prefixPattern(t('bonus_convert_amount'))).fill('1000');
  const reloadedOffer = page.waitForResponse(
    (response) => response.url().includes('/profile/bonus-conversion') && response.request().method() === 'GET',
  );
  await page.getByRole('button', { name: t('bonus_convert_do'), exact: true }).click();
  await (await reloadedOffer).finished();
  await main(shopper)
    .getByText(t('bonus_convert_done', { amount: '1\u00a0300' }))
    .waitFor();
  await page.getByRole('tab', { name: t('bonus_own') }).click();
  const lines = main(shopper).locator('li');
  await lines.filter({ hasText: prefixPattern(t('bonus_debt_settled')) }).waitFor();
  await lines.filter({ hasText: prefixPattern(t('bonus_debt_entry')) }).waitFor();
  await expect.poll(() => main(shopper).getByText('1\u00a0100', { exact: true }).count()).toBe(1);
  expect(
    await main(shopper)
      .getByText(prefixPattern(t('bonus_debt_text')))
      .count(),
  ).toBe(0);
  await shopper.close();
});
