import { expect, test } from 'vitest';
import { courierToday, daysLater, noon } from '#test/factories/orders/ordering.ts';
import { openServiceShop } from '#test/factories/orders/service-shop.ts';

const kit = await openServiceShop();
const { shop } = kit;

test('refunds undone work and the unused warranty with a returned product', async () => {
  const buyer = await kit.shopper();
  const number = await kit.deliver(buyer);
  const [order] = (await shop.orders.read({ number }, buyer.caller)).orders;
  expect(order!.services[1]!.certificate).toMatch(/^[\w-]{20}$/);
  const later = { ...buyer.caller, now: daysLater(5) };
  const oneOfTwo = { reason: 'not-needed' as const, lines: [{ productId: buyer.product, quantity: 1 }] };
  // The kept phone keeps the warranty and one installation.
  expect(await kit.returns.preview({ number }, oneOfTwo, later)).toMatchObject({ money: 55_000, services: 5000 });

  const ref = { number, productId: buyer.product, code: 'install' };
  expect(await kit.operator.setDays(ref, { visitOn: '2026-11-25', doneOn: '2026-11-25' }, 'ru')).toMatchObject({
    date: '2026-11-25',
    doneOn: '2026-11-25',
  });
  const all = { reason: 'not-needed' as const, lines: [{ productId: buyer.product, quantity: 2 }] };
  // Five of 366 days are used.
  const warrantyRefund = Math.floor((5000 * 361) / 366);
  expect(await kit.returns.preview({ number }, all, later)).toMatchObject({
    money: 100_000 + warrantyRefund,
    services: warrantyRefund,
  });
  expect(await kit.returns.preview({ number }, { ...all, reason: 'faulty' }, later)).toMatchObject({
    services: 15_000,
  });

  const request = await kit.returns.create({ number }, { ...all, comment: '', photos: [] }, later);
  expect(request.services.map(({ code, quantity, money }) => [code, quantity, money])).toEqual([
    ['install', 2, 0],
    ['warranty', 1, warrantyRefund],
  ]);
  await kit.returns.decide(request.number, { to: 'accepted' }, 'ru', later.now);
  await kit.returns.receive(request.number, {}, 'ru', later.now);
  expect((await kit.receiptsOf(number))[1]).toEqual(['return', ' 100000', `warranty ${warrantyRefund}`]);
  const [after] = (await shop.orders.read({ number }, buyer.caller)).orders;
  expect(after!.services.map(({ returned, certificate }) => [returned, certificate])).toEqual([
    [2, null],
    [1, null],
  ]);
  expect(await kit.findAuditFaults()).toEqual([]);
});

test('lists the work of paid orders for operators until it is done', async () => {
  const buyer = await kit.shopper({ delivery: courierToday });
  const number = await kit.pay(buyer);
  const due = async () => (await kit.operator.listDue(200, 'ru')).filter((row) => row.number === number);
  expect(await due()).toMatchObject([
    { code: 'install', quantity: 2, date: '2026-11-24', city: 'almaty', product: 'Телефон' },
  ]);
  const ref = { number, productId: buyer.product, code: 'install' };
  await kit.operator.setDays(ref, { visitOn: '2026-11-30', doneOn: undefined }, 'ru');
  expect(await due()).toMatchObject([{ date: '2026-11-30' }]);
  await kit.operator.setDays(ref, { visitOn: undefined, doneOn: '2026-11-30' }, 'ru');
  expect(await due()).toEqual([]);
  await expect(
    kit.operator.setDays({ ...ref, code: 'warranty' }, { visitOn: undefined, doneOn: '2026-11-30' }, 'ru'),
  ).rejects.toThrow('service_unavailable');
});

test('does no work while a return of its order is open', async () => {
  const buyer = await kit.shopper();
  const number = await kit.deliver(buyer);
  const due = async () => (await kit.operator.listDue(50, 'ru')).filter((service) => service.number === number);
  const done = { visitOn: undefined, doneOn: '2026-11-30' };
  const ref = { number, productId: buyer.product, code: 'install' };
  expect(await due()).toHaveLength(1);
  const wanted = { reason: 'not-needed' as const, lines: [{ productId: buyer.product, quantity: 2 }] };
  const request = await kit.returns.create({ number }, { ...wanted, comment: '', photos: [] }, buyer.caller);
  expect(await due()).toEqual([]);
  await expect(kit.operator.setDays(ref, done, 'ru')).rejects.toThrow('service_unavailable');
  await kit.returns.decide(request.number, { to: 'refused', answer: 'Нет' }, 'ru', noon);
  expect((await kit.operator.setDays(ref, done, 'ru')).doneOn).toBe('2026-11-30');
});

