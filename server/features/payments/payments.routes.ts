import type { Handlers } from '../../platform/call.ts';
import { fail } from '../../platform/failure.ts';
import type { PaymentsService } from './payments.service.ts';

/** Handlers of the gateways' webhooks. */
export function paymentsRoutes(payments: PaymentsService): Handlers<'POST /api/payments/:gateway/webhook'> {
  return {
    async 'POST /api/payments/:gateway/webhook'({ gateway }, { raw, now }) {
      await payments.receive(gateway, raw ?? fail('wrong_signature'), now);
      return { accepted: true };
    },
  };
}
