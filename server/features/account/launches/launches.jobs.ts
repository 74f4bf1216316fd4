import type { LaunchesService } from './launches.service.ts';
import type { SubscriptionsService } from './subscriptions.service.ts';
import { HOUR_MS } from '#domain/time/durations.ts';

const ANNOUNCE_MS = 5_000;
const CLEANUP_MS = HOUR_MS;

/** Recurring jobs: announce the start of a sale to queues and subscribers. */
export function launchJobs({
  launches,
  subscriptions,
}: {
  launches: LaunchesService;
  subscriptions: SubscriptionsService;
}) {
  return [
    { name: 'launches.tell', everyMs: ANNOUNCE_MS, run: () => launches.announceStart(new Date()) },
    { name: 'launches.tell-subscribers', everyMs: ANNOUNCE_MS, run: () => subscriptions.announce(new Date()) },
    { name: 'launches.forget', everyMs: CLEANUP_MS, run: () => subscriptions.deleteExpired(new Date()) },
  ];
}
