import { expect, test } from 'vitest';
import { insertCustomer } from '#test/factories/customers.ts';
import { noon } from '#test/factories/orders/ordering.ts';
import {
  installation,
  longWarranty,
  openServiceShop,
  rate,
  warranty,
  type ServiceBuyer,
} from '#test/factories/orders/service-shop.ts';

const kit = await openServiceShop();
const { shop } = kit;

test('shows a changed or ended service, and places nothing until the shopper has accepted it', async () => {
  const buyer = await kit.shopper();
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

test('keeps one extended warranty per product', async () => {
  const buyer = await kit.shopper();
  await shop.serviceOffers.save('warranty-2', longWarranty);
  const { lines } = await shop.cart.setService(buyer.caller, buyer.product, 'warranty-2', 1);
  const chosen = lines[0]!.services.flatMap(({ code, quantity }) => (quantity > 0 ? [`${code} ${quantity}`] : []));
  expect(chosen).toEqual(['install 2', 'warranty-2 1']);
  // A refused choice keeps the other one.
  await expect(shop.cart.setService(buyer.caller, buyer.product, 'warranty', 3)).rejects.toThrow('service_unavailable');
  expect(await chosenOf(buyer.caller)).toEqual(['install 2', 'warranty-2 1']);
  await shop.serviceOffers.save('warranty-2', { ...warranty, active: false });
});

test('shows a changed price also after a change of the quantity', async () => {
  const buyer = await kit.shopper();
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
  const customer = await insertCustomer(shop.db, '7079999999');
  await shop.cart.mergeGuest(
    shop.db.$client,
    { from: guest.sessionId, to: customer.sessionId },
    { city: guest.caller.city, now: noon },
  );
  const { lines } = await shop.cart.read({ ...guest.caller, sessionId: customer.sessionId });
  expect(lines[0]!.services[0]).toMatchObject({ code: 'install', quantity: 1 });
});

const chosenOf = async (caller: ServiceBuyer['caller']) =>
  (await shop.cart.read(caller)).lines.flatMap(({ services }) =>
    services.flatMap(({ code, quantity }) => (quantity > 0 ? [`${code} ${quantity}`] : [])),
  );

test("keeps the guest's warranty where the customer had chosen another, and reports it", async () => {
  await shop.serviceOffers.save('warranty-2', longWarranty);
  const buyer = await kit.shopper();
  const guest = await shop.shopper({ [buyer.product]: 1 });
  await shop.cart.setService(guest.caller, buyer.product, 'warranty-2', 1);
  const merge = { from: guest.sessionId, to: buyer.sessionId };
  const joined = await shop.cart.mergeGuest(shop.db.$client, merge, { city: guest.caller.city, now: noon });
  expect(joined).toMatchObject({ cartLines: 1, reduced: [], warranties: [buyer.product] });
  expect(await chosenOf(buyer.caller)).toEqual(['install 2', 'warranty-2 1']);
  await shop.serviceOffers.save('warranty-2', { ...warranty, active: false });
});

test('keeps one of two warranties that two tabs choose at once', async () => {
  await shop.serviceOffers.save('warranty-2', longWarranty);
  const buyer = await kit.shopper();
  await shop.cart.removeService(buyer.caller, buyer.product, 'warranty');
  for (let attempt = 0; attempt < 5; attempt++) {
    await Promise.all(
      ['warranty', 'warranty-2'].map((code) => shop.cart.setService(buyer.caller, buyer.product, code, 1)),
    );
    expect((await chosenOf(buyer.caller)).filter((service) => service.startsWith('warranty'))).toHaveLength(1);
  }
  await shop.serviceOffers.save('warranty-2', { ...warranty, active: false });
});

test('adds no service with a product whose quantity was reduced and raised again', async () => {
  const buyer = await kit.shopper();
  await shop.cart.setQuantity(buyer.caller, buyer.product, 1);
  await shop.cart.setQuantity(buyer.caller, buyer.product, 2);
  expect(await chosenOf(buyer.caller)).toEqual(['install 1', 'warranty 1']);
  await shop.cart.mark(buyer.caller, [buyer.product], 'later');
  await shop.cart.mark(buyer.caller, [buyer.product], 'selected');
  expect(await chosenOf(buyer.caller)).toEqual(['install 1', 'warranty 1']);
});

test.each(['add', 'addMany', 'buyOnly', 'reorder'] as const)(
  'adds no service with a product set aside and added again by %s',
  async (call) => {
    const { caller, product } = await kit.shopper();
    await shop.cart.mark(caller, [product], 'later');
    if (call === 'addMany') await shop.cart.addMany(caller, new Map([[product, 2]]));
    else if (call === 'reorder') await shop.cart.reorder(caller, [{ productId: product, quantity: 2, price: 50_000 }]);
    else await shop.cart[call](caller, product, 2);
    expect(await shop.cart.read(caller)).toMatchObject({ total: 100_000, services: 0 });
  },
);

test('reduces the services of a line that an earlier order is repeated with', async () => {
  const { caller, product } = await kit.shopper();
  await shop.cart.reorder(caller, [{ productId: product, quantity: 1, price: 50_000 }]);
  await shop.cart.setQuantity(caller, product, 2);
  expect(await chosenOf(caller)).toEqual(['install 1', 'warranty 1']);
});
