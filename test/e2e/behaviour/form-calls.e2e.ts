import type { Browser, Locator, Route } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '#test/harness/browser.ts';
import { waitForNotice } from '../account/notices.ts';
import { startWithCart, field, waitForFocus, main, openShopper, startCheckout, type Shopper } from './shopper.ts';

const LOOKUP_CALL = '**/api/orders/lookup';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser({ pictures: false });
});

/** Opens the order look-up, whose form uses `useForm`; its calls wait in `calls` until a test responds. */
async function openForm(): Promise<{ shopper: Shopper; calls: Route[]; form: Locator; findButton: Locator }> {
  const shopper = await openShopper(browser, {
    language: 'kk',
    expected: [/orders\/lookup/, /status of 4\d\d/, /ERR_FAILED/],
  });
  const calls: Route[] = [];
  await shopper.page.route(LOOKUP_CALL, (route) => void calls.push(route));
  await shopper.go('/order');
  const findButton = main(shopper).getByRole('button', { name: shopper.t('order_form_find') });
  return { shopper, calls, form: main(shopper).locator('form'), findButton };
}

async function fillForm(shopper: Shopper): Promise<void> {
  await field(shopper, 'order_form_number').fill('10000001');
  await field(shopper, 'checkout_phone').fill('7011234567');
}

const refuse = (route: Route, status: number, error: string) =>
  route.fulfill({ status, json: { code: 1, error, message: '', requestId: 'test' } });
const findProblem = ({ page, t }: Shopper, key: string) => page.getByRole('alert').filter({ hasText: t(key) });

test('focuses the first invalid field on submit, without a call', async () => {
  const { shopper, calls, findButton } = await openForm();
  await findButton.click();
  await waitForFocus(field(shopper, 'order_form_number'));
  await field(shopper, 'order_form_number').fill('10000001');
  await findButton.click();
  await waitForFocus(field(shopper, 'checkout_phone'));
  expect(calls).toHaveLength(0);
  await shopper.close();
});

test.each([
  ['/gift-cards', 'request_status_ask', 'request_number'],
  ['/trade-in', 'request_status_ask', 'request_number'],
  ['/gid-service', 'warranty_look', 'warranty_serial'],
  ['/landing-pages/preorder-iphone', 'launch_tell_me', 'launch_email'],
])('focuses the first field of an empty form and says what is missing: %s', async (path, send, first) => {
  const shopper = await openShopper(browser, { language: 'ru', device: 'phone' });
  await shopper.go(path);
  await main(shopper)
    .getByRole('button', { name: shopper.t(send) })
    .click();
  await waitForFocus(field(shopper, first));
  expect(await field(shopper, first).getAttribute('aria-invalid')).toBe('true');
  await shopper.close();
});

test('reports an incomplete code at its field without sending it', async () => {
  const shopper = await openShopper(browser, { language: 'kk', device: 'phone' });
  const { page, t } = shopper;
  const calls: Route[] = [];
  await page.route('**/api/auth/*', (route) => {
    calls.push(route);
    return route.fulfill({ json: { code: 0, data: { lifeSeconds: 300, resendSeconds: 60 } } });
  });
  await shopper.go('/auth');
  await field(shopper, 'checkout_phone').fill('7011234567');
  await main(shopper)
    .getByRole('button', { name: t('auth_get_code') })
    .click();
  const code = field(shopper, 'phone_proof_code');
  await code.fill('123');
  await code.press('Enter');
  await findProblem(shopper, 'phone_proof_incomplete').waitFor();
  await waitForFocus(code);
  expect(calls).toHaveLength(1);
  await shopper.close();
});

test('sends one call for repeated submits before and during the call', async () => {
  const { shopper, calls, form, findButton } = await openForm();
  await fillForm(shopper);
  await form.evaluate((formElement: HTMLFormElement) => {
    formElement.requestSubmit();
    formElement.requestSubmit();
  });
  await expect.poll(() => findButton.getAttribute('aria-busy')).toBe('true');
  await field(shopper, 'checkout_phone').press('Enter');
  await form.evaluate((formElement: HTMLFormElement) => formElement.requestSubmit());
  await refuse(calls[0]!, 404, 'order_not_found');
  await findProblem(shopper, 'order_not_found').waitFor();
  expect(calls).toHaveLength(1);
  await shopper.close();
});

test('explains each server error, clears it on the next submit, and stays usable', async () => {
  const { shopper, calls, findButton } = await openForm();
  await fillForm(shopper);
  const failures: [messageKey: string, respond: (route: Route) => Promise<void>][] = [
    ['order_not_found', (route) => refuse(route, 404, 'order_not_found')],
    ['checkout_problem_often', (route) => refuse(route, 429, 'rate_limited')],
    ['offline_title', (route) => route.abort()],
  ];
  for (const [index, [messageKey, respond]] of failures.entries()) {
    await findButton.click();
    await expect.poll(() => calls.length).toBe(index + 1);
    await expect.poll(() => main(shopper).getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
    await respond(calls[index]!);
    await findProblem(shopper, messageKey).waitFor();
    expect(await findButton.getAttribute('aria-busy')).toBeNull();
  }
  // An invalid field replaces the server's error.
  await field(shopper, 'checkout_phone').fill('');
  await findButton.click();
  await findProblem(shopper, 'offline_title').waitFor({ state: 'detached' });
  await waitForFocus(field(shopper, 'checkout_phone'));
  await shopper.close();
});

test('ignores a response that arrives after leaving the form', async () => {
  const { shopper, calls, findButton } = await openForm();
  await fillForm(shopper);
  await findButton.click();
  await expect.poll(() => calls.length).toBe(1);
  await shopper.follow('/shops');
  await main(shopper).getByRole('heading', { level: 1 }).waitFor();
  const response = shopper.page.waitForResponse(LOOKUP_CALL);
  await refuse(calls[0]!, 404, 'order_not_found');
  await response;
  await shopper.follow('/order');
  await findButton.waitFor();
  expect(await findProblem(shopper, 'order_not_found').count()).toBe(0);
  await findButton.click();
  await waitForFocus(field(shopper, 'order_form_number'));
  await shopper.close();
});

test('keeps the changed prices on screen, with the error, when accepting them fails', async () => {
  const shopper = await openShopper(browser, { expected: [/accept-prices/, /ERR_FAILED/] });
  const { page, t } = shopper;
  await page.route('**/api/checkout', async (route) => {
    const response = await route.fetch();
    const { data, ...envelope } = (await response.json()) as { data: { cart: { lines: object[] } } };
    const lines = data.cart.lines.map((line) => ({ ...line, state: 'repriced', priceSeen: 1 }));
    await route.fulfill({ response, json: { ...envelope, data: { ...data, cart: { ...data.cart, lines } } } });
  });
  await page.route('**/api/cart/accept-prices', (route) => route.abort());
  await startWithCart(shopper);
  await startCheckout(shopper);
  const accept = main(shopper).getByRole('button', { name: t('cart_accept_prices') });
  await accept.click();
  await waitForNotice(shopper, 'cart_problem_remove');
  await accept.waitFor();
  await shopper.close();
});
