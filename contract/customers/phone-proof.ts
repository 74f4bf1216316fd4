import { z } from 'zod';
import { Phone } from '../orders/checkout.ts';
import { typedCode } from '#domain/text/typed-text.ts';
import { endpoint, MANY_BEHIND_ONE_ADDRESS } from '../endpoint.ts';

/** Digits of a code. */
export const CODE_LENGTH = 6;

/** A typed or pasted code of an SMS. */
export const SmsCode = z
  .string()
  .max(40)
  .transform(typedCode)
  .pipe(z.string().regex(new RegExp(`^\\d{${CODE_LENGTH}}$`)));

/** State after a code was sent; the same for phones the shop knows and does not know (decisions §8). */
export const SentCode = z.object({
  /** Seconds until another code can be asked for. */
  resendSeconds: z.number().int(),
  /** Seconds the code is good for. */
  lifeSeconds: z.number().int(),
  /** Tries the code has. */
  tries: z.number().int(),
});
export type SentCode = z.infer<typeof SentCode>;

/** A solved challenge of `work_required`: the answer makes the SHA-256 of `challenge.answer` begin with enough zero bits. */
export const Work = z.object({ challenge: z.string().max(200), answer: z.string().regex(/^[\da-z]{1,16}$/) });
export type Work = z.infer<typeof Work>;

/** Details of `work_required` (docs/decisions/0022). */
export type Challenge = { challenge: string; bits: number /** Lifetime. */; seconds: number };

export const phoneProofContract = {
  'POST /api/phone-codes': endpoint({
    summary:
      'Sends a code to a phone. `code_too_soon` and `too_many_codes` tell in `details.seconds` when to ask again; `work_required` has a challenge whose answer goes into `work` of the repeated call.',
    input: z.object({ phone: Phone, work: Work.optional() }),
    output: SentCode,
    errors: ['phone_not_mobile', 'code_too_soon', 'too_many_codes', 'work_required', 'code_not_sent'],
    perMinute: MANY_BEHIND_ONE_ADDRESS,
  }),
  'POST /api/phone-codes/confirm': endpoint({
    summary:
      'Proves for some hours that the caller holds the phone. `code_wrong` tells in `details.left` how many tries the code still has.',
    input: z.object({ phone: Phone, code: SmsCode }),
    output: z.object({ /** Until when the proof holds, ISO. */ provedUntil: z.string() }),
    errors: ['code_wrong', 'code_expired'],
    perMinute: MANY_BEHIND_ONE_ADDRESS,
  }),
};
