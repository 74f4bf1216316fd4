import type { AuthService } from './auth.service.ts';
import { HOUR_MS } from '#domain/time/durations.ts';

/** Recurring job that deletes expired logins and old attempts. */
export function authJobs({ auth }: { auth: AuthService }) {
  return [{ name: 'auth.forget', everyMs: HOUR_MS, run: () => auth.deleteExpired(new Date()) }];
}
