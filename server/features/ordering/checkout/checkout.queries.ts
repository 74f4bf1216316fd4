import { rowOf } from '#server/platform/database/row.ts';
import type { Statement } from '#server/platform/database/sql.ts';
import { checkoutDrafts } from './checkout.table.ts';
import { parseDraft, type StoredDraft } from './checkout.stored.ts';
import type { Sql } from '../../storefront/stock/stock.service.ts';

/** A draft with the city of its delivery and address. */
export type SessionDraft = StoredDraft & { cityId: number | null };

const draftRow = rowOf({
  draft: checkoutDrafts.draft,
  cityId: checkoutDrafts.cityId,
});

/** Reads a session's draft; `lock` blocks other orders of the session until the transaction ends. */
export async function findDraft(sql: Sql, sessionId: number, lock = false): Promise<SessionDraft> {
  const [row] = await sql`
    select ${draftRow} from checkout_drafts where session_id = ${sessionId} ${lock ? sql`for update` : sql``}`;
  return row ? { ...parseDraft(row.draft), cityId: row.cityId } : { cityId: null };
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

/** Moves a guest's draft to a customer's session, overwriting its draft; drops a contact with another phone. */
export async function moveDraft(sql: Sql, from: number, to: number, phone: string | undefined): Promise<void> {
  await sql`
    delete from checkout_drafts where session_id = ${to} and exists (select from checkout_drafts where session_id = ${from})`;
  await sql`
    update checkout_drafts set session_id = ${to},
      draft = case when draft #>> '{contact,phone}' = ${phone ?? null} then draft else draft - 'contact' end
    where session_id = ${from}`;
}
