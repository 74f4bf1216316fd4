import type { Challenge, Work } from '#contract/customers/phone-proof.ts';
import { ApiError } from '../../calls/api.ts';

/** The difficulty may have risen while the work was done. */
const MAX_CHALLENGES = 3;

/** Makes a call; if proof of work is required, does it and repeats the call. `onChecking` reports its start and end. */
export async function withWork<T>(
  call: (proof: { work?: Work }) => Promise<T>,
  onChecking: (isChecking: boolean) => void,
): Promise<T> {
  let proof: { work?: Work } = {};
  for (let remaining = MAX_CHALLENGES; ; remaining--) {
    try {
      return await call(proof);
    } catch (error) {
      // `crypto.subtle` needs https.
      if (!(error instanceof ApiError) || error.error !== 'work_required' || remaining === 0 || !crypto.subtle)
        throw error;
      onChecking(true);
      try {
        const { solveWork } = await import('../../device/codes/solve-work.ts');
        proof = { work: await solveWork(error.details as Challenge) };
      } finally {
        onChecking(false);
      }
    }
  }
}
