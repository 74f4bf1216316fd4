import { z } from 'zod';
import { Phone } from './checkout.ts';
import { endpoint, MANY_BEHIND_ONE_ADDRESS } from './endpoint.ts';

/** Digits of a code. */
export const CODE_LENGTH = 6;

/** What stands after a code was sent; the same for phones the shop knows and does not know (decisions §8). */
export const SentCode = z.object({
  /** Seconds until another code can be asked for. */
  resendSeconds: z.number().int(),
  /** Seconds the code is good for. */
  lifeSeconds: z.number().int(),
  /** Tries the code has. */
  tries: z.number().int(),
});
export type SentCode = z.infer<typeof SentCode>;

export const phoneProofContract = {
  'POST /api/phone-codes': endpoint({
    summary:
      'Sends a code to a phone. `code_too_soon` and `too_many_codes` tell in `details.seconds` when to ask again.',
    input: z.object({ phone: Phone }),
    output: SentCode,
    errors: ['phone_not_mobile', 'code_too_soon', 'too_many_codes', 'code_not_sent'],
    perMinute: MANY_BEHIND_ONE_ADDRESS,
  }),
  'POST /api/phone-codes/confirm': endpoint({
    summary:
      'Proves for some hours that the caller holds the phone. `code_wrong` tells in `details.left` how many tries the code still has.',
    input: z.object({ phone: Phone, code: z.string().regex(new RegExp(`^\\d{${CODE_LENGTH}}$`)) }),
    output: z.object({ /** Until when the proof holds, ISO. */ provedUntil: z.string() }),
    errors: ['code_wrong', 'code_expired'],
    perMinute: MANY_BEHIND_ONE_ADDRESS,
  }),
};
