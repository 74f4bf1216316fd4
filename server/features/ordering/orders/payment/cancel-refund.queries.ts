import { int, rowOf, text, type Row } from '../../../../platform/database/row.ts';
import type { Sql } from '../../../../platform/database/sql.ts';
import { orders } from '../orders.table.ts';
import { isReturnReceived } from '../returned.rows.ts';

const tenderRow = rowOf({ orderId: orders.id, id: text, amount: int, refunded: int });

/** Tender of all money except gift cards. */
export const PAID = 'paid';

/** Reads the tenders of orders, each gift card and `PAID`, with the part refunded by returns. */
export function findTenders(sql: Sql, orderIds: readonly number[]): Promise<Row<typeof tenderRow>[]> {
  return sql`
    select ${tenderRow}, tender.id, tender.amount, coalesce((
        select sum(t.amount)::int from return_tenders t join returns r on r.id = t.return_id
        where r.order_id = orders.id and ${isReturnReceived(sql)}
          and case when t.tender like 'card:%' then t.tender else ${PAID} end = tender.id), 0) as refunded
    from orders cross join lateral (
      select 'card:' || e.card_id as id, e.amount from gift_card_entries e where e.order_number = orders.number and e.kind = 'payment'
      union all select ${PAID}, orders.to_pay) as tender
    where orders.id = any(${[...orderIds]}::int[]) order by orders.id, tender.id collate "C"`;
}
