import { z } from 'zod';
import { Phone } from '../orders/checkout.ts';
import { normalizeCode } from '#domain/text/typed-text.ts';
import { endpoint, SHARED_ADDRESS_PER_MINUTE } from '../endpoint.ts';

/** Number of digits in a code. */
export const CODE_LENGTH = 6;

/** SMS code, typed or pasted. */
export const SmsCode = z
  .string()
  .max(40)
  .transform(normalizeCode)
  .pipe(z.string().regex(new RegExp(`^\\d{${CODE_LENGTH}}$`)));

/** State after sending a code; the same for known and unknown phones (decisions §8). */
export const SentCode = z.object({
  /** Seconds until another code can be requested. */
  resendSeconds: z.number().int(),
  /** Lifetime of the code, seconds. */
  lifeSeconds: z.number().int(),
  /** Allowed attempts. */
  tries: z.number().int(),
});
export type SentCode = z.infer<typeof SentCode>;

/**
 * A solved challenge of `work_required`: the answer makes the SHA-256 of `challenge.answer` begin with enough zero
 * bits.
 */
export const Work = z.object({ challenge: z.string().max(200), answer: z.string().regex(/^[\da-z]{1,16}$/) });
export type Work = z.infer<typeof Work>;

/** Details of `work_required` (docs/decisions/0022). */
export type Challenge = { challenge: string; bits: number /** Lifetime, seconds. */; seconds: number };

export const phoneProofContract = {
  'POST /api/phone-codes': endpoint({
    summary:
      'Sends a code to a phone. `code_too_soon` and `too_many_codes` have the wait in `details.seconds`; `work_required` has a challenge whose answer goes into `work` of the next call.',
    input: z.object({ phone: Phone, work: Work.optional() }),
    output: SentCode,
    errors: ['phone_not_mobile', 'code_too_soon', 'too_many_codes', 'work_required', 'code_not_sent'],
    perMinute: SHARED_ADDRESS_PER_MINUTE,
  }),
  'POST /api/phone-codes/confirm': endpoint({
    summary:
      'Verifies the phone of the caller for some hours. `code_wrong` has the remaining attempts in `details.left`.',
    input: z.object({ phone: Phone, code: SmsCode }),
    output: z.object({ /** When the proof expires, ISO. */ provedUntil: z.string() }),
    errors: ['code_wrong', 'code_expired'],
    perMinute: SHARED_ADDRESS_PER_MINUTE,
  }),
};
