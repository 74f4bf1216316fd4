import { recordEvents } from '#server/platform/events/outbox.ts';
import { inTransaction, type Database } from '#server/platform/database/db.ts';
import { int, rowOf } from '#server/platform/database/row.ts';
import { startShop, type TestShop } from '#test/harness/shop.ts';
import { runChild } from '../run/child.ts';
import { atLeast, atMost, figureWithoutBudget, type Figure } from '../run/figure.ts';
import type { SaleVisitors } from './sale-visitors.ts';

const VISITORS = 10_000;
const QUANTITY = 500;
const ADMITTED_PER_SECOND = 20;
/** Visitors arrive within this time before the start; an hour in production. */
const BEFORE_SECONDS = 60;
const LAUNCH = 'preorder-iphone';

const idRow = rowOf({ id: int });
const countRow = rowOf({ count: int });

/** Measures the start of a sale: 10,000 visitors over HTTP, 500 phones, the real server and a durable PostgreSQL. */
export async function benchSale(): Promise<Figure[]> {
  const shop = await startShop({ TRUST_PROXY: 'true' }, { durable: true });
  try {
    const startsAt = await prepare(shop);
    const visitors = await runChild<SaleVisitors>('orders/sale-visitors.ts', [
      shop.origin,
      LAUNCH,
      startsAt.toISOString(),
      String(VISITORS),
    ]);
    return await figures(shop.db, visitors);
  } finally {
    await shop.stop();
  }
}

/** Sets the start time, stock and settings. Returns the start time. */
async function prepare({ db, origin }: TestShop): Promise<Date> {
  const { $client: sql } = db;
  const settings = {
    'sale.admittedPerSecond': ADMITTED_PER_SECOND,
    'sale.comeMinutes': 1,
    'sale.orderMinutes': 2,
    'stock.unprovenPercent': 100,
    'delivery.slotCapacity': 100_000,
  };
  const startsAt = new Date(Math.ceil(Date.now() / 1000 + BEFORE_SECONDS + 10) * 1000);
  await inTransaction(db, async (tx) => {
    for (const [name, value] of Object.entries(settings))
      await tx`insert into store_settings (name, value) values (${name}, ${JSON.stringify(value)}::text::jsonb)`;
    await tx`
      update content_texts set head = jsonb_set(head::jsonb, '{starts}', to_jsonb(${startsAt.toISOString()}::text))::text
      where kind = 'launch' and key = ${LAUNCH}`;
    await recordEvents(tx, [{ type: 'settings.changed' }, { type: 'content.changed', keys: [`launch/${LAUNCH}`] }]);
  });
  const response = await fetch(`${origin}/api/launches/${LAUNCH}`);
  const { data } = (await response.json()) as { data: { products: { id: number }[] } };
  const ids = data.products.map(({ id }) => id);
  if (ids.length === 0) throw new Error('the launch has no products');
  const [warehouse] = await sql`
    select ${idRow} id from shops where kind = 'warehouse' order by city_id = 1 desc nulls last, id limit 1`;
  await inTransaction(db, async (tx) => {
    await tx`delete from stocks where product_id = any(${ids}::int[])`;
    await tx`update products set supplier_days = null, preorder_date = null where id = any(${ids}::int[])`;
    for (const [index, id] of ids.entries()) {
      const quantity = Math.floor(QUANTITY / ids.length) + (index < QUANTITY % ids.length ? 1 : 0);
      await tx`insert into stocks (product_id, shop_id, quantity) values (${id}, ${warehouse!.id}, ${quantity})`;
    }
    await recordEvents(tx, [
      { type: 'products.changed', productIds: ids },
      { type: 'stock.changed', productIds: ids },
    ]);
  });
  return startsAt;
}

async function figures({ $client: sql }: Database, visitors: SaleVisitors): Promise<Figure[]> {
  const [sold] = await sql`
    select ${countRow} coalesce(sum(l.quantity), 0)::int as count from orders o join order_lines l on l.order_id = o.id
      join sale_queues q on l.product_id = any(q.product_ids) where q.launch = ${LAUNCH} and o.status <> 'cancelled'`;
  const [oversold] = await sql`
    select ${countRow} coalesce(sum(greatest(0, s.reserved - s.quantity)), 0)::int as count from stocks s
      join sale_queues q on s.product_id = any(q.product_ids) where q.launch = ${LAUNCH}`;
  const [repeatBuyers] = await sql`
    select ${countRow} count(*)::int as count from (select phone from orders group by phone having count(*) > 1) repeated`;
  const ms = ({ p50, p99 }: { p50: number; p99: number }) => `${p50} ms, ${p99} ms`;
  return [
    atLeast(`sale: ${VISITORS} visitors, tickets issued`, visitors.tickets, VISITORS, ''),
    atMost('sale: delay until the page shows the sale', visitors.pageSwitchMs, 1_000, 'ms'),
    atMost('sale: delay until the first queue numbers', visitors.drawDelayMs, 3_000, 'ms'),
    figureWithoutBudget('sale: admitted per second while in stock', String(visitors.admittedPerSecond)),
    atLeast('sale: sold', sold!.count, QUANTITY, ''),
    atMost('sale: oversold', oversold!.count + Math.max(0, sold!.count - QUANTITY), 0, ''),
    atMost('sale: customers who bought twice', repeatBuyers!.count, 0, ''),
    atMost(
      `sale: admitted buyers who failed at a step (${visitors.errors.join('; ') || 'none'})`,
      visitors.failedPurchases,
      0,
      '',
    ),
    figureWithoutBudget('sale: switches to another variant after a sell-out', String(visitors.variantSwitches)),
    figureWithoutBudget(
      'sale: time to sell out',
      visitors.soldOutSeconds < 0 ? 'not yet' : `${visitors.soldOutSeconds} s`,
    ),
    figureWithoutBudget('sale: page, p50 and p99', ms(visitors.page)),
    figureWithoutBudget('sale: ticket request, p50 and p99', ms(visitors.ticket)),
    figureWithoutBudget(
      `sale: queue poll (${visitors.polls} polls, ${visitors.streams} streams), p50 and p99`,
      ms(visitors.poll),
    ),
    figureWithoutBudget('sale: checkout step, p50 and p99', ms(visitors.step)),
    figureWithoutBudget(`other shoppers, p50 and p99, before the sale`, ms(visitors.backgroundBefore)),
    figureWithoutBudget(`other shoppers, p50 and p99, during the sale`, ms(visitors.backgroundDuring)),
  ];
}
