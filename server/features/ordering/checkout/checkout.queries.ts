import { rowOf, type Row } from '#server/platform/database/row.ts';
import type { Statement } from '#server/platform/database/sql.ts';
import { shops } from '../../storefront/catalog/catalog.table.ts';
import { checkoutDrafts } from './checkout.table.ts';
import { draftFrom, type StoredDraft } from './checkout.stored.ts';
import type { Sql } from '../../storefront/stock/stock.service.ts';

/** A draft with the city of its delivery and address. */
export type KeptDraft = StoredDraft & { cityId: number | null };

const draftRow = rowOf({
  draft: checkoutDrafts.draft,
  cityId: checkoutDrafts.cityId,
});
const pickupShop = rowOf({
  id: shops.id,
  nameRu: shops.nameRu,
  nameKk: shops.nameKk,
  addressRu: shops.addressRu,
  addressKk: shops.addressKk,
  latitude: shops.latitude,
  longitude: shops.longitude,
  hours: shops.hours,
});

/** A pickup shop of the city. */
export type PickupShop = Row<typeof pickupShop>;

/** Reads a session's draft; `lock` blocks other orders of the session until the transaction ends. */
export async function findDraft(sql: Sql, sessionId: number, lock = false): Promise<KeptDraft> {
  const [row] = await sql`
    select ${draftRow} from checkout_drafts where session_id = ${sessionId} ${lock ? sql`for update` : sql``}`;
  return row ? { ...draftFrom(row.draft), cityId: row.cityId } : { cityId: null };
}

/** Overwrites the given steps of a draft. */
export async function saveSteps(
  sql: Sql,
  sessionId: number,
  steps: StoredDraft,
  cityId: number | null,
  now: Date,
): Promise<void> {
  const json = JSON.stringify(steps);
  await sql`
    insert into checkout_drafts (session_id, draft, city_id, updated_at) values (${sessionId}, ${json}::text::jsonb, ${cityId}, ${now.toISOString()})
    on conflict (session_id) do update set draft = checkout_drafts.draft || excluded.draft, city_id = coalesce(excluded.city_id, checkout_drafts.city_id), updated_at = excluded.updated_at`;
}

/** Deletes a session's draft once its order is placed. */
export function deleteDraft(sql: Sql, sessionId: number): Statement {
  return sql`delete from checkout_drafts where session_id = ${sessionId}`;
}

/** Lists the shops of a city open to visitors. */
export function findPickupShops(sql: Sql, cityId: number): Promise<PickupShop[]> {
  return sql`
    select ${pickupShop} from shops where city_id = ${cityId} and kind = 'shop' order by id`;
}

/** Moves a draft to another session, overwriting that session's draft. */
export async function moveDraft(sql: Sql, from: number, to: number): Promise<void> {
  await sql`
    delete from checkout_drafts where session_id = ${to} and exists (select from checkout_drafts where session_id = ${from})`;
  await sql`update checkout_drafts set session_id = ${to} where session_id = ${from}`;
}
