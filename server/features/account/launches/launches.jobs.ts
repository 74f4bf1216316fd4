import type { LaunchesService } from './launches.service.ts';
import type { SubscriptionsService } from './subscriptions.service.ts';
import { HOUR_MS } from '#domain/time/durations.ts';

const TELL_MS = 5_000;
const FORGET_MS = HOUR_MS;

/** Repeating work of launches: telling those who wait that the sale has begun. */
export function launchJobs({
  launches,
  subscriptions,
}: {
  launches: LaunchesService;
  subscriptions: SubscriptionsService;
}) {
  return [
    { name: 'launches.tell', everyMs: TELL_MS, run: () => launches.tellBegun(new Date()) },
    { name: 'launches.tell-subscribers', everyMs: TELL_MS, run: () => subscriptions.tell(new Date()) },
    { name: 'launches.forget', everyMs: FORGET_MS, run: () => subscriptions.forget(new Date()) },
  ];
}
