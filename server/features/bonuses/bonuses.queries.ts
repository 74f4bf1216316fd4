import { nullable, rowOf, type Row } from '../../platform/row.ts';
import type { Sql } from '../../platform/sql.ts';
import { bonusEntries } from './bonuses.table.ts';

const entryRow = rowOf({
  id: bonusEntries.id,
  kind: bonusEntries.kind,
  from: bonusEntries.from,
  to: bonusEntries.to,
  amount: bonusEntries.amount,
  orderNumber: bonusEntries.orderNumber,
  expiresAt: nullable(bonusEntries.expiresAt),
  createdAt: bonusEntries.createdAt,
});

/** An entry of the ledger as it is kept. */
export type EntryRow = Row<typeof entryRow>;

/** Reads a customer's ledger of a programme, newest first. */
export async function findEntries(sql: Sql, customerId: number, programme: 'own' | 'bank'): Promise<EntryRow[]> {
  return sql`
    select ${entryRow} from bonus_entries where customer_id = ${customerId} and programme = ${programme} order by id desc`;
}
