import type { LaunchesService } from './launches.service.ts';

const TELL_MS = 5_000;

/** Repeating work of launches: telling those who wait that the sale has begun. */
export function launchJobs({ launches }: { launches: LaunchesService }) {
  return [{ name: 'launches.tell', everyMs: TELL_MS, run: () => launches.tellBegun(new Date()) }];
}
