import type { PushService } from './push.service.ts';
import { DAY_MS } from '#domain/time/durations.ts';

/** Recurring job that deletes unused devices. */
export function pushJobs({ push }: { push: PushService }) {
  return [{ name: 'push.forget', everyMs: DAY_MS, run: () => push.deleteExpired(new Date()) }];
}
