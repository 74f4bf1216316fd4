import type { complaintsContract } from '#contract/orders/complaints.ts';
import { COMPLAINT_TYPES } from '#domain/orders/complaint.ts';
import { requireCustomer, type Handlers } from '../../../platform/http/call.ts';
import type { UploadsService } from '../../media/uploads/uploads.service.ts';
import type { ComplaintsService } from './complaints.service.ts';

/** Handlers of complaints and their files. */
export function complaintsRoutes(
  complaints: ComplaintsService,
  uploads: UploadsService,
): Handlers<keyof typeof complaintsContract> {
  return {
    'GET /api/pages/profile/complaints-types': async () => COMPLAINT_TYPES.map((id) => ({ id })),
    'GET /api/pages/profile/complaints': (_input, context) => complaints.list(requireCustomer(context)),
    'POST /api/pages/profile/complaints': (complaint, context) =>
      complaints.send(requireCustomer(context), complaint, context.now),
    'POST /api/pages/profile/files': (file, context) =>
      uploads.store({ customerId: requireCustomer(context) }, file, context),
  };
}
