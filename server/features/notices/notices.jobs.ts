import type { NoticesService } from './notices.service.ts';

const SEND_MS = 5_000;
const DAY_MS = 24 * 60 * 60_000;

/** Repeating work of messages: sending what is due, deleting what is old. */
export function noticeJobs({ notices }: { notices: NoticesService }) {
  return [
    { name: 'notices.send', everyMs: SEND_MS, run: () => notices.sendDue(new Date()) },
    { name: 'notices.forget', everyMs: DAY_MS, run: () => notices.forget(new Date()) },
  ];
}
