import type { tradeInContract } from '#contract/orders/trade-in.ts';
import type { Handlers } from '../../../platform/http/call.ts';
import type { TradeInService } from './trade-in.service.ts';

/** Handlers of trade-in, for guests and customers. */
export function tradeInRoutes(tradeIn: TradeInService): Handlers<keyof typeof tradeInContract> {
  return {
    'GET /api/trade-in/offer': (_input, context) => {
      context.tag('settings');
      return tradeIn.offer(context);
    },
    'POST /api/trade-in/requests': (request, context) => tradeIn.submit(request, context),
    'POST /api/trade-in/status': ({ number, phone }, context) => tradeIn.status(number, phone, context),
  };
}
