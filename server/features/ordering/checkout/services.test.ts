import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#domain/time/durations.ts';
import type { ServiceInput } from '#contract/orders/services.ts';
import { astana, courierToday, createOrdering, evening, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { createPromoCode, issueCard } from '#test/factories/orders/savings.ts';
import { createScriptedGateway, type ScriptedGateway } from '#test/factories/orders/scripted-gateway.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { AUDIT_CHECKS, findFaults } from '../../operations/audit/audit.queries.ts';
import { createUploadsService } from '../../media/uploads/uploads.service.ts';
import { createOperatorServicesService } from '../orders/view/operator-services.service.ts';
import { createReturnsService, type ReturnsService } from '../returns/returns.service.ts';

let database: TestDatabase;
let shop: Ordering;
let bank: ScriptedGateway;
let returns: ReturnsService;
let phones = 0;

const rate = { categories: [], cities: [], fromGrams: 0, belowGrams: null };
const texts = { nameKk: 'Орнату', includedRu: 'Подключение и проверка', includedKk: 'Қосу және тексеру' };
const installation: ServiceInput = {
  ...texts,
  kind: 'installation',
  nameRu: 'Установка',
  months: null,
  active: true,
  rates: [
    { ...rate, cities: ['astana'], price: 9000, percent: null },
    { ...rate, categories: ['telefony'], belowGrams: 60_000, price: 5000, percent: null },
  ],
};
const warranty: ServiceInput = {
  ...texts,
  kind: 'warranty',
  nameRu: 'Гарантия +1 год',
  months: 12,
  active: true,
  rates: [{ ...rate, price: null, percent: 10 }],
};

beforeAll(async () => {
  database = await createTestDatabase();
  bank = createScriptedGateway();
  shop = await createOrdering(database.db, {
    gateway: bank,
    settings: { 'services.offered': true, 'delivery.slotCapacity': 10_000, 'order.openUnproven': 100 },
  });
  returns = createReturnsService({
    ...shop,
    uploads: createUploadsService({ db: database.db, dir: '/nowhere' }),
    settings: { current: () => shop.settings() },
  });
});
afterAll(() => database.drop());
beforeEach(async () => {
  await shop.serviceOffers.save('install', installation);
  await shop.serviceOffers.save('warranty', warranty);
});

const daysLater = (days: number) => new Date(noon.getTime() + days * DAY_MS);
const countFaults = async () => {
  const found = await Promise.all(AUDIT_CHECKS.map((check) => findFaults(database.db.$client, check, evening)));
  return found.flatMap(({ examples }) => examples);
};

/** A customer at the checkout with two phones, an installation and a warranty. */
async function shopper(choice: Parameters<Ordering['shopper']>[1] = {}) {
  const product = await shop.addProduct({ price: 50_000, weightGrams: 2000 });
  const customer = await insertCustomer(database.db, `70700${String(++phones).padStart(5, '0')}`);
  const buyer = await shop.shopper({ [product]: 2 }, { customer, method: 'card', ...choice });
  await shop.cart.setService(buyer.caller, product, 'install', 2);
  await shop.cart.setService(buyer.caller, product, 'warranty', 1);
  return {
    ...buyer,
    product,
    read: () => shop.checkout.read(buyer.caller),
    place: async () =>
      shop.checkout.place(buyer.sessionId, (await shop.checkout.read(buyer.caller)).stamp, 'key', buyer.caller),
  };
}
type Buyer = Awaited<ReturnType<typeof shopper>>;

async function pay({ caller, place }: Buyer) {
  const { number } = await place();
  await shop.orders.pay({ number }, caller);
  for (const payment of bank.orderPayments(number)) payment.truth = 'approved';
  await shop.orders.check({ number }, caller);
  return number;
}

async function deliver(buyer: Buyer) {
  const number = await pay(buyer);
  for (const to of ['preparing', 'on_the_way', 'completed'] as const)
    await shop.orders.advance(number, to, 'operator', noon);
  return number;
}

const receiptsOf = async (number: string) => {
  const rows = await database.db.$client<{ kind: string; content: { lines: { code: string; total: number }[] } }[]>`
    select kind, content from receipts where order_number = ${number} order by id`;
  return rows.map(({ kind, content }) => [kind, ...content.lines.map(({ code, total }) => `${code} ${total}`)]);
};

test('offers the services of product, city and weight at their prices', async () => {
  const [light, heavy, digital] = [
    await shop.addProduct({ price: 50_000 }),
    await shop.addProduct({ price: 50_000, weightGrams: 60_000 }),
    await shop.addProduct({ price: 50_000, isDigital: true }),
  ];
  const { caller } = await shop.shopper({ [light]: 1 });
  const offered = async (product: number, city = caller.city) =>
    (await shop.serviceOffers.listForProduct(product, { ...caller, city })).map(
      ({ code, price }) => `${code} ${price}`,
    );
  expect(await offered(light)).toEqual(['install 5000', 'warranty 5000']);
  expect(await offered(heavy)).toEqual(['warranty 5000']);
  expect(await offered(heavy, astana)).toEqual(['install 9000', 'warranty 5000']);
  expect(await offered(digital)).toEqual([]);
  await shop.serviceOffers.save('warranty', { ...warranty, active: false });
  expect(await offered(light)).toEqual(['install 5000']);
  expect((await shop.serviceOffers.list(caller)).map(({ code, rates }) => [code, rates.length])).toEqual([
    ['install', 1],
  ]);
});

test('adds services to cart and order, and never more than products', async () => {
  const buyer = await shopper();
  await expect(shop.cart.setService(buyer.caller, buyer.product, 'install', 3)).rejects.toThrow('service_unavailable');
  await expect(shop.cart.setService(buyer.caller, buyer.product, 'paint', 1)).rejects.toThrow('service_unavailable');
  const cart = await shop.cart.read(buyer.caller);
  expect(cart).toMatchObject({ total: 100_000, services: 15_000, ready: true });
  expect(cart.lines[0]!.services).toMatchObject([
    { code: 'install', quantity: 2, price: 5000, visit: true, state: 'ok' },
    { code: 'warranty', quantity: 1, price: 5000, months: 12, visit: false },
  ]);
  const fewer = await shop.cart.setQuantity(buyer.caller, buyer.product, 1);
  expect(fewer).toMatchObject({ services: 10_000 });
  await shop.cart.setQuantity(buyer.caller, buyer.product, 2);

  const number = await pay(buyer);
  const { orders } = await shop.orders.read({ number }, buyer.caller);
  expect(orders).toMatchObject([
    {
      toPay: 115_000,
      services: [
        { code: 'install', name: 'Установка', quantity: 2, total: 10_000, date: '2026-11-24', doneOn: null },
        { code: 'warranty', quantity: 1, total: 5000, date: null, certificate: null },
      ],
    },
  ]);
  expect(await receiptsOf(number)).toEqual([['sale', ' 100000', 'install 10000', 'warranty 5000']]);
  expect((await shop.cart.read(buyer.caller)).lines).toEqual([]);
  expect(await countFaults()).toEqual([]);
});

test('takes no promo code or bonuses for services, but gift cards', async () => {
  const buyer = await shopper();
  await createPromoCode(shop, { code: 'TENOFF', kind: 'percent', value: 10 });
  await shop.checkout.setPromo(buyer.caller, 'TENOFF');
  const card = await issueCard(shop, 104_000);
  const checkout = await shop.checkout.addCard(buyer.caller, card);
  expect(checkout.explanation.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
    'products 100000',
    'promo -10000',
    'services 15000',
    'delivery 0',
    'gift-card -104000',
    'to-pay 1000',
  ]);
  await pay(buyer);
  expect(await countFaults()).toEqual([]);
});

