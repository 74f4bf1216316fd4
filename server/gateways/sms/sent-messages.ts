import { rowOf, type Row } from '../../platform/database/row.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { sentMessages } from './sent-messages.table.ts';

const message = rowOf({
  id: sentMessages.id,
  channel: sentMessages.channel,
  recipient: sentMessages.recipient,
  text: sentMessages.text,
  createdAt: sentMessages.createdAt,
});

/** Lists the newest messages of the built-in senders. */
export function findNewestMessages(sql: Sql, limit: number): Promise<Row<typeof message>[]> {
  return sql`select ${message} from sent_messages order by id desc limit ${limit}`;
}
