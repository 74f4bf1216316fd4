import type { StoreEvent } from '../../../events.ts';
import { inTransaction, type Database } from '../../../platform/database/db.ts';
import { recordEvents } from '../../../platform/events/outbox.ts';
import { bool, nullable, rowOf, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { contentPath, type ContentKind, type ContentText } from './content-file.ts';
import { contentMoves, contentTexts } from './content.table.ts';

const textRow = rowOf({
  kind: contentTexts.kind,
  key: contentTexts.key,
  language: contentTexts.language,
  path: contentTexts.path,
  head: contentTexts.head,
  body: contentTexts.body,
  draft: contentTexts.draft,
  startsAt: nullable(contentTexts.startsAt),
  endsAt: nullable(contentTexts.endsAt),
});
const stampRow = rowOf({
  kind: contentTexts.kind,
  key: contentTexts.key,
  language: contentTexts.language,
  fileStamp: nullable(contentTexts.fileStamp),
  edited: bool,
});
const pathRow = rowOf({ path: contentTexts.path });
const redirectRow = rowOf({ path: contentMoves.path, target: contentMoves.target });

/** A text as stored. */
export type TextRow = Row<typeof textRow>;

/** Result of loading `content/`; `kept` are texts that an operator edited after they were loaded. */
export type ContentLoad = { added: string[]; changed: string[]; deleted: string[]; kept: string[]; unchanged: number };

/** Reads every text. */
export const findTexts = (sql: Sql): Promise<TextRow[]> => sql`select ${textRow} from content_texts`;

/** Reads the paths of texts written or edited by operators. */
export async function findOperatorPaths(sql: Sql): Promise<string[]> {
  const rows = await sql`select ${pathRow} from content_texts where edited_at is not null`;
  return rows.map(({ path }) => path);
}

/** Reads the paths of all texts. */
export async function findPaths(sql: Sql): Promise<string[]> {
  const rows = await sql`select ${pathRow} from content_texts`;
  return rows.map(({ path }) => path);
}

/** Reads the redirects. */
export async function findRedirects(sql: Sql): Promise<Map<string, string>> {
  const rows = await sql`select ${redirectRow} from content_moves`;
  return new Map(rows.map(({ path, target }) => [path, target]));
}

/**
 * Synchronizes the tables with the files in one transaction: writes texts whose stamp differs, deletes those without a
 * file, and keeps those an operator edited. Concurrent starts wait for each other.
 */
export function loadTexts(db: Database, texts: readonly ContentText[]): Promise<ContentLoad> {
  return inTransaction(db, async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended('content', 0))`;
    const storedRows = await tx`select ${stampRow}, edited_at is not null as edited from content_texts`;
    const storedByName = new Map(storedRows.map((row) => [fileName(row), row]));
    const textsByName = new Map(texts.map((text) => [fileName(text), text]));
    const load: ContentLoad = { added: [], changed: [], deleted: [], kept: [], unchanged: 0 };
    for (const [name, { stamp }] of textsByName) {
      const row = storedByName.get(name);
      if (!row) load.added.push(name);
      else if (row.fileStamp === stamp) load.unchanged++;
      else (row.edited ? load.kept : load.changed).push(name);
    }
    for (const [name, row] of storedByName)
      if (row.fileStamp !== null && !row.edited && !textsByName.has(name)) load.deleted.push(name);
    const writtenTexts = [...load.added, ...load.changed].map((name) => textsByName.get(name)!);
    if (writtenTexts.length > 0) await writeTexts(tx, writtenTexts);
    for (const name of load.deleted) {
      const { kind, key, language } = storedByName.get(name)!;
      await tx`delete from content_texts where kind = ${kind} and key = ${key} and language = ${language}`;
    }
    const redirects = await writeRedirects(tx, texts);
    const keys = [...writtenTexts, ...load.deleted.map((name) => storedByName.get(name)!)].map(
      ({ kind, key }) => `${kind}/${key}`,
    );
    if (keys.length > 0 || redirects) await recordEvents(tx, [contentChanged(keys)]);
    return load;
  });
}

/**
 * Sets an operator's redirect, or deletes it for a null target; an event updates running shops. Redirects from files of
 * `content/` are read-only. Returns whether anything changed.
 */
export function saveRedirect(db: Database, path: string, target: string | null): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { count } =
      target === null
        ? await tx`delete from content_moves where path = ${path} and not from_file`
        : await tx`
            insert into content_moves (path, target, from_file) values (${path}, ${target}, false)
            on conflict (path) do update set target = excluded.target where not content_moves.from_file`;
    if (count > 0) await recordEvents(tx, [contentChanged([])]);
    return count > 0;
  });
}

/**
 * Writes an operator's text in its languages; no file overwrites it. Returns false when its key or path is taken.
 */
export function insertOperatorTexts(
  db: Database,
  kind: ContentKind,
  key: string,
  texts: readonly { language: string; path: string; head: object; body: string }[],
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended('content', 0))`;
    const paths = texts.map(({ path }) => path);
    const existing = await tx`
      select ${stampRow}, edited_at is not null as edited from content_texts
      where (kind = ${kind} and key = ${key}) or path = any(${paths}::text[])`;
    if (existing.length > 0) return false;
    for (const { language, path, head, body } of texts)
      await tx`
        insert into content_texts (kind, key, language, path, head, body, draft, edited_at)
        values (${kind}, ${key}, ${language}, ${path}, ${JSON.stringify(head)}, ${body}, false, now())`;
    await recordEvents(tx, [contentChanged([`${kind}/${key}`])]);
    return true;
  });
}