test('shows a changed or ended service, and places nothing until the shopper has accepted it', async () => {
  const buyer = await shopper();
  await shop.serviceOffers.save('install', { ...installation, rates: [{ ...rate, price: 6000, percent: null }] });
  await shop.serviceOffers.save('warranty', { ...warranty, active: false });
  const changed = await shop.cart.read(buyer.caller);
  expect(changed).toMatchObject({ services: 12_000, ready: false });
  expect(changed.lines[0]).toMatchObject({
    state: 'repriced',
    services: [
      { code: 'install', state: 'repriced', priceSeen: 5000, price: 6000 },
      { code: 'warranty', state: 'unavailable', quantity: 1 },
    ],
  });
  await expect(buyer.place()).rejects.toThrow('cart_changed');
  const accepted = await shop.cart.acceptPrices(buyer.caller);
  expect(accepted).toMatchObject({ services: 12_000, ready: true });
  expect(accepted.lines[0]!.services.map(({ code }) => code)).toEqual(['install']);
});

test('cannot be picked up from a store when work is done at the address', async () => {
  const buyer = await shopper();
  expect(await buyer.read()).toMatchObject({ hasVisit: true, pickup: [] });
  await expect(shop.checkout.setDelivery(buyer.caller, { kind: 'pickup', shopId: 1 })).rejects.toThrow(
    'pickup_unavailable',
  );
  await shop.cart.removeService(buyer.caller, buyer.product, 'install');
  expect((await buyer.read()).pickup.length).toBeGreaterThan(0);
});

