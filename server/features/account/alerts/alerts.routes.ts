import type { alertsContract } from '#contract/customers/alerts.ts';
import { requireCustomer, type Handlers } from '../../../platform/http/call.ts';
import type { AlertsService } from './alerts.service.ts';

/** Handlers of product alerts. */
export function alertsRoutes(alerts: AlertsService): Handlers<keyof typeof alertsContract> {
  return {
    'GET /api/alerts': ({ productId }, context) => alerts.list(requireCustomer(context), productId ?? null, context),
    'PUT /api/alerts': (input, context) => alerts.save(requireCustomer(context), input, context),
    async 'DELETE /api/alerts/:id'({ id }, context) {
      await alerts.remove(requireCustomer(context), id);
      return { deleted: true };
    },
  };
}
