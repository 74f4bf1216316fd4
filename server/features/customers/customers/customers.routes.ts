import type { customersContract } from '#contract/customers/customers.ts';
import { requireCustomer, type Handlers } from '../../../platform/http/call.ts';
import type { CustomersService } from './customers.service.ts';

/** Handlers of the customer's profile. */
export function customersRoutes(customers: CustomersService): Handlers<keyof typeof customersContract> {
  return {
    'GET /api/pages/profile/profile': (_input, context) => customers.read(requireCustomer(context)),
    'PUT /api/pages/profile/profile': (details, context) =>
      customers.update(requireCustomer(context), details, context.now),
  };
}
