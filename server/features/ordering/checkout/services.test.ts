import { expect, test } from 'vitest';
import { astana } from '#test/factories/orders/ordering.ts';
import { createPromoCode, issueCard } from '#test/factories/orders/savings.ts';
import { openServiceShop, warranty } from '#test/factories/orders/service-shop.ts';

const kit = await openServiceShop();
const { shop } = kit;

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
  expect(await shop.serviceOffers.list(caller)).toMatchObject([
    { code: 'install', rates: [{ categories: [{ slug: 'telefony', kind: 'box' }] }] },
  ]);
});

test('adds services to cart and order, and never more than products', async () => {
  const buyer = await kit.shopper();
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
  await shop.cart.setService(buyer.caller, buyer.product, 'install', 2);

  const number = await kit.pay(buyer);
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
  expect(await kit.receiptsOf(number)).toEqual([['sale', ' 100000', 'install 10000', 'warranty 5000']]);
  expect((await shop.cart.read(buyer.caller)).lines).toEqual([]);
  expect(await kit.findAuditFaults()).toEqual([]);
});

test('takes no promo code or bonuses for services, but gift cards', async () => {
  const buyer = await kit.shopper();
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
  await kit.pay(buyer);
  expect(await kit.findAuditFaults()).toEqual([]);
});

test('cannot be picked up from a store when work is done at the address', async () => {
  const buyer = await kit.shopper();
  expect(await buyer.read()).toMatchObject({ hasVisit: true, pickup: [] });
  await expect(shop.checkout.setDelivery(buyer.caller, { kind: 'pickup', shopId: 1 })).rejects.toThrow(
    'pickup_unavailable',
  );
  await shop.cart.removeService(buyer.caller, buyer.product, 'install');
  expect((await buyer.read()).pickup.length).toBeGreaterThan(0);
});

test('refunds services with a cancelled order', async () => {
  const buyer = await kit.shopper();
  const number = await kit.pay(buyer);
  await shop.orders.cancel({ number }, buyer.caller);
  expect(await kit.receiptsOf(number)).toEqual([
    ['sale', ' 100000', 'install 10000', 'warranty 5000'],
    ['return', ' 100000', 'install 10000', 'warranty 5000'],
  ]);
  expect(await kit.findAuditFaults()).toEqual([]);
});
