import type { CustomersService } from './customers.service.ts';

const HOUR_MS = 60 * 60_000;

/** Repeating work of customers: accounts whose owners asked for it are erased. */
export function customerJobs({ customers }: { customers: CustomersService }) {
  return [{ name: 'customers.erase', everyMs: HOUR_MS, run: () => customers.erase(new Date()) }];
}
