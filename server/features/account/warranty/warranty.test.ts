import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertCustomer } from '#test/factories/customers.ts';
import { almaty, astana, createOrdering, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { inTransaction } from '../../../platform/database/db.ts';
import { CentresRefused, parseCentres } from './centres-file.policy.ts';
import { replaceCentres } from './warranty.queries.ts';
import { createWarrantyService, type WarrantyService } from './warranty.service.ts';

let database: TestDatabase;
let shop: Ordering;
let warranty: WarrantyService;
let product: number;
const cities: Record<string, number> = { almaty: 1, astana: 2 };
const viewer = { city: almaty, language: 'ru' as const, now: noon };
const refused = (error: string) => expect.objectContaining({ error });
const row = (key: string, city: string, brands: string, hours = 'daily 09:00-18:00') =>
  [key, city, brands, 'Мастер', 'Шебер', 'ул. Абая, 1', 'Абай көшесі, 1', hours, '7011234567', '43.2', '76.9'].join(
    '\t',
  );
const read = (text: string) => parseCentres(text, (keyword) => cities[keyword]);

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  shop = await createOrdering(db, { settings: { 'stock.unprovenPercent': 100 } });
  const keywords = ['', 'almaty', 'astana'];
  warranty = createWarrantyService({
    db,
    geo: { cityById: (id) => ({ keyword: keywords[id] }) as never, cityName: (id) => keywords[id]! },
    orders: shop.orders,
    phoneVerification: shop.phoneVerification,
  });
  product = await shop.addProduct({ stock: { 1: 100 } });
  const { $client: sql } = db;
  const [brand] = await sql<{ id: number }[]>`insert into brands (slug, name) values ('acme', 'Acme') returning id`;
  const [attribute] = await sql<{ id: number }[]>`
    insert into attributes (slug, name_ru, name_kk, type) values ('garantiya', 'Гарантия', 'Кепілдік', 'number') returning id`;
  await sql`update products set brand_id = ${brand!.id} where id = ${product}`;
  await sql`insert into product_values (product_id, attribute_id, number) values (${product}, ${attribute!.id}, 12)`;
  await inTransaction(db, (tx) =>
    replaceCentres(tx, read([row('far', 'astana', 'Acme'), row('near', 'almaty', 'Other, Acme')].join('\n'))),
  );
});
afterAll(() => database.drop());

/** Creates a delivered order. */
async function createDelivered(quantity = 1, customer?: { customerId: number; sessionId: number }) {
  const buyer = await shop.shopper({ [product]: quantity }, customer ? { customer } : {});
  const { number } = await buyer.place(`key-${Math.random()}`);
  await database.db.$client`update orders set status = 'completed' where number = ${number}`;
  await database.db.$client`
    insert into order_events (order_id, from_status, to_status, by, at) select id, 'on_the_way', 'completed', 'shop', ${noon} from orders where number = ${number}`;
  return { number, ...buyer };
}

test('saves serial numbers of delivered products, at most the quantity bought, each once', async () => {
  const { number } = await createDelivered(2);
  expect(await warranty.record(number, product, ['sn 1000/1', 'SN10002'], noon)).toEqual(['SN10001', 'SN10002']);
  expect(await warranty.record(number, product, ['SN10003'], noon)).toEqual(['SN10003']);
  await expect(warranty.record(number, product, ['A1111', 'A1112', 'A1113'], noon)).rejects.toEqual(
    refused('serial_refused'),
  );
  await expect(warranty.record(number, product, ["' or 1=1"], noon)).rejects.toEqual(refused('serial_refused'));
  const other = await createDelivered();
  await expect(warranty.record(other.number, product, ['sn10003'], noon)).rejects.toEqual(refused('serial_refused'));
  const openOrder = await (await shop.shopper({ [product]: 1 })).place('open');
  await expect(warranty.record(openOrder.number, product, ['SN20001'], noon)).rejects.toEqual(
    refused('serial_refused'),
  );
  await expect(warranty.record('000', product, ['SN20001'], noon)).rejects.toEqual(refused('order_not_found'));
  expect(
    await warranty.listForOrder({ number }, (await createDelivered()).caller as never).catch((error) => error.error),
  ).toBe('order_not_found');
});

