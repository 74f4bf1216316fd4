import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { RETURN_REASONS, type ReturnReason } from '#domain/orders/return-request.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { almaty, courierToday, createOrdering, daysLater, noon } from '#test/factories/orders/ordering.ts';
import { giveBonuses, issueCard, findLedgerFaults } from '#test/factories/orders/savings.ts';
import { createTestReturns } from '#test/factories/orders/returns.ts';
import { createScriptedGateway } from '#test/factories/orders/scripted-gateway.ts';
import { sampleSize, FAIL_FAST } from '#test/harness/depth.ts';
import { createTestDatabase } from '#test/harness/database.ts';
import { createUploadsService } from '../../media/uploads/uploads.service.ts';

const HYGIENE = 'gigiena';
const database = await createTestDatabase();
const bank = createScriptedGateway();
const shop = await createOrdering(database.db, {
  gateway: bank,
  settings: { 'delivery.slotCapacity': 10_000, 'order.openUnproven': 1000, 'savings.triesOfAddress': 1000 },
});
const returns = createTestReturns(shop, {
  // Random orders have any total; refund tests cover the limit itself.
  settings: { 'returns.excludedCategories': ` ${HYGIENE},`, 'operator.refundLimit': 1_000_000_000 },
});
await database.db.$client`
  insert into categories (id, feed, external_id, slug, name_ru, name_kk, tree_from, tree_to) values (7, 'test', '7', ${HYGIENE}, 'Гигиена', 'Гигиена', 70, 71)`;
let phones = 0;
afterAll(() => database.drop());

const customer = () => insertCustomer(database.db, `70600${String(++phones).padStart(5, '0')}`);

type Paid = { method?: 'card' | 'on-receipt'; bonuses?: number; card?: number; delivery?: typeof courierToday };

/** A customer's order, delivered and paid at noon. */
async function completed(products: Record<number, number>, { method = 'card', bonuses, card, delivery }: Paid = {}) {
  const own = await customer();
  const buyer = await shop.shopper(products, { customer: own, method, delivery: delivery ?? courierToday });
  if (bonuses) {
    await giveBonuses(database.db, own.customerId, [{ amount: bonuses, expiresAt: daysLater(20) }]);
    await shop.checkout.setBonuses(buyer.caller, bonuses);
  }
  const issued = card ? await issueCard(shop, card) : null;
  if (issued) await shop.checkout.addCard(buyer.caller, issued);
  const { stamp, toPay } = await shop.checkout.read(buyer.caller);
  const { number } = await shop.checkout.place(buyer.sessionId, stamp, 'k', buyer.caller);
  if (method === 'card') {
    await shop.orders.pay({ number }, buyer.caller);
    for (const payment of bank.orderPayments(number)) payment.truth = 'approved';
    await shop.orders.check({ number }, buyer.caller);
  }
  for (const to of ['preparing', 'on_the_way', 'completed'] as const)
    await shop.orders.advance(number, to, 'operator', noon);
  return { ...own, number, toPay, caller: buyer.caller };
}

type Order = { customerId: number; number: string };
/** The customer as a caller on another device. */
const by = ({ customerId }: Pick<Order, 'customerId'>, now: Date, language: 'ru' | 'kk' = 'ru') => ({
  customerId,
  sessionId: null,
  ip: '203.0.113.7',
  origin: 'https://shop.example',
  city: almaty,
  language,
  now,
});
const send = (
  order: Order,
  lines: Record<number, number>,
  {
    reason = 'not-needed',
    now = daysLater(1),
    photos = [],
  }: { reason?: ReturnReason; now?: Date; photos?: string[] } = {},
) =>
  returns.create(
    { number: order.number },
    {
      reason,
      comment: '',
      photos,
      lines: Object.entries(lines).map(([productId, quantity]) => ({ productId: Number(productId), quantity })),
    },
    by(order, now),
  );
const accept = (number: string, now = daysLater(1)) => returns.decide(number, { to: 'accepted' }, 'ru', now);
const receive = (number: string, soldAgain?: boolean, now = daysLater(2)) =>
  returns.receive(number, { soldAgain }, 'ru', now);
