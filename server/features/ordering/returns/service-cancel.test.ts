import { expect, test } from 'vitest';
import { daysLater, noon } from '#test/factories/orders/ordering.ts';
import { issueCard } from '#test/factories/orders/savings.ts';
import { installation, openServiceShop, rate, type ServiceBuyer } from '#test/factories/orders/service-shop.ts';
import { inTransaction } from '../../../platform/database/db.ts';

const kit = await openServiceShop();
const { shop } = kit;

const cancel = ({ product, caller }: ServiceBuyer, number: string, more: object = {}) =>
  kit.returns.cancelService(
    { number },
    { productId: product, code: 'install', quantity: 1, returned: 0, ...more },
    caller,
  );
const servicesOf = async ({ caller }: ServiceBuyer, number: string) =>
  (await shop.orders.read({ number }, caller)).orders[0]!.services.map(
    ({ code, returned, cancellable }) => `${code} ${returned} ${cancellable}`,
  );
const refundsOf = async (number: string) => {
  const rows = await shop.db.$client<{ amount: number }[]>`
    select r.amount from payment_refunds r join orders o on o.id = r.order_id where o.number = ${number} order by r.created_at, r.cause desc`;
  return rows.map(({ amount }) => amount);
};

test('cancels a service of a paid order alone, with its share and a receipt', async () => {
  const buyer = await kit.shopper();
  const number = await kit.pay(buyer);
  expect(await servicesOf(buyer, number)).toEqual(['install 0 2', 'warranty 0 1']);
  const { orders } = await cancel(buyer, number);
  expect(orders[0]).toMatchObject({ status: 'paid', services: [{ returned: 1, cancellable: 1 }, { returned: 0 }] });
  expect(await refundsOf(number)).toEqual([5000]);
  expect((await kit.receiptsOf(number))[1]).toEqual(['return', 'install 5000']);
  // A second press changes nothing.
  await expect(cancel(buyer, number)).rejects.toThrow('service_unavailable');
  await expect(cancel(buyer, number, { returned: 1, quantity: 2 })).rejects.toThrow('service_unavailable');
  expect(await kit.findAuditFaults()).toEqual([]);
});

test('refunds the rest of an order that is cancelled later', async () => {
  const buyer = await kit.shopper();
  await shop.checkout.addCard(buyer.caller, await issueCard(shop, 50_000));
  const number = await kit.pay(buyer);
  await cancel(buyer, number, { quantity: 2 });
  await cancel(buyer, number, { code: 'warranty' });
  await shop.orders.cancel({ number }, buyer.caller);
  const refunds = await refundsOf(number);
  expect(refunds.reduce((total, amount) => total + amount, 0)).toBe(65_000);
  const [, ...returned] = await kit.receiptsOf(number);
  expect(returned).toEqual([
    ['return', 'install 10000'],
    ['return', 'warranty 5000'],
    ['return', ' 100000'],
  ]);
  const [card] = await shop.db.$client<{ balance: number }[]>`
    select balance from gift_cards order by id desc limit 1`;
  expect(card!.balance).toBe(50_000);
  // A repeated message of the bank refunds nothing more.
  await shop.orders.check({ number }, buyer.caller);
  expect(await refundsOf(number)).toEqual(refunds);
  expect(await kit.findAuditFaults()).toEqual([]);
});

test('cancels nothing that is unpaid, done, under way, or of an order that is over', async () => {
  const buyer = await kit.shopper();
  const { number } = await buyer.place();
  expect(await servicesOf(buyer, number)).toEqual(['install 0 0', 'warranty 0 0']);
  await expect(cancel(buyer, number)).rejects.toThrow('service_unavailable');

  const paid = await kit.shopper();
  const paidNumber = await kit.pay(paid);
  const ref = { number: paidNumber, productId: paid.product, code: 'install' };
  await kit.operator.setDays(ref, { visitOn: undefined, doneOn: '2026-11-24', done: 1 }, 'ru');
  await expect(cancel(paid, paidNumber, { quantity: 2 })).rejects.toThrow('service_unavailable');
  await shop.orders.advance(paidNumber, 'preparing', 'operator', noon);
  await shop.orders.advance(paidNumber, 'on_the_way', 'operator', noon);
  expect(await servicesOf(paid, paidNumber)).toEqual(['install 0 0', 'warranty 0 1']);
  await expect(cancel(paid, paidNumber)).rejects.toThrow('service_unavailable');

  const cancelled = await kit.shopper();
  const cancelledNumber = await kit.pay(cancelled);
  await shop.orders.cancel({ number: cancelledNumber }, cancelled.caller);
  await expect(cancel(cancelled, cancelledNumber)).rejects.toThrow('service_unavailable');
  expect(await kit.findAuditFaults()).toEqual([]);
});

