import { bool, nullable, rowOf, type Row } from '../../platform/database/row.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { sentMessages } from './sent-messages.table.ts';

const message = rowOf({
  id: sentMessages.id,
  channel: sentMessages.channel,
  recipient: sentMessages.recipient,
  text: sentMessages.text,
  createdAt: sentMessages.createdAt,
  isLetter: bool,
  files: sentMessages.files,
});
const letterRow = rowOf({ html: nullable(sentMessages.html), files: sentMessages.files });

/** A stored file of a mail; `content` is base64, `id` that of a picture in the HTML. */
export type StoredFile = { name: string; type: string; content: string; id?: string };

/** Lists the newest messages of the built-in senders; their files only by name. */
export async function findNewestMessages(sql: Sql, limit: number) {
  const rows: Row<typeof message>[] = await sql`
    select ${message}, html is not null as "isLetter" from sent_messages order by id desc limit ${limit}`;
  return rows.map(({ files, ...row }) => ({
    ...row,
    files: parseFiles(files).map(({ name, id }) => ({ name, isInline: id !== undefined })),
  }));
}

/** Returns the HTML and the files of a stored mail; undefined for another message. */
export async function findLetter(sql: Sql, id: number): Promise<{ html: string; files: StoredFile[] } | undefined> {
  const [found] = await sql`select ${letterRow} from sent_messages where id = ${id}`;
  return found && found.html !== null ? { html: found.html, files: parseFiles(found.files) } : undefined;
}

/** Only the built-in sender of mail writes the files. */
const parseFiles = (files: unknown) => files as StoredFile[];
