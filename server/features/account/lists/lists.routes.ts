import type { listsContract } from '#contract/customers/lists.ts';
import { requireCustomer, type Handlers } from '../../../platform/http/call.ts';
import type { ListsService } from './lists.service.ts';

/** Handler of the lists synced between a customer's devices. */
export function listsRoutes(lists: ListsService): Handlers<keyof typeof listsContract> {
  return {
    'POST /api/lists/changes': (changes, context) => lists.change(requireCustomer(context), changes, context.now),
  };
}
