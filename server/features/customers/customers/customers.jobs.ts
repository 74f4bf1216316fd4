import type { CustomersService } from './customers.service.ts';
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts';

/** Recurring jobs: delete accounts whose grace period is over, and old known devices. */
export function customerJobs({ customers }: { customers: CustomersService }) {
  return [
    { name: 'customers.erase', everyMs: HOUR_MS, run: () => customers.erase(new Date()) },
    { name: 'customers.forget-devices', everyMs: DAY_MS, run: () => customers.forgetDevices(new Date()) },
  ];
}
