import type { warrantyContract } from '#contract/orders/warranty.ts';
import { requireCustomer, type Handlers } from '../../../platform/http/call.ts';
import type { WarrantyService } from './warranty.service.ts';

/** Handlers of service centres, warranties and serial numbers. */
export function warrantyRoutes(warranty: WarrantyService): Handlers<keyof typeof warrantyContract> {
  return {
    'GET /api/service-centres': (_input, context) => warranty.centres(context),
    'GET /api/warranty/:serial': ({ serial }, context) =>
      warranty.findForCustomer(serial, requireCustomer(context), context),
    'POST /api/warranty/lookup': (input, context) => warranty.findForGuest(input, context),
    'POST /api/orders/:number/serials': async (key, context) => ({
      serials: await warranty.listForOrder(key, context),
    }),
  };
}
