import type { RequestsService } from './requests.service.ts';

const TELL_MS = 10_000;
const HOUR_MS = 60 * 60_000;

/** Repeating work of requests: telling senders, deleting what is old. */
export function requestJobs({ requests }: { requests: RequestsService }) {
  return [
    { name: 'requests.tell', everyMs: TELL_MS, run: () => requests.tellReceived(new Date()) },
    { name: 'requests.forget', everyMs: HOUR_MS, run: () => requests.forget(new Date()) },
  ];
}
