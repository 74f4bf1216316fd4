import { sum } from '#domain/pricing/money.ts';
import { isPayable } from '#domain/orders/order-status.ts';
import { paymentPolicies } from '#domain/payments/payment-policies.ts';
import { inTransaction, type Database } from '../../../../platform/database/db.ts';
import type { PaymentsService } from '../../../money/payments/payments.service.ts';
import { findByMaster } from '../orders.queries.ts';

/** A transfer for an invoice: our reference, the bank's document number, tenge. */
export type InvoicePayment = { reference: string; document: string; amount: number };

/**
 * Records an invoice payment if the master number's orders await exactly this amount; false otherwise and for a
 * repeated call.
 */
export function recordTransfer(
  db: Database,
  payments: Pick<PaymentsService, 'acceptTransfer'>,
  masterNumber: string,
  { reference, document, amount }: InvoicePayment,
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const orders = await findByMaster(tx, masterNumber, true);
    const [first] = orders;
    if (!first || paymentPolicies[first.paymentMethod].settledBy !== 'transfer') return false;
    if (orders.some(({ status }) => !isPayable(status))) return false;
    if (sum(orders.map(({ toPay }) => toPay)) !== amount) return false;
    const covers = orders.map(({ id }) => id);
    return payments.acceptTransfer(tx, { orderId: first.id, covers, amount, reference, document }, now);
  });
}
