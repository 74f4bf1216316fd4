import type { ReturnsService } from './returns.service.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';

/** Scheduled return jobs: refunds that have reached the card. */
export function returnJobs({ returns }: { returns: Pick<ReturnsService, 'settle'> }) {
  return [{ name: 'returns.settle', everyMs: MINUTE_MS, run: () => returns.settle(new Date()) }];
}