/** Returns the event that makes every process reload the texts and evict the pages built from these. */
const contentChanged = (keys: readonly string[]): StoreEvent => ({ type: 'content.changed', keys: [...new Set(keys)] });

const fileName = ({ kind, key, language }: Pick<ContentText, 'kind' | 'key' | 'language'>) =>
  `${kind}/${key}.${language}`;

async function writeTexts(tx: Sql, texts: readonly ContentText[]): Promise<void> {
  const rows = texts.map((text) => ({
    kind: text.kind,
    key: text.key,
    language: text.language,
    path: contentPath(text),
    head: JSON.stringify(text.rawHead),
    body: text.body,
    draft: text.head.draft === 'true',
    starts_at: text.head.publish ?? null,
    ends_at: text.head.expire ?? null,
    file_stamp: text.stamp,
  }));
  await tx`
    insert into content_texts (kind, key, language, path, head, body, draft, starts_at, ends_at, file_stamp)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as given(
      kind text, key text, language text, path text, head text, body text, draft boolean,
      starts_at timestamptz, ends_at timestamptz, file_stamp text)
    on conflict (kind, key, language) do update set
      path = excluded.path, head = excluded.head, body = excluded.body, draft = excluded.draft,
      starts_at = excluded.starts_at, ends_at = excluded.ends_at, file_stamp = excluded.file_stamp, updated_at = now()`;
}

/** Writes the redirects of the files; keeps those of operators. Returns whether anything changed. */
async function writeRedirects(tx: Sql, texts: readonly ContentText[]): Promise<boolean> {
  const redirects = new Map(texts.flatMap((text) => text.head.moved.map((path) => [path, contentPath(text)] as const)));
  const rows = JSON.stringify([...redirects].map(([path, target]) => ({ path, target })));
  const deletedRows = await tx`
    delete from content_moves where from_file and not path = any(${[...redirects.keys()]}::text[])`;
  const writtenRows = await tx`
    insert into content_moves (path, target, from_file)
    select path, target, true from jsonb_to_recordset(${rows}::text::jsonb) as given(path text, target text)
    on conflict (path) do update set target = excluded.target
      where content_moves.from_file and content_moves.target <> excluded.target`;
  return deletedRows.count + writtenRows.count > 0;
}
