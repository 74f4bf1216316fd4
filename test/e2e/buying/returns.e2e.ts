import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { createOperatorsService } from '#server/features/operations/operators/operators.service.ts';
import { insertOrder } from '#test/factories/customer-rows.ts';
import { sharedBrowser } from '#test/harness/browser.ts';
import { firstOrAll, isDeep } from '#test/harness/depth.ts';
import { addCustomer, becomeCustomer, database, readLastCode } from '../account/customer.ts';
import { main, openShopper, origin, findOverflow, type Shopper, type ShopperOptions } from '../behaviour/shopper.ts';

let browser: Browser;
let products: number[] = [];
let token = '';
beforeAll(async () => {
  browser = await sharedBrowser();
  const { data } = (await (await fetch(`${origin}/api/catalog/listing?category=vse-smartfony`)).json()) as {
    data: { products: { id: number }[] };
  };
  products = data.products.slice(0, 2).map(({ id }) => id);
  ({ token } = await createOperatorsService({ db: database }).add(
    'Склад',
    ['orders.read', 'orders.write'],
    new Date(),
  ));
});

/** Inserts an order received just now: two of the first product for 9 990 ₸, one of the second. */
async function insertReceivedOrder(customerId: number): Promise<string> {
  const number = await insertOrder(database, customerId, products);
  const sql = database.$client;
  await sql`update orders set to_pay = 19980, products_total = 19980, is_paid = true where number = ${number}`;
  await sql`
    update order_lines set quantity = 2, price = 4995
    where product_id = ${products[0]!} and order_id = (select id from orders where number = ${number})`;
  await sql`update order_events set at = now() where order_id = (select id from orders where number = ${number})`;
  return number;
}

