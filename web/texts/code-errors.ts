import { ApiError } from '../calls/api.ts';
import { m } from '../messages.ts';

/** Seconds to wait named by a refused call; 0 without any. */
export function secondsToWait(error: unknown): number {
  const seconds = error instanceof ApiError && (error.details as { seconds?: unknown } | null | undefined)?.seconds;
  return typeof seconds === 'number' ? seconds : 0;
}

/** True when the limit of the whole shop refused a code, not the caller's own. */
export function isShopWideLimit(error: unknown): boolean {
  return error instanceof ApiError && (error.details as { cause?: unknown } | null | undefined)?.cause === 'shop';
}

/** Explains why a code was not sent or accepted; '' where the visible countdown explains it. */
export function codeProblem(error: unknown): string {
  const name = error instanceof ApiError ? error.error : 'unexpected';
  if (name === 'code_too_soon') return '';
  if (name === 'too_many_codes') {
    const minutes = Math.ceil(secondsToWait(error) / 60);
    return isShopWideLimit(error) ? m.phone_proof_shop_limit({ minutes }) : m.phone_proof_too_many({ minutes });
  }
  if (name === 'work_required') return m.phone_proof_busy();
  if (name === 'code_expired') return m.phone_proof_expired();
  if (name === 'phone_not_mobile') return m.phone_proof_not_mobile();
  if (name === 'rate_limited') return m.checkout_problem_often();
  if (name !== 'code_wrong') return m.phone_proof_failed();
  const attemptsLeft = ((error as ApiError).details as { left?: number } | undefined)?.left ?? 0;
  return attemptsLeft > 0 ? m.phone_proof_wrong({ left: attemptsLeft }) : m.phone_proof_expired();
}