const back = async (...given: Parameters<typeof send>) => {
  const { number } = await send(...given);
  const now = given[2]?.now;
  await accept(number, now);
  return receive(number, undefined, now);
};
const statusOf = async (number: string) =>
  (await database.db.$client`select status from orders where number = ${number}`)[0]!['status'];
const bonusesOf = ({ customerId }: Order) => shop.bonuses.list(customerId, 'own', daysLater(2));

describe('a return', () => {
  test('in two parts refunds every tender and bonus, restocks, and marks the order returned at the end', async () => {
    const [phone, cable] = [
      await shop.addProduct({ price: 10_001, bonusPercent: 5 }),
      await shop.addProduct({ price: 777, stock: { 1: 50, 2: 50 } }),
    ];
    const order = await completed({ [phone]: 3, [cable]: 2 }, { bonuses: 5000, card: 4000 });
    const paid = bank.netCaptured(order.number);
    expect(paid).toBe(order.toPay);
    expect(await bonusesOf(order)).toMatchObject({ available: 0, spent: 5000 });
    const { frozen } = await bonusesOf(order);
    expect(frozen).toBeGreaterThan(0);

    const first = await back(order, { [phone]: 1 });
    expect(first).toMatchObject({ state: 'refunded', lines: [{ productId: phone, quantity: 1 }] });
    expect(await statusOf(order.number)).toBe('completed');
    expect(bank.netCaptured(order.number)).toBe(paid - first.sums.tenders.find(({ kind }) => kind === 'bank')!.amount);
    expect(await shop.readStock(phone)).toEqual({ quantity: 98, reserved: 0 });
    expect(await bonusesOf(order)).toMatchObject({ available: first.sums.bonuses, frozen: frozen - first.sums.earned });

    const second = await back(order, { [phone]: 2, [cable]: 2 });
    expect(await statusOf(order.number)).toBe('returned');
    expect(await shop.readStock(phone)).toEqual({ quantity: 100, reserved: 0 });
    expect(await shop.readStock(cable)).toEqual({ quantity: 100, reserved: 0 });
    expect(await bonusesOf(order)).toMatchObject({ available: 5000, frozen: 0, spent: 0 });
    // The delivery was provided, so only its fee is kept.
    const [kept] = await database.db.$client`select delivery_total as sum from orders where number = ${order.number}`;
    const money = first.sums.money + second.sums.money;
    expect(money).toBe(order.toPay + 4000 - Number(kept!['sum']));
    expect(await findLedgerFaults(database.db)).toEqual([]);
    await expect(send(order, { [phone]: 1 })).rejects.toMatchObject({ details: { reason: 'return-nothing-left' } });
  });

  test('for a fault of the shop refunds the delivery fee and restocks nothing', async () => {
    const phone = await shop.addProduct({ price: 5000 });
    const order = await completed({ [phone]: 2 });
    await back(order, { [phone]: 1 }, { reason: 'faulty' });
    const { sums } = await back(order, { [phone]: 1 }, { reason: 'faulty' });
    expect(sums).toMatchObject({ delivery: 1490, money: 6490 });
    expect(bank.netCaptured(order.number)).toBe(0);
    expect(await shop.readStock(phone)).toEqual({ quantity: 98, reserved: 0 });
    expect(await findLedgerFaults(database.db)).toEqual([]);
  });

  test('of an order paid at the door is refunded by hand, and the receiver decides what is restocked', async () => {
    const phone = await shop.addProduct({ price: 5000 });
    const order = await completed({ [phone]: 1 }, { method: 'on-receipt' });
    const { number } = await send(order, { [phone]: 1 });
    await accept(number);
    expect(await receive(number, false)).toMatchObject({
      state: 'refunded',
      sums: { tenders: [{ kind: 'receipt', amount: 5000, lastDigits: null }] },
    });
    expect(await shop.readStock(phone)).toEqual({ quantity: 99, reserved: 0 });
  });

  test('shows exactly the refund by tender before it is sent', async () => {
    const phone = await shop.addProduct({ price: 10_003 });
    const order = await completed({ [phone]: 3 }, { card: 7000 });
    const input = { reason: 'other' as const, lines: [{ productId: phone, quantity: 2 }] };
    const preview = await returns.preview({ number: order.number }, input, by(order, daysLater(1)));
    expect(preview.tenders.map(({ kind, lastDigits }) => [kind, lastDigits?.length ?? null])).toEqual([
      ['bank', null],
      ['gift-card', 4],
    ]);
    const asked = await send(order, { [phone]: 2 }, { reason: 'other' });
    expect(asked.sums).toEqual(preview);
    expect(asked.number).toMatch(/^V-2026-\d{6}$/);
    const { offer, requests } = await returns.list({ number: order.number }, by(order, daysLater(1), 'kk'));
    expect(offer).toMatchObject({ refusal: 'return-open', until: '2026-12-08' });
    expect(requests).toEqual([{ ...asked, lines: [{ productId: phone, name: 'Телефон', quantity: 2 }] }]);
  });

  test('waits for its bank and reports the refund only when it arrives', async () => {
    const phone = await shop.addProduct({ price: 5000 });
    const order = await completed({ [phone]: 1 });
    const { number } = await send(order, { [phone]: 1 });
    await accept(number);
    bank.isDown = true;
    expect(await receive(number)).toMatchObject({ state: 'received' });
    expect(await returns.settle(daysLater(2))).toBe(0);
    bank.isDown = false;
    await shop.payments.sendRefunds(daysLater(3));
    expect(await returns.settle(daysLater(3))).toBe(1);
    expect(bank.netCaptured(order.number)).toBe(1490);
  });

  test('can be refused with a message, even after arrival, and requested again', async () => {
    const phone = await shop.addProduct({});
    const order = await completed({ [phone]: 1 });
    const { number } = await send(order, { [phone]: 1 });
    await accept(number);
    const refused = await returns.decide(number, { to: 'refused', answer: 'Следы носки' }, 'ru', daysLater(2));
    expect(refused).toMatchObject({ state: 'refused', answer: 'Следы носки', cancellable: false });
    await expect(receive(number)).rejects.toThrow('return_not_movable');
    expect(bank.netCaptured(order.number)).toBe(order.toPay);
    const again = await send(order, { [phone]: 1 });
    expect(await returns.cancel({ number: order.number }, again.number, by(order, daysLater(2)))).toMatchObject({
      state: 'cancelled',
    });
    expect(await returns.cancel({ number: order.number }, again.number, by(order, daysLater(2)))).toMatchObject({
      state: 'cancelled',
    });
    await expect(accept(again.number)).rejects.toThrow('return_not_movable');
  });
});

