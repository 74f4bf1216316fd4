import type { PhoneVerificationService } from './phone-verification.service.ts';
import { HOUR_MS } from '#domain/time/durations.ts';

/** Recurring job that deletes old codes and expired verifications. */
export function phoneVerificationJobs({ phoneVerification }: { phoneVerification: PhoneVerificationService }) {
  return [{ name: 'phone-codes.forget', everyMs: HOUR_MS, run: () => phoneVerification.deleteExpired(new Date()) }];
}
