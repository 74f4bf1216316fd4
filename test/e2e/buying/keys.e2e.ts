import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { insertOrder } from '#test/factories/customer-rows.ts';
import { sharedBrowser } from '#test/harness/browser.ts';
import { firstOrAll } from '#test/harness/depth.ts';
import { addCustomer, becomeCustomer, database, readLastCode } from '../account/customer.ts';
import {
  findOverflow,
  findPhoneInStock,
  main,
  openShopper,
  type Shopper,
  type ShopperOptions,
} from '../behaviour/shopper.ts';
import { findAxeProblems } from '../pages/accessibility.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

/** Inserts an order paid by card: a phone for 9 990 ₸ and two keys for 1 000 ₸ each, delivered in three days. */
async function insertPaidOrder(customerId: number): Promise<string> {
  const sql = database.$client;
  const [key] = await sql<{ id: number }[]>`select id from products where digital order by id limit 1`;
  const number = await insertOrder(database, customerId, [await findPhoneInStock(), key!.id], { status: 'paid' });
  await sql`
    update order_lines set quantity = 2, price = 1000, total = 2000
    where product_id = ${key!.id} and order_id = (select id from orders where number = ${number})`;
  await sql`
    update orders set payment_method = 'card', is_paid = true, to_pay = 11990, products_total = 11990,
      delivery_date = (now() at time zone 'Asia/Almaty')::date + 3
    where number = ${number}`;
  await sql`
    insert into payment_attempts (order_id, covers, gateway, reference, amount, status, expires_at)
    select id, array[id], 'sandbox', 'of ' || number, to_pay, 'accepted', now() from orders where number = ${number}`;
  await sql`
    insert into licence_keys (customer_id, product_id, order_number, key_encrypted, key_hash, assigned_at)
    select ${customerId}, ${key!.id}, ${number}, '', ${number} || n, now() from generate_series(1, 2) n`;
  return number;
}

const press = ({ page, t }: Shopper, messageKey: string) => page.getByRole('button', { name: t(messageKey) }).click();

/** Logs in as a customer and opens their order in the profile. */
async function openAsCustomer(shopper: Shopper): Promise<string> {
  const { customerId } = await becomeCustomer(shopper);
  const order = await insertPaidOrder(customerId);
  await shopper.go(`/profile/my-orders/${order}`);
  return order;
}

/** Opens an order as a guest by number and phone. */
async function openAsGuest(shopper: Shopper): Promise<string> {
  const { customerId, phone } = await addCustomer();
  const order = await insertPaidOrder(customerId);
  await database.$client`update orders set customer_id = null, phone = ${phone} where number = ${order}`;
  await shopper.go('/order');
  await findOrder(shopper, order);
  return order;
}

/** Finds an order on the form by number and phone. */
async function findOrder(shopper: Shopper, order: string): Promise<void> {
  const { page, t } = shopper;
  const [row] = await database.$client<{ phone: string }[]>`select phone from orders where number = ${order}`;
  await page.getByRole('textbox', { name: t('order_form_number') }).fill(order);
  await page.getByRole('textbox', { name: t('checkout_phone') }).fill(row!.phone);
  await press(shopper, 'order_form_find');
}

/** Confirms a return of keys; a guest verifies the phone of the order first. */
async function confirmReturn({ page, t }: Shopper, order: string, isGuest: boolean): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('key_return') }).click();
  if (!isGuest) return;
  const [row] = await database.$client<{ phone: string }[]>`select phone from orders where number = ${order}`;
  await dialog.getByText(t('service_cancel_proof')).waitFor();
  await dialog.getByRole('button', { name: t('phone_proof_send') }).click();
  const code = dialog.getByRole('textbox', { name: t('phone_proof_code') });
  await code.waitFor();
  await code.fill(await readLastCode(row!.phone));
}

test.each(
  firstOrAll<[string, ShopperOptions, (shopper: Shopper) => Promise<string>]>([
    [
      'a guest on a phone in ru',
      { device: 'phone', language: 'ru', expected: [/409 .*\/keys\/\d+\/return/] },
      openAsGuest,
    ],
    [
      'a customer on a desktop in kk',
      { device: 'desktop', language: 'kk', expected: [/409 .*\/keys\/\d+\/return/] },
      openAsCustomer,
    ],
  ]),
)(
  'lets %s move the delivery, return an unopened key and cancel without the opened one',
  async (_name, options, open) => {
    const shopper = await openShopper(browser, options);
    const { page, t } = shopper;
    const order = await open(shopper);
    const dialog = page.getByRole('dialog');
    const sql = database.$client;

    await press(shopper, 'orders_date_change');
    const days = dialog.getByRole('combobox', { name: t('orders_date_day') });
    await days.selectOption({ index: 1 });
    await dialog.getByRole('radio').last().check({ force: true });
    const [before] = await sql`select delivery_date::text from orders where number = ${order}`;
    await dialog.getByRole('button', { name: t('profile_save') }).click();
    await dialog.waitFor({ state: 'detached' });
    const [after] = await sql`select delivery_date::text from orders where number = ${order}`;
    expect(after!['delivery_date']).not.toBe(before!['delivery_date']);

    await press(shopper, 'key_return');
    await dialog.getByRole('button', { name: t('cart_less') }).click();
    await expect.poll(() => dialog.getByText('1 000 ₸').count()).toBe(1);
    expect(await findOverflow(shopper, 'returning a key')).toEqual([]);
    expect(await findAxeProblems(shopper, 'returning a key', { skip: 'frame' })).toEqual([]);
    await confirmReturn(shopper, order, open === openAsGuest);
    await main(shopper).getByText(t('order_keys_returned')).waitFor();
    expect(
      await sql`select from returns r join orders o on o.id = r.order_id where o.number = ${order} and r.money = 1000`,
    ).toHaveLength(1);

    // The buyer opens the other key in another tab.
    await sql`update licence_keys set opened_at = now() where order_number = ${order}`;
    await press(shopper, 'key_return');
    await dialog.getByRole('button', { name: t('key_return') }).click();
    await dialog.getByText(t('key_return_late')).waitFor();
    await page.reload();
    if (open === openAsGuest) await findOrder(shopper, order);
    await main(shopper).getByText(t('order_keys_opened')).waitFor();
    expect(
      await main(shopper)
        .getByRole('button', { name: t('key_return') })
        .count(),
    ).toBe(0);

    await press(shopper, 'order_cancel');
    await dialog.getByText(t('order_key_kept')).waitFor();
    await expect.poll(() => dialog.getByText('9 990 ₸').count()).toBe(1);
    expect(await findOverflow(shopper, 'cancelling an order with an opened key')).toEqual([]);
    expect(await findAxeProblems(shopper, 'cancelling an order with an opened key', { skip: 'frame' })).toEqual([]);
    await dialog.getByRole('button', { name: t('order_cancel_yes') }).click();
    await main(shopper).getByText(t('order_end_customer')).first().waitFor();
    await main(shopper).getByText(t('order_key_kept')).waitFor();
    await shopper.close();
  },
);
