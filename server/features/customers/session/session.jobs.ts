import type { SessionService } from './session.service.ts';
import { HOUR_MS } from '#domain/time/durations.ts';

const EVERY_MS = HOUR_MS;

/** Recurring job that deletes abandoned sessions. */
export function sessionJobs({ sessions }: { sessions: SessionService }) {
  return [{ name: 'sessions.forget', everyMs: EVERY_MS, run: () => sessions.deleteExpired() }];
}