describe('the service refuses', () => {
  test.each([
    ['more than was bought', 3, 'return-too-many'],
    ['a negative quantity', -1, 'return-nothing'],
    ['a fraction', 0.5, 'return-nothing'],
    ['nothing', 0, 'return-nothing'],
  ])('%s', async (_name, quantity, reason) => {
    const phone = await shop.addProduct({});
    const order = await completed({ [phone]: 2 });
    await expect(send(order, { [phone]: quantity })).rejects.toMatchObject({ details: { reason } });
    expect(bank.netCaptured(order.number)).toBe(order.toPay);
  });

  test('a duplicate line, a product of another order, or a second return of the rest', async () => {
    const [phone, other] = [await shop.addProduct({}), await shop.addProduct({})];
    const order = await completed({ [phone]: 2 });
    const twice = { productId: phone, quantity: 2 };
    const input = { reason: 'other' as const, comment: '', photos: [], lines: [twice, twice] };
    await expect(returns.create({ number: order.number }, input, by(order, daysLater(1)))).rejects.toThrow(
      'return_refused',
    );
    await expect(send(order, { [other]: 1 })).rejects.toMatchObject({ details: { reason: 'return-not-bought' } });
    await back(order, { [phone]: 1 });
    await expect(send(order, { [phone]: 2 })).rejects.toMatchObject({ details: { reason: 'return-too-many' } });
  });

  test("another customer's order, or cancellation of another customer's request", async () => {
    const phone = await shop.addProduct({});
    const [order, otherCaller] = [await completed({ [phone]: 1 }), await customer()];
    const otherKey = { ...otherCaller, number: order.number };
    await expect(send(otherKey, { [phone]: 1 })).rejects.toThrow('order_not_found');
    const { number } = await send(order, { [phone]: 1 });
    const own = await completed({ [phone]: 1 });
    await expect(returns.cancel({ number: order.number }, number, by(otherCaller, noon))).rejects.toThrow(
      'order_not_found',
    );
    await expect(returns.cancel({ number: own.number }, number, by(own, noon))).rejects.toThrow('return_not_found');
    await expect(returns.list({ number: order.number }, by(otherCaller, noon))).rejects.toThrow('order_not_found');
  });

  test('a return after day 14, counted in Almaty time', async () => {
    const phone = await shop.addProduct({});
    const order = await completed({ [phone]: 1 });
    const late = send(order, { [phone]: 1 }, { now: new Date('2026-12-08T19:00:00Z') });
    await expect(late).rejects.toMatchObject({ details: { reason: 'return-late' } });
    await send(order, { [phone]: 1 }, { now: new Date('2026-12-08T18:59:59Z') });
  });

  test('a return of a key, of a hygiene product without a fault, or before delivery', async () => {
    const hygiene = await shop.addProduct({});
    await database.db.$client`update products set category_id = 7 where id = ${hygiene}`;
    const order = await completed({ [hygiene]: 1 });
    await expect(send(order, { [hygiene]: 1 })).rejects.toMatchObject({ details: { reason: 'return-excluded' } });
    const { offer } = await returns.list({ number: order.number }, by(order, daysLater(1)));
    expect(offer).toMatchObject({
      refusal: null,
      lines: [{ productId: hygiene, left: 1, returned: 0, refusal: 'excluded' }],
    });
    // A fault is the shop's: the law excludes only products without one.
    expect(await back(order, { [hygiene]: 1 }, { reason: 'faulty' })).toMatchObject({ state: 'refunded' });

    const phone = await shop.addProduct({});
    const sent = await completed({ [phone]: 1 });
    await database.db.$client`update order_lines set digital = true where product_id = ${phone}`;
    await expect(send(sent, { [phone]: 1 })).rejects.toMatchObject({ details: { reason: 'return-nothing-left' } });

    const own = await customer();
    const next = await shop.addProduct({});
    const buyer = await shop.shopper({ [next]: 1 }, { customer: own, method: 'card' });
    const { number } = await buyer.place();
    await expect(send({ ...own, number }, { [next]: 1 })).rejects.toMatchObject({
      details: { reason: 'return-early' },
    });
  });

  test('photos of another order, and stores a repeated photo once', async () => {
    const phone = await shop.addProduct({});
    const [order, other] = [await completed({ [phone]: 2 }), await completed({ [phone]: 1 })];
    const file = async ({ number }: Order, key: string) => {
      await database.db.$client`
        insert into customer_files (key, order_id, kind, name, bytes, created_at)
        select ${key}, id, 'image', '', 1, ${noon} from orders where number = ${number}`;
      return key;
    };
    const photos = [await file(other, 'a'.repeat(24))];
    await expect(send(order, { [phone]: 1 }, { photos })).rejects.toThrow('file_not_found');
    const own = await file(order, 'b'.repeat(24));
    expect(await send(order, { [phone]: 1 }, { photos: [own, own] })).toMatchObject({ photos: 1 });
    await expect(send(other, { [phone]: 1 }, { photos: [own] })).rejects.toThrow('file_not_found');
    // Cleanup deletes only photos without a request.
    const uploads = createUploadsService({ db: database.db, dir: '/nowhere' });
    await uploads.deleteExpired(daysLater(30));
    const left = await database.db.$client`select key from customer_files where key = ${own}`;
    expect(left).toHaveLength(1);
  });
});

