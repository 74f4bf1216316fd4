import { ApiError } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';

/** Explains why a call that requires the password failed; `fallback` is shown for an unexpected error. */
export function passwordCallErrorText(error: unknown, fallback: () => string): string {
  const name = error instanceof ApiError ? error.error : 'unexpected';
  if (name === 'login_wrong') return m.profile_password_wrong();
  if (name === 'password_refused') return m.profile_password_common();
  if (name === 'too_many_tries' || name === 'rate_limited') return m.profile_too_often();
  return name === 'offline' ? m.offline_title() : fallback();
}
