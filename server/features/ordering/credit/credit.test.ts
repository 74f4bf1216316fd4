import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderState } from '#domain/orders/order-status.ts';
import { HOUR_MS, SECOND_MS } from '#domain/time/durations.ts';
import { courierToday, createOrdering, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { issueCard } from '#test/factories/orders/savings.ts';
import { post } from '#test/factories/orders/bank-client.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { startSandboxBank, type SandboxBank } from '../../../gateways/payments/sandbox/bank.ts';
import type { CreditGateway } from '../../../gateways/credit/gateway.ts';
import { createSandboxCredit } from '../../../gateways/credit/sandbox/sandbox.credit.ts';
import { createCreditService, type CreditService } from './credit.service.ts';

const secret = 'a secret of thirty-two letters!!';
/** IINs whose application one sandbox bank refuses or never answers. */
const iins = { refused: '850515400002', silent: '850515400012' };
let database: TestDatabase;
let bank: SandboxBank;
let shop: Ordering;
let credit: CreditService;
let now = noon;
const clock = () => now;

const createCredit = (settings = {}, gateways = shop.lenders) =>
  createCreditService({
    db: database.db,
    gateways,
    orders: shop.orders,
    payments: shop.payments,
    phoneVerification: shop.phoneVerification,
    secret,
    settings: { current: () => ({ ...shop.settings(), ...settings }) },
    log: { error: () => {}, warn: () => {} },
  });

beforeAll(async () => {
  database = await createTestDatabase();
  bank = await startSandboxBank({
    host: '127.0.0.1',
    port: 0,
    secret,
    databaseUrl: database.url,
    now: clock,
    webhookPollMs: 0,
  });
  const lender = createSandboxCredit({ url: bank.url, secret, now: clock });
  shop = await createOrdering(database.db, {
    lenders: { known: { [lender.name]: lender }, active: lender },
    settings: { 'delivery.slotCapacity': 10_000, 'phone.codesPerAddress': 1_000 },
  });
  credit = createCredit();
});
afterAll(async () => {
  await bank.stop();
  await database.drop();
});

/** An order that awaits credit. */
async function createOrder({ price = 100_000, iin = iins.refused } = {}) {
  now = noon;
  const product = await shop.addProduct({ price });
  const buyer = await shop.shopper({ [product]: 1 }, { method: 'credit' });
  return { ...trackCredit(await buyer.place(), buyer, iin), product };
}

type Shopper = Awaited<ReturnType<Ordering['shopper']>>;

/** Actions of an order's credit applicant. */
function trackCredit(
  { number, paymentUrl }: Awaited<ReturnType<Shopper['place']>>,
  buyer: Shopper,
  iin = iins.refused,
) {
  const key = { number };
  const caller = () => ({ ...buyer.caller, now });
  const readCode = async () => {
    const [row] = await database.db.$client<{ text: string }[]>`
      select text from sent_messages where recipient like ${`%${buyer.phone}`} order by id desc limit 1`;
    return /\d{6}/.exec(row!.text)![0];
  };
  return {
    ...buyer,
    number,
    paymentUrl,
    later: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    apply: (givenIin = iin) => credit.apply(key, givenIin, caller()),
    codeOf: readCode,
    prove: async (code?: string) => credit.confirmCode(key, code ?? (await readCode()), caller()),
    read: () => credit.read(key, caller()),
    repeat: () => credit.repeat(key, caller()),
    choose: (id: string, months: number) => credit.choose(key, { bank: id, months }, caller()),
    answers: async () =>
      Object.fromEntries((await credit.read(key, caller())).banks.map((offer) => [offer.bank, offer.answer])),
    order: async () => (await shop.orders.check(key, caller())).orders[0]!,
    cancel: () => shop.orders.cancel(key, caller()),
    async applied() {
      await this.apply();
      await this.prove();
      return this.read();
    },
    /** Delivers the events of the order and its attempts to the application twice. */
    async hearEvents() {
      const rows = await database.db.$client<{ event: Parameters<CreditService['onEvent']>[0] }[]>`
        select payload || jsonb_build_object('type', type) as event from outbox
        where (payload->>'orderId')::int in (select id from orders where master_number = ${number}) order by seq`;
      for (const { event } of [...rows, ...rows]) await credit.onEvent(event, now);
    },
    async atBank() {
      const rows = await database.db.$client<{ bank: string; state: string; delivered: boolean }[]>`
        select bank, state, delivered from sandbox_credits where description = ${number} order by bank`;
      return Object.fromEntries(rows.map((row) => [row.bank, row.delivered ? 'delivered' : row.state]));
    },
  };
}

test('sends nothing to banks before the code; stores the IIN encrypted, shows it masked and deletes it at the end', async () => {
  const order = await createOrder();
  expect(order.paymentUrl).toBeNull();
  await order.apply();
  expect(await order.read()).toMatchObject({ state: 'proving', iinMasked: '••••••••0002', banks: [] });
  const readStored = async () =>
    (
      await database.db.$client<{ iin: string | null }[]>`
        select iin from credit_applications where master_number = ${order.number}`
    )[0]!.iin;
  expect(await readStored()).not.toContain('850515');
  await expect(order.prove('000000')).rejects.toMatchObject({ error: 'code_wrong' });
  await order.prove();
  await order.read();
  await order.choose('zhyldam', 12);
  await order.cancel();
  await order.hearEvents();
  expect(await readStored()).toBeNull();
});

test("applies the shop's limits to the provider's own codes", async () => {
  const sent: string[] = [];
  const triedBanks: string[] = [];
  const provider: CreditGateway = {
    ...shop.lenders.active!,
    name: 'with-codes',
    codes: {
      send: async ({ phone }) => void sent.push(phone),
      check: async (_applicant, code) => triedBanks.push(code) > 100,
    },
  };
  const order = await createOrder();
  const previousCredit = credit;
  credit = createCredit({}, { known: { [provider.name]: provider }, active: provider });
  await order.apply();
  await expect(order.apply()).rejects.toMatchObject({ error: 'code_too_soon' });
  expect(sent).toEqual([order.phone]);
  const maxTries = shop.settings()['phone.codeTries'];
  for (let attemptsLeft = maxTries - 1; attemptsLeft >= 0; attemptsLeft--)
    await expect(order.prove('000000')).rejects.toMatchObject({ error: 'code_wrong', details: { left: attemptsLeft } });
  await expect(order.prove('000000')).rejects.toMatchObject({ error: 'code_expired' });
  expect(triedBanks).toHaveLength(maxTries);
  credit = previousCredit;
});

test('refuses an IIN with a wrong check digit or without an owner', async () => {
  const order = await createOrder();
  for (const wrongIin of ['850515400003', '85051540000', '991331300006'])
    await expect(order.apply(wrongIin)).rejects.toMatchObject({ error: 'iin_wrong' });
});

test('shows each offer as soon as its bank answers', async () => {
  const order = await createOrder();
  const first = await order.applied();
  expect(first).toMatchObject({ state: 'offered', asking: true });
  expect(await order.answers()).toEqual({ zhyldam: 'approved', sabyrly: 'asked', qubylmaly: 'asked' });
  order.later(7 * SECOND_MS);
  expect(await order.answers()).toEqual({ zhyldam: 'approved', sabyrly: 'approved', qubylmaly: 'declined' });
  const instantOffers = (await order.read()).banks[0]!.offers;
  expect(instantOffers.find(({ months }) => months === 12)).toMatchObject({
    annualRatePercent: 0,
    amount: order.toPay,
  });
});

test('reports a timeout after the limit and allows a retry', async () => {
  const order = await createOrder({ price: 96_753, iin: iins.silent });
  await order.applied();
  order.later(61 * SECOND_MS);
  const answers = await order.answers();
  expect(answers.qubylmaly).toBe('silent');
  await order.repeat();
  expect((await order.answers()).qubylmaly).toBe('asked');
});

test('allows a retry when no bank responds and a new application when all refuse', async () => {
  const silentOrder = await createOrder({ price: 100_043 });
  await silentOrder.applied();
  silentOrder.later(61 * SECOND_MS);
  await silentOrder.read();
  expect((await silentOrder.read()).state).toBe('unanswered');
  expect((await silentOrder.repeat()).state).toBe('asking');
  const refused = await createOrder({ price: 100_041 });
  await refused.applied();
  refused.later(7 * SECOND_MS);
  await refused.read();
  expect((await refused.read()).state).toBe('refused');
  now = new Date(now.getTime() + 61 * SECOND_MS);
  await refused.apply(iins.silent);
  expect((await refused.read()).state).toBe('proving');
});

test('pays the order once when signed and cancels the application at the other banks', async () => {
  const order = await createOrder();
  await order.applied();
  order.later(7 * SECOND_MS);
  await order.read();
  const tabs = await Promise.all([order.choose('zhyldam', 12), order.choose('zhyldam', 12)]);
  expect(tabs[0]).toEqual(tabs[1]);
  const { signUrl } = tabs[0]!;
  await post(signUrl.replace('?', '/sign?'), {});
  await post(signUrl.replace('?', '/sign?'), {});
  expect((await order.order()).payment).toMatchObject({ paid: true, credit: 'chosen' });
  await order.hearEvents();
  expect((await order.order()).payment.credit).toBe('signed');
  await credit.notifyBanks(now);
  expect(await order.atBank()).toMatchObject({ zhyldam: 'signed', sabyrly: 'cancelled' });
  for (const state of ['preparing', 'on_the_way', 'completed'] as const)
    await shop.orders.advance(order.number, state, 'operator', now);
  await order.hearEvents();
  await credit.notifyBanks(now);
  expect(await order.atBank()).toMatchObject({ zhyldam: 'delivered' });
  expect((await order.read()).state).toBe('released');
});

test('needs no hand-over notification once the contract is fully refunded', async () => {
  const order = await createOrder();
  await order.applied();
  order.later(7 * SECOND_MS);
  await order.read();
  const { signUrl } = await order.choose('zhyldam', 12);
  await post(signUrl.replace('?', '/sign?'), {});
  await order.order();
  await order.hearEvents();
  for (const state of ['preparing', 'on_the_way', 'completed'] as const)
    await shop.orders.advance(order.number, state, 'operator', now);
  await order.hearEvents();
  const sql = database.db.$client;
  const [row] = await sql<{ id: number }[]>`select id from orders where number = ${order.number}`;
  const { id } = row!;
  const attempt = (await shop.payments.findAccepted(sql, id))!;
  await shop.payments.requestRefund(
    sql,
    { attemptId: attempt.id, orderId: id, amount: attempt.amount, cause: 'V-1' },
    now,
  );
  expect(await shop.payments.sendRefunds(now)).toBe(1);
  expect(await order.atBank()).toMatchObject({ zhyldam: 'cancelled' });
  await credit.notifyBanks(now);
  expect(
    await sql`
      select bank from credit_answers where due is not null and application_id =
        (select id from credit_applications where master_number = ${order.number})`,
  ).toEqual([]);
});

test('notifies the bank of the hand-over, regardless of which part ends last', async () => {
  for (const finalState of ['completed', 'cancelled'] as const) {
    now = noon;
    const products = [
      await shop.addProduct({ price: 50_000 }),
      await shop.addProduct({ price: 50_000, stock: { 3: 5 } }),
    ];
    const buyer = await shop.shopper(Object.fromEntries(products.map((id) => [id, 1])), {
      method: 'credit',
      delivery: { ...courierToday, parts: 'split' } as typeof courierToday,
    });
    const order = trackCredit(await buyer.place(), buyer);
    await order.applied();
    order.later(7 * SECOND_MS);
    await order.read();
    const { signUrl } = await order.choose('zhyldam', 12);
    await post(signUrl.replace('?', '/sign?'), {});
    const { orders } = await shop.orders.check({ number: order.number }, { ...buyer.caller, now });
    await order.hearEvents();
    expect(orders).toHaveLength(2);
    const advanceTo = (at: number, ...states: OrderState[]) =>
      states.reduce<Promise<unknown>>(
        (previous, state) => previous.then(() => shop.orders.advance(orders[at]!.number, state, 'operator', now)),
        Promise.resolve(),
      );
    await advanceTo(0, 'preparing', 'on_the_way', 'completed');
    await order.hearEvents();
    expect((await order.read()).state).toBe('signed');
    await advanceTo(
      1,
      ...(finalState === 'completed' ? (['preparing', 'on_the_way', 'completed'] as const) : (['cancelled'] as const)),
    );
    await order.hearEvents();
    expect((await order.read()).state, finalState).toBe('released');
  }
});

test('creates one contract when two tabs choose two banks', async () => {
  const order = await createOrder();
  await order.applied();
  order.later(7 * SECOND_MS);
  await order.read();
  const [firstChoice, secondChoice] = await Promise.all([order.choose('zhyldam', 3), order.choose('sabyrly', 36)]);
  expect(firstChoice).toEqual(secondChoice);
});

test('refuses a bank that lends less than the order costs and a term it does not offer', async () => {
  const order = await createOrder({ price: 400_000 });
  await order.applied();
  order.later(7 * SECOND_MS);
  await order.read();
  await expect(order.choose('sabyrly', 12)).rejects.toMatchObject({ error: 'credit_not_possible' });
  await expect(order.choose('zhyldam', 5)).rejects.toMatchObject({ error: 'credit_not_possible' });
});

test('cancels the contract of a cancelled paid order and a signature made after the end', async () => {
  const paid = await createOrder();
  await paid.applied();
  const { signUrl } = await paid.choose('zhyldam', 6);
  await post(signUrl.replace('?', '/sign?'), {});
  await paid.order();
  await paid.cancel();
  expect(await paid.atBank()).toMatchObject({ zhyldam: 'cancelled' });

  const lateOrder = await createOrder();
  await lateOrder.applied();
  const chosenOffer = await lateOrder.choose('zhyldam', 6);
  lateOrder.later(25 * HOUR_MS);
  await shop.orders.expire(now);
  await post(chosenOffer.signUrl.replace('?', '/sign?'), {});
  await database.db
    .$client`update payment_attempts set next_check_at = ${now} where order_id in (select id from orders where master_number = ${lateOrder.number})`;
  await shop.orders.reconcile(now);
  await shop.payments.sendRefunds(now);
  expect(await lateOrder.atBank()).toMatchObject({ zhyldam: 'cancelled' });
  await lateOrder.hearEvents();
  expect((await lateOrder.read()).state).toBe('expired');
});

test('continues polling in another process after the first one stops', async () => {
  const order = await createOrder();
  await order.apply();
  await order.prove();
  credit = createCredit();
  await credit.pollAll(now);
  order.later(7 * SECOND_MS);
  await credit.pollAll(now);
  expect(await order.answers()).toMatchObject({ zhyldam: 'approved', sabyrly: 'approved' });
});

test('refuses credit with gift cards or bonuses and explains it at checkout', async () => {
  const product = await shop.addProduct({ price: 100_000 });
  const buyer = await shop.shopper({ [product]: 1 }, { method: 'credit' });
  expect((await shop.checkout.read(buyer.caller)).creditProblem).toBeNull();
  const withCard = await shop.checkout.addCard(buyer.caller, await issueCard(shop, 3_000));
  expect(withCard).toMatchObject({ creditProblem: 'savings', complete: false });
  expect([withCard.payments.includes('credit'), withCard.draft.payment]).toEqual([false, undefined]);
  await expect(shop.checkout.setPayment(buyer.caller, { method: 'credit' })).rejects.toMatchObject({
    error: 'payment_method_unavailable',
  });
  const cheap = await shop.addProduct({ price: 900 });
  const poorBuyer = await shop.shopper({ [cheap]: 1 }, { method: 'card' });
  const read = await shop.checkout.read(poorBuyer.caller);
  expect([read.creditProblem, read.payments.includes('credit')]).toEqual(['sum', false]);
});
