import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { sentMessages } from '#server/gateways/sms/sent-messages.table.ts';
import { openDatabase } from '#server/platform/database/db.ts';
import { rowOf } from '#server/platform/database/row.ts';
import { insertCustomer, insertLogin } from '#test/factories/customers.ts';
import { origin, type Shopper } from '../behaviour/shopper.ts';

/**
 * The shop's database, to prepare and inspect journeys. Journey files share it, so none of them closes it.
 */
export const database = openDatabase(inject('shopDatabase'), 2);

/** Inserts a new customer. */
export function addCustomer(): Promise<{ customerId: number; phone: string }> {
  const phone = `70${String(randomBytes(4).readUInt32BE()).padStart(10, '0').slice(-8)}`;
  return insertCustomer(database, phone);
}

/** Logs a shopper in as a new customer, as a login response would; returns the customer. */
export async function becomeCustomer(
  shopper: Pick<Shopper, 'context'>,
): Promise<{ customerId: number; phone: string }> {
  const customer = await addCustomer();
  await logIn(shopper, customer.customerId);
  return customer;
}

const message = rowOf({ text: sentMessages.text });

/** Returns the newest code sent to a phone. */
export async function readLastCode(phone: string): Promise<string> {
  const [row] = await database.$client`
    select ${message} from sent_messages where channel = 'sms' and recipient = ${phone} and text ~ '#\\d{6}$' order by id desc limit 1`;
  return /#(\d{6})$/.exec(row?.text ?? '')?.[1] ?? '';
}

/** Logs a customer in: sets the token cookie and the stored customer. */
export async function logIn({ context }: Pick<Shopper, 'context'>, customerId: number): Promise<void> {
  const token = await insertLogin(database, customerId, 'web');
  await context.addCookies([{ name: 'customer_token', value: token, url: origin, httpOnly: true, sameSite: 'Lax' }]);
  await context.addInitScript((id) => {
    if (location.protocol === 'http:' && !localStorage.getItem('customer'))
      localStorage.setItem('customer', JSON.stringify({ id, firstName: 'Әсел' }));
  }, customerId);
}
