import type { AuditService } from './audit.service.ts';
import { HOUR_MS } from '#domain/time/durations.ts';

/** The nightly audit; it is asked for every hour, since a process may not live for a day. */
export function auditJobs({ audit }: { audit: AuditService }) {
  return [{ name: 'audit.run', everyMs: HOUR_MS, run: () => audit.runNightly(new Date()) }];
}
