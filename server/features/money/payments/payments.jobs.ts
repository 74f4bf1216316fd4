import type { PaymentsService } from './payments.service.ts';
import type { SavedCardsService } from './saved-cards.service.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';

/**
 * Repeating work of payments: refunds that are due, and cards whose gateway was silent about them. Reconciliation belongs to orders, which must hear of the outcome.
 */
export function paymentJobs({
  payments,
  savedCards,
}: {
  payments: Pick<PaymentsService, 'sendRefunds'>;
  savedCards: Pick<SavedCardsService, 'keepLate'>;
}) {
  return [
    { name: 'payments.refunds', everyMs: 30_000, run: () => payments.sendRefunds(new Date()) },
    { name: 'payments.cards', everyMs: MINUTE_MS, run: () => savedCards.keepLate(new Date()) },
  ];
}