test('refunds services with a cancelled order', async () => {
  const buyer = await shopper();
  const number = await pay(buyer);
  await shop.orders.cancel({ number }, buyer.caller);
  expect(await receiptsOf(number)).toEqual([
    ['sale', ' 100000', 'install 10000', 'warranty 5000'],
    ['return', ' 100000', 'install 10000', 'warranty 5000'],
  ]);
  expect(await countFaults()).toEqual([]);
});

test('refunds undone work and the unused warranty with a returned product', async () => {
  const buyer = await shopper();
  const number = await deliver(buyer);
  const [order] = (await shop.orders.read({ number }, buyer.caller)).orders;
  expect(order!.services[1]!.certificate).toMatch(/^[\w-]{20}$/);
  const later = { ...buyer.caller, now: daysLater(5) };
  const oneOfTwo = { reason: 'not-needed' as const, lines: [{ productId: buyer.product, quantity: 1 }] };
  // The kept phone keeps the warranty and one installation.
  expect(await returns.preview({ number }, oneOfTwo, later)).toMatchObject({ money: 55_000, services: 5000 });

  const services = createOperatorServicesService({ db: database.db, orders: shop.orders, cityKeyword: () => 'almaty' });
  const ref = { number, productId: buyer.product, code: 'install' };
  expect(await services.setDays(ref, { visitOn: '2026-11-25', doneOn: '2026-11-25' }, 'ru')).toMatchObject({
    date: '2026-11-25',
    doneOn: '2026-11-25',
  });
  const all = { reason: 'not-needed' as const, lines: [{ productId: buyer.product, quantity: 2 }] };
  // Five of 366 days are used.
  const warrantyRefund = Math.floor((5000 * 361) / 366);
  expect(await returns.preview({ number }, all, later)).toMatchObject({
    money: 100_000 + warrantyRefund,
    services: warrantyRefund,
  });
  expect(await returns.preview({ number }, { ...all, reason: 'faulty' }, later)).toMatchObject({ services: 15_000 });

  const request = await returns.create({ number }, { ...all, comment: '', photos: [] }, later);
  expect(request.services.map(({ code, quantity, money }) => [code, quantity, money])).toEqual([
    ['install', 2, 0],
    ['warranty', 1, warrantyRefund],
  ]);
  await returns.decide(request.number, { to: 'accepted' }, 'ru', later.now);
  await returns.receive(request.number, {}, 'ru', later.now);
  expect((await receiptsOf(number))[1]).toEqual(['return', ' 100000', `warranty ${warrantyRefund}`]);
  const [after] = (await shop.orders.read({ number }, buyer.caller)).orders;
  expect(after!.services.map(({ returned, certificate }) => [returned, certificate])).toEqual([
    [2, null],
    [1, null],
  ]);
  expect(await countFaults()).toEqual([]);
});

test('lists the work of paid orders for operators until it is done', async () => {
  const services = createOperatorServicesService({ db: database.db, orders: shop.orders, cityKeyword: () => 'almaty' });
  const buyer = await shopper({ delivery: courierToday });
  const number = await pay(buyer);
  const due = async () => (await services.listDue(200, 'ru')).filter((row) => row.number === number);
  expect(await due()).toMatchObject([
    { code: 'install', quantity: 2, date: '2026-11-24', city: 'almaty', product: 'Телефон' },
  ]);
  const ref = { number, productId: buyer.product, code: 'install' };
  await services.setDays(ref, { visitOn: '2026-11-30', doneOn: undefined }, 'ru');
  expect(await due()).toMatchObject([{ date: '2026-11-30' }]);
  await services.setDays(ref, { visitOn: undefined, doneOn: '2026-11-30' }, 'ru');
  expect(await due()).toEqual([]);
  await expect(
    services.setDays({ ...ref, code: 'warranty' }, { visitOn: undefined, doneOn: '2026-11-30' }, 'ru'),
  ).rejects.toThrow('service_unavailable');
});

