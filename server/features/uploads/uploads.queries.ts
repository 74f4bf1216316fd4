import { int, rowOf, type Row } from '../../platform/row.ts';
import type { Sql } from '../../platform/sql.ts';
import { customerFiles } from './uploads.table.ts';

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

/** A file as it is kept. */
export type FileRow = Row<typeof fileRow>;

/** Counts what a customer has sent since a moment. */
export async function countFiles(sql: Sql, customerId: number, since: Date): Promise<number> {
  const [row] = await sql`
    select ${countRow} count(*)::int as files from customer_files where customer_id = ${customerId} and created_at > ${since}`;
  return row!.files;
}

/** Writes a file of a customer. */
export async function insertFile(
  sql: Sql,
  customerId: number,
  { key, kind, name, bytes, width, height, color }: Omit<FileRow, 'id'>,
  now: Date,
): Promise<void> {
  await sql`
    insert into customer_files (key, customer_id, kind, name, bytes, width, height, color, created_at)
    values (${key}, ${customerId}, ${kind}, ${name}, ${bytes}, ${width}, ${height}, ${color}, ${now})`;
}

/** Takes files of a customer that belong to nothing yet; returns those that could be taken. */
export async function takeFiles(
  sql: Sql,
  customerId: number,
  keys: readonly string[],
  usedFor: 'review' | 'complaint',
): Promise<FileRow[]> {
  return sql`
    update customer_files set used_for = ${usedFor}
    where customer_id = ${customerId} and key = any(${keys}::text[]) and used_for is null and (kind = 'image' or ${usedFor === 'complaint'})
    returning ${fileRow}`;
}
