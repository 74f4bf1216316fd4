import { bool, int, rowOf, type Row } from '../../../../platform/database/row.ts';
import type { Sql } from '../../../../platform/database/sql.ts';
import { orderClaims, orders } from '../orders.table.ts';

const guestRow = rowOf({
  masterNumber: orders.masterNumber,
  firstName: orders.firstName,
  lastName: orders.lastName,
});
const claimRow = rowOf({
  masterNumber: orderClaims.masterNumber,
  firstName: orders.firstName,
  lastName: orders.lastName,
  createdAt: orders.createdAt,
  total: int,
  quantity: int,
});
const movedOrderRow = rowOf({
  id: orders.id,
  number: orders.number,
  masterNumber: orders.masterNumber,
  status: orders.status,
});
const openRow = rowOf({ open: bool });
const numberRow = rowOf({ masterNumber: orderClaims.masterNumber });

/** A guest's session and just verified phone, merged into a customer's account. */
export type GuestMerge = { from: number | null; to: number; customerId: number; verifiedPhone: string | null };
/** An order moved to an account. */
export type MovedOrder = Row<typeof movedOrderRow>;
/** A guest order awaiting the customer's confirmation. */
export type ClaimRow = Row<typeof claimRow>;

/** Moves a guest's idempotency keys to the customer's session, so a retry after login finds its order. */
export async function moveKeys(sql: Sql, { from, to }: GuestMerge): Promise<void> {
  await sql`
    update order_keys set session_id = ${to} where session_id = ${from}
      and not exists (select from order_keys taken where taken.session_id = ${to} and taken.key = order_keys.key)`;
}

/** Finds and locks the guest orders of a session and a verified phone. */
export function findGuestOrders(sql: Sql, { from, verifiedPhone }: GuestMerge): Promise<Row<typeof guestRow>[]> {
  return sql`
    select ${guestRow} from orders where customer_id is null and (session_id = ${from} or phone = ${verifiedPhone})
    order by id for update`;
}

/** Assigns guest orders to an account; those of the guest's session move to the customer's. */
export function moveOrdersToCustomer(
  sql: Sql,
  { from, to, customerId }: Pick<GuestMerge, 'from' | 'to' | 'customerId'>,
  masterNumbers: readonly string[],
): Promise<MovedOrder[]> {
  return sql`
    update orders set customer_id = ${customerId}, session_id = case when session_id = ${from} then ${to} else session_id end
    where customer_id is null and master_number = any(${[...masterNumbers]}::text[]) returning ${movedOrderRow}`;
}

/** Stores claims on guest orders and returns the number of open ones; declined ones stay declined. */
export async function insertClaims(
  sql: Sql,
  customerId: number,
  masterNumbers: readonly string[],
  now: Date,
): Promise<number> {
  const rows = await sql`
    insert into order_claims (customer_id, master_number, found_at)
    select ${customerId}, number, ${now} from unnest(${[...masterNumbers]}::text[]) as number
    on conflict (customer_id, master_number) do update set found_at = order_claims.found_at
    returning ${openRow} declined_at is null as open`;
  return rows.filter(({ open }) => open).length;
}

/** Reads a customer's open claims, newest first, without orders that were moved to an account since. */
export function findClaims(sql: Sql, customerId: number): Promise<ClaimRow[]> {
  return sql`
    select ${claimRow}, sums.total, lines.quantity
    from order_claims
    join lateral (
      select * from orders o where o.master_number = order_claims.master_number and o.customer_id is null order by o.id limit 1) orders on true
    join lateral (
      select sum(o.to_pay)::int as total from orders o where o.master_number = order_claims.master_number) sums on true
    join lateral (
      select coalesce(sum(l.quantity), 0)::int as quantity from order_lines l join orders o on o.id = l.order_id
      where o.master_number = order_claims.master_number) lines on true
    where order_claims.customer_id = ${customerId} and declined_at is null
    order by orders.created_at desc, orders.id desc limit 50`;
}

/** Deletes confirmed claims; returns those that existed. */
export async function deleteClaims(sql: Sql, customerId: number, masterNumbers: readonly string[]): Promise<string[]> {
  const rows = await sql`
    delete from order_claims where customer_id = ${customerId} and master_number = any(${[...masterNumbers]}::text[])
      and declined_at is null returning ${numberRow}`;
  return rows.map(({ masterNumber }) => masterNumber);
}

/** Marks claims as declined. */
export async function declineClaims(
  sql: Sql,
  customerId: number,
  masterNumbers: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    update order_claims set declined_at = ${now}
    where customer_id = ${customerId} and master_number = any(${[...masterNumbers]}::text[]) and declined_at is null`;
}
