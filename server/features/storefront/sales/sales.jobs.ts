import type { SalesService } from './sales.service.ts';
import { DAY_MS } from '#domain/time/durations.ts';

const EVERY_MS = DAY_MS;

/** Repeating work of sales: tickets of those that are over. The queue itself is moved by `services/sale-clock.ts`. */
export function saleJobs({ sales }: { sales: SalesService }) {
  return [{ name: 'sales.forget', everyMs: EVERY_MS, run: () => sales.forget(new Date()) }];
}