describe('concurrent calls', () => {
  test('create one request and receive it once', async () => {
    const phone = await shop.addProduct({ price: 5000 });
    const order = await completed({ [phone]: 2 }, { card: 1000 });
    const asked = await Promise.allSettled(Array.from({ length: 4 }, () => send(order, { [phone]: 1 })));
    const numbers = asked.flatMap((item) => (item.status === 'fulfilled' ? [item.value.number] : []));
    expect(numbers).toHaveLength(1);
    for (const one of asked)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ details: { reason: 'return-open' } });
    await accept(numbers[0]!);
    const received = await Promise.all(Array.from({ length: 4 }, () => receive(numbers[0]!)));
    expect(new Set(received.map(({ sums }) => sums.money))).toEqual(new Set([5000]));
    expect(await shop.readStock(phone)).toEqual({ quantity: 99, reserved: 0 });
    const { tenders } = received[0]!.sums;
    expect(bank.netCaptured(order.number)).toBe(order.toPay - tenders.find(({ kind }) => kind === 'bank')!.amount);
    expect(await findLedgerFaults(database.db)).toEqual([]);
    const published = await database.db.$client`
      select from outbox where type = 'return.changed' and payload->>'state' = 'received'
        and payload->>'returnId' = (select id::text from returns where number = ${numbers[0]!})`;
    expect(published).toHaveLength(1);
  });

  test('either cancel or receive it, never both', async () => {
    const phone = await shop.addProduct({ price: 5000 });
    for (let round = 0; round < 5; round++) {
      const order = await completed({ [phone]: 1 });
      const { number } = await send(order, { [phone]: 1 });
      await accept(number);
      const [cancelled, received] = await Promise.allSettled([
        returns.cancel({ number: order.number }, number, by(order, daysLater(2))),
        receive(number),
      ]);
      expect([cancelled.status, received.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(bank.netCaptured(order.number)).toBe(received.status === 'fulfilled' ? 1490 : order.toPay);
    }
  });
});

