import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SaleTicket } from '#contract/orders/sales.ts';
import { defaultSettings, type Settings } from '#domain/settings/settings.ts';
import { insertCustomer } from '#test/factories/customers.ts';
import { createOrdering, type Ordering } from '#test/factories/orders/ordering.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { createContentService, type ContentService } from '../content/content.service.ts';
import { createCustomersService } from '../../customers/customers/customers.service.ts';
import { createSalesService, type SaleGate, type SalesService } from './sales.service.ts';

const STARTS = '2026-11-24T07:00:00Z';
const at = (seconds: number) => new Date(Date.parse(STARTS) + seconds * 1000);
const BEFORE = at(-600);

let database: TestDatabase;
let dir: string;
let content: ContentService;
let shop: Ordering;
let sales: SalesService;
let other: SalesService;
let phone: number;
let plain: number;
const settings: Settings = { ...defaultSettings };
const changed: Partial<Settings> = {};

beforeAll(async () => {
  database = await createTestDatabase();
  dir = await mkdtemp(join(tmpdir(), 'sales-'));
  await mkdir(join(dir, 'launches'));
  const head = { title: 'Galaxy', lead: 'Скоро', kind: 'phone', starts: STARTS, category: 'x', models: 'Galaxy S25' };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  await writeFile(join(dir, 'launches', 'galaxy.ru.md'), `---\n${lines.join('\n')}\n---\nТекст\n`);
  const { db } = database;
  content = await createContentService({ db, settings: { current: () => settings }, secret: 'secret', dir });
});
afterAll(async () => {
  await rm(dir, { recursive: true });
  await database.drop();
});

/** A process of the shop whose catalogue names one product of the sale. */
function open(
  listing: () => Promise<unknown> = async () => ({ products: [{ id: phone, name: 'Смартфон Samsung Galaxy S25' }] }),
): SalesService {
  return createSalesService({
    db: database.db,
    content,
    catalog: { listing: () => listing() as never },
    settings: { current: () => ({ ...settings, ...changed }) },
    secret: 'secret',
    viewer: (now) => ({ language: 'ru', city: { id: 1 } as never, now }),
  });
}

beforeEach(async () => {
  const { $client: sql } = database.db;
  await sql`delete from sale_tickets`;
  await sql`delete from sale_queues`;
  for (const name of Object.keys(changed)) delete changed[name as keyof Settings];
  const gate: SaleGate = {
    closedTo: (...asked) => sales.closedTo(...asked),
    limitOf: (id) => sales.limitOf(id),
    spend: (...asked) => sales.spend(...asked),
  };
  shop = await createOrdering(database.db, { sales: gate, settings: { 'stock.unprovenPercent': 100 } });
  phone = await shop.addProduct({ stock: { 1: 5 } });
  plain = await shop.addProduct();
  sales = open();
  other = open();
});

type Visitor = { sessionId: number; take(now: Date, process?: SalesService): Promise<SaleTicket> };
let visitors = 0;
async function visitor(customerId: number | null = null, sessionId?: number, ip?: string): Promise<Visitor> {
  const own = sessionId ?? (await shop.sessions.create()).sessionId;
  const from = ip ?? `10.1.${++visitors >> 8}.${visitors & 255}`;
  return {
    sessionId: own,
    take: (now, process = sales) =>
      process.take('galaxy', {
        sessionId: own,
        ensureSession: async () => own,
        customerId,
        ip: from,
        language: 'ru',
        now,
      }),
  };
}
const queueOf = (count: number) => Promise.all(Array.from({ length: count }, () => visitor()));
/** One tick of both processes at the same time. */
const turn = async (now: Date) => {
  await Promise.all([sales.tick(now), other.tick(now)]);
  await Promise.all([sales.refresh(now), other.refresh(now)]);
};
const buyer = (sessionId: number, from = `702${String(sessionId).padStart(7, '0')}`) =>
  shop.shopper({ [phone]: 1 }, { customer: { sessionId, customerId: null as never }, phone: from });
