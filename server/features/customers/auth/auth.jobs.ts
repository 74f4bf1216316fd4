import type { AuthService } from './auth.service.ts';

const HOUR_MS = 60 * 60_000;

/** Repeating work of logins: those that have ended, and tries that no longer count. */
export function authJobs({ auth }: { auth: AuthService }) {
  return [{ name: 'auth.forget', everyMs: HOUR_MS, run: () => auth.forget(new Date()) }];
}
