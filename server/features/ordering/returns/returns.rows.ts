import { rowOf, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { joinOrder, orderColumns } from '../orders/orders.rows.ts';
import { returns } from './returns.table.ts';

const { masterNumber, customerId, sessionId, email, phone, language, cityId } = orderColumns;
const noticeRow = rowOf({
  number: returns.number,
  state: returns.state,
  orderNumber: orderColumns.number,
  masterNumber,
  customerId,
  sessionId,
  email,
  phone,
  language,
  cityId,
});

/** Returns the notice data of a return; undefined when it is gone. */
export async function findReturnForNotice(sql: Sql, returnId: number): Promise<Row<typeof noticeRow> | undefined> {
  const [found] = await sql`
    select ${noticeRow} from returns ${joinOrder(sql, sql`returns.order_id`)} where returns.id = ${returnId}`;
  return found;
}
