import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DeliveryChoice } from '#contract/orders/checkout.ts';
import { courierToday, createOrdering, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { createScriptedLender, type ScriptedLender } from '#test/factories/orders/scripted-lender.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { insertAnswer } from './credit.queries.ts';
import { HOUR_MS } from '#domain/time/durations.ts';

const IIN = { own: '850515400002', other: '850515400012' };
let database: TestDatabase;
let lender: ScriptedLender;
let shop: Ordering;
let now = noon;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  now = noon;
  lender = createScriptedLender();
  shop = await createOrdering(database.db, {
    lenders: { known: { [lender.name]: lender }, active: lender },
    settings: { 'delivery.slotCapacity': 10_000, 'phone.codesPerAddress': 1_000 },
  });
  await database.db.$client`truncate orders, sessions, credit_applications, payment_attempts cascade`;
});
afterAll(() => database.drop());

type Caller = Awaited<ReturnType<Ordering['shopper']>>['caller'];

/** An order of one or two parts waiting for credit, with its buyer's actions. */
async function createOrder(parts: 1 | 2 = 1) {
  const products = [await shop.addProduct({ price: 60_000 })];
  if (parts === 2) products.push(await shop.addProduct({ price: 40_000, stock: { 3: 5 } }));
  const delivery = { ...courierToday, parts: parts === 2 ? 'split' : 'together' } as DeliveryChoice;
  const buyer = await shop.shopper(Object.fromEntries(products.map((id) => [id, 1])), { method: 'credit', delivery });
  const { number } = await buyer.place();
  const call = (caller: Caller) => ({ ...caller, now });
  const readCode = async () => {
    const [row] = await database.db.$client<{ text: string }[]>`
      select text from sent_messages where recipient like ${`%${buyer.phone}`} order by id desc limit 1`;
    return /\d{6}/.exec(row!.text)![0];
  };
  return {
    ...buyer,
    number,
    apply: (iin = IIN.own, caller = buyer.caller) =>
      shop.credit.apply({ number, phone: buyer.phone }, iin, call(caller)),
    codeOf: readCode,
    prove: async (code?: string) => shop.credit.confirmCode({ number }, code ?? (await readCode()), call(buyer.caller)),
    read: () => shop.credit.read({ number }, call(buyer.caller)),
    choose: (bank = 'first') => shop.credit.choose({ number }, { bank, months: 12 }, call(buyer.caller)),
    async offered() {
      await this.apply();
      await this.prove();
      await this.read();
      return this.read();
    },
    cancel: (part = number) => shop.orders.cancel({ number: part }, call(buyer.caller)),
    orders: async () => (await shop.orders.check({ number }, call(buyer.caller))).orders,
    /** Delivers the events of the order and its attempts to the application. */
    async hear() {
      const rows = await database.db.$client<{ event: Parameters<Ordering['credit']['onEvent']>[0] }[]>`
        select payload || jsonb_build_object('type', type) as event from outbox
        where (payload->>'orderId')::int in (select id from orders where master_number = ${number}) order by seq`;
      for (const { event } of rows) await shop.credit.onEvent(event, now);
    },
    applications: () =>
      database.db.$client<{ id: number; state: string; amount: number; iin: string | null }[]>`
        select id, state, amount, iin from credit_applications where master_number = ${number} order by id`,
  };
}

test('re-submits the application for the remaining amount when a part is cancelled before a choice', async () => {
  const order = await createOrder(2);
  const [first, second] = await order.orders();
  expect((await order.offered()).amount).toBe(first!.toPay + second!.toPay);
  await order.cancel(second!.number);
  await order.hear();
  await order.hear();
  expect((await order.applications()).map(({ state, amount }) => [state, amount])).toEqual([
    ['cancelled', first!.toPay + second!.toPay],
    ['asking', first!.toPay],
  ]);
  await shop.credit.notifyBanks(now);
  expect(lender.orderContracts(order.number).map(({ isCancelled }) => isCancelled)).toEqual([true, true]);
  await order.read();
  expect((await order.read()).state).toBe('offered');
  await order.choose();
  Object.assign(lender.orderContracts(order.number)[2]!, { truth: 'approved' });
  expect((await order.orders()).map(({ status }) => status)).toEqual(['paid', 'cancelled']);
  expect(lender.netCaptured(order.number)).toBe(first!.toPay);
});

test('never signs a contract for the old amount when it is chosen again after a part was cancelled', async () => {
  const order = await createOrder(2);
  const [first, second] = await order.orders();
  await order.offered();
  await order.choose();
  await order.cancel(second!.number);
  await order.hear();
  expect((await order.read()).state).toBe('chosen');
  await expect(order.choose()).rejects.toMatchObject({ error: 'credit_not_possible' });
  expect((await order.read()).amount).toBe(first!.toPay);
  // Even if the old page is signed, its contract is cancelled automatically and the new one can be signed.
  Object.assign(lender.orderContracts(order.number)[0]!, { truth: 'approved' });
  await database.db.$client`update payment_attempts set next_check_at = ${now}`;
  await shop.orders.reconcile(now);
  await shop.payments.sendRefunds(now);
  expect(lender.netCaptured(order.number)).toBe(0);
  await order.read();
  await order.choose();
  Object.assign(lender.orderContracts(order.number).at(-2)!, { truth: 'approved' });
  expect((await order.orders())[0]!.status).toBe('paid');
  expect(lender.netCaptured(order.number)).toBe(first!.toPay);
});

