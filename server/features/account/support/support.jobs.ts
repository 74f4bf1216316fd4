import { HOUR_MS } from '#domain/time/durations.ts';
import type { SupportService } from './support.service.ts';

/** Recurring job that deletes old conversations. */
export function supportJobs({ support }: { support: Pick<SupportService, 'deleteExpired'> }) {
  return [{ name: 'support.forget', everyMs: HOUR_MS, run: () => support.deleteExpired(new Date()) }];
}