const refused = (error: string) => expect.objectContaining({ error });

test('gives tickets from an hour before, the same one to every tab, and no number before the start', async () => {
  const one = await visitor();
  await expect(one.take(at(-3601))).rejects.toEqual(refused('sale_not_open'));
  const first = await one.take(at(-3600));
  expect(first).toMatchObject({ state: 'waiting', number: null, preorder: null, until: null });
  expect(await one.take(at(-10), other)).toEqual(first);
  await turn(at(-5));
  expect(sales.board('galaxy', at(-5))).toMatchObject({ phase: 'tickets', waiting: 1, drawn: false });
  expect(sales.ticketOf('galaxy', first.token)).toEqual(first);
  expect(other.ticketOf('galaxy', `${first.token.split('-')[0]}-${'0'.repeat(64)}`)).toBeUndefined();
});

test('limits tickets per address; an owner keeps the ticket', async () => {
  changed['sale.ticketsPerAddress'] = 2;
  const here = await Promise.all([1, 2, 3].map(() => visitor(null, undefined, '10.9.9.9')));
  const first = await here[0]!.take(BEFORE);
  await here[1]!.take(BEFORE);
  await expect(here[2]!.take(BEFORE)).rejects.toEqual(refused('sale_tickets_gone'));
  expect(await here[0]!.take(BEFORE)).toEqual(first);
});

test('early tickets draw lots, later ones follow by arrival', async () => {
  changed['sale.admittedPerSecond'] = 1;
  const early = await queueOf(40);
  const given: SaleTicket[] = [];
  for (const item of early) given.push(await item.take(BEFORE));
  await turn(at(0));
  const late = await queueOf(3);
  for (const [index, one] of late.entries()) given.push(await one.take(at(index * 0.2)));
  await turn(at(0.9));
  const numbers = given.map(({ token }) => sales.ticketOf('galaxy', token)!.number!);
  expect(numbers.slice(0, 40).toSorted((a, b) => a - b)).toEqual(early.map((_one, index) => index + 1));
  expect(numbers.slice(0, 40)).not.toEqual(early.map((_one, index) => index + 1));
  expect(numbers.slice(40)).toEqual([41, 42, 43]);
});

test('a sale moved to a later hour draws lots for tickets since, after the numbers of the first draw', async () => {
  changed['sale.admittedPerSecond'] = 1;
  const file = join(dir, 'launches', 'galaxy.ru.md');
  const written = await readFile(file, 'utf8');
  const numbersOf = (given: readonly SaleTicket[]) => given.map(({ token }) => sales.ticketOf('galaxy', token)!.number);
  try {
    const early = [await (await visitor()).take(BEFORE), await (await visitor()).take(BEFORE)];
    await turn(at(0));
    await writeFile(file, written.replace(STARTS, at(3600).toISOString()));
    await content.load();
    await turn(at(60));
    const since: SaleTicket[] = [];
    for (const one of await queueOf(40)) since.push(await one.take(at(120)));
    await turn(at(180));
    expect(numbersOf(since)).toEqual(since.map(() => null));
    expect(sales.board('galaxy', at(180))).toMatchObject({ phase: 'tickets', drawn: false });
    await turn(at(3600));
    const coming = since.map((_one, index) => index + 3);
    expect(numbersOf(since).toSorted((a, b) => a! - b!)).toEqual(coming);
    expect(numbersOf(since)).not.toEqual(coming);
    expect(numbersOf(early).toSorted()).toEqual([1, 2]);
  } finally {
    await writeFile(file, written);
    await content.load();
  }
});

