import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { createOperatorsService } from '#server/features/operations/operators/operators.service.ts';
import { sharedBrowser } from '#test/harness/browser.ts';
import { firstOrAll } from '#test/harness/depth.ts';
import { database, readLastCode } from '../account/customer.ts';
import { findAxeProblems } from '../pages/accessibility.ts';
import {
  cards,
  chooseCourier,
  choosePayment,
  fillContact,
  findOverflow,
  main,
  openShopper,
  orderButton,
  origin,
  payAtBank,
  prefixPattern,
  startCheckout,
  uniquePhone,
  waitForHeading,
  type Shopper,
  type ShopperOptions,
} from '../behaviour/shopper.ts';

let browser: Browser;
let token = '';
beforeAll(async () => {
  browser = await sharedBrowser();
  ({ token } = await createOperatorsService({ db: database }).add(
    'Мастер',
    ['orders.read', 'orders.write'],
    new Date(),
  ));
});

type Service = { code: string; name: string; price: number };

/** Finds a washing machine in stock and its services. */
async function findWasher({ language }: Shopper): Promise<{ id: number; services: Map<string, Service> }> {
  const read = async <T>(path: string) =>
    ((await (await fetch(`${origin}${path}`, { headers: { 'x-language': language } })).json()) as { data: T }).data;
  const { products } = await read<{ products: { id: number; availability: { state: string } }[] }>(
    '/api/catalog/listing?category=stiralnye-mashiny',
  );
  const { id } = products.find(({ availability }) => availability.state === 'in-stock')!;
  const services = await read<Service[]>(`/api/products/${id}/services`);
  return { id, services: new Map(services.map((service) => [service.code, service])) };
}

