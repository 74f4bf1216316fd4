import { int, nullable, rowOf, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { cityOfShop } from '../../places/geo/shops.rows.ts';
import { tradeIns } from './trade-in.table.ts';

const noticeRow = rowOf({
  state: tradeIns.state,
  customerId: nullable(tradeIns.customerId),
  phone: tradeIns.phone,
  language: tradeIns.language,
  cityId: int,
});

/** Returns the notice data of a trade-in; undefined when it is gone. */
export async function findTradeInForNotice(sql: Sql, number: string): Promise<Row<typeof noticeRow> | undefined> {
  const [found] = await sql`
    select ${noticeRow}, ${cityOfShop(sql, sql`trade_ins.shop_id`)} as "cityId" from trade_ins
    where trade_ins.number = ${number} and trade_ins.phone <> ''`;
  return found;
}
