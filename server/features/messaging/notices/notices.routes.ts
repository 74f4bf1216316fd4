import type { noticesContract } from '#contract/customers/notices.ts';
import { requireCustomer, type Handlers } from '../../../platform/http/call.ts';
import type { NoticesService } from './notices.service.ts';

/** Handlers of a customer's notification settings. */
export function noticesRoutes(notices: NoticesService): Handlers<keyof typeof noticesContract> {
  return {
    'GET /api/notices/choices': (_input, context) => notices.choices(requireCustomer(context)),
    'PUT /api/notices/choices': (choice, context) => notices.choose(requireCustomer(context), choice, context.now),
  };
}
