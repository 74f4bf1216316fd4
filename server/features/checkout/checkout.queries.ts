import type { CheckoutDraft, DeliveryAddress } from '#contract/checkout.ts';
import { slotKey, type SlotId } from '#domain/delivery.ts';
import type { Sql } from '../catalog/stock.service.ts';

/** A draft as it is kept: the steps, the address typed last and the city both were chosen in. */
export type KeptDraft = CheckoutDraft & { address?: DeliveryAddress; cityId: number | null };

/** A shop of the city where orders can be picked up. */
export type PickupShop = { id: number; nameRu: string; nameKk: string; addressRu: string; addressKk: string; latitude: number | null; longitude: number | null; hours: string };

/** One courier visit. */
export type SlotTake = { day: string; slot: SlotId };

/** Reads a session's draft; `lock` keeps other orders of the session waiting until the transaction ends. */
export async function findDraft(sql: Sql, sessionId: number, lock = false): Promise<KeptDraft> {
  const [row] = await sql<{ draft: CheckoutDraft; cityId: number | null }[]>`
    select draft, city_id as "cityId" from checkout_drafts where session_id = ${sessionId} ${lock ? sql`for update` : sql``}`;
  return row ? { ...row.draft, cityId: row.cityId } : { cityId: null };
}

/** Writes finished steps over the kept ones. */
export async function saveSteps(sql: Sql, sessionId: number, steps: CheckoutDraft & { address?: DeliveryAddress }, cityId: number | null, now: Date): Promise<void> {
  const json = JSON.stringify(steps);
  await sql`
    insert into checkout_drafts (session_id, draft, city_id, updated_at) values (${sessionId}, ${json}::text::jsonb, ${cityId}, ${now.toISOString()})
    on conflict (session_id) do update set draft = checkout_drafts.draft || excluded.draft, city_id = coalesce(excluded.city_id, checkout_drafts.city_id), updated_at = excluded.updated_at`;
}

/** Reads how many couriers are booked from a day on, by day and slot. */
export async function findBookings(sql: Sql, cityId: number, from: string): Promise<Map<string, number>> {
  const rows = await sql<{ day: string; slot: SlotId; used: number }[]>`
    select day::text, slot, used from slot_uses where city_id = ${cityId} and day >= ${from} and used > 0`;
  return new Map(rows.map(({ day, slot, used }) => [slotKey(day, slot), used]));
}

/** Books a courier; false when the slot is full. */
export async function takeSlot(sql: Sql, cityId: number, { day, slot }: SlotTake, capacity: number): Promise<boolean> {
  const taken = await sql`
    insert into slot_uses as s (city_id, day, slot, used) select ${cityId}, ${day}::date, ${slot}, 1 where ${capacity}::int > 0
    on conflict (city_id, day, slot) do update set used = s.used + 1 where s.used < ${capacity}`;
  return taken.count === 1;
}

/** Gives a courier's visit back. */
export async function releaseSlot(sql: Sql, cityId: number, { day, slot }: SlotTake): Promise<void> {
  await sql`update slot_uses set used = greatest(0, used - 1) where city_id = ${cityId} and day = ${day} and slot = ${slot}`;
}

/** Lists the shops of a city that people can visit. */
export function findPickupShops(sql: Sql, cityId: number): Promise<PickupShop[]> {
  return sql<PickupShop[]>`
    select id, name_ru as "nameRu", name_kk as "nameKk", address_ru as "addressRu", address_kk as "addressKk", latitude, longitude, hours
    from shops where city_id = ${cityId} and kind = 'shop' order by id`;
}
