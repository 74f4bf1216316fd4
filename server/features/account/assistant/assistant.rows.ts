import { rowOf, text, type Row } from '../../../platform/database/row.ts';
import type { Sql, Statement } from '../../../platform/database/sql.ts';
import type { Owner } from '../../../platform/limits/owner.ts';
import { assistantTurns } from './assistant.table.ts';

const turnTextRow = rowOf({ id: assistantTurns.id, question: assistantTurns.question, answer: text });

/** SQL condition: the turn belongs to the owner. */
export const ownedBy = (sql: Sql, owner: Owner): Statement =>
  'customerId' in owner
    ? sql`assistant_turns.customer_id = ${owner.customerId}`
    : sql`assistant_turns.session_id = ${owner.sessionId}`;

/** Finds an owner's turns by their ids; an answer is the text without links, products and drafts. */
export async function findTurnTexts(
  sql: Sql,
  owner: Owner,
  ids: readonly number[],
): Promise<Row<typeof turnTextRow>[]> {
  return sql`
    select ${turnTextRow}, (
      select coalesce(string_agg(part ->> 'text', '' order by position), '')
      from jsonb_array_elements(parts) with ordinality as listed(part, position) where part ->> 'kind' = 'text'
    ) as answer
    from assistant_turns where ${ownedBy(sql, owner)} and id = any(${[...ids]}::int[])`;
}
