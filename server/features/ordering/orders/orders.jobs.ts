import type { Database } from '#server/platform/database/db.ts';
import type { SettingsReader } from '../../../platform/database/store-settings.ts';
import { countBoughtTogether } from './view/bought-together.ts';
import { eraseBuyers } from './erase-buyers.ts';
import type { OrdersService } from './orders.service.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts';

const SETTLE_LOOK_BACK_MS = 24 * HOUR_MS;
const KEYS_LOOK_BACK_MS = 90 * 24 * HOUR_MS;

/**
 * Scheduled order jobs: expiry, reconciliation with gateways, lost payment events, missing keys, products bought
 * together, and erasure of old buyers.
 */
export function orderJobs({ orders, db, settings }: { orders: OrdersService; db: Database; settings: SettingsReader }) {
  return [
    { name: 'orders.expire', everyMs: 30_000, run: () => orders.expire(new Date()) },
    { name: 'orders.reconcile', everyMs: 20_000, run: () => orders.reconcile(new Date()) },
    {
      name: 'orders.settle',
      everyMs: 15_000,
      run: () => orders.settle(new Date(), new Date(Date.now() - SETTLE_LOOK_BACK_MS)),
    },
    {
      name: 'orders.keys',
      everyMs: MINUTE_MS,
      run: () => orders.assignKeys(new Date(), new Date(Date.now() - KEYS_LOOK_BACK_MS)),
    },
    {
      name: 'orders.forget',
      everyMs: HOUR_MS,
      run: () => eraseBuyers(db, settings.current()['order.keepBuyerYears'], new Date()),
    },
    { name: 'orders.together', everyMs: HOUR_MS, run: () => countBoughtTogether(db, new Date()) },
  ];
}
