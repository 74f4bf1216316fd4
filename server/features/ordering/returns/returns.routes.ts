import type { returnsContract } from '#contract/orders/returns.ts';
import type { Handlers } from '../../../platform/http/call.ts';
import type { ReturnsService } from './returns.service.ts';

/** Handlers of buyers' returns. */
export function returnsRoutes(returns: ReturnsService): Handlers<keyof typeof returnsContract> {
  return {
    'POST /api/orders/:number/returns/offer': (key, context) => returns.list(key, context),
    'POST /api/orders/:number/returns/preview': ({ number, phone, ...input }, context) =>
      returns.preview({ number, phone }, input, context),
    'POST /api/orders/:number/returns/files': ({ number, phone, ...file }, context) =>
      returns.addPhoto({ number, phone }, file, context),
    'POST /api/orders/:number/returns': ({ number, phone, ...request }, context) =>
      returns.create({ number, phone }, request, context),
    'POST /api/orders/:number/returns/:request/cancel': ({ request, ...key }, context) =>
      returns.cancel(key, request, context),
    'POST /api/orders/:number/keys/:productId/return': ({ number, phone, ...keys }, context) =>
      returns.returnKeys({ number, phone }, keys, context),
    'POST /api/orders/:number/services/:productId/:code/cancel': ({ number, phone, ...service }, context) =>
      returns.cancelService({ number, phone }, service, context),
  };
}