async function callOperator(path: string, body: object): Promise<void> {
  const response = await fetch(`${origin}/api/operator/orders/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
}

/** Cancels the warranty of an order in another browser, which must verify the phone first; `phone` has 11 digits. */
async function cancelElsewhere(options: ShopperOptions, order: string, phone: string): Promise<void> {
  const shopper = await openShopper(browser, { ...options, expected: [/409 .*\/returns\/offer/, /409 .*\/cancel/] });
  const { page, t } = shopper;
  await shopper.go('/order');
  await page.getByRole('textbox', { name: t('order_form_number') }).fill(order);
  await page.getByRole('textbox', { name: t('checkout_phone') }).fill(phone.slice(1));
  await page.getByRole('button', { name: t('order_form_find') }).click();
  await main(shopper)
    .getByRole('button', { name: t('service_cancel') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('order_cancel_yes') }).click();
  await dialog.getByText(t('service_cancel_proof')).waitFor();
  expect(await findAxeProblems(shopper, 'verifying a phone to cancel a service', { skip: 'frame' })).toEqual([]);
  expect(await findOverflow(shopper, 'verifying a phone to cancel a service')).toEqual([]);
  await dialog.getByRole('button', { name: t('phone_proof_send') }).click();
  const code = dialog.getByRole('textbox', { name: t('phone_proof_code') });
  await code.waitFor();
  await code.fill(await readLastCode(phone.slice(1)));
  await main(shopper).getByText(t('service_returned')).waitFor();
  await shopper.close();
}

test.each(
  firstOrAll([
    ['ru', 'phone', 'receipt'],
    ['kk', 'desktop', 'card'],
  ] as const),
)('buys work and a warranty with a washing machine in %s on a %s by %s', async (language, device, method) => {
  const shopper = await openShopper(browser, { language, device });
  const { page, t } = shopper;
  const { id, services } = await findWasher(shopper);
  const [installation, warranty] = [services.get('install-washer')!, services.get('warranty-24')!];

  await shopper.go(`/p/${id}`);
  const offered = page.getByRole('region', { name: t('service_title') });
  const checkbox = ({ name }: Service, list = offered) => list.getByRole('checkbox', { name: new RegExp(`^${name}`) });
  await offered.getByText(t('service_title')).click();
  await checkbox(installation).check();
  await offered.getByText(t('service_with_product')).waitFor();
  // A product has one extended warranty, also before it is in the cart.
  await checkbox(services.get('warranty-12')!).check();
  await checkbox(warranty).check();
  await expect.poll(() => checkbox(services.get('warranty-12')!).isChecked()).toBe(false);
  await checkbox(warranty).uncheck();
  const problems = await findAxeProblems(shopper, 'services of a product', { skip: 'frame' });
  expect(await findOverflow(shopper, 'services of a product')).toEqual([]);
  const saved = page.waitForResponse((response) => response.url().endsWith('/services/install-washer'));
  await page
    .getByRole('region', { name: t('product_buy_box') })
    .getByRole('button', { name: t('card_buy_name') })
    .click();
  expect((await saved).status()).toBe(200);

  await shopper.go('/cart');
  const line = main(shopper).getByRole('article').first();
  await expect.poll(() => checkbox(installation, line).isChecked()).toBe(true);
  await checkbox(warranty, line).check();
  const sum = main(shopper)
    .getByText(prefixPattern(t('sum_services', { count: '2' })))
    .first();
  await sum.waitFor();
  problems.push(...(await findAxeProblems(shopper, 'services in the cart', { skip: 'frame' })));
  expect(await findOverflow(shopper, 'services in the cart')).toEqual([]);

  await startCheckout(shopper);
  const phone = uniquePhone();
  await fillContact(shopper, phone);
  const pickup = page.getByRole('radio', { name: prefixPattern(t('checkout_pickup')) });
  expect(await pickup.isDisabled()).toBe(true);
  await page.getByText(t('service_no_pickup')).first().waitFor();
  await chooseCourier(shopper);
  await choosePayment(shopper, method);
  await orderButton(shopper, method).click();
  if (method === 'card') {
    await page.waitForURL(/\/pay\//);
    await payAtBank(page, cards.plain);
  }
  await waitForHeading(shopper, t('order_number'));
  await main(shopper).getByText(installation.name).first().waitFor();
  expect(
    await main(shopper)
      .getByRole('link', { name: t('service_certificate') })
      .count(),
  ).toBe(0);
  expect(await findOverflow(shopper, 'services of an order')).toEqual([]);

  const number = /№\s(\d{8})/.exec((await page.textContent('body')) ?? '')![1]!;
  for (const status of ['preparing', 'on_the_way', 'completed']) await callOperator(`${number}/status`, { status });
  await callOperator(`${number}/services/${id}/install-washer`, { doneOn: '2026-12-01' });
  await page.reload();
  const certificate = main(shopper).getByRole('link', { name: t('service_certificate') });
  await certificate.waitFor();
  await main(shopper)
    .getByText(prefixPattern(t('service_done', { date: '' })))
    .first()
    .waitFor();
  const response = await fetch(new URL((await certificate.getAttribute('href'))!, origin));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  problems.push(...(await findAxeProblems(shopper, 'services of an order', { skip: 'frame' })));

  // The maker's warranty comes first, so the extended one can still be cancelled.
  const cancelButton = main(shopper).getByRole('button', { name: t('service_cancel') });
  if (method === 'receipt') {
    // An operator hands the money back.
    await main(shopper).getByText(t('service_cancel_call')).waitFor();
    expect(await cancelButton.count()).toBe(0);
  } else {
    await cancelButton.click();
    const dialog = page.getByRole('dialog', { name: t('service_cancel_title', { name: warranty.name }) });
    await dialog.waitFor();
    problems.push(...(await findAxeProblems(shopper, 'cancelling a service', { skip: 'frame' })));
    expect(await findOverflow(shopper, 'cancelling a service')).toEqual([]);
    await dialog.getByRole('button', { name: t('service_cancel_no') }).click();
    await cancelElsewhere({ language, device }, number, phone);
    await page.reload();
    await main(shopper).getByText(t('service_returned')).waitFor();
    expect(await certificate.count()).toBe(0);
  }
  expect(problems).toEqual([]);
});

test('lists the services with their prices in the city', async () => {
  const shopper = await openShopper(browser, { language: 'kk', device: 'phone' });
  const { services } = await findWasher(shopper);
  await shopper.go('/gid-services');
  const prices = main(shopper).getByRole('region', { name: prefixPattern(shopper.t('service_prices', { city: '' })) });
  const { name, price } = services.get('install-washer')!;
  const card = prices.getByRole('listitem').filter({ has: shopper.page.getByRole('heading', { name }) });
  expect(await card.innerText()).toContain(String(price).replace(/(\d)(\d{3})$/, '$1\u00a0$2'));
  const widths = await prices.locator('img').evaluateAll((pictures) =>
    Promise.all(
      (pictures as HTMLImageElement[]).map(async (picture) => {
        picture.scrollIntoView();
        await picture.decode();
        return picture.naturalWidth;
      }),
    ),
  );
  expect(widths).toHaveLength(await prices.getByRole('heading', { level: 3 }).count());
  expect(Math.min(...widths)).toBeGreaterThan(0);
  expect(await findOverflow(shopper, 'prices of services')).toEqual([]);
});
