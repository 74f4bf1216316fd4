import type { AlertsService } from './alerts.service.ts';
import { DAY_MS } from '#domain/time/durations.ts';

const CHECK_MS = 20_000;

/** Recurring jobs: check waiting alerts, delete old ones. */
export function alertJobs({ alerts }: { alerts: AlertsService }) {
  return [
    { name: 'alerts.check', everyMs: CHECK_MS, run: () => alerts.check(new Date()) },
    { name: 'alerts.forget', everyMs: DAY_MS, run: () => alerts.deleteExpired(new Date()) },
  ];
}
