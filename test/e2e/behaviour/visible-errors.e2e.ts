import type { Browser, Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '#test/harness/browser.ts';
import { becomeCustomer } from '../account/customer.ts';
import {
  startWithCart,
  choosePickup,
  field,
  fillContact,
  waitForFocus,
  main,
  openShopper,
  orderButton,
  prefixPattern,
  startCheckout,
  waitForHeading,
  type Shopper,
} from './shopper.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser({ pictures: false });
});

/** Waits until an element is inside the viewport and not covered by a bar. */
const waitUntilVisible = (element: Locator) =>
  expect
    .poll(() =>
      element.evaluate((node) => {
        const { left, width, top, height } = node.getBoundingClientRect();
        const target = document.elementFromPoint(left + width / 2, top + height / 2);
        return target !== null && (node.contains(target) || target.contains(node));
      }),
    )
    .toBe(true);

const goToPayment = async (shopper: Shopper) => {
  await startWithCart(shopper);
  await startCheckout(shopper);
  await fillContact(shopper);
  await choosePickup(shopper);
};

test('shows a wrong gift card PIN above the bottom bar of a phone', async () => {
  const shopper = await openShopper(browser, { device: 'phone', expected: [/409 .*gift-cards/, /status of 409/] });
  const { page, t } = shopper;
  await goToPayment(shopper);
  await page.getByText(t('savings_card_add')).click();
  await field(shopper, 'savings_card_number').fill('5000000000000000');
  await page.getByRole('button', { name: t('savings_card_submit') }).click();
  const invalidField = main(shopper).locator('[aria-invalid="true"]').first();
  await waitForFocus(invalidField);
  await waitUntilVisible(invalidField);
  await waitUntilVisible(main(shopper).getByRole('alert').first());
  await shopper.close();
});

test('saves only the last payment method chosen by arrow keys', async () => {
  const shopper = await openShopper(browser);
  const { page } = shopper;
  await goToPayment(shopper);
  const savedMethods: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/api/checkout/payment'))
      savedMethods.push((request.postDataJSON() as { method: string }).method);
  });
  const methods = page.locator('input[type=radio][name=method]:enabled');
  const values = await methods.evaluateAll((all) => all.map((item) => (item as HTMLInputElement).value));
  await methods.first().focus();
  for (let press = 0; press < 2; press++) await page.keyboard.press('ArrowDown');
  await expect.poll(() => savedMethods.length).toBe(1);
  expect(values).toContain(savedMethods[0]);
  await orderButton(shopper, 'card').waitFor();
  expect(savedMethods).toEqual([await page.locator('input[name=method]:checked').inputValue()]);
  await shopper.close();
});

test('shows a missing recipient in the gift card designer, but no invalid date before one is typed', async () => {
  const shopper = await openShopper(browser, { device: 'phone', language: 'kk' });
  const { page, t } = shopper;
  await becomeCustomer(shopper);
  await shopper.go('/gift-card-constructor');
  await field(shopper, 'gift_sender').fill('Әсел');
  await field(shopper, 'gift_message').fill('Құтты болсын! '.repeat(14));
  // The longest message fits on the card.
  const messageText = main(shopper)
    .getByText(/^Құтты болсын!/)
    .first();
  expect(await messageText.evaluate((element) => element.scrollHeight <= element.clientHeight + 1)).toBe(true);
  await page.getByRole('button', { name: t('gift_pay') }).click();
  const phone = field(shopper, 'gift_recipient_phone').first();
  await waitForFocus(phone);
  await waitUntilVisible(phone);
  await page.getByRole('radio', { name: t('gift_when_later') }).check();
  expect(await page.getByLabel(prefixPattern(t('gift_date'))).getAttribute('aria-invalid')).toBe(null);
  await shopper.close();
});

test.each([
  ['a failed loader as a navigation error', 'router_error', { status: 500, json: { code: 1, error: 'internal' } }],
  ['a failed render as a render error', 'vue_error', { json: { code: 0, data: {} } }],
])('reports %s to the shop once and shows the error page', async (_name, type, response) => {
  const shopper = await openShopper(browser, { expected: [/status of 500/, /^render: /] });
  const { page, t } = shopper;
  const reports: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/error-log')) reports.push(request.postDataJSON());
  });
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('status of 500')) consoleErrors.push(message.text());
  });
  await shopper.go('/catalog');
  await page.route('**/api/content/articles*', (route) => route.fulfill(response));
  await shopper.follow('/articles');
  await waitForHeading(shopper, t('error_title'));
  await expect.poll(() => reports).toHaveLength(1);
  expect(reports[0]).toMatchObject({ type, url: '/articles', error: expect.any(String) });
  await shopper.follow('/promos');
  expect([reports.length, consoleErrors]).toEqual([1, []]);
  await shopper.close();
});
