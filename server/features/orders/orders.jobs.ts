import type { OrdersService } from './orders.service.ts';

/** Repeating work of orders: what time ends, and what the gateways have not told. */
export function orderJobs({ orders }: { orders: OrdersService }) {
  return [
    { name: 'orders.expire', everyMs: 30_000, run: () => orders.expire(new Date()) },
    { name: 'orders.reconcile', everyMs: 20_000, run: () => orders.reconcile(new Date()) },
  ];
}