test('restores every tender to its start for any order returned in any parts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ price: fc.integer({ min: 1, max: 90_000 }), quantity: fc.integer({ min: 1, max: 3 }) }), {
        minLength: 1,
        maxLength: 3,
      }),
      fc.nat(9000),
      fc.integer({ min: 0, max: 9 }),
      fc.array(fc.record({ line: fc.nat(9), quantity: fc.nat(9), reason: fc.constantFrom(...RETURN_REASONS) }), {
        minLength: 12,
        maxLength: 12,
      }),
      async (drawn, bonusLimit, thousands, asks) => {
        const left = new Map<number, number>();
        for (const { price, quantity } of drawn)
          left.set(await shop.addProduct({ price: price + 1000, bonusPercent: 7 }), quantity);
        const order = await completed(Object.fromEntries(left), {
          ...(thousands > 0 && { card: thousands * 1000 }),
          ...(bonusLimit > 0 && { bonuses: Math.min(bonusLimit, 500) }),
        });
        const paid = bank.netCaptured(order.number);
        let [given, delivery] = [0, 0];
        for (const [index, { line, quantity, reason }] of asks.entries()) {
          const open = [...left].filter(([, count]) => count > 0);
          if (open.length === 0) break;
          const [productId, count] = open[line % open.length]!;
          const wanted = 1 + (quantity % count);
          const { sums, number } = await back(order, { [productId]: wanted }, { reason, now: daysLater(1 + index) });
          await receive(number);
          left.set(productId, count - wanted);
          given += sums.tenders.find(({ kind }) => kind === 'bank')?.amount ?? 0;
          delivery += sums.delivery;
          expect(bank.netCaptured(order.number)).toBe(paid - given);
          expect(paid - given).toBeGreaterThanOrEqual(0);
        }
        expect([...left.values()]).toEqual(drawn.map(() => 0));
        expect(await statusOf(order.number)).toBe('returned');
        const [sums] = await database.db.$client`
          select delivery_total as delivery, (select sum(money)::int from returns where order_id = orders.id) as money, to_pay + gift_cards_paid as paid
          from orders where number = ${order.number}`;
        expect(Number(sums!['money'])).toBe(Number(sums!['paid']) - Number(sums!['delivery']) + delivery);
        expect(await bonusesOf(order)).toMatchObject({ frozen: 0, spent: 0 });
        expect(await findLedgerFaults(database.db)).toEqual([]);
      },
    ),
    { ...FAIL_FAST, numRuns: sampleSize(8) },
  );
});
