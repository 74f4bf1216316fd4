import type { PaymentsService } from './payments.service.ts';

/**
 * Repeating work of payments: refunds that are due. Reconciliation belongs to orders, which must hear of the outcome.
 */
export function paymentJobs({ payments }: { payments: PaymentsService }) {
  return [{ name: 'payments.refunds', everyMs: 30_000, run: () => payments.sendRefunds(new Date()) }];
}
