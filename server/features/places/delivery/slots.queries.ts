import { refuse } from '#server/platform/http/refusal.ts';
import type { Sql, Statement } from '#server/platform/database/sql.ts';
import { rowOf } from '#server/platform/database/row.ts';
import { slotUses } from './delivery.table.ts';
import { slotKey, type SlotId } from '#domain/delivery/delivery.ts';

const booking = rowOf({ day: slotUses.day, slot: slotUses.slot, used: slotUses.used });

/** Why a visit cannot be booked: `slot-full`, or `slot-unproven` when the rest is reserved for verified phones. */
export type SlotRefusal = 'slot-full' | 'slot-unproven';

/** One courier visit. */
export type SlotVisit = { day: string; slot: SlotId };

/** Compares visits by lock order; locking in one order everywhere prevents deadlocks. */
export function compareVisits(a: SlotVisit, b: SlotVisit): number {
  const [first, second] = [slotKey(a.day, a.slot), slotKey(b.day, b.slot)];
  return first === second ? 0 : first < second ? -1 : 1;
}

/** Reads booked couriers from a day on, by day and slot. */
export async function findBookings(sql: Sql, cityId: number, from: string): Promise<Map<string, number>> {
  const rows = await sql`
    select ${booking} from slot_uses where city_id = ${cityId} and day >= ${from} and used > 0`;
  return new Map(rows.map(({ day, slot, used }) => [slotKey(day, slot), used]));
}

/** Books a courier; false when the slot is full. */
export async function tryBookSlot(sql: Sql, cityId: number, visit: SlotVisit, capacity: number): Promise<boolean> {
  return (await bookingStatement(sql, cityId, visit, capacity)).count === 1;
}

/** Books a courier, or aborts the transaction with the reason `slot-full` (`refuse`). */
export function bookSlot(sql: Sql, cityId: number, visit: SlotVisit, capacity: number): Statement {
  return sql`
    with taken as (${bookingStatement(sql, cityId, visit, capacity)} returning 1)
    select case when not exists (select from taken) then ${refuse(sql, sql`'slot-full'`)} end`;
}

/**
 * Aborts the transaction with the reason `slot-unproven` (`refuse`) when orders of unverified phones hold more than
 * `max` visits, this transaction included. The caller has booked the slot, so the locked row makes concurrent
 * checkouts wait.
 */
export function enforceUnverifiedShare(sql: Sql, cityId: number, visit: SlotVisit, max: number): Statement {
  return sql`
    select case when (${countUnverified(sql, cityId, visit)}) > ${max} then ${refuse(sql, sql`'slot-unproven'`)} end`;
}

/**
 * Returns true when orders of unverified phones hold at most `max` visits of a slot, this transaction included. The
 * caller has booked the slot.
 */
export async function isWithinShare(sql: Sql, cityId: number, visit: SlotVisit, max: number): Promise<boolean> {
  return (await sql`select where (${countUnverified(sql, cityId, visit)}) <= ${max}`).length > 0;
}

const countUnverified = (sql: Sql, cityId: number, { day, slot }: SlotVisit) => sql`
  select count(*) from orders where city_id = ${cityId} and delivery_date = ${day}::date and delivery_slot = ${slot}
    and not phone_proved and status in ('created', 'waiting_payment')`;

function bookingStatement(sql: Sql, cityId: number, { day, slot }: SlotVisit, capacity: number): Statement {
  return sql`
    insert into slot_uses as s (city_id, day, slot, used) select ${cityId}, ${day}::date, ${slot}, 1 where ${capacity}::int > 0
    on conflict (city_id, day, slot) do update set used = s.used + 1 where s.used < ${capacity}`;
}

/** Releases a courier visit. */
export async function releaseSlot(sql: Sql, cityId: number, { day, slot }: SlotVisit): Promise<void> {
  await sql`update slot_uses set used = used - 1 where city_id = ${cityId} and day = ${day} and slot = ${slot}`;
}
