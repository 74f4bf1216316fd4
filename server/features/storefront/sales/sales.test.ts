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
function createProcess(
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
    findClosedProducts: (...args) => sales.findClosedProducts(...args),
    quantityLimit: (id) => sales.quantityLimit(id),
    spend: (...args) => sales.spend(...args),
  };
  shop = await createOrdering(database.db, { sales: gate, settings: { 'stock.unprovenPercent': 100 } });
  phone = await shop.addProduct({ stock: { 1: 5 } });
  plain = await shop.addProduct();
  sales = createProcess();
  other = createProcess();
});

type Visitor = { sessionId: number; take(now: Date, process?: SalesService): Promise<SaleTicket> };
let visitors = 0;
async function visitor(customerId: number | null = null, sessionId?: number, ip?: string): Promise<Visitor> {
  const visitorSession = sessionId ?? (await shop.sessions.create()).sessionId;
  const from = ip ?? `10.1.${++visitors >> 8}.${visitors & 255}`;
  return {
    sessionId: visitorSession,
    take: (now, process = sales) =>
      process.take('galaxy', {
        sessionId: visitorSession,
        ensureSession: async () => visitorSession,
        customerId,
        ip: from,
        language: 'ru',
        now,
      }),
  };
}
const createQueue = (count: number) => Promise.all(Array.from({ length: count }, () => visitor()));
/** One tick of both processes at the same time. */
const tickBoth = async (now: Date) => {
  await Promise.all([sales.tick(now), other.tick(now)]);
  await Promise.all([sales.refresh(now), other.refresh(now)]);
};
const buyer = (sessionId: number, from = `702${String(sessionId).padStart(7, '0')}`) =>
  shop.shopper({ [phone]: 1 }, { customer: { sessionId, customerId: null as never }, phone: from });
const refused = (error: string) => expect.objectContaining({ error });

test('gives tickets from an hour before, the same one to every tab, and no number before the start', async () => {
  const visitor1 = await visitor();
  await expect(visitor1.take(at(-3601))).rejects.toEqual(refused('sale_not_open'));
  const ticket = await visitor1.take(at(-3600));
  expect(ticket).toMatchObject({ state: 'waiting', number: null, preorder: null, until: null });
  expect(await visitor1.take(at(-10), other)).toEqual(ticket);
  await tickBoth(at(-5));
  expect(sales.board('galaxy', at(-5))).toMatchObject({ phase: 'tickets', waiting: 1, drawn: false });
  expect(sales.findShownTicket('galaxy', ticket.token)).toEqual(ticket);
  expect(other.findShownTicket('galaxy', `${ticket.token.split('-')[0]}-${'0'.repeat(64)}`)).toBeUndefined();
});

test('limits tickets per address; an owner keeps the ticket', async () => {
  changed['sale.ticketsPerAddress'] = 2;
  const sameAddress = await Promise.all([1, 2, 3].map(() => visitor(null, undefined, '10.9.9.9')));
  const firstTicket = await sameAddress[0]!.take(BEFORE);
  await sameAddress[1]!.take(BEFORE);
  await expect(sameAddress[2]!.take(BEFORE)).rejects.toEqual(refused('sale_tickets_gone'));
  expect(await sameAddress[0]!.take(BEFORE)).toEqual(firstTicket);
});

test('draws lots for early tickets; later ones follow by arrival', async () => {
  changed['sale.admittedPerSecond'] = 1;
  const earlyVisitors = await createQueue(40);
  const tickets: SaleTicket[] = [];
  for (const item of earlyVisitors) tickets.push(await item.take(BEFORE));
  await tickBoth(at(0));
  const lateVisitors = await createQueue(3);
  for (const [index, visitorAfter] of lateVisitors.entries()) tickets.push(await visitorAfter.take(at(index * 0.2)));
  await tickBoth(at(0.9));
  const numbers = tickets.map(({ token }) => sales.findShownTicket('galaxy', token)!.number!);
  expect(numbers.slice(0, 40).toSorted((a, b) => a - b)).toEqual(earlyVisitors.map((_one, index) => index + 1));
  expect(numbers.slice(0, 40)).not.toEqual(earlyVisitors.map((_one, index) => index + 1));
  expect(numbers.slice(40)).toEqual([41, 42, 43]);
});

