import type { ComplaintType } from '#domain/orders/complaint.ts';
import { m } from '#web/messages.ts';

/** Names of complaint topics. */
export const COMPLAINT_TYPE_NAMES: Record<ComplaintType, () => string> = {
  product: () => m.complaint_type_product(),
  delivery: () => m.complaint_type_delivery(),
  order: () => m.complaint_type_order(),
  payment: () => m.complaint_type_payment(),
  service: () => m.complaint_type_service(),
  site: () => m.complaint_type_site(),
  other: () => m.complaint_type_other(),
};
