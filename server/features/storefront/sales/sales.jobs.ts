import type { SalesService } from './sales.service.ts';

const EVERY_MS = 24 * 60 * 60_000;

/** Repeating work of sales: tickets of those that are over. The queue itself is moved by `services/sale-clock.ts`. */
export function saleJobs({ sales }: { sales: SalesService }) {
  return [{ name: 'sales.forget', everyMs: EVERY_MS, run: () => sales.forget(new Date()) }];
}
