import { randomInt } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { PaymentMethod } from '#domain/payments/payment-method.ts';
import { sharedBrowser } from '#test/harness/browser.ts';
import { firstOrAll, isDeep } from '#test/harness/depth.ts';
import { readLastCode } from '../account/customer.ts';
import {
  cards,
  choosePayment,
  choosePickup,
  field,
  fillContact,
  waitForHeading,
  openShopper,
  origin,
  payAtBank,
  findPhoneInStock,
  orderButton,
  findOverflow,
  prefixPattern,
  startCheckout,
  type Shopper,
} from '../behaviour/shopper.ts';

type OrderLookup = { orders: { payment: { code: { apps: { url: string }[] } } }[] };

const PHONE = { language: 'kk', device: 'phone' } as const;
const DESKTOP = { language: 'ru', device: 'desktop' } as const;

/** A separate phone: codes and open orders are limited per phone. */
const newPhone = () => `702${String(randomInt(10_000_000)).padStart(7, '0')}`;

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

/** Adds a phone to the cart and goes to the payment methods. */
async function goToMethods(shopper: Shopper, phone: string): Promise<void> {
  const response = await shopper.context.request.post(`${origin}/api/cart/lines`, {
    headers: { origin },
    data: { productId: await findPhoneInStock() },
  });
  expect(response.ok()).toBe(true);
  await shopper.go('/cart');
  await startCheckout(shopper);
  await fillContact(shopper, `8${phone}`);
  await choosePickup(shopper);
}

