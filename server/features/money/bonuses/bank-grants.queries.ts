import { int, rowOf, text, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';

const paidRow = rowOf({ reference: text, phone: text, amount: int });

/**
 * Lists sandbox card payments of the last day that have no reward yet, oldest first. `prefix` is that of the bank's
 * references in the ledger.
 */
export function findRewardedPayments(sql: Sql, prefix: string, limit: number): Promise<Row<typeof paidRow>[]> {
  return sql`
    select ${paidRow} a.reference, c.phone, a.amount
    from payment_attempts a join orders o on o.id = a.order_id join customers c on c.id = o.customer_id
    where a.gateway = 'sandbox' and a.status = 'accepted' and a.updated_at > now() - interval '1 day'
      and not exists (select from bonus_entries e where e.reference = ${prefix} || a.reference)
    order by a.id limit ${limit}`;
}
