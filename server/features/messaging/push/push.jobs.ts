import type { PushService } from './push.service.ts';
import { DAY_MS } from '#domain/time/durations.ts';

/** Repeating work of devices: those that are long gone are deleted. */
export function pushJobs({ push }: { push: PushService }) {
  return [{ name: 'push.forget', everyMs: DAY_MS, run: () => push.forget(new Date()) }];
}
