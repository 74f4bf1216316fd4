import { rm } from 'node:fs/promises';
import { almaty, contact, courierToday, createOrdering, noon, type Ordering } from '#test/factories/orders/ordering.ts';
import { temporaryFolder } from '#test/harness/temporary-folder.ts';
import { addDays } from '#domain/time/calendar.ts';
import { priceCart, type CartInput } from '#domain/pricing/cart-totals.ts';
import { migrateDatabase, openDatabase, POOL_SIZE, type Database } from '#server/platform/database/db.ts';
import { startEmbeddedDatabase } from '#server/platform/database/embedded-db.ts';
import { products } from '#server/features/storefront/catalog/catalog.table.ts';
import { sessions } from '#server/features/customers/session/session.table.ts';
import { int, rowOf } from '#server/platform/database/row.ts';
import { atLeast, atMost, median, percentile, figureWithoutBudget, roundTo, type Figure } from '../run/figure.ts';
import { postgresCpu } from '../run/postgres-cpu.ts';

/** Products in the catalogue, and those in carts. */
const CATALOGUE = 10_000;
const SOLD_PRODUCTS = 200;
const CLIENTS = 32;
/** Orders placed before the measurement: a running shop has compiled its code and planned its statements. */
const WARM_UP_ORDERS = 600;
const MEASURED_ORDERS = 3_000;
/** One in three wants the hot product; three in four of them get it. */
const HOT_QUANTITY = 750;
const SLOTS = ['10-14', '14-18', '18-22'] as const;
const CART_LINES = 50;

const productRow = rowOf({ id: products.id });
const sessionRow = rowOf({ id: sessions.id });
const oversoldRow = rowOf({ oversold: int });

