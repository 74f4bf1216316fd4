import type { AuditService } from './audit.service.ts';
import { HOUR_MS } from '#domain/time/durations.ts';

/** The nightly audit. Checks hourly whether it is due, since a process may run for less than a day. */
export function auditJobs({ audit }: { audit: AuditService }) {
  return [{ name: 'audit.run', everyMs: HOUR_MS, run: () => audit.runNightly(new Date()) }];
}
