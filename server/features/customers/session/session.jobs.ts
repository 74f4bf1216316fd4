import type { SessionService } from './session.service.ts';

const EVERY_MS = 60 * 60_000;

/** Repeating work of sessions: those nobody came back to. */
export function sessionJobs({ sessions }: { sessions: SessionService }) {
  return [{ name: 'sessions.forget', everyMs: EVERY_MS, run: () => sessions.forget() }];
}
