import type { PhoneProofService } from './phone-proof.service.ts';
import { HOUR_MS } from '#domain/time/durations.ts';

/** Repeating work of phone codes: what has served is deleted. */
export function phoneProofJobs({ phoneProof }: { phoneProof: PhoneProofService }) {
  return [{ name: 'phone-codes.forget', everyMs: HOUR_MS, run: () => phoneProof.forget(new Date()) }];
}