test('refunds a service alone, once, and reports it to the register', async () => {
  const buyer = await kit.shopper();
  const { number } = await buyer.place();
  const ref = { number, productId: buyer.product, code: 'install', quantity: 1, returned: 0, shopAtFault: false };
  await expect(kit.returns.refundService(ref, 'ru', noon)).rejects.toThrow('return_refused');
  await kit.settle(buyer, number);
  for (const to of ['preparing', 'on_the_way', 'completed'] as const)
    await shop.orders.advance(number, to, 'operator', noon);
  const refunded = await kit.returns.refundService(ref, 'ru', noon);
  expect(refunded).toMatchObject({ lines: [], services: [{ code: 'install', quantity: 1, money: 5000 }] });
  expect(refunded.sums).toMatchObject({ money: 5000, tenders: [{ kind: 'bank', amount: 5000 }] });
  expect((await kit.receiptsOf(number))[1]).toEqual(['return', 'install 5000']);
  // A repeated call and more than is left refund nothing.
  await expect(kit.returns.refundService(ref, 'ru', noon)).rejects.toThrow('service_unavailable');
  await expect(kit.returns.refundService({ ...ref, returned: 1, quantity: 2 }, 'ru', noon)).rejects.toThrow(
    'service_unavailable',
  );
  // The rest of the order is still returnable in full.
  const all = { reason: 'faulty' as const, lines: [{ productId: buyer.product, quantity: 2 }] };
  expect(await kit.returns.preview({ number }, all, buyer.caller)).toMatchObject({ money: 110_000, services: 10_000 });
  const request = await kit.returns.create({ number }, { ...all, comment: '', photos: [] }, buyer.caller);
  await kit.returns.decide(request.number, { to: 'accepted' }, 'ru', noon);
  await kit.returns.receive(request.number, {}, 'ru', noon);
  expect((await shop.orders.read({ number }, buyer.caller)).orders[0]!.status).toBe('returned');
  expect(await kit.findAuditFaults()).toEqual([]);
});

test('records how many units are done, and refunds the others', async () => {
  const buyer = await kit.shopper();
  const number = await kit.deliver(buyer);
  const ref = { number, productId: buyer.product, code: 'install' };
  const setDone = (done: number) => kit.operator.setDays(ref, { visitOn: undefined, doneOn: '2026-11-25', done }, 'ru');
  expect(await setDone(1)).toMatchObject({ quantity: 2, done: 1, doneOn: '2026-11-25' });
  const due = (await kit.operator.listDue(50, 'ru')).filter((service) => service.number === number);
  expect(due).toMatchObject([{ code: 'install', quantity: 1 }]);
  await expect(setDone(3)).rejects.toThrow('service_unavailable');
  const one = { reason: 'not-needed' as const, lines: [{ productId: buyer.product, quantity: 1 }] };
  expect(await kit.returns.preview({ number }, one, buyer.caller)).toMatchObject({ services: 5000 });
  const both = { reason: 'not-needed' as const, lines: [{ productId: buyer.product, quantity: 2 }] };
  // One installation is done; the warranty is unused.
  expect(await kit.returns.preview({ number }, both, buyer.caller)).toMatchObject({ services: 10_000 });

  const refund = { ...ref, quantity: 1, shopAtFault: false };
  // Without fault, at most what is not done.
  await expect(kit.returns.refundService({ ...refund, quantity: 2, returned: 0 }, 'ru', noon)).rejects.toThrow(
    'service_unavailable',
  );
  await kit.returns.refundService({ ...refund, returned: 0 }, 'ru', noon);
  await expect(kit.returns.refundService({ ...refund, returned: 1 }, 'ru', noon)).rejects.toThrow(
    'service_unavailable',
  );
  await expect(setDone(2)).rejects.toThrow('service_unavailable');
  expect(await kit.findAuditFaults()).toEqual([]);
});

test('keeps the work still to be done when done work is refunded at fault, with its product or alone', async () => {
  for (const isAlone of [true, false]) {
    const buyer = await kit.shopper();
    const number = await kit.deliver(buyer);
    const ref = { number, productId: buyer.product, code: 'install' };
    await kit.operator.setDays(ref, { visitOn: '2026-11-26', doneOn: '2026-11-24', done: 1 }, 'ru');
    if (isAlone) {
      await kit.returns.refundService({ ...ref, quantity: 1, returned: 0, shopAtFault: true }, 'ru', noon);
    } else {
      const input = { reason: 'faulty' as const, lines: [{ productId: buyer.product, quantity: 1 }] };
      const request = await kit.returns.create({ number }, { ...input, comment: '', photos: [] }, buyer.caller);
      await kit.returns.decide(request.number, { to: 'accepted' }, 'ru', noon);
      await kit.returns.receive(request.number, {}, 'ru', noon);
    }
    const due = (await kit.operator.listDue(200, 'ru')).filter((service) => service.number === number);
    expect(due).toMatchObject([{ code: 'install', quantity: 1, date: '2026-11-26' }]);
    const [order] = (await shop.orders.read({ number }, buyer.caller)).orders;
    expect(order!.services[0]).toMatchObject({ returned: 1, done: 0, doneOn: null, cancellable: 1 });
    await kit.returns.cancelService({ number }, { ...ref, quantity: 1, returned: 1 }, buyer.caller);
    expect((await kit.receiptsOf(number)).at(-1)).toEqual(['return', 'install 5000']);
    expect(await kit.findAuditFaults()).toEqual([]);
  }
});

test('refunds done work of a faulty product that is kept', async () => {
  const buyer = await kit.shopper();
  const number = await kit.deliver(buyer);
  const ref = { number, productId: buyer.product, code: 'install' };
  await kit.operator.setDays(ref, { visitOn: undefined, doneOn: '2026-11-25' }, 'ru');
  const refund = { ...ref, quantity: 1, returned: 0 };
  await expect(kit.returns.refundService({ ...refund, shopAtFault: false }, 'ru', noon)).rejects.toThrow(
    'service_unavailable',
  );
  const refunded = await kit.returns.refundService({ ...refund, shopAtFault: true }, 'ru', noon);
  expect(refunded).toMatchObject({ reason: 'faulty', services: [{ code: 'install', quantity: 1, money: 5000 }] });
  expect(await kit.findAuditFaults()).toEqual([]);
});
