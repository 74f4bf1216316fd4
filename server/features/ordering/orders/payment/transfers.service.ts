import { sum } from '#domain/pricing/money.ts';
import { isPayable } from '#domain/orders/order-status.ts';
import { paymentPolicies } from '#domain/payments/payment-policies.ts';
import { inTransaction, type Database } from '../../../../platform/database/db.ts';
import type { PaymentsService } from '../../../money/payments/payments.service.ts';
import { findByMaster } from '../orders.queries.ts';

/** Money that came for an invoice: our reference of it, the bank's document, tenge. */
export type InvoiceMoney = { reference: string; document: string; amount: number };

/**
 * Writes the money of an invoice down if every order of the master number waits for exactly this sum; false when they do not,
 * and for a repeat.
 */
export function takeTransfer(
  db: Database,
  payments: Pick<PaymentsService, 'acceptTransfer'>,
  masterNumber: string,
  { reference, document, amount }: InvoiceMoney,
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