test('admits buyers at the configured rate with any number of processes, and never more than the stock', async () => {
  changed['sale.admittedPerSecond'] = 2;
  const all = await queueOf(9);
  for (const item of all) await item.take(BEFORE);
  await turn(at(0));
  expect(sales.board('galaxy', at(0))).toMatchObject({ phase: 'sale', served: 0, left: 5, waiting: 9 });
  await turn(at(1));
  expect(other.board('galaxy', at(1))).toMatchObject({ served: 2, waiting: 7, perMinute: 2 });
  await turn(at(2));
  await turn(at(3));
  await turn(at(30));
  expect(sales.board('galaxy', at(30))).toMatchObject({ served: 5, left: 5, waiting: 4 });
});

test('pre-orders go first by their numbers, whenever they arrive', async () => {
  changed['sale.admittedPerSecond'] = 1;
  const { $client: sql } = database.db;
  const customers = await Promise.all(
    ['7051112233', '7051112244'].map((number) => insertCustomer(database.db, number)),
  );
  for (const [index, { customerId }] of customers.entries())
    await sql`insert into launch_places (launch, number, customer_id, product_id, language, created_at)
      values ('galaxy', ${index + 1}, ${customerId}, ${phone}, 'ru', now())`;
  const early = await visitor();
  const guest = await early.take(BEFORE);
  const [first, second] = customers.map(({ customerId, sessionId }) => visitor(customerId, sessionId));
  const last = await (await second!).take(BEFORE);
  expect(last.preorder).toBe(2);
  await turn(at(0));
  await turn(at(1));
  expect(sales.board('galaxy', at(1))).toMatchObject({ servedPreorder: 2, served: 0 });
  const late = await (await first!).take(at(1.5));
  await turn(at(2));
  expect(sales.ticketOf('galaxy', late.token)).toMatchObject({ state: 'admitted' });
  expect(sales.ticketOf('galaxy', guest.token)).toMatchObject({ state: 'waiting', number: expect.any(Number) });
});

test('closes the products of a sale to buyers without admission, from cart to order; others stay open', async () => {
  const [waits, comes] = await queueOf(2);
  await turn(BEFORE);
  await expect(buyer(waits!.sessionId)).rejects.toEqual(refused('sale_queue'));
  const elsewhere = await shop.shopper({ [plain]: 2 });
  await elsewhere.place();
  await comes!.take(BEFORE);
  await turn(at(0));
  await turn(at(1));
  await expect(buyer(waits!.sessionId)).rejects.toEqual(refused('sale_queue'));
  expect(await comes!.take(at(2))).toMatchObject({ state: 'admitted', until: at(2 + 600).toISOString() });
  const ready = await buyer(comes!.sessionId);
  await ready.place();
  await turn(at(3));
  expect(await comes!.take(at(4))).toMatchObject({ state: 'bought' });
  await expect(buyer(comes!.sessionId)).rejects.toEqual(refused('sale_queue'));
});

test('a cart filled before the sale cannot bypass the queue', async () => {
  const ready = await buyer((await visitor()).sessionId);
  await turn(at(1));
  await expect(ready.place()).rejects.toEqual(refused('sale_queue'));
});

test('a product sold through the queue is no gift with an order meanwhile', async () => {
  await shop.giftOffers.save({
    code: 'phone',
    titleRu: 'Смартфон в подарок',
    titleKk: 'Смартфон сыйға',
    minimumSum: 1,
    categoryIds: null,
    productIds: null,
    startsAt: null,
    endsAt: null,
    giftProductIds: [phone],
  });
  const given = async () => {
    const place = { productIds: [plain], cityId: 1, language: 'ru', now: at(0) } as const;
    return (await shop.giftOffers.list(database.db.$client, place)).flatMap(({ products }) => products);
  };
  expect(await given()).toHaveLength(1);
  await turn(BEFORE);
  expect(await given()).toEqual([]);
});