test('cancels after the delivery while the visit is ahead', async () => {
  const buyer = await kit.shopper();
  const number = await kit.deliver(buyer);
  const ref = { number, productId: buyer.product, code: 'install' };
  await kit.operator.setDays(ref, { visitOn: '2026-11-26', doneOn: undefined }, 'ru');
  const onDay = { ...buyer, caller: { ...buyer.caller, now: daysLater(2) } };
  await expect(cancel(onDay, number)).rejects.toThrow('service_unavailable');
  const { orders } = await cancel(buyer, number, { quantity: 2 });
  expect(orders[0]).toMatchObject({ status: 'completed', services: [{ returned: 2, cancellable: 0 }, {}] });
  expect(await kit.findAuditFaults()).toEqual([]);
});

test('cancels nothing for another customer, and nothing during a return', async () => {
  const buyer = await kit.shopper();
  const number = await kit.deliver(buyer);
  const ref = { number, productId: buyer.product, code: 'install' };
  await kit.operator.setDays(ref, { visitOn: '2026-11-30', doneOn: undefined }, 'ru');
  const other = await kit.shopper();
  await expect(cancel({ ...buyer, caller: other.caller }, number)).rejects.toThrow('order_not_found');
  const input = { reason: 'not-needed' as const, lines: [{ productId: buyer.product, quantity: 1 }] };
  await kit.returns.create({ number }, { ...input, comment: '', photos: [] }, buyer.caller);
  await expect(cancel(buyer, number)).rejects.toThrow('return_refused');
});

test('cancels nothing of an order paid on receipt, whose money an operator hands back', async () => {
  const buyer = await kit.shopper({ method: 'on-receipt' });
  const { number } = await buyer.place();
  for (const to of ['preparing', 'on_the_way', 'completed'] as const)
    await shop.orders.advance(number, to, 'operator', noon);
  const ref = { number, productId: buyer.product, code: 'install' };
  await kit.operator.setDays(ref, { visitOn: '2026-11-30', doneOn: undefined }, 'ru');
  // The order page shows the shop's phone.
  expect(await servicesOf(buyer, number)).toEqual(['install 0 2', 'warranty 0 0']);
  await expect(cancel(buyer, number)).rejects.toThrow('service_unavailable');
  expect(await kit.receiptsOf(number)).toHaveLength(1);
  await kit.returns.refundService({ ...ref, quantity: 1, returned: 0, shopAtFault: false }, 'ru', noon);
  expect(await servicesOf(buyer, number)).toEqual(['install 1 1', 'warranty 0 0']);
});

test('cancels nothing for a caller who has only read number and phone on the parcel', async () => {
  const buyer = await kit.shopper();
  const number = await kit.pay(buyer);
  const { sessionId } = await shop.sessions.create();
  const guest = { ...buyer.caller, sessionId, customerId: null };
  const service = { productId: buyer.product, code: 'install', quantity: 1, returned: 0 };
  const key = { number, phone: buyer.phone };
  await expect(kit.returns.cancelService(key, service, guest)).rejects.toThrow('proof_expired');
  await shop.db.$client`
    insert into phone_proofs (session_id, phone, proved_at, expires_at)
    values (${sessionId}, ${buyer.phone}, ${noon}, ${daysLater(1)})`;
  expect((await kit.returns.cancelService(key, service, guest)).orders[0]!.services[0]!.returned).toBe(1);
});