test('shows customers warranties of their own purchases only, with the nearest service centre', async () => {
  const owner = await insertCustomer(database.db, '7053334455');
  const { number, caller } = await createDelivered(1, owner);
  await warranty.record(number, product, ['OWN-0001'], noon);
  expect(await warranty.findForCustomer('own-0001', owner.customerId, viewer)).toMatchObject({
    serial: 'OWN-0001',
    orderNumber: number,
    product: { id: product, brand: 'Acme' },
    handedOver: '2026-11-24',
    until: '2027-11-24',
    isOver: false,
    centre: { cityKeyword: 'almaty', brands: ['Other', 'Acme'], phone: '7011234567' },
  });
  const later = { city: astana, language: 'kk' as const, now: new Date('2027-11-25T07:00:00Z') };
  expect(await warranty.findForCustomer('OWN-0001', owner.customerId, later)).toMatchObject({
    isOver: true,
    centre: { cityKeyword: 'astana', name: 'Шебер' },
  });
  expect(await warranty.listForOrder({ number }, caller as never)).toEqual([
    { productId: product, serial: 'OWN-0001' },
  ]);
  const otherCustomer = await insertCustomer(database.db, '7053334466');
  for (const serial of ['OWN-0001', 'NONE-0001', '?'])
    await expect(warranty.findForCustomer(serial, otherCustomer.customerId, viewer)).rejects.toEqual(
      refused('warranty_not_found'),
    );
});

test('requires a verified phone and the order number from a guest, and responds alike to any mismatch', async () => {
  const { number, phone, sessionId } = await createDelivered();
  await warranty.record(number, product, ['GUEST-01'], noon);
  const input = { serial: 'GUEST-01', number, phone };
  const caller = { ...viewer, sessionId };
  for (const serial of ['GUEST-01', 'NONE-0001'])
    await expect(warranty.findForGuest({ ...input, serial }, caller)).rejects.toEqual(refused('proof_expired'));
  const call = { address: '10.0.0.1', language: 'ru' as const, origin: 'http://shop.test', now: noon };
  await shop.phoneVerification.send({ sessionId, phone }, call);
  const [sent] = await database.db.$client<{ text: string }[]>`select text from sent_messages order by id desc limit 1`;
  await shop.phoneVerification.confirm({ sessionId, phone }, /\d{6}/.exec(sent!.text)![0], noon);
  expect(await warranty.findForGuest(input, caller)).toMatchObject({ serial: 'GUEST-01', until: '2027-11-24' });
  for (const override of [{ serial: 'NONE-0001' }, { number: '999' }, { serial: 'OWN-0001' }])
    await expect(warranty.findForGuest({ ...input, ...override }, caller)).rejects.toEqual(
      refused('warranty_not_found'),
    );
});

test('marks a returned product, hides it in the order and allows reselling it', async () => {
  const owner = await insertCustomer(database.db, '7053334477');
  const { number, caller } = await createDelivered(2, owner);
  await warranty.record(number, product, ['BACK-001', 'BACK-002'], noon);
  const sql = database.db.$client;
  const recordReturn = async (name: string, at: Date) => {
    await sql`
      with request as (
        insert into returns (number, order_id, state, reason, comment, money, delivery, bonuses, earned, created_at, updated_at)
        select ${name}, id, 'refunded', 'other', '', 0, 0, 0, 0, ${at}, ${at} from orders where number = ${number} returning id)
      insert into return_lines (return_id, product_id, quantity, money, bonuses, earned) select id, ${product}, 1, 0, 0, 0 from request`;
  };
  const read = () => warranty.findForCustomer('BACK-001', owner.customerId, viewer);
  expect(await read()).toMatchObject({ returnedOn: null, partlyReturned: false });
  await recordReturn('V-2026-000091', new Date('2026-11-26T20:00:00Z'));
  expect(await read()).toMatchObject({ returnedOn: null, partlyReturned: true, until: '2027-11-24' });
  await recordReturn('V-2026-000092', new Date('2026-11-27T20:00:00Z'));
  expect(await read()).toMatchObject({ returnedOn: '2026-11-28', partlyReturned: false, centre: null });
  expect(await warranty.listForOrder({ number }, caller as never)).toEqual([]);
  const next = await createDelivered();
  expect(await warranty.record(next.number, product, ['BACK-001'], noon)).toEqual(['BACK-001']);
});

test("lists a city's service centres and the cities that have some", async () => {
  const { centres, cities: allCities } = await warranty.centres(viewer);
  expect(centres.map(({ cityKeyword, city }) => [cityKeyword, city])).toEqual([['almaty', 'almaty']]);
  expect(allCities.map(({ keyword, count }) => [keyword, count])).toEqual(
    expect.arrayContaining([
      ['almaty', 1],
      ['astana', 1],
    ]),
  );
});

test.each([
  ['an unknown city', row('a', 'paris', 'Acme')],
  ['no brand', row('a', 'almaty', ' ')],
  ['unreadable hours', row('a', 'almaty', 'Acme', 'always')],
  ['a repeated key', `${row('a', 'almaty', 'Acme')}\n${row('a', 'almaty', 'Acme')}`],
  ['a missing column', 'a\talmaty\tAcme'],
])('refuses a whole file with %s', (_name, text) => {
  expect(() => read(text)).toThrow(CentresRefused);
});
