import type { ownDataContract } from '#contract/customers/own-data.ts';
import { requireCustomer, type Handlers } from '../../../platform/http/call.ts';
import type { OwnDataService } from './own-data.service.ts';

/** Handler that returns a copy of a customer's data. */
export function ownDataRoutes(ownData: OwnDataService): Handlers<keyof typeof ownDataContract> {
  return {
    async 'POST /api/own-data'(_input, context) {
      const { name, zip } = await ownData.copy(requireCustomer(context), context);
      return { name, zip: Buffer.from(zip).toString('base64') };
    },
  };
}
