import type { RequestsService } from './requests.service.ts';

const HOUR_MS = 60 * 60_000;

/** Repeating work of requests: deleting what is old. */
export function requestJobs({ requests }: { requests: RequestsService }) {
  return [{ name: 'requests.forget', everyMs: HOUR_MS, run: () => requests.forget(new Date()) }];
}
