import type { EndpointKey } from '#contract/index.ts';
import type { Counter } from '#domain/customers/counting.ts';
import type { CountingService } from '../features/customers/counting/counting.service.ts';
import type { CallContext } from '../platform/http/call.ts';
import type { AllHandlers } from '../router/router.ts';

/** Counters incremented by successful calls: on every call, or once per session and day. */
type CallCounters = { each?: Counter; once?: Counter };

/** Counted calls; changing a completed checkout step does not count again. */
const COUNTERS_BY_CALL: Partial<Record<EndpointKey, CallCounters>> = {
  'POST /api/cart/lines': { each: 'cart_add', once: 'cart' },
  'POST /api/orders/:number/repeat': { each: 'cart_add', once: 'cart' },
  'GET /api/checkout': { once: 'checkout' },
  'PUT /api/checkout/contact': { once: 'checkout_contact' },
  'PUT /api/checkout/delivery': { once: 'checkout_delivery' },
  'PUT /api/checkout/payment': { once: 'checkout_payment' },
};

/** Wraps handlers with counting. Robots and in-process page rendering are not counted. */
export function countCalls(handlers: AllHandlers, counting: Pick<CountingService, 'add' | 'addOnce'>): AllHandlers {
  const countedHandlers = Object.entries(COUNTERS_BY_CALL).map(([key, { each, once }]) => {
    const handler = handlers[key as EndpointKey] as (input: unknown, context: CallContext) => Promise<unknown>;
    return [
      key,
      async (input: unknown, context: CallContext) => {
        const answer = await handler(input, context);
        if (context.isRobot) return answer;
        const { language, now, sessionId } = context;
        if (each) counting.add(each, { language }, now);
        if (once && sessionId !== null) counting.addOnce(once, sessionId, { language }, now);
        return answer;
      },
    ] as const;
  });
  return { ...handlers, ...Object.fromEntries(countedHandlers) };
}
