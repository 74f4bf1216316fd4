import type { Database } from '#server/platform/db.ts';
import { countBoughtTogether } from './bought-together.ts';
import type { OrdersService } from './orders.service.ts';

const hourMs = 60 * 60_000;

/** Repeating work of orders: what time ends, what the gateways have not told, and what is bought together. */
export function orderJobs({ orders, db }: { orders: OrdersService; db: Database }) {
  return [
    { name: 'orders.expire', everyMs: 30_000, run: () => orders.expire(new Date()) },
    { name: 'orders.reconcile', everyMs: 20_000, run: () => orders.reconcile(new Date()) },
    { name: 'orders.together', everyMs: hourMs, run: () => countBoughtTogether(db, new Date()) },
  ];
}
