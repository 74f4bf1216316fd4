import { settleDebt, type BonusEntry } from '#domain/pricing/bonus-ledger.ts';
import { OPEN_RETURN_STATES } from '#domain/orders/return-request.ts';
import { bool, int, nullable, rowOf, text, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { fromLockedCustomer } from '../../customers/customers/customers.rows.ts';
import { bonusEntries, BONUS_PROGRAMMES } from './bonuses.table.ts';

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
const frozenRow = rowOf({ customerId: bonusEntries.customerId, orderNumber: text });
const holderRow = rowOf({ customerId: bonusEntries.customerId, programme: bonusEntries.programme });
const grantRow = rowOf({ customerId: bonusEntries.customerId, amount: bonusEntries.amount });
const lockedRow = rowOf({ locked: int });
const sumRow = rowOf({ sum: int });
const returnsRow = rowOf({ isOpen: bool, decidedAt: nullable(text) });

/** A stored ledger entry. */
export type EntryRow = Row<typeof entryRow>;

/** A bonus programme. */
export type BonusProgramme = (typeof BONUS_PROGRAMMES)[number];

/** Converts a row to a domain ledger entry. */
export function toEntry({ kind, from, to, amount, expiresAt }: EntryRow): BonusEntry {
  return { kind, from, to, amount, expiresAt: expiresAt === null ? null : new Date(expiresAt) };
}

/** Customer and programme of a ledger. */
export type LedgerHolder = { customerId: number; programme: BonusProgramme };

/** Reads a customer's ledger for a programme, newest first. */
export async function findEntries(sql: Sql, { customerId, programme }: LedgerHolder): Promise<EntryRow[]> {
  return sql`
    select ${entryRow} from bonus_entries where customer_id = ${customerId} and programme = ${programme} order by id desc`;
}

/** Locks a customer's ledgers until the transaction ends; false if the customer no longer exists. */
export async function lockLedger(tx: Sql, customerId: number): Promise<boolean> {
  const rows = await tx`
    select ${lockedRow} 1 as locked, pg_advisory_xact_lock(hashtextextended(${`bonuses ${customerId}`}, 0))
    ${fromLockedCustomer(tx, customerId)}`;
  return rows.length > 0;
}

/** Finds the customer whose own-programme ledger has entries for an order. */
export async function findHolderByOrder(sql: Sql, orderNumber: string): Promise<number | undefined> {
  const [found] = await sql`
    select ${holderRow} from bonus_entries where order_number = ${orderNumber} and programme = 'own' limit 1`;
  return found?.customerId;
}

/** Inserts credits and the part of them that settles the customer's debt; `entries` is the locked ledger. */
export async function insertCredits(
  tx: Sql,
  holder: LedgerHolder,
  entries: readonly BonusEntry[],
  credits: readonly BonusEntry[],
  details: { orderNumber: string | null; at: Date; reference?: string | null },
): Promise<void> {
  await insertEntries(tx, holder, credits, details);
  await insertEntries(tx, holder, settleDebt(entries, credits), { orderNumber: null, at: details.at });
}

/** Appends ledger entries; an order's existing frozen or accrued entries are not duplicated. */
export async function insertEntries(
  tx: Sql,
  { customerId, programme }: LedgerHolder,
  entries: readonly BonusEntry[],
  { orderNumber, at, reference = null }: { orderNumber: string | null; at: Date; reference?: string | null },
): Promise<void> {
  if (entries.length === 0) return;
  await tx`
    insert into bonus_entries (customer_id, programme, kind, from_account, to_account, amount, order_number, reference, expires_at, created_at)
    select ${customerId}, ${programme}, r.kind, r."from", r."to", r.amount, ${orderNumber}, ${reference}, r."expiresAt", ${at}
    from jsonb_to_recordset(${JSON.stringify(entries)}::text::jsonb) as r(kind text, "from" text, "to" text, amount int, "expiresAt" timestamptz)
    on conflict do nothing`;
}

/** Finds the grant with a reference and its customer. */
export async function findGrant(sql: Sql, reference: string): Promise<Row<typeof grantRow> | undefined> {
  const [found] = await sql`select ${grantRow} from bonus_entries where reference = ${reference}`;
  return found;
}

/** Sums the grants to a customer since a moment. */
export async function sumGrants(sql: Sql, customerId: number, since: Date): Promise<number> {
  const [row] = await sql`
    select ${sumRow} coalesce(sum(amount), 0)::int as sum from bonus_entries
    where customer_id = ${customerId} and kind = 'manual' and to_account = 'available' and created_at > ${since}`;
  return row!.sum;
}

/**
 * Lists orders whose bonuses were frozen before a moment and are still partly frozen. Skips orders with an open return.
 */
export async function findFrozenOrders(sql: Sql, before: Date, limit: number): Promise<Row<typeof frozenRow>[]> {
  return sql`
    select ${frozenRow}, order_number as "orderNumber" from bonus_entries
    where kind = 'frozen' and order_number is not null and created_at < ${before}
      and not exists (
        select from bonus_entries later where later.order_number = bonus_entries.order_number and later.kind = 'accrued')
      and amount > (
        select coalesce(sum(back.amount), 0) from bonus_entries back
        where back.order_number = bonus_entries.order_number and back.from_account = 'frozen')
      and not exists (
        select from returns join orders on orders.id = returns.order_id
        where orders.number = bonus_entries.order_number and returns.state = any(${[...OPEN_RETURN_STATES]}::text[]))
    order by bonus_entries.id limit ${limit}`;
}

/**
 * Locks an order and returns whether it has an open return and when its last one was decided. The lock blocks new
 * return requests until the transaction ends.
 */
export async function lockReturns(tx: Sql, orderNumber: string): Promise<Row<typeof returnsRow>> {
  // A separate statement sees a return that was requested while this one waited for the lock.
  await tx`select from orders where number = ${orderNumber} for update`;
  const [row] = await tx`
    select ${returnsRow} coalesce(bool_or(state = any(${[...OPEN_RETURN_STATES]}::text[])), false) as "isOpen", max(updated_at)::text as "decidedAt"
    from returns where order_id = (select id from orders where number = ${orderNumber})`;
  return row!;
}

/** Lists ledgers with expired bonuses. */
export async function findExpired(sql: Sql, now: Date, limit: number): Promise<LedgerHolder[]> {
  return sql`
    select distinct ${holderRow} from (
      select customer_id, programme from bonus_entries where expires_at <= ${now}
      group by customer_id, programme, expires_at
      having sum(case when to_account = 'available' then amount else -amount end) > 0
    ) as bonus_entries limit ${limit}`;
}
