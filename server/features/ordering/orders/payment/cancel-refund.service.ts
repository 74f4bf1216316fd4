import type { PaymentsService } from '../../../money/payments/payments.service.ts';
import type { Sql } from '../../../../platform/database/sql.ts';
import type { OrderRow } from '../orders.queries.ts';
import { findUnrefunded } from '../orders.rows.ts';

/**
 * Requests refunds of cancelled orders covered by an accepted payment, less earlier refunds of their services. Returns
 * whether any refund is new.
 */
export async function refundCancelled(
  tx: Sql,
  payments: Pick<PaymentsService, 'requestRefund'>,
  { accepted, orders }: { accepted: { id: number; covers: readonly number[] }; orders: readonly OrderRow[] },
  now: Date,
): Promise<boolean> {
  const coveredIds = orders.flatMap(({ id }) => (accepted.covers.includes(id) ? [id] : []));
  let hasNew = false;
  for (const [orderId, amount] of await findUnrefunded(tx, coveredIds))
    if (amount > 0 && (await payments.requestRefund(tx, { attemptId: accepted.id, orderId, amount }, now)))
      hasNew = true;
  return hasNew;
}
