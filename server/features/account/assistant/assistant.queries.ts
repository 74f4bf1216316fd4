import type { AnswerPart } from '#contract/customers/assistant.ts';
import type { AnswerState, Feedback } from '#domain/support/assistant-answer.ts';
import type { Language } from '#domain/text/language.ts';
import { json, nullable, rowOf, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { Owner } from '../../../platform/limits/owner.ts';
import { ownedBy } from './assistant.rows.ts';
import { assistantTurns } from './assistant.table.ts';
import type { ToolCall } from './verify/evidence.ts';

/** A question as it is asked. */
export type NewTurn = {
  question: string;
  language: Language;
  city: string;
  productId: number | null;
  orderNumber: string | null;
};

const idRow = rowOf({ id: assistantTurns.id });
const turnRow = rowOf({
  id: assistantTurns.id,
  customerId: nullable(assistantTurns.customerId),
  sessionId: nullable(assistantTurns.sessionId),
  question: assistantTurns.question,
  language: assistantTurns.language,
  city: assistantTurns.city,
  productId: nullable(assistantTurns.productId),
  orderNumber: nullable(assistantTurns.orderNumber),
  state: assistantTurns.state,
  feedback: nullable(assistantTurns.feedback),
  createdAt: assistantTurns.createdAt,
  parts: json<AnswerPart[]>(),
});

/** A question with its answer as stored. */
export type TurnRow = Row<typeof turnRow>;

/** Lists the newest turns of an owner, oldest first; `before` leaves out later ones. */
export async function findTurns(sql: Sql, owner: Owner, limit: number, before = 2147483647): Promise<TurnRow[]> {
  const found = await sql`
    select ${turnRow}, parts from assistant_turns where ${ownedBy(sql, owner)} and id < ${before}
    order by id desc limit ${limit}`;
  return found.toReversed();
}

/** Finds a turn by its id. */
export async function findTurn(sql: Sql, id: number): Promise<TurnRow | undefined> {
  const [found] = await sql`select ${turnRow}, parts from assistant_turns where id = ${id}`;
  return found;
}

/** Adds a question; returns its id. */
export async function insertTurn(sql: Sql, owner: Owner, turn: NewTurn, now: Date): Promise<number> {
  const [customerId, sessionId] = 'customerId' in owner ? [owner.customerId, null] : [null, owner.sessionId];
  const [row] = await sql`
    insert into assistant_turns (customer_id, session_id, question, language, city, product_id, order_number, state, parts, calls, created_at)
    values (${customerId}, ${sessionId}, ${turn.question}, ${turn.language}, ${turn.city}, ${turn.productId},
      ${turn.orderNumber}, 'asked', '[]', '[]', ${now})
    returning ${idRow}`;
  return row!.id;
}

/** Begins the answer; false when another stream has begun it. */
export async function claimTurn(sql: Sql, id: number): Promise<boolean> {
  return (await sql`update assistant_turns set state = 'writing' where id = ${id} and state = 'asked'`).count > 0;
}

/** Stores an answer with its grounds. */
export async function saveAnswer(
  sql: Sql,
  id: number,
  { state, parts, calls }: { state: AnswerState; parts: readonly AnswerPart[]; calls: readonly ToolCall[] },
): Promise<void> {
  await sql`
    update assistant_turns set state = ${state}, parts = ${JSON.stringify(parts)}::text::jsonb,
      calls = ${JSON.stringify(calls)}::text::jsonb where id = ${id}`;
}

/** Stores a rating; false when the owner has no such turn. */
export async function updateFeedback(sql: Sql, owner: Owner, id: number, feedback: Feedback | null): Promise<boolean> {
  const { count } = await sql`
    update assistant_turns set feedback = ${feedback} where id = ${id} and ${ownedBy(sql, owner)}`;
  return count > 0;
}

/** Moves a guest's turns to a customer. */
export async function moveTurns(tx: Sql, sessionId: number, customerId: number): Promise<void> {
  await tx`
    update assistant_turns set customer_id = ${customerId}, session_id = null where session_id = ${sessionId}`;
}

/** Deletes the turns of an owner. */
export async function deleteTurns(sql: Sql, owner: Owner): Promise<void> {
  await sql`delete from assistant_turns where ${ownedBy(sql, owner)}`;
}

/** Deletes turns older than `before`; returns how many. */
export async function deleteTurnsBefore(sql: Sql, before: Date): Promise<number> {
  return (await sql`delete from assistant_turns where created_at < ${before}`).count;
}
