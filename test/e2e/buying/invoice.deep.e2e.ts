import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { createOperatorsService } from '#server/features/operations/operators/operators.service.ts';
import { sharedBrowser } from '#test/harness/browser.ts';
import { firstOrAll } from '#test/harness/depth.ts';
import { database } from '../account/customer.ts';
import {
  startWithCart,
  chooseCourier,
  choosePayment,
  field,
  fillContact,
  openShopper,
  origin,
  orderButton,
  findOverflow,
  prefixPattern,
  startCheckout,
} from '../behaviour/shopper.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser({ pictures: false });
});

test.each(
  firstOrAll([
    ['phone', 'kk'],
    ['desktop', 'ru'],
  ] as const),
)('lets an organisation order, receive its invoice and pay it (%s, %s)', async (device, language) => {
  const shopper = await openShopper(browser, { device, language, expected: [/409 .*checkout\/promo/] });
  const { page, t } = shopper;
  await startWithCart(shopper);
  await startCheckout(shopper);
  await fillContact(shopper);
  await chooseCourier(shopper);
  // The earlier method cannot be ordered while the invoice lacks its organisation.
  await choosePayment(shopper, 'card');
  await page.getByRole('radio', { name: prefixPattern(t('checkout_pay_invoice')) }).check();
  await page.getByRole('textbox', { name: t('savings_promo') }).fill('NOSUCH');
  await page.getByRole('textbox', { name: t('savings_promo') }).press('Enter');
  await page.getByRole('alert').first().waitFor();
  // On a phone, the button of the open step replaces the order button.
  await page
    .getByRole('button', { name: t(device === 'phone' ? 'checkout_continue' : 'checkout_missing_payment') })
    .filter({ visible: true })
    .first()
    .waitFor();
  expect(await page.getByRole('button', { name: t('checkout_place_pay') }).count()).toBe(0);
  await field(shopper, 'checkout_bin').fill('940140000386');
  const next = page.getByRole('button', { name: t('checkout_continue') });
  await next.click();
  await page.getByText(t('checkout_organisation_required')).waitFor();
  await page.getByText(t('checkout_bin_wrong')).waitFor();
  await field(shopper, 'checkout_organisation').fill('ТОО «Қызғалдақ»');
  await field(shopper, 'checkout_bin').fill('940140000385');
  await field(shopper, 'checkout_organisation_address').fill('Алматы, Абай даңғылы, 10');
  expect(await findOverflow(shopper, 'the organisation of an invoice')).toEqual([]);
  await next.click();
  // Once the organisation is saved, only the order button remains; an edit restores the save button.
  await page
    .getByRole('status')
    .filter({ hasText: t('checkout_organisation_saved') })
    .waitFor();
  await expect.poll(() => orderButton(shopper, 'receipt').isEnabled()).toBe(true);
  expect(await next.count()).toBe(0);
  await field(shopper, 'checkout_organisation').fill('ТОО «Қызғалдақ и К»');
  await next.waitFor();
  expect(await page.getByRole('button', { name: t('checkout_place') }).count()).toBe(0);
  await next.click();
  await next.waitFor({ state: 'detached' });
  await orderButton(shopper, 'receipt').click();
  await page.getByText(t('order_invoice_waits')).waitFor();
  const number = /\/thanks\/(\d+)/.exec(page.url())![1]!;
  const link = page.getByRole('link', { name: t('order_invoice_download') });
  const file = await fetch(origin + (await link.getAttribute('href')));
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(await findOverflow(shopper, 'an invoice that waits')).toEqual([]);

  const { token } = await createOperatorsService({ db: database }).add('Бухгалтер', ['payments'], new Date());
  const operator = (method: string, path: string, body?: object) =>
    fetch(`${origin}/api/operator${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const { data } = (await (await operator('GET', '/invoices')).json()) as {
    data: { number: string; amount: number }[];
  };
  const { amount } = data.find((invoice) => invoice.number === number)!;
  const pay = (sum: number) => operator('POST', `/invoices/${number}/pay`, { amount: sum, document: '118' });
  expect((await pay(amount + 1)).status).toBe(409);
  expect((await pay(amount)).status).toBe(200);
  await page.reload();
  await page.getByText(t('order_invoice_paid')).waitFor();
  await shopper.close();
});
