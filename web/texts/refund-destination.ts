import type { PaymentMethod } from '#domain/payments/payment-method.ts';
import { m } from '#web/messages.ts';

const DESTINATION_TEXTS: Record<PaymentMethod, () => string> = {
  card: () => m.back_to_card(),
  qr: () => m.back_to_bank(),
  credit: () => m.back_to_lender(),
  invoice: () => m.back_to_organisation(),
  'on-receipt': () => m.back_at_hand(),
};

/** Names the destination of a refund for a payment method. */
export function refundDestination(method: PaymentMethod): string {
  return DESTINATION_TEXTS[method]();
}
