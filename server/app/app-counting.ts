import type { EndpointKey } from '#contract/index.ts';
import type { Counter } from '#domain/customers/counting.ts';
import type { CountingService } from '../features/customers/counting/counting.service.ts';
import type { CallContext } from '../platform/http/call.ts';
import type { AllHandlers } from '../router/router.ts';

/** What a call that ended well counts: each time, or once a day for its session. */
type Counted = { each?: Counter; once?: Counter };

/** Calls that count; a step of the checkout that is changed is not passed a second time. */
const COUNTED: Partial<Record<EndpointKey, Counted>> = {
  'POST /api/cart/lines': { each: 'cart_add', once: 'cart' },
  'POST /api/orders/:number/repeat': { each: 'cart_add', once: 'cart' },
  'GET /api/checkout': { once: 'checkout' },
  'PUT /api/checkout/contact': { once: 'checkout_contact' },
  'PUT /api/checkout/delivery': { once: 'checkout_delivery' },
  'PUT /api/checkout/payment': { once: 'checkout_payment' },
};

/** Returns the handlers with those among them counting that the shop counts; robots and pages rendered in process do not. */
export function countCalls(handlers: AllHandlers, counting: Pick<CountingService, 'add' | 'addOnce'>): AllHandlers {
  const counted = Object.entries(COUNTED).map(([key, { each, once }]) => {
    const handler = handlers[key as EndpointKey] as (input: unknown, context: CallContext) => Promise<unknown>;
    return [
      key,
      async (input: unknown, context: CallContext) => {
        const answer = await handler(input, context);
        if (context.robot) return answer;
        const { language, now, sessionId } = context;
        if (each) counting.add(each, { language }, now);
        if (once && sessionId !== null) counting.addOnce(once, sessionId, { language }, now);
        return answer;
      },
    ] as const;
  });
  return { ...handlers, ...Object.fromEntries(counted) };
}