async function callOperator(path: string, body: object): Promise<void> {
  const response = await fetch(`${origin}/api/operator/returns/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
}

/** A typical file name of a phone's photo, which must not widen any form. */
const LONG_NAME = 'IMG_20261122_123456789_PORTRAIT_HDR.png';

/** A PNG for the upload. */
const createPhoto = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#00707f' } })
    .png()
    .toBuffer();

const press = ({ page, t }: Shopper, messageKey: string) => page.getByRole('button', { name: t(messageKey) }).click();
const returnsSection = (shopper: Shopper) => main(shopper).getByRole('region', { name: shopper.t('return_title') });

/** Logs in as a customer and opens their order in the profile. */
async function openAsCustomer(shopper: Shopper): Promise<string> {
  const { customerId } = await becomeCustomer(shopper);
  const order = await insertReceivedOrder(customerId);
  await shopper.go(`/profile/my-orders/${order}`);
  return order;
}

/** Opens an order as a guest by number and phone, and verifies the phone with a code. */
async function openAsGuest(shopper: Shopper): Promise<string> {
  const { page, t } = shopper;
  const { customerId, phone } = await addCustomer();
  const order = await insertReceivedOrder(customerId);
  await database.$client`update orders set customer_id = null, phone = ${phone} where number = ${order}`;
  await shopper.go('/order');
  await page.getByRole('textbox', { name: t('order_form_number') }).fill(order);
  await page.getByRole('textbox', { name: t('checkout_phone') }).fill(phone);
  await press(shopper, 'order_form_find');
  await press(shopper, 'return_proof_open');
  await press(shopper, 'phone_proof_send');
  await page.getByRole('textbox', { name: t('phone_proof_code') }).waitFor();
  await page.getByRole('textbox', { name: t('phone_proof_code') }).fill(await readLastCode(phone));
  return order;
}

test.each(
  firstOrAll<[string, ShopperOptions, (shopper: Shopper) => Promise<string>]>([
    [
      'a guest on a phone in kk',
      { device: 'phone', language: 'kk', expected: [/409 .*\/returns\/offer/] },
      openAsGuest,
    ],
    ['a customer on a desktop in ru', { device: 'desktop', language: 'ru' }, openAsCustomer],
  ]),
)('lets %s return part of an order', async (_name, options, open) => {
  const shopper = await openShopper(browser, options);
  const { page, t } = shopper;
  const order = await open(shopper);
  await press(shopper, 'return_open');
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: t('return_send') }).click();
  await form.getByText(t('return_lines_required')).waitFor();
  await form.getByText(t('return_reason_required')).waitFor();
  await form.getByRole('checkbox').first().check({ force: true });
  await form.getByRole('button', { name: t('cart_less') }).click();
  await form.getByRole('combobox', { name: t('return_reason') }).selectOption('faulty');
  await form.getByLabel(t('return_comment')).fill('Не включается.');
  await form.getByText(t('back_at_hand')).waitFor();
  await expect.poll(() => form.getByText('4 995 ₸').count()).toBeGreaterThan(0);
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: LONG_NAME, mimeType: 'image/png', buffer: await createPhoto() });
  await form.getByText(LONG_NAME).waitFor();
  expect(await findOverflow(shopper, 'the return form')).toEqual([]);
  expect(
    await form.evaluate(
      (dialog) =>
        [...dialog.querySelectorAll('*')].filter(
          (candidate) => candidate.getBoundingClientRect().right > dialog.getBoundingClientRect().right + 1,
        ).length,
    ),
  ).toBe(0);
  await form.getByRole('button', { name: t('return_send') }).click();
  await returnsSection(shopper).getByText(t('return_state_asked')).waitFor();
  const [request] = await database.$client`
    select number, money from returns r where order_id = (select id from orders where number = ${order})`;
  const number = String(request!['number']);
  expect(request!['money']).toBe(4995);
  await expect.poll(() => returnsSection(shopper).getByText(number).count()).toBe(1);
  // One request at a time.
  expect(await page.getByRole('button', { name: t('return_open') }).count()).toBe(0);

  // The page polls the return status.
  await callOperator(`${number}/accept`, { answer: 'Курьер приедет завтра.' });
  await returnsSection(shopper).getByText('Курьер приедет завтра.').waitFor();
  // It shows where to bring the products, and the deadline.
  await expect.poll(() => returnsSection(shopper).locator('a[href*="/shops/"]').count()).toBe(3);
  await returnsSection(shopper).getByText(t('return_bring_until')).waitFor();
  expect(await findOverflow(shopper, 'an accepted return')).toEqual([]);
  await callOperator(`${number}/receive`, {});
  await returnsSection(shopper).getByText(t('return_state_refunded')).waitFor();
  expect(
    await returnsSection(shopper)
      .getByRole('button', { name: t('return_cancel') })
      .count(),
  ).toBe(0);

  await press(shopper, 'return_open');
  await page.getByRole('dialog').getByRole('checkbox').nth(1).check({ force: true });
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: t('return_reason') })
    .selectOption('not-needed');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('return_send') })
    .click();
  await returnsSection(shopper).getByText(t('return_state_asked')).waitFor();
  await press(shopper, 'return_cancel');
  await returnsSection(shopper).getByText(t('return_state_cancelled')).waitFor();
  await returnsSection(shopper)
    .getByRole('button', { name: t('return_open') })
    .waitFor();
  await shopper.close();
});

test.runIf(isDeep).each([
  ['phone', 'kk'],
  ['desktop', 'ru'],
] as const)(
  'asks for another code when the verification expires while the form is open (%s, %s)',
  async (device, language) => {
    const expected = [/409 .*\/returns/];
    const shopper = await openShopper(browser, { device, language, expected });
    const { page, t } = shopper;
    const order = await openAsGuest(shopper);
    const [{ phone }] = (await database.$client`select phone from orders where number = ${order}`) as [
      { phone: string },
    ];
    const form = page.getByRole('dialog');
    const expireVerification = () => database.$client`delete from phone_proofs where phone = ${phone}`;
    const verifyPhone = async () => {
      await form.getByText(t('return_proof_again')).waitFor();
      // At most one code is sent per minute: age the last one.
      await database.$client`update phone_codes set created_at = created_at - interval '10 minutes' where phone = ${phone}`;
      await form.getByRole('button', { name: t('phone_proof_send') }).click();
      const code = form.getByRole('textbox', { name: t('phone_proof_code') });
      await code.waitFor();
      await code.fill(await readLastCode(phone));
      await form.getByText(t('return_proof_again')).waitFor({ state: 'detached' });
    };
    await press(shopper, 'return_open');
    await form.getByLabel(t('return_comment')).fill('Не включается.');
    await expireVerification();
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: LONG_NAME, mimeType: 'image/png', buffer: await createPhoto() });
    await verifyPhone();
    // The upload interrupted by the expiry was retried.
    await form.getByText(LONG_NAME).waitFor();
    await form.getByRole('combobox', { name: t('return_reason') }).selectOption('faulty');
    await form.getByRole('checkbox').first().check({ force: true });
    await form.getByText(t('back_at_hand')).waitFor();
    await expireVerification();
    await form.getByRole('button', { name: t('return_send') }).click();
    await form.getByText(t('return_proof_again')).waitFor();
    expect(await findOverflow(shopper, 'the verification in the return form')).toEqual([]);
    await verifyPhone();
    await returnsSection(shopper).getByText(t('return_state_asked')).waitFor();
    expect(
      await database.$client`
      select comment, (select count(*)::int from return_files f where f.return_id = r.id) as photos
      from returns r where order_id = (select id from orders where number = ${order})`,
    ).toEqual([{ comment: 'Не включается.', photos: 1 }]);
    await shopper.close();
  },
);

test.each([
  ['returned', 'order_returned_text', 'ru'],
  ['cancelled', 'order_end_nothing', 'kk'],
] as const)('explains the refund of an order paid on receipt that is %s', async (status, messageKey, language) => {
  const shopper = await openShopper(browser, { device: 'phone', language });
  const { customerId } = await becomeCustomer(shopper);
  await shopper.go(`/profile/my-orders/${await insertOrder(database, customerId, products, { status })}`);
  await main(shopper)
    .getByRole('region', { name: shopper.t('order_payment') })
    .getByText(shopper.t(messageKey))
    .waitFor();
  await shopper.close();
});
