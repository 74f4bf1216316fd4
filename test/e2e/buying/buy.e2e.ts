import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '#server/platform/database/db.ts';
import { sharedBrowser } from '#test/harness/browser.ts';
import { firstOrAll, isDeep } from '#test/harness/depth.ts';
import {
  startWithCart,
  addAndOpenCart,
  cards,
  chooseCourier,
  choosePayment,
  choosePickup,
  confirmAtBank,
  field,
  fillContact,
  openProductByFilters,
  waitForHeading,
  main,
  openShopper,
  origin,
  uniquePhone,
  payAtBank,
  orderButton,
  findOverflow,
  prefixPattern,
  startCheckout,
  type Shopper,
  type ShopperOptions,
} from '../behaviour/shopper.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

/** Adds a product found by filters to the cart; returns its name. */
async function findAndBuy(shopper: Shopper): Promise<string> {
  const name = await openProductByFilters(shopper);
  await addAndOpenCart(shopper);
  return name;
}

/** Fills the cart and completes the steps up to payment; returns the product's name. */
async function goToLastStep(
  shopper: Shopper,
  delivery: 'courier' | 'pickup',
  payment: 'card' | 'receipt',
  fillCart: (shopper: Shopper) => Promise<string> = startWithCart,
  phone = uniquePhone(),
): Promise<string> {
  const name = await fillCart(shopper);
  await expect.poll(() => main(shopper).getByRole('article', { name }).count()).toBe(1);
  await startCheckout(shopper);
  await fillContact(shopper, phone);
  await (delivery === 'courier' ? chooseCourier(shopper) : choosePickup(shopper));
  await choosePayment(shopper, payment);
  return name;
}

