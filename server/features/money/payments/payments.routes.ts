import type { FastifyInstance } from 'fastify';
import { errors } from '#contract/errors.ts';
import { requireCustomer, type Handlers } from '../../../platform/http/call.ts';
import { ExpectedFailure, fail } from '../../../platform/http/failure.ts';
import type { PaymentsService } from './payments.service.ts';
import type { SavedCardsService } from './saved-cards.service.ts';

type PaymentKeys =
  | 'POST /api/payments/:gateway/webhook'
  | 'GET /api/saved-cards'
  | 'PUT /api/saved-cards/:id/default'
  | 'DELETE /api/saved-cards/:id';

/** Handlers of gateway webhooks and saved cards. */
export function paymentsRoutes(payments: PaymentsService, cards: SavedCardsService): Handlers<PaymentKeys> {
  return {
    'GET /api/saved-cards': async (_input, context) => ({
      cards: await cards.list(requireCustomer(context), context.now),
      canSave: cards.canSave(),
    }),
    'PUT /api/saved-cards/:id/default': ({ id }, context) => cards.choose(requireCustomer(context), id, context.now),
    'DELETE /api/saved-cards/:id': ({ id }, context) => cards.remove(requireCustomer(context), id, context.now),
    async 'POST /api/payments/:gateway/webhook'({ gateway }, { raw, now }) {
      await payments.receive(gateway, raw ?? fail('wrong_signature'), now);
      return { accepted: true };
    },
  };
}

/** Webhook path of Freedom, which expects its own response format. */
const FREEDOM_WEBHOOK = '/api/payments/freedom/webhook';

/** Serves webhooks whose gateways expect their own response format, outside the contract. */
export function registerPaymentAnswers(app: FastifyInstance, payments: Pick<PaymentsService, 'answer'>): void {
  app.post(FREEDOM_WEBHOOK, async (request, reply) => {
    const raw = { body: (request as { rawBody?: string }).rawBody ?? '', headers: request.headers };
    try {
      const answer = (await payments.answer('freedom', raw, new Date())) ?? fail('wrong_signature');
      return await reply.header('content-type', answer.type).send(answer.body);
    } catch (error) {
      if (!(error instanceof ExpectedFailure)) throw error;
      request.log.warn({ error: error.error }, 'a webhook was rejected');
      return reply.status(errors[error.error].status).send();
    }
  });
}
