import { int, rowOf, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { customerFiles, type FILE_USES } from './uploads.table.ts';

const fileRow = rowOf({
  id: customerFiles.id,
  key: customerFiles.key,
  kind: customerFiles.kind,
  name: customerFiles.name,
  bytes: customerFiles.bytes,
  width: customerFiles.width,
  height: customerFiles.height,
  color: customerFiles.color,
});

const countRow = rowOf({ files: int });

/** Entity that a file is attached to. */
export type FileUse = (typeof FILE_USES)[number];

/** A stored file. */
export type FileRow = Row<typeof fileRow>;

/** Owner of a file: a customer, or an order for return photos, which may be a guest's. */
export type FileOwner = { customerId: number; orderId?: null } | { customerId: number | null; orderId: number };

/** Condition that selects an owner's files. A return photo belongs to its order, not to its sender. */
const isOwner = (sql: Sql, { customerId, orderId = null }: FileOwner) =>
  orderId === null ? sql`customer_id = ${customerId} and order_id is null` : sql`order_id = ${orderId}`;

/** Counts an owner's uploads since a moment. Locks the owner's other uploads out until the transaction ends. */
export async function lockAndCountFiles(tx: Sql, owner: FileOwner, since: Date): Promise<number> {
  const { customerId, orderId = null } = owner;
  const key = orderId === null ? `uploads ${customerId}` : `uploads order ${orderId}`;
  await tx`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
  const [row] = await tx`
    select ${countRow} count(*)::int as files from customer_files where ${isOwner(tx, owner)} and created_at > ${since}`;
  return row!.files;
}

/** Inserts a file of an owner; its picture metadata follows after storage. */
export async function insertFile(
  sql: Sql,
  { customerId, orderId = null }: FileOwner,
  { key, kind, name, bytes }: Pick<FileRow, 'key' | 'kind' | 'name' | 'bytes'>,
  now: Date,
): Promise<void> {
  await sql`
    insert into customer_files (key, customer_id, order_id, kind, name, bytes, created_at)
    values (${key}, ${customerId}, ${orderId}, ${kind}, ${name}, ${bytes}, ${now})`;
}

/** Stores the metadata of a picture. */
export async function updateMetadata(
  sql: Sql,
  key: string,
  { width, height, color }: Pick<FileRow, 'width' | 'height' | 'color'>,
): Promise<void> {
  await sql`update customer_files set width = ${width}, height = ${height}, color = ${color} where key = ${key}`;
}

/** Deletes files by key. */
export async function deleteFiles(sql: Sql, keys: readonly string[]): Promise<void> {
  await sql`delete from customer_files where key = any(${[...keys]}::text[])`;
}

/**
 * Locks unattached files against other workers: never attached since `before`, or of a deleted review, complaint or
 * return.
 */
export async function claimUnattached(tx: Sql, limit: number, before: Date): Promise<string[]> {
  const rows = await tx`
    select ${fileRow} from customer_files
    where created_at < ${before} and case used_for
      when 'complaint' then not exists (select from complaint_files c where c.file_id = customer_files.id)
      when 'return' then not exists (select from return_files r where r.file_id = customer_files.id)
      when 'review' then not exists (select from review_pictures p where p.hash = customer_files.key)
      else true end
    order by id limit ${limit} for update skip locked`;
  return rows.map(({ key }) => key);
}

/** Attaches unattached files of an owner; returns the attached ones. */
export async function attachFiles(
  sql: Sql,
  owner: FileOwner,
  keys: readonly string[],
  fileUse: FileUse,
): Promise<FileRow[]> {
  return sql`
    update customer_files set used_for = ${fileUse}
    where ${isOwner(sql, owner)} and key = any(${keys}::text[]) and used_for is null and (kind = 'image' or ${fileUse === 'complaint'})
    returning ${fileRow}`;
}
