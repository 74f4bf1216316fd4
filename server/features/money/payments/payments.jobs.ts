import type { PaymentsService } from './payments.service.ts';
import type { SavedCardsService } from './saved-cards.service.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';

/**
 * Scheduled payment jobs: due refunds, and saved cards awaiting the gateway. Reconciliation belongs to orders, which
 * must receive its outcome.
 */
export function paymentJobs({
  payments,
  savedCards,
}: {
  payments: Pick<PaymentsService, 'sendRefunds'>;
  savedCards: Pick<SavedCardsService, 'retryMissing'>;
}) {
  return [
    { name: 'payments.refunds', everyMs: 30_000, run: () => payments.sendRefunds(new Date()) },
    { name: 'payments.cards', everyMs: MINUTE_MS, run: () => savedCards.retryMissing(new Date()) },
  ];
}
