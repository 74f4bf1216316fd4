import type { PhoneProofService } from './phone-proof.service.ts';
import { HOUR_MS } from '#domain/time/durations.ts';

/** Recurring job that deletes old codes and expired verifications. */
export function phoneProofJobs({ phoneProof }: { phoneProof: PhoneProofService }) {
  return [{ name: 'phone-codes.forget', everyMs: HOUR_MS, run: () => phoneProof.deleteExpired(new Date()) }];
}
