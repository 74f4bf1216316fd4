import type { returnsContract } from '#contract/returns.ts';
import { requireCustomer, type Handlers } from '../../platform/call.ts';
import type { ReturnsService } from './returns.service.ts';

/** Handlers of customers' returns. */
export function returnsRoutes(returns: ReturnsService): Handlers<keyof typeof returnsContract> {
  return {
    'GET /api/orders/:number/returns': ({ number }, context) =>
      returns.list(requireCustomer(context), number, context.language, context.now),
    'POST /api/orders/:number/returns/preview': (input, context) =>
      returns.preview(requireCustomer(context), input, context.language, context.now),
    'POST /api/orders/:number/returns': (input, context) =>
      returns.ask(requireCustomer(context), input, context.language, context.now),
    'POST /api/returns/:number/cancel': ({ number }, context) =>
      returns.cancel(requireCustomer(context), number, context.language, context.now),
  };
}
