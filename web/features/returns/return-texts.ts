import type { ReturnPreview, ReturnRequest } from '#contract/orders/returns.ts';
import type { ReturnReason, ReturnState } from '#domain/orders/return-request.ts';
import type { PaymentMethod } from '#domain/payments/payment-method.ts';
import { m } from '#web/messages.ts';
import { refundDestination } from '#web/texts/refund-destination.ts';

/** Names of return reasons. */
export const RETURN_REASON_NAMES: Record<ReturnReason, () => string> = {
  'not-needed': () => m.return_reason_not_needed(),
  'not-fitting': () => m.return_reason_not_fitting(),
  faulty: () => m.return_reason_faulty(),
  damaged: () => m.return_reason_damaged(),
  'wrong-product': () => m.return_reason_wrong_product(),
  incomplete: () => m.return_reason_incomplete(),
  other: () => m.return_reason_other(),
};

/** Label and tone of a request's status. */
export const RETURN_STATE_LABELS: Record<
  ReturnState,
  { label: () => string; kind: 'success' | 'warning' | 'neutral' }
> = {
  asked: { label: () => m.return_state_asked(), kind: 'warning' },
  accepted: { label: () => m.return_state_accepted(), kind: 'success' },
  refused: { label: () => m.return_state_refused(), kind: 'neutral' },
  cancelled: { label: () => m.return_state_cancelled(), kind: 'neutral' },
  received: { label: () => m.return_state_received(), kind: 'warning' },
  refunded: { label: () => m.return_state_refunded(), kind: 'success' },
};

/** Names the destination of a partial refund; `method` is the order's payment method. */
export function refundTargetText(
  { kind, lastDigits }: ReturnPreview['tenders'][number],
  method: PaymentMethod,
): string {
  return kind !== 'gift-card' ? refundDestination(method) : m.sum_gift_card_named({ digits: lastDigits ?? '' });
}

/** Describes the next step of a request; null without one. */
export function nextStepText({ state, sums }: Pick<ReturnRequest, 'state' | 'sums'>): string | null {
  if (state === 'asked') return m.return_next_asked();
  if (state === 'accepted') return m.return_next_accepted();
  if (state === 'received') return m.return_next_received();
  const isRefundedByHand = sums.tenders.some(({ kind }) => kind === 'receipt');
  return state === 'refunded' && isRefundedByHand ? m.return_next_by_hand() : null;
}