/** Checkout against a durable PostgreSQL, and pricing of a wide cart without one. */
export async function benchOrders(): Promise<Figure[]> {
  const dataDir = await temporaryFolder('bench');
  const server = await startEmbeddedDatabase({ dataDir });
  try {
    await migrateDatabase(server.url);
    const bench = await prepareCheckouts(server.url);
    try {
      await bench.warmUp();
      const { perSecond, p50, p99, oversold, processCpu, databaseCpu } = await bench.measure();
      return [
        atLeast(`orders per second, ${CLIENTS} clients (median ${p50} ms)`, perSecond, 200, ''),
        atMost(`place order, ${CLIENTS} clients, p99`, p99, 100, 'ms'),
        atMost('oversold quantity', oversold, 0, ''),
        figureWithoutBudget('CPU per order, shop + PostgreSQL', `${processCpu} + ${databaseCpu} ms`),
        atMost(`price of a cart with ${CART_LINES} lines`, wideCartPricingMs(), 0.2, 'ms'),
      ];
    } finally {
      await bench.end();
    }
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Places one prepared order. */
type PlaceOrder = () => Promise<unknown>;

/** Timing of many checkouts: times in ms, CPU in ms per order. */
type CheckoutRun = {
  perSecond: number;
  p50: number;
  p99: number;
  placed: number;
  refused: number;
  oversold: number;
  processCpu: number;
  databaseCpu: number;
};

/**
 * Prepares thousands of checkouts up to their final step, with two or three cart lines each. Demand for the hot product
 * exceeds its stock.
 */
async function prepareCheckouts(
  url: string,
): Promise<{ warmUp(): Promise<void>; measure(): Promise<CheckoutRun>; end(): Promise<void> }> {
  const db = openDatabase(url, POOL_SIZE);
  const shop = await createOrdering(db, {
    // No per-buyer limit: contention for the hot product is measured.
    settings: { 'delivery.slotCapacity': 100_000, 'stock.unprovenPercent': 100 },
  });
  const productIds = await addProducts(db);
  const createHotProduct = (quantity: number) => shop.addProduct({ stock: { 1: quantity / 2, 2: quantity / 2 } });
  const warmUpOrders = await prepareShoppers(shop, WARM_UP_ORDERS, await createHotProduct(WARM_UP_ORDERS), productIds);
  const preparedOrders = await prepareShoppers(shop, MEASURED_ORDERS, await createHotProduct(HOT_QUANTITY), productIds);
  await db.$client`analyze`;
  return {
    warmUp: async () => void (await mapConcurrently(warmUpOrders.length, (index) => warmUpOrders[index]!())),
    measure: () => measureCheckouts(db, preparedOrders),
    end: () => db.$client.end(),
  };
}

/** Adds a catalogue and returns its products on sale. */
async function addProducts({ $client: sql }: Database): Promise<number[]> {
  const added = await sql`
    insert into products (feed, external_id, content_hash, category_id, name_ru, name_kk, weight_grams)
    select 'bench', n, '', 1, 'Телефон', 'Телефон', 500 from generate_series(1, ${CATALOGUE}::int) n returning ${productRow}`;
  await sql`insert into offers (product_id, price) select id, 9990 from products where feed = 'bench'`;
  await sql`
    insert into stocks (product_id, shop_id, quantity) select products.id, shops.id, case when shops.kind = 'shop' then 5000 end
    from products, shops where products.feed = 'bench'`;
  return added.slice(0, SOLD_PRODUCTS).map(({ id }) => id);
}

/** Writes carts and finished steps as the checkout stores them; each shopper has a session, a phone and an address. */
async function prepareShoppers(
  { db, checkout }: Ordering,
  count: number,
  hotProductId: number,
  productIds: number[],
): Promise<PlaceOrder[]> {
  const sql = db.$client;
  const pickProduct = (at: number) => productIds[at % productIds.length]!;
  const openedSessions = await sql`
    insert into sessions (seal_hash) select gen_random_uuid()::text from generate_series(1, ${count}::int)
    returning ${sessionRow}`;
  const shoppers = openedSessions.map(({ id }, index) => ({
    sessionId: id,
    cart: { [pickProduct(index)]: 1, [pickProduct(index * 7 + 3)]: 2, ...(index % 3 === 0 && { [hotProductId]: 1 }) },
    draft: {
      contact: { ...contact, phone: `70${String(id).padStart(8, '0')}` },
      delivery: { ...courierToday, date: addDays('2026-11-25', index % 7), slot: SLOTS[index % SLOTS.length]! },
      payment: { method: 'on-receipt' },
    },
  }));
  const lines = shoppers.flatMap(({ sessionId, cart }) =>
    Object.entries(cart).map(([id, quantity]) => ({ sessionId, productId: Number(id), quantity })),
  );
  await sql`
    insert into cart_lines (session_id, product_id, quantity, price_seen)
    select r."sessionId", r."productId", r.quantity, o.price
    from jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb) as r("sessionId" int, "productId" int, quantity int)
    join offers o on o.product_id = r."productId"`;
  await sql`
    insert into checkout_drafts (session_id, draft, city_id)
    select r."sessionId", r.draft, ${almaty.id}
    from jsonb_to_recordset(${JSON.stringify(shoppers)}::text::jsonb) as r("sessionId" int, draft jsonb)`;
  return mapConcurrently(count, async (index) => {
    const { sessionId } = shoppers[index]!;
    const caller = {
      sessionId,
      customerId: null,
      ip: `10.${sessionId >> 16}.${(sessionId >> 8) & 255}.${sessionId & 255}`,
      ensureSession: async () => sessionId,
      city: almaty,
      now: noon,
      language: 'ru' as const,
      origin: 'http://shop.test',
    };
    const { stamp } = await checkout.read(caller);
    return () => checkout.place(sessionId, stamp, `bench-${sessionId}`, caller);
  });
}

async function measureCheckouts(db: Database, preparedOrders: PlaceOrder[]): Promise<CheckoutRun> {
  const databaseCpu = (await postgresCpu(db)) ?? (() => 0);
  const times: number[] = [];
  let refused = 0;
  const cpuBefore = process.cpuUsage();
  const databaseBefore = databaseCpu();
  const startedAt = performance.now();
  await mapConcurrently(preparedOrders.length, async (index) => {
    const startedAt = performance.now();
    try {
      await preparedOrders[index]!();
      times.push(performance.now() - startedAt);
    } catch (error) {
      if ((error as Error).message !== 'stock_gone') throw error;
      refused++;
    }
  });
  const seconds = (performance.now() - startedAt) / 1000;
  const cpu = process.cpuUsage(cpuBefore);
  const databaseSeconds = databaseCpu() - databaseBefore;
  const [row] = await db.$client`
    select ${oversoldRow} coalesce(sum(greatest(0, reserved - quantity)), 0)::int as oversold from stocks`;
  return {
    perSecond: Math.round(times.length / seconds),
    p50: roundTo(percentile(times, 0.5), 1),
    p99: roundTo(percentile(times, 0.99), 1),
    placed: times.length,
    refused,
    oversold: row!.oversold,
    processCpu: roundTo((cpu.user + cpu.system) / 1000 / preparedOrders.length),
    databaseCpu: roundTo((databaseSeconds * 1000) / preparedOrders.length),
  };
}

/** Runs `work` for 0…count-1, `CLIENTS` at a time. */
async function mapConcurrently<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < count; index = next++) results[index] = await work(index);
  };
  await Promise.all(Array.from({ length: CLIENTS }, worker));
  return results;
}

/** Median ms to price a cart with all price components. */
function wideCartPricingMs(): number {
  const input: CartInput = {
    lines: Array.from({ length: CART_LINES }, (_, index) => ({
      productId: index + 1,
      quantity: 1 + (index % 3),
      unitPrice: 4_990 + index * 1_370,
      oldPrice: index % 2 === 0 ? 5_990 + index * 1_500 : undefined,
      weightGrams: 300 + index * 40,
      bonusPercent: index % 6,
      isSold: true,
    })),
    promo: { code: 'BENCH', kind: 'percent', value: 10, productIds: null },
    bonusesToSpend: 25_000,
    delivery: { kind: 'courier' },
    giftCards: [{ id: '1', balance: 20_000 }],
  };
  const durations = Array.from({ length: 3_000 }, () => {
    const startedAt = performance.now();
    priceCart(input);
    return performance.now() - startedAt;
  });
  return roundTo(median(durations.slice(1_000)), 3);
}
