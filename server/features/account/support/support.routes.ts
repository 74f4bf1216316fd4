import type { supportContract } from '#contract/customers/support.ts';
import type { Handlers } from '../../../platform/http/call.ts';
import type { SupportService } from './support.service.ts';

/** Handlers of the support assistant. */
export function supportRoutes(support: SupportService): Handlers<keyof typeof supportContract> {
  return {
    'GET /api/support/topics': (_input, context) => support.topics(context),
    'GET /api/support/questions': async (_input, context) => support.questions(context),
    'GET /api/support/conversation': async (_input, context) => ({
      conversation: await support.read(context, context.language),
    }),
    'POST /api/support/conversation': async (message, context) => ({
      conversation: await support.write(message, context),
    }),
    'DELETE /api/support/conversation': async (_input, context) => {
      await support.erase(context);
      return { conversation: null };
    },
  };
}