test('draws lots for new tickets of a sale moved to a later hour, behind the numbers of the first draw', async () => {
  changed['sale.admittedPerSecond'] = 1;
  const file = join(dir, 'launches', 'galaxy.ru.md');
  const fileText = await readFile(file, 'utf8');
  const listNumbers = (tickets: readonly SaleTicket[]) =>
    tickets.map(({ token }) => sales.findShownTicket('galaxy', token)!.number);
  try {
    const earlyTickets = [await (await visitor()).take(BEFORE), await (await visitor()).take(BEFORE)];
    await tickBoth(at(0));
    await writeFile(file, fileText.replace(STARTS, at(3600).toISOString()));
    await content.load();
    await tickBoth(at(60));
    const lateTickets: SaleTicket[] = [];
    for (const visitorAfter of await createQueue(40)) lateTickets.push(await visitorAfter.take(at(120)));
    await tickBoth(at(180));
    expect(listNumbers(lateTickets)).toEqual(lateTickets.map(() => null));
    expect(sales.board('galaxy', at(180))).toMatchObject({ phase: 'tickets', drawn: false });
    await tickBoth(at(3600));
    const coming = lateTickets.map((_one, index) => index + 3);
    expect(listNumbers(lateTickets).toSorted((a, b) => a! - b!)).toEqual(coming);
    expect(listNumbers(lateTickets)).not.toEqual(coming);
    expect(listNumbers(earlyTickets).toSorted()).toEqual([1, 2]);
  } finally {
    await writeFile(file, fileText);
    await content.load();
  }
});

test('admits buyers at the configured rate with any number of processes, and never more than the stock', async () => {
  changed['sale.admittedPerSecond'] = 2;
  const allVisitors = await createQueue(9);
  for (const item of allVisitors) await item.take(BEFORE);
  await tickBoth(at(0));
  expect(sales.board('galaxy', at(0))).toMatchObject({ phase: 'sale', served: 0, left: 5, waiting: 9 });
  await tickBoth(at(1));
  expect(other.board('galaxy', at(1))).toMatchObject({ served: 2, waiting: 7, perMinute: 2 });
  await tickBoth(at(2));
  await tickBoth(at(3));
  await tickBoth(at(30));
  expect(sales.board('galaxy', at(30))).toMatchObject({ served: 5, left: 5, waiting: 4 });
});

test('admits pre-orders first by their numbers, regardless of arrival', async () => {
  changed['sale.admittedPerSecond'] = 1;
  const { $client: sql } = database.db;
  const customers = await Promise.all(
    ['7051112233', '7051112244'].map((number) => insertCustomer(database.db, number)),
  );
  for (const [index, { customerId }] of customers.entries())
    await sql`insert into launch_places (launch, number, customer_id, product_id, language, created_at)
      values ('galaxy', ${index + 1}, ${customerId}, ${phone}, 'ru', now())`;
  const earlyVisitor = await visitor();
  const guest = await earlyVisitor.take(BEFORE);
  const [first, second] = customers.map(({ customerId, sessionId }) => visitor(customerId, sessionId));
  const lastTicket = await (await second!).take(BEFORE);
  expect(lastTicket.preorder).toBe(2);
  await tickBoth(at(0));
  await tickBoth(at(1));
  expect(sales.board('galaxy', at(1))).toMatchObject({ servedPreorder: 2, served: 0 });
  const lateTicket = await (await first!).take(at(1.5));
  await tickBoth(at(2));
  expect(sales.findShownTicket('galaxy', lateTicket.token)).toMatchObject({ state: 'admitted' });
  expect(sales.findShownTicket('galaxy', guest.token)).toMatchObject({ state: 'waiting', number: expect.any(Number) });
});

test('closes the products of a sale to buyers without admission, from cart to order; others stay open', async () => {
  const [waits, buyingVisitor] = await createQueue(2);
  await tickBoth(BEFORE);
  await expect(buyer(waits!.sessionId)).rejects.toEqual(refused('sale_queue'));
  const otherBuyer = await shop.shopper({ [plain]: 2 });
  await otherBuyer.place();
  await buyingVisitor!.take(BEFORE);
  await tickBoth(at(0));
  await tickBoth(at(1));
  await expect(buyer(waits!.sessionId)).rejects.toEqual(refused('sale_queue'));
  expect(await buyingVisitor!.take(at(2))).toMatchObject({ state: 'admitted', until: at(2 + 600).toISOString() });
  const readyBuyer = await buyer(buyingVisitor!.sessionId);
  await readyBuyer.place();
  await tickBoth(at(3));
  expect(await buyingVisitor!.take(at(4))).toMatchObject({ state: 'bought' });
  await expect(buyer(buyingVisitor!.sessionId)).rejects.toEqual(refused('sale_queue'));
});

