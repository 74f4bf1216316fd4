import type { PushService } from './push.service.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Repeating work of devices: those that are long gone are deleted. */
export function pushJobs({ push }: { push: PushService }) {
  return [{ name: 'push.forget', everyMs: DAY_MS, run: () => push.forget(new Date()) }];
}
