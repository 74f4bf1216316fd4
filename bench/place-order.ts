import { rm } from 'node:fs/promises';
import { createOrdering, courierToday, type Ordering } from '#test/factories/ordering.ts';
import { temporaryFolder } from '#test/harness/temporary-folder.ts';
import { addDays } from '#domain/calendar.ts';
import type { DeliveryChoice } from '#contract/checkout.ts';
import { migrateDatabase, openDatabase, type Database } from '#server/platform/db.ts';
import { startEmbeddedDatabase } from '#server/platform/embedded-db.ts';

/** Orders placed a second, how long one took (ms), and the quantity promised beyond the stock, which must be 0. */
export type PlaceOrderBench = {
  ordersPerSecond: number;
  p50: number;
  p99: number;
  placed: number;
  refused: number;
  oversold: number;
};

const productCount = 200;
const shoppers = 800;
const concurrency = 24;
const HOT_QUANTITY = 200;
const slots = ['10-14', '14-18', '18-22'] as const;

/**
 * Measures placing against a durable PostgreSQL: carts of three lines, one of them a product everybody wants and not
 * everybody gets.
 */
export async function benchPlaceOrder(databaseUrl?: string): Promise<PlaceOrderBench> {
  if (databaseUrl) return measure(databaseUrl);
  const dataDir = await temporaryFolder('bench');
  const server = await startEmbeddedDatabase({ dataDir });
  try {
    await migrateDatabase(server.url);
    return await measure(server.url);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(url: string): Promise<PlaceOrderBench> {
  const db = openDatabase(url, concurrency);
  try {
    const shop = await createOrdering(db, {
      // Everybody may buy the last of the hot product: its race is what is measured.
      settings: { 'delivery.slotCapacity': 100_000, 'stock.unprovenPercent': 100 },
    });
    const hot = await shop.addProduct({ stock: { 1: HOT_QUANTITY / 2, 2: HOT_QUANTITY / 2 } });
    const products: number[] = [];
    for (let index = 0; index < productCount; index++)
      products.push(await shop.addProduct({ stock: { 1: 500, 2: 500, 3: 500, 4: null } }));
    const ready = await prepare(shop, hot, products);
    await db.$client`analyze`;
    return await run(db, ready);
  } finally {
    await db.$client.end();
  }
}

type Ready = Awaited<ReturnType<Ordering['shopper']>>;

function prepare(shop: Ordering, hot: number, products: number[]): Promise<Ready[]> {
  const product = (index: number) => products[index % products.length]!;
  return inTurns(shoppers, (index) => {
    const delivery: DeliveryChoice = {
      ...(courierToday as Extract<DeliveryChoice, { kind: 'courier' }>),
      date: addDays('2026-11-25', index % 7),
      slot: slots[index % 3]!,
    };
    const cart = { [product(index)]: 1, [product(index * 7 + 3)]: 2, ...(index % 3 === 0 && { [hot]: 1 }) };
    return shop.shopper(cart, { delivery });
  });
}

async function run(db: Database, ready: Ready[]): Promise<PlaceOrderBench> {
  const times: number[] = [];
  let refused = 0;
  const started = performance.now();
  await inTurns(ready.length, async (index) => {
    const from = performance.now();
    await ready[index]!.place(`bench-${index}`).catch((error: Error) => {
      if (error.message !== 'stock_gone') throw error;
      refused++;
    });
    times.push(performance.now() - from);
  });
  const seconds = (performance.now() - started) / 1000;
  const [row] = await db.$client<
    { oversold: number }[]
  >`select coalesce(sum(greatest(0, reserved - quantity)), 0)::int as oversold from stocks`;
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  return {
    ordersPerSecond: Math.round((ready.length - refused) / seconds),
    p50: at(0.5),
    p99: at(0.99),
    placed: ready.length - refused,
    refused,
    oversold: row!.oversold,
  };
}

/** Runs `work` for 0…count-1, always `concurrency` at once. */
async function inTurns<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < count; index = next++) results[index] = await work(index);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
}
