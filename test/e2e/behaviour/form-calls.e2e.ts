import type { Browser, Locator, Route } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '#test/harness/browser.ts';
import { waitForNotice } from '../account/notices.ts';
import { startWithCart, field, hasFocus, main, openShopper, startCheckout, type Shopper } from './shopper.ts';

const CALL = '**/api/orders/lookup';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser({ pictures: false });
});

/** Opens the order look-up, whose form uses `useForm`; its calls wait in `calls` until a test answers them. */
async function openForm(): Promise<{ shopper: Shopper; calls: Route[]; form: Locator; find: Locator }> {
  const shopper = await openShopper(browser, {
    language: 'kk',
    expected: [/orders\/lookup/, /status of 4\d\d/, /ERR_FAILED/],
  });
  const calls: Route[] = [];
  await shopper.page.route(CALL, (route) => void calls.push(route));
  await shopper.go('/order');
  const find = main(shopper).getByRole('button', { name: shopper.t('order_form_find') });
  return { shopper, calls, form: main(shopper).locator('form'), find };
}

async function fill(shopper: Shopper): Promise<void> {
  await field(shopper, 'order_form_number').fill('10000001');
  await field(shopper, 'checkout_phone').fill('7011234567');
}

const refuse = (route: Route, status: number, error: string) =>
  route.fulfill({ status, json: { code: 1, error, message: '', requestId: 'test' } });
const problemOf = ({ page, t }: Shopper, key: string) => page.getByRole('alert').filter({ hasText: t(key) });

test('a submit with invalid fields moves focus to the first of them and calls nothing', async () => {
  const { shopper, calls, find } = await openForm();
  await find.click();
  await hasFocus(field(shopper, 'order_form_number'));
  await field(shopper, 'order_form_number').fill('10000001');
  await find.click();
  await hasFocus(field(shopper, 'checkout_phone'));
  expect(calls).toHaveLength(0);
  await shopper.close();
});

test.each([
  ['/gift-cards', 'request_status_ask', 'request_number'],
  ['/trade-in', 'request_status_ask', 'request_number'],
  ['/gid-service', 'warranty_look', 'warranty_serial'],
  ['/landing-pages/preorder-iphone', 'launch_tell_me', 'launch_email'],
])('an empty submit on %s moves focus to its first field, which says what is missing', async (path, send, first) => {
  const shopper = await openShopper(browser, { language: 'ru', device: 'phone' });
  await shopper.go(path);
  await main(shopper)
    .getByRole('button', { name: shopper.t(send) })
    .click();
  await hasFocus(field(shopper, first));
  expect(await field(shopper, first).getAttribute('aria-invalid')).toBe('true');
  await shopper.close();
});

test('an incomplete code is reported at its field and not sent', async () => {
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
  await problemOf(shopper, 'phone_proof_incomplete').waitFor();
  await hasFocus(code);
  expect(calls).toHaveLength(1);
  await shopper.close();
});

test('two submits before the next render, and more during the call, send one call', async () => {
  const { shopper, calls, form, find } = await openForm();
  await fill(shopper);
  await form.evaluate((formElement: HTMLFormElement) => {
    formElement.requestSubmit();
    formElement.requestSubmit();
  });
  await expect.poll(() => find.getAttribute('aria-busy')).toBe('true');
  await field(shopper, 'checkout_phone').press('Enter');
  await form.evaluate((formElement: HTMLFormElement) => formElement.requestSubmit());
  await refuse(calls[0]!, 404, 'order_not_found');
  await problemOf(shopper, 'order_not_found').waitFor();
  expect(calls).toHaveLength(1);
  await shopper.close();
});

test('each error of the server has its words, the next try clears them, and the form stays usable', async () => {
  const { shopper, calls, find } = await openForm();
  await fill(shopper);
  const answers: [words: string, answer: (route: Route) => Promise<void>][] = [
    ['order_not_found', (route) => refuse(route, 404, 'order_not_found')],
    ['checkout_problem_often', (route) => refuse(route, 429, 'rate_limited')],
    ['offline_title', (route) => route.abort()],
  ];
  for (const [index, [words, answer]] of answers.entries()) {
    await find.click();
    await expect.poll(() => calls.length).toBe(index + 1);
    await expect.poll(() => main(shopper).getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
    await answer(calls[index]!);
    await problemOf(shopper, words).waitFor();
    expect(await find.getAttribute('aria-busy')).toBeNull();
  }
  // An invalid field takes the place of the server's error.
  await field(shopper, 'checkout_phone').fill('');
  await find.click();
  await problemOf(shopper, 'offline_title').waitFor({ state: 'detached' });
  await hasFocus(field(shopper, 'checkout_phone'));
  await shopper.close();
});

test('an answer after the shopper has left the form changes nothing', async () => {
  const { shopper, calls, find } = await openForm();
  await fill(shopper);
  await find.click();
  await expect.poll(() => calls.length).toBe(1);
  await shopper.follow('/shops');
  await main(shopper).getByRole('heading', { level: 1 }).waitFor();
  const response = shopper.page.waitForResponse(CALL);
  await refuse(calls[0]!, 404, 'order_not_found');
  await response;
  await shopper.follow('/order');
  await find.waitFor();
  expect(await problemOf(shopper, 'order_not_found').count()).toBe(0);
  await find.click();
  await hasFocus(field(shopper, 'order_form_number'));
  await shopper.close();
});

test('new prices that could not be accepted in the checkout stay, with the error', async () => {
  const shopper = await openShopper(browser, { expected: [/accept-prices/, /ERR_FAILED/] });
  const { page, t } = shopper;
  await page.route('**/api/checkout', async (route) => {
    const response = await route.fetch();
    const { data, ...answer } = (await response.json()) as { data: { cart: { lines: object[] } } };
    const lines = data.cart.lines.map((line) => ({ ...line, state: 'repriced' }));
    await route.fulfill({ response, json: { ...answer, data: { ...data, cart: { ...data.cart, lines } } } });
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
