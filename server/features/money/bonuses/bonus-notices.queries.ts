import { array, int, rowOf, text, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';

const customerRow = rowOf({ customerId: int });
const expiringRow = rowOf({ amount: int, expiries: array(text) });

/** Time span of expiries; customers with a notice since `today` wait for the next day. */
export type NoticeSpan = { now: Date; until: Date; today: Date };

/** SQL rows: a customer's unannounced lots of the own programme that expire in a span. */
const unannouncedLots = (sql: Sql, { now, until, today }: NoticeSpan) => sql`
  (select customer_id, expires_at, sum(case when to_account = 'available' then amount else -amount end)::int as amount
    from bonus_entries e
    where programme = 'own' and expires_at > ${now} and expires_at <= ${until} and not exists (
      select from bonus_notices n where n.customer_id = e.customer_id and (n.expires_at = e.expires_at or n.announced_at >= ${today}))
    group by customer_id, expires_at having sum(case when to_account = 'available' then amount else -amount end) > 0) as lots`;

/** Lists customers with bonuses to announce, soonest expiry first. */
export async function findUnannounced(sql: Sql, span: NoticeSpan, limit: number): Promise<number[]> {
  const rows = await sql`
    select ${customerRow} customer_id as "customerId" from ${unannouncedLots(sql, span)}
    group by customer_id order by min(expires_at), customer_id limit ${limit}`;
  return rows.map(({ customerId }) => customerId);
}

/** Reads the sum of a customer's bonuses to announce and their expiries, soonest first; requires `lockLedger`. */
export async function readUnannounced(tx: Sql, customerId: number, span: NoticeSpan): Promise<Row<typeof expiringRow>> {
  const [row] = await tx`
    select ${expiringRow} coalesce(sum(amount), 0)::int as amount, coalesce(array_agg(expires_at::text order by expires_at), '{}') as expiries
    from ${unannouncedLots(tx, span)} where customer_id = ${customerId}`;
  return row!;
}

/** Marks a customer's lots as announced. */
export async function markAnnounced(
  tx: Sql,
  customerId: number,
  expiries: readonly string[],
  now: Date,
): Promise<void> {
  await tx`
    insert into bonus_notices (customer_id, expires_at, announced_at)
    select ${customerId}, unnest(${[...expiries]}::timestamptz[]), ${now} on conflict do nothing`;
}

/** Deletes the marks of lots that have expired. */
export async function deleteOldMarks(sql: Sql, now: Date): Promise<void> {
  await sql`delete from bonus_notices where expires_at < ${now}`;
}
