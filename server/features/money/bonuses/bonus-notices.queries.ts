import { int, rowOf, text, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { bonusEntries } from './bonuses.table.ts';

const lotRow = rowOf({ customerId: bonusEntries.customerId, expiresAt: text, amount: int });

/** Bonuses of a customer that expire together. */
export type ExpiringLot = Row<typeof lotRow>;

/** Lists lots of the own programme that expire after `now` and up to a moment and are not announced, soonest first. */
export async function findUnannouncedLots(sql: Sql, now: Date, until: Date, limit: number): Promise<ExpiringLot[]> {
  return sql`
    select ${lotRow}, expires_at::text as "expiresAt", sum(case when to_account = 'available' then amount else -amount end)::int as amount
    from bonus_entries
    where programme = 'own' and expires_at > ${now} and expires_at <= ${until} and not exists (
      select from bonus_notices
      where bonus_notices.customer_id = bonus_entries.customer_id and bonus_notices.expires_at = bonus_entries.expires_at)
    group by customer_id, expires_at having sum(case when to_account = 'available' then amount else -amount end) > 0
    order by expires_at, customer_id limit ${limit}`;
}

/** Marks a lot as announced; false when another worker has done so. */
export async function markAnnounced(tx: Sql, { customerId, expiresAt }: ExpiringLot): Promise<boolean> {
  const { count } = await tx`
    insert into bonus_notices (customer_id, expires_at) values (${customerId}, ${expiresAt}::timestamptz) on conflict do nothing`;
  return count > 0;
}

/** Deletes the marks of lots that have expired. */
export async function deleteOldMarks(sql: Sql, now: Date): Promise<void> {
  await sql`delete from bonus_notices where expires_at < ${now}`;
}
