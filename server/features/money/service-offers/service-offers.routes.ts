import type { servicesContract } from '#contract/orders/services.ts';
import type { Handlers } from '../../../platform/http/call.ts';
import type { ServiceOffersService } from './service-offers.service.ts';

/** Handlers of services sold with products. */
export function serviceOffersRoutes(services: ServiceOffersService): Handlers<keyof typeof servicesContract> {
  return {
    'GET /api/services': (_input, context) => services.list(context),
    'GET /api/products/:id/services': ({ id }, context) => services.listForProduct(id, context),
  };
}
