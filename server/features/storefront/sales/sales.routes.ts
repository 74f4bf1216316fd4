import type { salesContract } from '#contract/orders/sales.ts';
import type { Handlers } from '../../../platform/http/call.ts';
import type { SalesService } from './sales.service.ts';

/** Handlers of queued sales. */
export function salesRoutes(sales: SalesService): Handlers<keyof typeof salesContract> {
  return {
    'POST /api/sales/:launch/ticket': ({ launch }, context) => sales.take(launch, context),
  };
}
