import type { PaymentsService } from './payments.service.ts';
import type { SavedCardsService } from './saved-cards.service.ts';

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
    { name: 'payments.cards', everyMs: 60_000, run: () => savedCards.keepLate(new Date()) },
  ];
}