test('cancels at most five times a day, apart from returns of products', async () => {
  const product = await shop.addProduct({ price: 50_000, weightGrams: 2000 });
  const buyer = await kit.shopper();
  await shop.cart.add(buyer.caller, product, 6);
  await shop.cart.setService(buyer.caller, product, 'install', 6);
  const number = await kit.deliver(buyer);
  const visit = { visitOn: '2026-12-02', doneOn: undefined };
  for (const productId of [product, buyer.product])
    await kit.operator.setDays({ number, productId, code: 'install' }, visit, 'ru');
  const later = { ...buyer.caller, now: daysLater(2) };
  const next = (returned: number, caller = buyer.caller) => cancel({ ...buyer, product, caller }, number, { returned });
  for (let returned = 0; returned < 5; returned++) await next(returned);
  await expect(next(5)).rejects.toThrow('rate_limited');
  const input = { reason: 'not-needed' as const, lines: [{ productId: buyer.product, quantity: 1 }] };
  const request = await kit.returns.create({ number }, { ...input, comment: '', photos: [] }, buyer.caller);
  await kit.returns.cancel({ number }, request.number, buyer.caller);
  await next(5, later);
});

test('refunds a service once when it and its order are cancelled at once', async () => {
  for (let attempt = 0; attempt < 4; attempt++) {
    const buyer = await kit.shopper();
    const number = await kit.pay(buyer);
    await Promise.allSettled([
      cancel(buyer, number, { quantity: 2 }),
      shop.orders.cancel({ number }, buyer.caller),
      cancel(buyer, number, { quantity: 2 }),
    ]);
    const refunds = await refundsOf(number);
    expect(refunds.reduce((total, amount) => total + amount, 0)).toBe(115_000);
    expect(await kit.findAuditFaults()).toEqual([]);
  }
});

test('lets operators refund a service of a paid order that is not handed over', async () => {
  const buyer = await kit.shopper();
  const number = await kit.pay(buyer);
  const ref = { number, productId: buyer.product, code: 'warranty', quantity: 1, returned: 0, shopAtFault: false };
  expect(await kit.returns.refundService(ref, 'ru', noon)).toMatchObject({ sums: { money: 5000 } });
  expect(await servicesOf(buyer, number)).toEqual(['install 0 2', 'warranty 1 0']);
});

test('refunds nothing when its database connection is lost, and once when the call is repeated', async () => {
  const { $client: sql } = shop.db;
  const buyer = await kit.shopper();
  const number = await kit.pay(buyer);
  await sql`insert into return_numbers (year, last) values (2026, 0) on conflict do nothing`;
  await inTransaction(shop.db, async (tx) => {
    await tx`select from return_numbers where year = 2026 for update`;
    const isLost = cancel(buyer, number).then(
      () => false,
      () => true,
    );
    await expect
      .poll(async () => {
        const cut = await sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%return_numbers%'`;
        return cut.length;
      })
      .toBe(1);
    expect(await isLost).toBe(true);
  });
  expect([await refundsOf(number), await servicesOf(buyer, number)]).toEqual([[], ['install 0 2', 'warranty 0 1']]);
  await cancel(buyer, number);
  expect(await refundsOf(number)).toEqual([5000]);
  expect(await kit.findAuditFaults()).toEqual([]);
});

test('charges the price that the shopper saw, or asks again, when it changes before the order', async () => {
  const buyer = await kit.shopper();
  const { stamp } = await buyer.read();
  await shop.serviceOffers.save('install', { ...installation, rates: [{ ...rate, price: 1, percent: null }] });
  await expect(shop.checkout.place(buyer.sessionId, stamp, 'key', buyer.caller)).rejects.toThrow('cart_changed');
  await shop.cart.acceptPrices(buyer.caller);
  const number = await kit.pay(buyer);
  await shop.serviceOffers.save('install', installation);
  await cancel(buyer, number, { quantity: 2 });
  expect(await refundsOf(number)).toEqual([2]);
  expect(await kit.findAuditFaults()).toEqual([]);
});
