import { isPayable } from '#domain/orders/order-status.ts';
import { isExchangeable, type ExchangeableMethod } from '#domain/payments/payment-policies.ts';
import { inTransaction, type Database } from '../../../../platform/database/db.ts';
import { fail } from '../../../../platform/http/failure.ts';
import type { PaymentsService } from '../../../money/payments/payments.service.ts';
import { findByMaster, updateMethod, type OrderRow } from '../orders.queries.ts';

/**
 * Changes the payment method of a master number's orders. Ends the open attempt in the same transaction, so two methods
 * can never both be accepted. Fails with `order_not_payable`, or `payment_under_way` if money may be on its way.
 */
export function changePaymentMethod(
  db: Database,
  payments: Pick<PaymentsService, 'release' | 'listExchangeable'>,
  masterNumber: string,
  to: ExchangeableMethod,
  now: Date,
): Promise<OrderRow[]> {
  return inTransaction(db, async (tx) => {
    const orders = await findByMaster(tx, masterNumber, true);
    const from = orders.find(({ status }) => isPayable(status))?.paymentMethod;
    if (from === to) return orders;
    if (from === undefined || !isExchangeable(from) || !payments.listExchangeable().includes(to))
      fail('order_not_payable');
    if (!(await payments.release(tx, orders[0]!.id, now))) fail('payment_under_way');
    await updateMethod(tx, masterNumber, { from, to }, now);
    return findByMaster(tx, masterNumber);
  });
}
