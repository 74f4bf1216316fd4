import type { assistantContract } from '#contract/customers/assistant.ts';
import type { Handlers } from '../../../platform/http/call.ts';
import type { AssistantService } from './assistant.service.ts';

/** Handlers of the AI chat; answers are streamed by `server/services/live/assistant-live.ts`. */
export function assistantRoutes(assistant: AssistantService): Handlers<keyof typeof assistantContract> {
  return {
    'GET /api/assistant/turns': async (_input, context) => ({ turns: await assistant.list(context) }),
    'POST /api/assistant/turns': (question, context) => assistant.ask(question, context),
    'PUT /api/assistant/turns/:id/feedback': async (rating, context) => ({
      turns: await assistant.rate(rating, context),
    }),
    'DELETE /api/assistant/turns': async (_input, context) => {
      await assistant.erase(context);
      return { turns: [] };
    },
  };
}
