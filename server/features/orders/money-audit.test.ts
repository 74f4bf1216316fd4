import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { insertCustomer } from '#test/factories/customers.ts';
import { createOrdering, noon, type Ordering } from '#test/factories/ordering.ts';
import { giveBonuses, issueCard, promoCode } from '#test/factories/savings.ts';
import { scriptedGateway, type ScriptedGateway } from '#test/factories/scripted-gateway.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { auditMoney, findMoneyFaults } from './money-audit.ts';

let database: TestDatabase;
let shop: Ordering;
let bank: ScriptedGateway;
let number: string;
let others: { cancelled: string };

/** A paid order with every tender, and one that was cancelled. */
beforeAll(async () => {
  database = await createTestDatabase();
  bank = scriptedGateway();
  shop = await createOrdering(database.db, { gateway: bank });
  const customer = await insertCustomer(database.db, '7080000001');
  await giveBonuses(database.db, customer.customerId, [
    { amount: 5000, expiresAt: new Date(noon.getTime() + 9 * 86_400_000) },
  ]);
  const order = async () => {
    const product = await shop.addProduct({ price: 20_000, bonusPercent: 5 });
    const { caller, sessionId } = await shop.shopper({ [product]: 1 }, { customer, method: 'card' });
    await shop.checkout.setPromo(caller, await promoCode(shop, {}));
    await shop.checkout.setBonuses(caller, 1000);
    const { stamp } = await shop.checkout.addCard(caller, await issueCard(shop, 3000));
    const placed = await shop.checkout.place(sessionId, stamp, `key of ${product}`, caller);
    bank.of(placed.number)[0]!.truth = 'approved';
    await shop.orders.check({ number: placed.number }, caller);
    return { number: placed.number, caller };
  };
  ({ number } = await order());
  const second = await order();
  await shop.orders.cancel({ number: second.number }, second.caller);
  others = { cancelled: second.number };
});
afterAll(() => database.drop());

/** What a case has changed is taken back. */
const undo: (() => PromiseLike<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});
const faults = () => findMoneyFaults(database.db, new Date(0));

test('money that agrees is not told of', async () => {
  expect(await faults()).toEqual([]);
  await expect(auditMoney(database.db, new Date(0))).resolves.toBeUndefined();
});

test('a balance that no entry explains', async () => {
  const { $client: sql } = database.db;
  await sql`update gift_cards set balance = balance + 1 where balance = 0`;
  undo.push(() => sql`update gift_cards set balance = 0 where balance = 1`);
  expect(await faults()).toEqual([expect.stringMatching(/^gift card \d+ has 1$/)]);
  await expect(auditMoney(database.db, new Date(0))).rejects.toThrow('1 in all');
});

test('an order whose card gave nothing, and one that gave nothing back', async () => {
  const { $client: sql } = database.db;
  await sql`update gift_card_entries set order_number = 'lost' where order_number = ${number}`;
  await sql`update gift_card_entries set order_number = 'lost too' where order_number = ${others.cancelled} and kind = 'return'`;
  undo.push(
    () => sql`update gift_card_entries set order_number = ${number} where order_number = 'lost'`,
    () => sql`update gift_card_entries set order_number = ${others.cancelled} where order_number = 'lost too'`,
  );
  expect((await faults()).toSorted()).toEqual(
    [`order ${number} by gift cards`, `order ${others.cancelled} by gift cards`].toSorted(),
  );
});

test('bonuses that were not written off', async () => {
  const { $client: sql } = database.db;
  await sql`update bonus_entries set order_number = 'lost' where order_number = ${number} and kind = 'written_off'`;
  undo.push(() => sql`update bonus_entries set order_number = ${number} where order_number = 'lost'`);
  expect(await faults()).toEqual([`order ${number} by bonuses`]);
});

test('a use that a cancelled order keeps, and an order that has none', async () => {
  const { $client: sql } = database.db;
  await sql`update promo_uses set returned_at = null where master_number = ${others.cancelled}`;
  await sql`update promo_uses set master_number = 'lost' where master_number = ${number}`;
  undo.push(
    () => sql`update promo_uses set returned_at = now() where master_number = ${others.cancelled}`,
    () => sql`update promo_uses set master_number = ${number} where master_number = 'lost'`,
  );
  expect((await faults()).toSorted()).toEqual(
    [`order ${number} by promo code`, 'promo code of order lost', `promo code of order ${others.cancelled}`].toSorted(),
  );
});

test('a paid order that no attempt covers, and one that asked for another sum', async () => {
  const { $client: sql } = database.db;
  const attempt = sql`(select a.id from payment_attempts a join orders o on o.id = a.order_id where o.number = ${number})`;
  await sql`update payment_attempts set amount = amount + 1 where id = ${attempt}`;
  expect(await faults()).toEqual([expect.stringMatching(/^attempt \d+$/)]);
  await sql`update payment_attempts set amount = amount - 1, covers = '{}' where id = ${attempt}`;
  undo.push(() => sql`update payment_attempts set covers = array[order_id] where covers = '{}'`);
  expect(await faults()).toEqual([`order ${number} is paid by no attempt`]);
});

test('lines that do not carry what the order says', async () => {
  const { $client: sql } = database.db;
  const own = sql`(select id from orders where number = ${number})`;
  await sql`update order_lines set discount = discount - 1 where order_id = ${own}`;
  undo.push(() => sql`update order_lines set discount = discount + 1 where order_id = ${own}`);
  expect(await faults()).toEqual([`lines of order ${number}`]);
});
