import type { SalesService } from './sales.service.ts';
import { DAY_MS } from '#domain/time/durations.ts';

const EVERY_MS = DAY_MS;

/** Sales job: deletes tickets of past sales. `services/sale-clock.ts` advances the queue. */
export function saleJobs({ sales }: { sales: SalesService }) {
  return [{ name: 'sales.forget', everyMs: EVERY_MS, run: () => sales.deleteExpired(new Date()) }];
}
