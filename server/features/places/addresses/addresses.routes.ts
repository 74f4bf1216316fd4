import { requireCustomer, type Handlers } from '#server/platform/http/call.ts';
import type { AddressesService } from './addresses.service.ts';

/** Calls for a customer's saved addresses. */
export function addressesRoutes(
  addresses: AddressesService,
): Handlers<
  | 'GET /api/pages/profile/addresses'
  | 'POST /api/pages/profile/add-address'
  | 'PUT /api/pages/profile/edit-address'
  | 'DELETE /api/pages/profile/delete-address'
  | 'PUT /api/pages/profile/select-address'
> {
  return {
    'GET /api/pages/profile/addresses': (_input, context) => addresses.list(requireCustomer(context), context.language),
    'POST /api/pages/profile/add-address': async (input, context) => ({
      data: await addresses.add(requireCustomer(context), input, context.language, context.now),
    }),
    'PUT /api/pages/profile/edit-address': async (input, context) => ({
      data: await addresses.edit(requireCustomer(context), input, context.language, context.now),
    }),
    'DELETE /api/pages/profile/delete-address': async ({ id }, context) => {
      await addresses.remove(requireCustomer(context), id);
      return {};
    },
    'PUT /api/pages/profile/select-address': ({ id }, context) =>
      addresses.select(requireCustomer(context), id, context.language),
  };
}