test('does not let a cart filled before the sale bypass the queue', async () => {
  const readyBuyer = await buyer((await visitor()).sessionId);
  await tickBoth(at(1));
  await expect(readyBuyer.place()).rejects.toEqual(refused('sale_queue'));
});

test('offers no product as a gift while it is sold through the queue', async () => {
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
  const readGiftOffers = async () => {
    const scope = { productIds: [plain], cityId: 1, language: 'ru', now: at(0) } as const;
    return (await shop.giftOffers.list(database.db.$client, scope)).flatMap(({ products }) => products);
  };
  expect(await readGiftOffers()).toHaveLength(1);
  await tickBoth(BEFORE);
  expect(await readGiftOffers()).toEqual([]);
});

test('limits the quantity per customer in one order and across sessions of a phone', async () => {
  const [first, second] = await createQueue(2);
  for (const queued of [first!, second!]) await queued.take(BEFORE);
  await tickBoth(at(0));
  await tickBoth(at(1));
  await expect(
    shop.shopper({ [phone]: 2 }, { customer: { sessionId: first!.sessionId, customerId: null as never } }),
  ).rejects.toEqual(refused('quantity_unavailable'));
  await (await buyer(first!.sessionId, '7021111111')).place();
  await expect((await buyer(second!.sessionId, '7021111111')).place()).rejects.toEqual(refused('sale_limit'));
});

test('keeps the limit of a phone after its account is erased', async () => {
  const { customerId, sessionId } = await insertCustomer(database.db, '7021111112');
  const [first, returning] = [await visitor(customerId, sessionId), await visitor()];
  for (const queued of [first, returning]) await queued.take(BEFORE);
  await tickBoth(at(0));
  await tickBoth(at(1));
  await (await shop.shopper({ [phone]: 1 }, { customer: { sessionId, customerId }, phone: '7021111112' })).place();
  const customers = createCustomersService({ db: database.db, secret: 'secret' });
  await customers.deleteAfter(database.db.$client, customerId, at(-1));
  expect(await customers.erase(at(2))).toBe(1);
  await expect((await buyer(returning.sessionId, '7021111112')).place()).rejects.toEqual(refused('sale_limit'));
});

test('passes on an unused admission, and lets its owner rejoin at the end', async () => {
  changed['sale.buyersInside'] = 1;
  const [first, second] = await createQueue(2);
  const tickets = [await first!.take(BEFORE), await second!.take(BEFORE)];
  await tickBoth(at(0));
  await tickBoth(at(1));
  const readState = (index: number) => sales.findShownTicket('galaxy', tickets[index]!.token)!.state;
  const earlyIndex = readState(0) === 'admitted' ? 0 : 1;
  expect([readState(0), readState(1)].toSorted()).toEqual(['admitted', 'waiting']);
  await tickBoth(at(1 + 179));
  expect(readState(1 - earlyIndex)).toBe('waiting');
  await tickBoth(at(1 + 180));
  expect([readState(earlyIndex), readState(1 - earlyIndex)]).toEqual(['passed', 'admitted']);
  const returned = await [first!, second!][earlyIndex]!.take(at(190));
  expect(returned).toMatchObject({ state: 'waiting', number: null });
  await tickBoth(at(191));
  expect(sales.findShownTicket('galaxy', returned.token)).toMatchObject({ state: 'waiting', number: 3 });
});

test('reports sold out once no buyer inside can give up; a cancelled order reopens the sale', async () => {
  await database.db.$client`update stocks set quantity = 1 where product_id = ${phone}`;
  const [first, second] = await createQueue(2);
  const tickets = [await first!.take(BEFORE), await second!.take(BEFORE)];
  await tickBoth(at(0));
  await tickBoth(at(1));
  expect(sales.board('galaxy', at(1))).toMatchObject({ phase: 'sale', waiting: 1 });
  const winner = sales.findShownTicket('galaxy', tickets[0]!.token)!.state === 'admitted' ? 0 : 1;
  const readyBuyer = await buyer([first!, second!][winner]!.sessionId);
  const { number } = await readyBuyer.place();
  await tickBoth(at(2));
  expect(other.board('galaxy', at(2))).toMatchObject({ phase: 'sold-out', left: 0, waiting: 1 });
  await shop.orders.cancel({ number }, readyBuyer.caller as never);
  await tickBoth(at(3));
  expect(sales.board('galaxy', at(3))).toMatchObject({ phase: 'sale' });
  expect(sales.findShownTicket('galaxy', tickets[1 - winner]!.token)).toMatchObject({ state: 'admitted' });
});

