import type { ReturnsService } from './returns.service.ts';

/** Repeating work of returns: money that has reached its card. */
export function returnJobs({ returns }: { returns: Pick<ReturnsService, 'settle'> }) {
  return [{ name: 'returns.settle', everyMs: 60_000, run: () => returns.settle(new Date()) }];
}
