import type { CustomersService } from './customers.service.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Repeating work of customers: accounts whose owners asked for it are erased, old devices forgotten. */
export function customerJobs({ customers }: { customers: CustomersService }) {
  return [
    { name: 'customers.erase', everyMs: HOUR_MS, run: () => customers.erase(new Date()) },
    { name: 'customers.forget-devices', everyMs: DAY_MS, run: () => customers.forgetDevices(new Date()) },
  ];
}