test('keeps the better of two tickets when a buyer logs in during the sale', async () => {
  const { customerId, sessionId } = await insertCustomer(database.db, '7051112255');
  const [guest, ...rest] = await createQueue(4);
  const customerVisitor = await visitor(customerId, sessionId);
  for (const queued of [guest!, customerVisitor, ...rest]) await queued.take(BEFORE);
  await tickBoth(at(0));
  const numbers = await Promise.all([guest!.take(at(0)), customerVisitor.take(at(0))]);
  await database.db.$client.begin((tx) => sales.mergeGuest(tx, { from: guest!.sessionId, to: sessionId, customerId }));
  const best = Math.min(...numbers.map(({ number }) => number!));
  expect(await customerVisitor.take(at(0))).toMatchObject({ state: 'waiting', number: best });
});

test('prefers a pre-order only once: after an expired admission it rejoins at the end', async () => {
  const { $client: sql } = database.db;
  changed['sale.buyersInside'] = 1;
  const { customerId, sessionId } = await insertCustomer(database.db, '7051112266');
  await sql`insert into launch_places (launch, number, customer_id, product_id, language, created_at)
    values ('galaxy', 9, ${customerId}, ${phone}, 'ru', now())`;
  const [guest, customerVisitor] = [await visitor(), await visitor(customerId, sessionId)];
  const guestTicket = await guest.take(BEFORE);
  expect(await customerVisitor.take(BEFORE)).toMatchObject({ preorder: 9 });
  await tickBoth(at(0));
  await tickBoth(at(1));
  expect(sales.findShownTicket('galaxy', guestTicket.token)).toMatchObject({ state: 'waiting' });
  await tickBoth(at(200));
  for (const seconds of [201, 202])
    expect(await customerVisitor.take(at(seconds))).toMatchObject({ state: 'waiting', preorder: null });
  const otherVisitor = await visitor();
  await otherVisitor.take(at(203));
  await sql.begin((tx) => sales.mergeGuest(tx, { from: otherVisitor.sessionId, to: sessionId, customerId }));
  expect(await customerVisitor.take(at(204))).toMatchObject({ state: 'waiting', preorder: null });
});

test('limits the tickets of an address under concurrent requests', async () => {
  changed['sale.ticketsPerAddress'] = 2;
  const sameAddress = await Promise.all(Array.from({ length: 12 }, () => visitor(null, undefined, '10.9.9.8')));
  const outcomes = await Promise.allSettled(sameAddress.map((item) => item.take(BEFORE)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
});

test('shares the ticket limit between addresses of one network', async () => {
  changed['sale.ticketsPerNetwork'] = 2;
  const takeTicket = async (line: number) =>
    (await visitor(null, undefined, `2a00:1:2:${line.toString(16)}::/64`)).take(BEFORE);
  for (const line of [1, 2]) await takeTicket(line);
  await expect(takeTicket(200)).rejects.toEqual(refused('sale_tickets_gone'));
  await (await visitor(null, undefined, '2a00:1:3:1::/64')).take(BEFORE);
});

test('opens no product when the catalogue fails or is empty', async () => {
  await tickBoth(BEFORE);
  const closed = async (process: SalesService) => (await process.findClosedProducts([phone], null)).size;
  const withoutCatalog = createProcess(() => Promise.reject(new Error('no catalogue')));
  await expect(withoutCatalog.tick(at(-500))).rejects.toThrow();
  await withoutCatalog.refresh(at(-500));
  expect(await closed(withoutCatalog)).toBe(1);
  const empty = createProcess(async () => ({ products: [] }));
  await empty.tick(at(-400));
  await empty.refresh(at(-400));
  expect(await closed(empty)).toBe(1);
  // The queue advances without it.
  const newVisitor = await visitor();
  await newVisitor.take(at(-300));
  await expect(withoutCatalog.tick(at(0))).rejects.toThrow();
  await withoutCatalog.refresh(at(0));
  expect(withoutCatalog.board('galaxy', at(0))).toMatchObject({ drawn: true, waiting: 1 });
});

test('sends no query long before a sale', async () => {
  const queries: unknown[] = [];
  const withoutQueue = createSalesService({
    db: { $client: ((...query: unknown[]) => void queries.push(query)) as never },
    content,
    catalog: { listing: () => Promise.reject(new Error('nothing to look up')) },
    settings: { current: () => settings },
    secret: 'secret',
    viewer: () => ({}) as never,
  });
  const longBefore = at(-7200);
  await withoutQueue.tick(longBefore);
  await withoutQueue.refresh(longBefore);
  expect((await withoutQueue.findClosedProducts([phone], 1)).size).toBe(0);
  expect(queries).toEqual([]);
});