test('limits the quantity per customer in one order and across sessions of a phone', async () => {
  const [first, second] = await queueOf(2);
  for (const one of [first!, second!]) await one.take(BEFORE);
  await turn(at(0));
  await turn(at(1));
  await expect(
    shop.shopper({ [phone]: 2 }, { customer: { sessionId: first!.sessionId, customerId: null as never } }),
  ).rejects.toEqual(refused('quantity_unavailable'));
  await (await buyer(first!.sessionId, '7021111111')).place();
  await expect((await buyer(second!.sessionId, '7021111111')).place()).rejects.toEqual(refused('sale_limit'));
});

test('an erased account gets no second chance: the order keeps its phone, and the phone its limit', async () => {
  const { customerId, sessionId } = await insertCustomer(database.db, '7021111112');
  const [first, again] = [await visitor(customerId, sessionId), await visitor()];
  for (const one of [first, again]) await one.take(BEFORE);
  await turn(at(0));
  await turn(at(1));
  await (await shop.shopper({ [phone]: 1 }, { customer: { sessionId, customerId }, phone: '7021111112' })).place();
  const customers = createCustomersService({ db: database.db, secret: 'secret' });
  await customers.deleteAfter(database.db.$client, customerId, at(-1));
  expect(await customers.erase(at(2))).toBe(1);
  await expect((await buyer(again.sessionId, '7021111112')).place()).rejects.toEqual(refused('sale_limit'));
});

test('an unused admission passes on, and its owner rejoins at the end', async () => {
  changed['sale.buyersInside'] = 1;
  const [first, second] = await queueOf(2);
  const tickets = [await first!.take(BEFORE), await second!.take(BEFORE)];
  await turn(at(0));
  await turn(at(1));
  const stateOf = (index: number) => sales.ticketOf('galaxy', tickets[index]!.token)!.state;
  const early = stateOf(0) === 'admitted' ? 0 : 1;
  expect([stateOf(0), stateOf(1)].toSorted()).toEqual(['admitted', 'waiting']);
  await turn(at(1 + 179));
  expect(stateOf(1 - early)).toBe('waiting');
  await turn(at(1 + 180));
  expect([stateOf(early), stateOf(1 - early)]).toEqual(['passed', 'admitted']);
  const back = await [first!, second!][early]!.take(at(190));
  expect(back).toMatchObject({ state: 'waiting', number: null });
  await turn(at(191));
  expect(sales.ticketOf('galaxy', back.token)).toMatchObject({ state: 'waiting', number: 3 });
});

test('reports sold out once no buyer inside can give up; a cancelled order reopens the sale', async () => {
  await database.db.$client`update stocks set quantity = 1 where product_id = ${phone}`;
  const [first, second] = await queueOf(2);
  const tickets = [await first!.take(BEFORE), await second!.take(BEFORE)];
  await turn(at(0));
  await turn(at(1));
  expect(sales.board('galaxy', at(1))).toMatchObject({ phase: 'sale', waiting: 1 });
  const winner = sales.ticketOf('galaxy', tickets[0]!.token)!.state === 'admitted' ? 0 : 1;
  const ready = await buyer([first!, second!][winner]!.sessionId);
  const { number } = await ready.place();
  await turn(at(2));
  expect(other.board('galaxy', at(2))).toMatchObject({ phase: 'sold-out', left: 0, waiting: 1 });
  await shop.orders.cancel({ number }, ready.caller as never);
  await turn(at(3));
  expect(sales.board('galaxy', at(3))).toMatchObject({ phase: 'sale' });
  expect(sales.ticketOf('galaxy', tickets[1 - winner]!.token)).toMatchObject({ state: 'admitted' });
});

test('a login during the sale keeps the better of two tickets', async () => {
  const { customerId, sessionId } = await insertCustomer(database.db, '7051112255');
  const [guest, ...rest] = await queueOf(4);
  const own = await visitor(customerId, sessionId);
  for (const one of [guest!, own, ...rest]) await one.take(BEFORE);
  await turn(at(0));
  const numbers = await Promise.all([guest!.take(at(0)), own.take(at(0))]);
  await database.db.$client.begin((tx) => sales.join(tx, { from: guest!.sessionId, to: sessionId, customerId }));
  const best = Math.min(...numbers.map(({ number }) => number!));
  expect(await own.take(at(0))).toMatchObject({ state: 'waiting', number: best });
});

