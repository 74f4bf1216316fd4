import type { GiftNoticesService } from './gift-notices.service.ts';
import type { NoticesService } from './notices.service.ts';
import { DAY_MS } from '#domain/time/durations.ts';

const SEND_MS = 5_000;
const GIFTS_MS = 20_000;

/** Recurring jobs: announce gifts, send due notices, delete old ones. */
export function noticeJobs({ notices, giftNotices }: { notices: NoticesService; giftNotices: GiftNoticesService }) {
  return [
    { name: 'notices.gifts', everyMs: GIFTS_MS, run: () => giftNotices.notify(new Date()) },
    { name: 'notices.send', everyMs: SEND_MS, run: () => notices.sendDue(new Date()) },
    { name: 'notices.forget', everyMs: DAY_MS, run: () => notices.deleteExpired(new Date()) },
  ];
}
