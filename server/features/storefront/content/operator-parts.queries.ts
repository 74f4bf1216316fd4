import type { ContentBlockKind } from '#domain/content/home-sections.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { recordEvents } from '../../../platform/events/outbox.ts';
import { bool, nullable, rowOf, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { contentTexts } from './content.table.ts';

const partRow = rowOf({
  key: contentTexts.key,
  language: contentTexts.language,
  head: contentTexts.head,
  body: contentTexts.body,
  draft: contentTexts.draft,
  startsAt: nullable(contentTexts.startsAt),
  endsAt: nullable(contentTexts.endsAt),
  fromFile: bool,
  edited: bool,
});

/** A stored part. */
export type PartRow = Row<typeof partRow>;
/** A part in one language as an operator writes it. */
export type PartInput = Pick<PartRow, 'language' | 'head' | 'body' | 'draft' | 'startsAt' | 'endsAt'>;

/** Reads the parts of a kind. */
export const findParts = (sql: Sql, kind: ContentBlockKind): Promise<PartRow[]> => sql`
  select ${partRow}, file_stamp is not null as "fromFile", edited_at is not null as edited
  from content_texts where kind = ${kind} order by key, language desc`;

/** Replaces the part with its key. A dropped language is hidden, or deleted when it has no file. */
export function replacePart(
  db: Database,
  kind: ContentBlockKind,
  key: string,
  texts: readonly PartInput[],
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await hideLanguages(tx, kind, key);
    for (const { language, head, body, draft, startsAt, endsAt } of texts)
      await tx`
        insert into content_texts (kind, key, language, path, head, body, draft, starts_at, ends_at, edited_at)
        values (${kind}, ${key}, ${language}, '/', ${head}, ${body}, ${draft}, ${startsAt}, ${endsAt}, now())
        on conflict (kind, key, language) do update set
          head = excluded.head, body = excluded.body, draft = excluded.draft, starts_at = excluded.starts_at,
          ends_at = excluded.ends_at, edited_at = now(), updated_at = now()`;
    await recordEvents(tx, [{ type: 'content.changed', keys: [`${kind}/${key}`] }]);
  });
}

/** Hides a part that has a file, and deletes any other; returns whether it existed. */
export function hidePart(db: Database, kind: ContentBlockKind, key: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const found = await hideLanguages(tx, kind, key);
    if (found) await recordEvents(tx, [{ type: 'content.changed', keys: [`${kind}/${key}`] }]);
    return found;
  });
}

// A file's row stays, hidden and edited: the next start would load a deleted one again.
async function hideLanguages(tx: Sql, kind: ContentBlockKind, key: string): Promise<boolean> {
  await tx`select pg_advisory_xact_lock(hashtextextended('content', 0))`;
  const hidden = await tx`
    update content_texts set draft = true, edited_at = now(), updated_at = now()
    where kind = ${kind} and key = ${key} and file_stamp is not null and not (draft and edited_at is not null)`;
  const deletedRows = await tx`
    delete from content_texts where kind = ${kind} and key = ${key} and file_stamp is null`;
  return hidden.count + deletedRows.count > 0;
}