test('does no work while a return of its order is open', async () => {
  const buyer = await shopper();
  const number = await deliver(buyer);
  const services = createOperatorServicesService({ db: database.db, orders: shop.orders, cityKeyword: () => 'almaty' });
  const due = async () => (await services.listDue(50, 'ru')).filter((service) => service.number === number);
  const done = { visitOn: undefined, doneOn: '2026-11-30' };
  const ref = { number, productId: buyer.product, code: 'install' };
  expect(await due()).toHaveLength(1);
  const wanted = { reason: 'not-needed' as const, lines: [{ productId: buyer.product, quantity: 2 }] };
  const request = await returns.create({ number }, { ...wanted, comment: '', photos: [] }, buyer.caller);
  expect(await due()).toEqual([]);
  await expect(services.setDays(ref, done, 'ru')).rejects.toThrow('service_unavailable');
  await returns.decide(request.number, { to: 'refused', answer: 'Нет' }, 'ru', noon);
  expect((await services.setDays(ref, done, 'ru')).doneOn).toBe('2026-11-30');
});

test('refunds a service alone, once, and reports it to the register', async () => {
  const buyer = await shopper();
  const number = await pay(buyer);
  const ref = { number, productId: buyer.product, code: 'install', quantity: 1, returned: 0 };
  await expect(returns.refundService(ref, 'ru', noon)).rejects.toThrow('return_refused');
  for (const to of ['preparing', 'on_the_way', 'completed'] as const)
    await shop.orders.advance(number, to, 'operator', noon);
  const refunded = await returns.refundService(ref, 'ru', noon);
  expect(refunded).toMatchObject({ lines: [], services: [{ code: 'install', quantity: 1, money: 5000 }] });
  expect(refunded.sums).toMatchObject({ money: 5000, tenders: [{ kind: 'bank', amount: 5000 }] });
  expect((await receiptsOf(number))[1]).toEqual(['return', 'install 5000']);
  // A repeated call and more than is left refund nothing.
  await expect(returns.refundService(ref, 'ru', noon)).rejects.toThrow('service_unavailable');
  await expect(returns.refundService({ ...ref, returned: 1, quantity: 2 }, 'ru', noon)).rejects.toThrow(
    'service_unavailable',
  );
  // The rest of the order is still returnable in full.
  const all = { reason: 'faulty' as const, lines: [{ productId: buyer.product, quantity: 2 }] };
  expect(await returns.preview({ number }, all, buyer.caller)).toMatchObject({ money: 110_000, services: 10_000 });
  const request = await returns.create({ number }, { ...all, comment: '', photos: [] }, buyer.caller);
  await returns.decide(request.number, { to: 'accepted' }, 'ru', noon);
  await returns.receive(request.number, {}, 'ru', noon);
  expect((await shop.orders.read({ number }, buyer.caller)).orders[0]!.status).toBe('returned');
  expect(await countFaults()).toEqual([]);
});

test('keeps one extended warranty per product', async () => {
  const buyer = await shopper();
  await shop.serviceOffers.save('warranty-2', { ...warranty, nameRu: 'Гарантия +2 года', months: 24 });
  const { lines } = await shop.cart.setService(buyer.caller, buyer.product, 'warranty-2', 1);
  const chosen = lines[0]!.services.flatMap(({ code, quantity }) => (quantity > 0 ? [`${code} ${quantity}`] : []));
  expect(chosen).toEqual(['install 2', 'warranty-2 1']);
  await shop.serviceOffers.save('warranty-2', { ...warranty, active: false });
});

test('shows a changed price also after a change of the quantity', async () => {
  const buyer = await shopper();
  await shop.serviceOffers.save('install', { ...installation, rates: [{ ...rate, price: 7000, percent: null }] });
  const { lines } = await shop.cart.setService(buyer.caller, buyer.product, 'install', 1);
  expect(lines[0]!.services.find(({ code }) => code === 'install')).toMatchObject({
    state: 'repriced',
    priceSeen: 5000,
  });
});

test("joins a guest's services at login", async () => {
  const product = await shop.addProduct();
  const guest = await shop.shopper({ [product]: 1 });
  await shop.cart.setService(guest.caller, product, 'install', 1);
  const customer = await insertCustomer(database.db, '7079999999');
  await shop.cart.mergeGuest(
    database.db.$client,
    { from: guest.sessionId, to: customer.sessionId },
    { city: guest.caller.city, now: noon },
  );
  const { lines } = await shop.cart.read({ ...guest.caller, sessionId: customer.sessionId });
  expect(lines[0]!.services[0]).toMatchObject({ code: 'install', quantity: 1 });
});
