import type { AuthService } from './auth.service.ts';
import { HOUR_MS } from '#domain/time/durations.ts';

/** Repeating work of logins: those that have ended, and tries that no longer count. */
export function authJobs({ auth }: { auth: AuthService }) {
  return [{ name: 'auth.forget', everyMs: HOUR_MS, run: () => auth.forget(new Date()) }];
}
