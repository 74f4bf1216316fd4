import { nullable, rowOf, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { supportConversations } from './support.table.ts';

const noticeRow = rowOf({
  state: supportConversations.state,
  customerId: nullable(supportConversations.customerId),
  sessionId: nullable(supportConversations.sessionId),
  phone: nullable(supportConversations.phone),
  language: supportConversations.language,
});

/** Returns the notice data of a conversation; undefined when it is gone. */
export async function findConversationForNotice(sql: Sql, id: number): Promise<Row<typeof noticeRow> | undefined> {
  const [found] = await sql`select ${noticeRow} from support_conversations where id = ${id}`;
  return found;
}
