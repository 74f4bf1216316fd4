import type { OperatorRefund } from '#contract/operator/operator.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import type { IsConfirmed } from '../../../platform/http/call.ts';
import { fail } from '../../../platform/http/failure.ts';
import { nullable, rowOf, text } from '../../../platform/database/row.ts';
import { paymentAttempts, paymentRefunds } from './payments.table.ts';

const MAX_ROWS = 500;

const settledRow = rowOf({ amount: paymentRefunds.amount });
const refundRow = rowOf({
  reference: paymentAttempts.reference,
  gateway: paymentAttempts.gateway,
  amount: paymentRefunds.amount,
  state: paymentRefunds.state,
  tries: paymentRefunds.tries,
  createdAt: paymentRefunds.createdAt,
  orderNumber: nullable(text),
});

/** Lists open refunds: those the bank refused, then pending ones. */
export async function listOpenRefunds({ $client: sql }: Database): Promise<OperatorRefund[]> {
  const rows = await sql`
    select ${refundRow}, o.number as "orderNumber"
    from payment_refunds join payment_attempts on payment_attempts.id = payment_refunds.attempt_id
      left join orders o on o.id = case payment_refunds.order_id when 0 then payment_attempts.order_id else payment_refunds.order_id end
    where payment_refunds.state <> 'done'
    order by payment_refunds.state = 'due', payment_refunds.created_at limit ${MAX_ROWS}`;
  return rows.map(({ createdAt, state, ...refund }) => ({
    ...refund,
    state: state === 'refused' ? 'refused' : 'due',
    at: new Date(createdAt).toISOString(),
  }));
}

/**
 * Marks an attempt's refused refunds as paid by other means; returns how many. Above `limit` tenge a second operator
 * must confirm. Fails with `refund_not_found` or `second_operator_needed`.
 */
export function settleRefused(
  db: Database,
  reference: string,
  limit: number,
  isConfirmed: IsConfirmed,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const settled = await tx`
      update payment_refunds set state = 'done'
      where state = 'refused' and attempt_id = (select id from payment_attempts where reference = ${reference})
      returning ${settledRow}`;
    if (settled.length === 0) fail('refund_not_found');
    const total = settled.reduce((all, { amount }) => all + amount, 0);
    if (total > limit && !(await isConfirmed(tx))) fail('second_operator_needed');
    return settled.length;
  });
}