test('a pre-order goes first only once: after an expired admission it rejoins at the end', async () => {
  const { $client: sql } = database.db;
  changed['sale.buyersInside'] = 1;
  const { customerId, sessionId } = await insertCustomer(database.db, '7051112266');
  await sql`insert into launch_places (launch, number, customer_id, product_id, language, created_at)
    values ('galaxy', 9, ${customerId}, ${phone}, 'ru', now())`;
  const [guest, own] = [await visitor(), await visitor(customerId, sessionId)];
  const waiting = await guest.take(BEFORE);
  expect(await own.take(BEFORE)).toMatchObject({ preorder: 9 });
  await turn(at(0));
  await turn(at(1));
  expect(sales.ticketOf('galaxy', waiting.token)).toMatchObject({ state: 'waiting' });
  await turn(at(200));
  for (const seconds of [201, 202])
    expect(await own.take(at(seconds))).toMatchObject({ state: 'waiting', preorder: null });
  const elsewhere = await visitor();
  await elsewhere.take(at(203));
  await sql.begin((tx) => sales.join(tx, { from: elsewhere.sessionId, to: sessionId, customerId }));
  expect(await own.take(at(204))).toMatchObject({ state: 'waiting', preorder: null });
});

test('limits the tickets of an address under concurrent requests', async () => {
  changed['sale.ticketsPerAddress'] = 2;
  const here = await Promise.all(Array.from({ length: 12 }, () => visitor(null, undefined, '10.9.9.8')));
  const outcomes = await Promise.allSettled(here.map((item) => item.take(BEFORE)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
});

test('addresses of one network share its ticket limit', async () => {
  changed['sale.ticketsPerNetwork'] = 2;
  const ticketOf = async (line: number) =>
    (await visitor(null, undefined, `2a00:1:2:${line.toString(16)}::/64`)).take(BEFORE);
  for (const line of [1, 2]) await ticketOf(line);
  await expect(ticketOf(200)).rejects.toEqual(refused('sale_tickets_gone'));
  await (await visitor(null, undefined, '2a00:1:3:1::/64')).take(BEFORE);
});

test('a failing or empty catalogue opens no product', async () => {
  await turn(BEFORE);
  const closed = async (process: SalesService) => (await process.closedTo([phone], null)).size;
  const silent = open(() => Promise.reject(new Error('no catalogue')));
  await expect(silent.tick(at(-500))).rejects.toThrow();
  await silent.refresh(at(-500));
  expect(await closed(silent)).toBe(1);
  const empty = open(async () => ({ products: [] }));
  await empty.tick(at(-400));
  await empty.refresh(at(-400));
  expect(await closed(empty)).toBe(1);
  // The queue advances without it.
  const one = await visitor();
  await one.take(at(-300));
  await expect(silent.tick(at(0))).rejects.toThrow();
  await silent.refresh(at(0));
  expect(silent.board('galaxy', at(0))).toMatchObject({ drawn: true, waiting: 1 });
});

test('sends no query long before a sale', async () => {
  const asked: unknown[] = [];
  const silent = createSalesService({
    db: { $client: ((...query: unknown[]) => void asked.push(query)) as never },
    content,
    catalog: { listing: () => Promise.reject(new Error('nothing to look up')) },
    settings: { current: () => settings },
    secret: 'secret',
    viewer: () => ({}) as never,
  });
  const long = at(-7200);
  await silent.tick(long);
  await silent.refresh(long);
  expect((await silent.closedTo([phone], 1)).size).toBe(0);
  expect(asked).toEqual([]);
});