test('uses a contract being signed during a partial cancellation for the rest and refunds the excess', async () => {
  const order = await createOrder(2);
  const [first, second] = await order.orders();
  await order.offered();
  await order.choose();
  await order.cancel(second!.number);
  await order.hear();
  Object.assign(lender.orderContracts(order.number)[0]!, { truth: 'approved' });
  expect((await order.orders()).map(({ status }) => status)).toEqual(['paid', 'cancelled']);
  await order.hear();
  expect((await order.read()).state).toBe('signed');
  await shop.payments.sendRefunds(now);
  expect(lender.netCaptured(order.number)).toBe(first!.toPay);
});

test('keeps a newer contract when an event about a refused one is repeated', async () => {
  const order = await createOrder();
  await order.offered();
  await order.choose();
  Object.assign(lender.orderContracts(order.number)[0]!, { truth: 'declined' });
  await order.orders();
  await order.hear();
  expect((await order.read()).state).toBe('refused');
  now = new Date(now.getTime() + HOUR_MS / 4);
  await order.offered();
  await order.choose('second');
  await order.hear();
  expect((await order.read()).state).toBe('chosen');
});

test("refuses to verify another session's IIN with this session's code", async () => {
  const order = await createOrder();
  await order.apply();
  const code = await order.codeOf();
  const otherCaller = { ...order.caller, sessionId: (await shop.sessions.create()).sessionId, ip: '10.9.9.9' };
  await order.apply(IIN.other, { ...otherCaller, ensureSession: async () => otherCaller.sessionId });
  await expect(order.prove(code)).rejects.toMatchObject({ error: 'credit_not_possible' });
  expect((await order.read()).state).toBe('proving');
  expect(lender.contracts).toEqual([]);
});

test('deletes the IIN when an application races with a cancellation', async () => {
  for (let attempt = 0; attempt < 8; attempt++) {
    const order = await createOrder();
    await Promise.allSettled([order.apply(), order.cancel()]);
    await order.hear();
    expect((await order.applications()).filter(({ iin }) => iin !== null)).toEqual([]);
  }
});

test('cancels an application that a bank accepts after its end', async () => {
  const order = await createOrder();
  await order.apply();
  await order.prove();
  const { apply } = lender;
  lender.apply = async (application) => {
    const outcome = await apply(application);
    await order.cancel();
    await order.hear();
    return outcome;
  };
  await order.read();
  await shop.credit.notifyBanks(now);
  expect(lender.orderContracts(order.number)[0]!.isCancelled).toBe(true);
});

test('hands over to an operator when a bank refuses a notification or is unreachable for days', async () => {
  const notifyForTwoWeeks = async () => {
    for (let hours = 0; hours < 24 * 14; hours++)
      await shop.credit.notifyBanks(new Date(now.getTime() + hours * HOUR_MS));
    return lender.notifications;
  };
  const countStuck = async () =>
    (await database.db.$client`select from credit_answers where stuck_at is not null and due = 'cancel'`).length;
  const refused = await createOrder();
  await refused.offered();
  await refused.cancel();
  await refused.hear();
  lender.rejectsNotices = true;
  expect(await notifyForTwoWeeks()).toBe(2);
  expect(await countStuck()).toBe(2);
  const unanswered = await createOrder();
  lender.rejectsNotices = false;
  await unanswered.offered();
  await unanswered.cancel();
  await unanswered.hear();
  Object.assign(lender, { isDown: true, notifications: 0 });
  expect(await notifyForTwoWeeks()).toBe(200);
  expect(await countStuck()).toBe(4);
});

test('polls other banks even if applications at a removed gateway are pending', async () => {
  const orders = [];
  for (let count = 0; count < 3; count++) {
    const order = await createOrder();
    await order.apply();
    await order.prove();
    orders.push(order);
  }
  await database.db
    .$client`update credit_applications set gateway = 'removed' where id < (select max(id) from credit_applications)`;
  await database.db.$client`
    insert into credit_applications (order_id, master_number, gateway, amount, iin_end, phone, language, return_url, consent_version, consent_at, state, created_at, updated_at)
    select -n, 'gone', 'removed', 1, '0000', '', 'ru', '', '', ${now}, 'asking', ${now}, ${now} from generate_series(1, 60) n`;
  const erased = await database.db.$client<
    { id: number }[]
  >`select id from credit_applications where master_number = 'gone'`;
  for (const { id } of erased)
    await insertAnswer(database.db.$client, { applicationId: id, bank: 'first', reference: `gone ${id}` }, now);
  await shop.credit.pollAll(now);
  await shop.credit.pollAll(now);
  expect((await orders.at(-1)!.applications())[0]!.state).toBe('offered');
  // The timeout ends polling of an unanswered bank.
  const anHourLater = new Date(now.getTime() + HOUR_MS);
  for (let attempt = 0; attempt < 4; attempt++) await shop.credit.pollAll(anHourLater);
  const asking = await database.db.$client`select from credit_applications where state = 'asking'`;
  expect(asking).toHaveLength(0);
});
