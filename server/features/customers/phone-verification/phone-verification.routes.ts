import type { phoneProofContract } from '#contract/customers/phone-proof.ts';
import type { Handlers } from '../../../platform/http/call.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { PhoneVerificationService } from './phone-verification.service.ts';

/** Handlers of sending and confirming codes. */
export function phoneVerificationRoutes(
  phoneVerification: PhoneVerificationService,
): Handlers<keyof typeof phoneProofContract> {
  return {
    'POST /api/phone-codes': async ({ phone, work }, context) =>
      phoneVerification.send(
        { phone, sessionId: await context.ensureSession() },
        { ...context, address: context.ip, work },
      ),
    async 'POST /api/phone-codes/confirm'({ phone, code }, { sessionId, now }) {
      // A caller without a session was never sent a code.
      if (sessionId === null) fail('code_expired');
      return phoneVerification.confirm({ phone, sessionId }, code, now);
    },
  };
}