/** Orders a phone and goes to its payment page. */
async function goToPayment(shopper: Shopper, method: 'qr' | 'credit', phone: string): Promise<void> {
  await goToMethods(shopper, phone);
  await choosePayment(shopper, method);
  await orderButton(shopper, method).click();
  await shopper.page.waitForURL(/\/payment\//);
}

const expectPaid = async ({ page, t }: Shopper) => {
  await page.waitForURL(/\/thanks\//);
  await page.getByText(t('order_paid')).first().waitFor();
};

/** Pays a QR code in the banking app and waits for the page to update. */
async function payByQr(shopper: Shopper): Promise<void> {
  const { page, t } = shopper;
  await goToPayment(shopper, 'qr', newPhone());
  await page.getByRole('img', { name: t('qr_code') }).waitFor();
  await page.getByRole('timer').waitFor();
  expect(await findOverflow(shopper, 'a QR payment')).toEqual([]);
  const number = /\/payment\/(\d+)/.exec(page.url())![1]!;
  const order = await shopper.context.request.post(`${origin}/api/orders/lookup`, {
    headers: { origin },
    data: { number },
  });
  const { data } = (await order.json()) as { data: OrderLookup };
  const app = await shopper.context.newPage();
  await app.goto(data.orders[0]!.payment.code.apps[0]!.url);
  await app.locator('button.pay').click();
  await waitForHeading(shopper, t('payment_confirm'));
  await page.getByRole('img', { name: t('qr_code') }).waitFor({ state: 'detached' });
  await app.locator('button.pay').click();
  await expectPaid(shopper);
}

async function payByCard(shopper: Shopper): Promise<void> {
  await goToMethods(shopper, newPhone());
  await choosePayment(shopper, 'card');
  await orderButton(shopper, 'card').click();
  await payAtBank(shopper.page, cards.plain);
  await expectPaid(shopper);
}

async function payOnReceipt(shopper: Shopper): Promise<void> {
  await goToMethods(shopper, newPhone());
  await choosePayment(shopper, 'receipt');
  await orderButton(shopper, 'receipt').click();
  await shopper.page.waitForURL(/\/thanks\//);
  await shopper.page.getByText(shopper.t('order_unconfirmed')).first().waitFor();
}

async function payByInvoice(shopper: Shopper): Promise<void> {
  const { page, t } = shopper;
  await goToMethods(shopper, newPhone());
  await page.getByRole('radio', { name: prefixPattern(t('checkout_pay_invoice')) }).check();
  await field(shopper, 'checkout_organisation').fill('ТОО «Қызғалдақ»');
  await field(shopper, 'checkout_bin').fill('940140000385');
  await field(shopper, 'checkout_organisation_address').fill('Алматы, Абай даңғылы, 10');
  await page.getByRole('button', { name: t('checkout_continue') }).click();
  await expect.poll(() => orderButton(shopper, 'invoice').isEnabled()).toBe(true);
  await orderButton(shopper, 'invoice').click();
  await page.waitForURL(/\/thanks\//);
  await page.getByText(t('order_invoice_waits')).waitFor();
}

/** Applies for credit, chooses an offer and signs the contract. */
async function payByCredit(shopper: Shopper): Promise<void> {
  const { page, t } = shopper;
  const phone = newPhone();
  await goToPayment(shopper, 'credit', phone);
  await page.getByRole('textbox', { name: t('credit_iin') }).fill('850515400003');
  await page.getByRole('checkbox').check();
  const send = page.locator('main form button[type=submit]');
  await send.click();
  await page.getByText(t('credit_iin_wrong')).waitFor();
  await page.getByRole('textbox', { name: t('credit_iin') }).fill('850515400002');
  await send.click();
  const code = page.getByRole('textbox', { name: t('phone_proof_code') });
  await code.waitFor();
  await code.fill(await readLastCode(phone));
  // One bank offers while others are pending; another declines.
  await waitForHeading(shopper, t('credit_title'));
  await page.getByRole('slider').waitFor();
  await page.getByText(t('credit_declined')).waitFor();
  expect(await findOverflow(shopper, 'bank offers')).toEqual([]);
  await page.getByRole('listitem').filter({ hasText: 'Быстрый банк' }).getByRole('button').click();
  await page.waitForURL(/\/credit\//);
  await page.locator('button.pay').click();
  await expectPaid(shopper);
}

/** Buys an order by each payment method, up to the last action of the buyer. */
const JOURNEYS: Record<PaymentMethod, (shopper: Shopper) => Promise<void>> = {
  qr: payByQr,
  card: payByCard,
  credit: payByCredit,
  invoice: payByInvoice,
  'on-receipt': payOnReceipt,
};
const methods = Object.keys(JOURNEYS) as PaymentMethod[];

test.each(firstOrAll(methods))('buys an order by %s', async (method) => {
  const shopper = await openShopper(browser, method === 'credit' ? DESKTOP : PHONE);
  await JOURNEYS[method](shopper);
  await shopper.close();
});

test.runIf(isDeep).each([
  ['phone', 'kk'],
  ['desktop', 'ru'],
] as const)('pays a QR order by card instead and invalidates its code (%s, %s)', async (device, language) => {
  const shopper = await openShopper(browser, { language, device });
  const { page, t } = shopper;
  await goToPayment(shopper, 'qr', newPhone());
  const methodButton = (words: string) => page.getByRole('button', { name: t(words), exact: true });
  await page.getByRole('img', { name: t('qr_code') }).waitFor();
  await methodButton('payment_by_card').waitFor();
  expect(await findOverflow(shopper, 'a QR code with another payment method')).toEqual([]);
  await methodButton('payment_by_card').click();
  await page.waitForURL(/\/pay\//);
  // Returns to the shop, then to the QR code.
  await page.goBack();
  await methodButton('payment_by_qr').waitFor();
  expect(await findOverflow(shopper, 'a card with another payment method')).toEqual([]);
  await methodButton('payment_by_qr').click();
  await page.getByRole('img', { name: t('qr_code') }).waitFor();
  await methodButton('payment_by_card').click();
  await page.waitForURL(/\/pay\//);
  await payAtBank(page, cards.plain);
  await expectPaid(shopper);
  await shopper.close();
});
