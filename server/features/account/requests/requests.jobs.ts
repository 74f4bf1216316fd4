import type { RequestsService } from './requests.service.ts';
import { HOUR_MS } from '#domain/time/durations.ts';

/** Recurring job that deletes old requests. */
export function requestJobs({ requests }: { requests: RequestsService }) {
  return [{ name: 'requests.forget', everyMs: HOUR_MS, run: () => requests.deleteExpired(new Date()) }];
}
