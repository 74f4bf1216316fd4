import type { ReturnPreview, ReturnRequest } from '#contract/orders/returns.ts';
import type { ReturnReason, ReturnState } from '#domain/orders/return-request.ts';
import type { PaymentMethod } from '#domain/payments/payment-status.ts';
import { m } from '#web/messages.ts';
import { backWords } from '#web/words/money-back.ts';

/** Says why products come back. */
export const REASON_WORDS: Record<ReturnReason, () => string> = {
  'not-needed': () => m.return_reason_not_needed(),
  'not-fitting': () => m.return_reason_not_fitting(),
  faulty: () => m.return_reason_faulty(),
  damaged: () => m.return_reason_damaged(),
  'wrong-product': () => m.return_reason_wrong_product(),
  incomplete: () => m.return_reason_incomplete(),
  other: () => m.return_reason_other(),
};

/** Says how a request stands, and how good that is. */
export const STATE_WORDS: Record<ReturnState, { words: () => string; kind: 'success' | 'warning' | 'neutral' }> = {
  asked: { words: () => m.return_state_asked(), kind: 'warning' },
  accepted: { words: () => m.return_state_accepted(), kind: 'success' },
  refused: { words: () => m.return_state_refused(), kind: 'neutral' },
  cancelled: { words: () => m.return_state_cancelled(), kind: 'neutral' },
  received: { words: () => m.return_state_received(), kind: 'warning' },
  refunded: { words: () => m.return_state_refunded(), kind: 'success' },
};

/** Names where a part of the money goes; `method` paid the order. */
export function tenderWords({ kind, lastDigits }: ReturnPreview['tenders'][number], method: PaymentMethod): string {
  return kind !== 'gift-card' ? backWords(method) : m.sum_gift_card_named({ digits: lastDigits ?? '' });
}

/** Says what happens next to a request; null when nothing does. */
export function nextWords({ state, sums }: Pick<ReturnRequest, 'state' | 'sums'>): string | null {
  if (state === 'asked') return m.return_next_asked();
  if (state === 'accepted') return m.return_next_accepted();
  if (state === 'received') return m.return_next_received();
  const byHand = sums.tenders.some(({ kind }) => kind === 'receipt');
  return state === 'refunded' && byHand ? m.return_next_by_hand() : null;
}
