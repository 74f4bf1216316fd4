import type { CustomersService } from './customers.service.ts';
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts';

/** Repeating work of customers: accounts whose owners asked for it are erased, old devices forgotten. */
export function customerJobs({ customers }: { customers: CustomersService }) {
  return [
    { name: 'customers.erase', everyMs: HOUR_MS, run: () => customers.erase(new Date()) },
    { name: 'customers.forget-devices', everyMs: DAY_MS, run: () => customers.forgetDevices(new Date()) },
  ];
}