const goToBank = async (shopper: Shopper) => {
  await orderButton(shopper, 'card').click();
  await shopper.page.waitForURL(/\/pay\//);
};

async function expectThanks({ page, t }: Shopper, name: string): Promise<void> {
  await page.getByText(t('order_thanks_name', { name: 'Әсел' })).waitFor();
  await page.getByRole('heading', { level: 1, name: t('order_number') }).waitFor();
  await page.getByText(name).first().waitFor();
}

/** The receipt of the payment appears in the order with its QR code, and opens. */
async function expectReceipt(shopper: Shopper): Promise<void> {
  const { page, t } = shopper;
  const countPixels = () =>
    page.getByRole('img', { name: t('receipt_code') }).evaluate((img) => (img as HTMLImageElement).naturalWidth);
  await page.getByRole('link', { name: t('receipt_open') }).scrollIntoViewIfNeeded();
  await expect.poll(countPixels).toBeGreaterThan(0);
  await page.getByRole('link', { name: t('receipt_open') }).click();
  await page.getByRole('heading', { level: 1, name: t('receipt_sale') }).waitFor();
  await page.getByText(t('receipt_journal')).waitFor();
  await expect.poll(countPixels).toBeGreaterThan(0);
  expect(await findOverflow(shopper, 'a receipt')).toEqual([]);
}

describe('ordering', () => {
  const journeys: [ShopperOptions, 'courier' | 'pickup'][] = [
    [{ language: 'kk', device: 'phone' }, 'pickup'],
    [{ language: 'ru', device: 'desktop' }, 'courier'],
  ];
  test.each(firstOrAll(journeys))('pays %o by %s with a 3-D Secure card', async (options, delivery) => {
    const shopper = await openShopper(browser, options);
    const name = await goToLastStep(shopper, delivery, 'card', findAndBuy);
    await goToBank(shopper);
    expect(
      await shopper.page.locator('html').getAttribute('lang'),
      "the bank's page is in the shopper's language",
    ).toBe(shopper.language);
    await payAtBank(shopper.page, cards.secure);
    await confirmAtBank(shopper.page);
    await expectThanks(shopper, name);
    await shopper.page.getByText(shopper.t('order_paid')).first().waitFor();
    await expectReceipt(shopper);
    await shopper.close();
  });

  test('pays with another card after a decline', async () => {
    const shopper = await openShopper(browser, { language: 'ru', device: 'phone' });
    const { page, t } = shopper;
    const name = await goToLastStep(shopper, 'courier', 'card');
    await goToBank(shopper);
    await payAtBank(page, cards.declined);
    await waitForHeading(shopper, t('payment_error'));
    await page.getByText(t('payment_reason_declined')).waitFor();
    await page.getByRole('button', { name: t('payment_again') }).click();
    await page.waitForURL(/\/pay\//);
    await payAtBank(page, cards.plain);
    await expectThanks(shopper, name);
    await page.getByText(t('order_paid')).first().waitFor();
    await shopper.close();
  });

  test.runIf(isDeep)('finds and pays the unpaid order after leaving the bank without paying', async () => {
    // The browser logs the 409 for the emptied cart.
    const shopper = await openShopper(browser, {
      language: 'kk',
      device: 'desktop',
      expected: [/status of 409 .*\/api\/checkout/],
    });
    const { page, t } = shopper;
    const name = await goToLastStep(shopper, 'pickup', 'card');
    await goToBank(shopper);
    await page.goBack();
    await waitForHeading(shopper, t('order_number'));
    await main(shopper)
      .getByRole('link', { name: t('checkout_open_order') })
      .click();
    await page.getByText(t('order_unpaid')).first().waitFor();
    await page.getByRole('link', { name: t('order_pay') }).click();
    await page
      .getByRole('button', { name: t('payment_to_bank') })
      .or(page.getByRole('button', { name: t('payment_pay') }))
      .click();
    await page.waitForURL(/\/pay\//);
    await payAtBank(page, cards.plain);
    await expectThanks(shopper, name);
    await page.getByText(t('order_paid')).first().waitFor();
    await shopper.close();
  });

  test('updates the total when a delivery method is chosen', async () => {
    const shopper = await openShopper(browser, { language: 'kk', device: 'phone' });
    const { page, t } = shopper;
    await startWithCart(shopper);
    await startCheckout(shopper);
    await fillContact(shopper);
    const side = main(shopper).getByRole('complementary');
    const laterFee = side.getByText(t('checkout_delivery_free')).or(side.getByText(t('checkout_delivery_later')));
    await laterFee.waitFor();
    await page.getByRole('radio', { name: prefixPattern(t('checkout_courier')) }).check();
    await side.getByText(prefixPattern(t('sum_delivery'))).waitFor();
    await page.getByRole('radio', { name: prefixPattern(t('checkout_pickup')) }).check();
    await side.getByText(prefixPattern(t('sum_pickup'))).waitFor();
    expect(await laterFee.count()).toBe(0);
    expect(await page.getByRole('contentinfo').count(), 'no link leads away from the order').toBe(0);
    await shopper.close();
  });

  test.runIf(isDeep)('reminds of an unpaid order on every screen and tab until it is paid', async () => {
    const shopper = await openShopper(browser, {
      language: 'ru',
      device: 'phone',
      expected: [/status of 409 .*\/api\/checkout/],
    });
    const { page, t, context } = shopper;
    await goToLastStep(shopper, 'pickup', 'card');
    const secondTab = { ...shopper, page: await context.newPage() };
    await secondTab.page.goto(`${origin}/checkout`);
    await waitForHeading(secondTab, t('checkout_title'));
    await page.bringToFront();
    await goToBank(shopper);
    const number = /\b10\d{6}\b/.exec(await page.locator('body').innerText())?.[0];
    await secondTab.page.bringToFront();
    await secondTab.page.reload();
    await waitForHeading(secondTab, t('order_number', number ? { number } : {}));
    await secondTab.page.getByText(t('checkout_unpaid_placed')).waitFor();

    await shopper.go('/');
    const strip = page.getByRole('region', { name: t('unpaid_label') });
    await strip.getByText(t('unpaid_left')).waitFor();
    await strip.getByRole('button', { name: t('unpaid_dismiss') }).click();
    await strip.waitFor({ state: 'detached' });
    await shopper.go('/cart');
    await strip.getByRole('link', { name: t('unpaid_order') }).click();
    await page.getByText(t('order_thanks_unpaid')).waitFor();
    expect(await page.getByText(t('order_thanks_name')).count(), 'no thanks before payment').toBe(0);
    await shopper.go('/cart');
    await strip.getByRole('link', { name: t('order_pay') }).click();
    await page
      .getByRole('button', { name: t('payment_to_bank') })
      .or(page.getByRole('button', { name: t('payment_pay') }))
      .click();
    await page.waitForURL(/\/pay\//);
    await payAtBank(page, cards.plain);
    await page.getByText(t('order_paid')).first().waitFor();
    await shopper.go('/cart');
    await waitForHeading(shopper, t('cart_empty_title'));
    expect(await strip.count()).toBe(0);
    await shopper.close();
  });

  test.each(['/cart', '/checkout', '/thanks/10000042', '/order'])(
    'explains on %s that it needs scripts',
    async (path) => {
      const shopper = await openShopper(browser, {
        language: 'kk',
        javaScriptEnabled: false,
        // The browser itself blocks the disallowed script.
        expected: [/failed: csp GET .*\.js/],
      });
      const { page, t } = shopper;
      await page.goto(`${origin}/kz${path}`);
      await page.getByText(t('no_script_title')).waitFor();
      expect(await main(shopper).getByRole('link', { name: /\d{4}/ }).first().getAttribute('href')).toMatch(/^tel:/);
      await shopper.close();
    },
  );

  test.runIf(isDeep)(
    'confirms an order paid on receipt at once, and finds it by number and phone in another browser',
    async () => {
      const shopper = await openShopper(browser, { language: 'kk', device: 'phone' });
      const phone = uniquePhone();
      const name = await goToLastStep(shopper, 'courier', 'receipt', startWithCart, phone);
      await orderButton(shopper, 'receipt').click();
      await expectThanks(shopper, name);
      await shopper.page.getByText(shopper.t('order_unconfirmed_call')).waitFor();
      await shopper.page.getByText(shopper.t('order_unconfirmed_term')).waitFor();
      const number = /\/thanks\/(\d+)/.exec(shopper.page.url())?.[1] ?? '';
      const calendar = shopper.page.getByRole('link', { name: shopper.t('order_to_calendar') });
      const [file] = await Promise.all([shopper.page.waitForEvent('download'), calendar.click()]);
      expect(file.suggestedFilename()).toBe(`sauda-${number}.ics`);
      await shopper.page.emulateMedia({ media: 'print' });
      expect(
        await shopper.page.getByRole('button').filter({ visible: true }).count(),
        'a printed page has no buttons',
      ).toBe(0);
      expect(
        await main(shopper)
          .getByRole('link', { name: shopper.t('order_continue') })
          .count(),
      ).toBe(0);
      await shopper.page.emulateMedia({ media: 'screen' });
      await shopper.go('/');
      const strip = shopper.page.getByRole('region', { name: shopper.t('unconfirmed_label') });
      await strip.getByText(shopper.t('unconfirmed_term')).waitFor();
      // Once the shop has confirmed it, no further action is requested.
      const db = openDatabase(inject('shopDatabase'), 1);
      await db.$client`update orders set status = 'preparing', expires_at = null where master_number = ${number}`;
      await db.$client.end();
      await strip.getByRole('link', { name: shopper.t('unconfirmed_order') }).click();
      await waitForHeading(shopper, shopper.t('order_number'));
      expect(await shopper.page.getByText(shopper.t('order_unconfirmed_term')).count()).toBe(0);
      await shopper.go('/');
      await strip.waitFor({ state: 'detached' });
      await shopper.close();

      const otherBrowser = await openShopper(browser, { expected: [/status of 404 .*\/api\/orders\//] });
      const { page, t } = otherBrowser;
      await otherBrowser.go(`/thanks/${number}`);
      await waitForHeading(otherBrowser, t('order_phone_title'));
      expect(await page.getByText(name).count(), 'an unverified visitor cannot see the order').toBe(0);
      await otherBrowser.go('/order');
      await field(otherBrowser, 'order_form_number').fill(number);
      await field(otherBrowser, 'checkout_phone').pressSequentially(phone.slice(1));
      await page.getByRole('button', { name: t('order_form_find') }).click();
      await page.getByText(t('order_receiver')).first().waitFor();
      await waitForHeading(otherBrowser, t('order_number'));
      await otherBrowser.close();
    },
  );
});

describe('a phone at its limit of open orders', () => {
  test('is verified by a code: a wrong one is rejected, a pasted one accepted', async () => {
    const phone = '7059990022';
    const db = openDatabase(inject('shopDatabase'), 1);
    for (let index = 1; index <= 3; index++)
      await db.$client`
        insert into orders (number, master_number, language, city_id, status, first_name, last_name, phone, email, delivery_kind, payment_method, to_pay, products_total, explanation)
        values (${`9${phone}${index}`}, ${`9${phone}${index}`}, 'ru', 1, 'created', 'Имя', 'Имя', ${phone}, 'a@example.kz', 'courier', 'on-receipt', 1, 1, '[]')`;
    const shopper = await openShopper(browser, {
      language: 'kk',
      device: 'phone',
      expected: [/status of 409 .*\/api\/(orders|phone-codes)/],
    });
    const { page, t } = shopper;
    const name = await startWithCart(shopper);
    await startCheckout(shopper);
    await fillContact(shopper, `8${phone}`);
    await chooseCourier(shopper);
    await choosePayment(shopper, 'receipt');
    await orderButton(shopper, 'receipt').click();
    const verificationForm = page.getByRole('form', { name: t('phone_proof_title') });
    await verificationForm.getByRole('button', { name: t('phone_proof_send') }).click();
    const code = verificationForm.getByRole('textbox', { name: t('phone_proof_code') });
    await code.waitFor();
    expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
    const [message] = await db.$client<{ text: string }[]>`
      select text from sent_messages where recipient = ${phone} and text ~ '#\\d{6}$' order by id desc limit 1`;
    await db.$client.end();
    const validCode = /#(\d{6})$/.exec(message!.text)![1]!;
    await code.fill(validCode === '123456' ? '654321' : '123456');
    await verificationForm.getByText(t('phone_proof_wrong', { left: '4' })).waitFor();
    await code.fill(` ${validCode.slice(0, 3)} ${validCode.slice(3)} `);
    await expectThanks(shopper, name);
    await shopper.close();
  });
});
