import type { ConversationState, SupportLink } from '#contract/customers/support.ts';
import type { Language } from '#domain/text/language.ts';
import { json, nullable, rowOf, text, type Row } from '../../../platform/database/row.ts';
import type { Sql, Statement } from '../../../platform/database/sql.ts';
import type { Owner } from '../../../platform/limits/owner.ts';
import { supportConversations, supportMessages, type StoredStep } from './support.table.ts';

/** A message as stored. */
export type MessageRow = {
  id: number;
  author: 'customer' | 'operator' | 'assistant';
  text: string;
  links: SupportLink[];
  steps: StoredStep[];
  at: string;
};

const idRow = rowOf({ id: supportConversations.id });
const messageIdRow = rowOf({ id: supportMessages.id });
const stateRow = rowOf({ state: supportConversations.state });
const conversationRow = rowOf({
  id: supportConversations.id,
  state: supportConversations.state,
  language: supportConversations.language,
  phone: nullable(supportConversations.phone),
  firstName: nullable(text),
  customerPhone: nullable(text),
  messages: json<MessageRow[]>(),
});

/** A conversation with its messages, oldest first. */
export type ConversationRow = Row<typeof conversationRow>;

/** Select list and source after `conversationRow`; the caller adds a condition. */
const withMessages = (sql: Sql): Statement => sql`
  c.first_name as "firstName", c.phone as "customerPhone", (
    select coalesce(json_agg(json_build_object('id', m.id, 'author', m.author, 'text', m.text, 'links', m.links,
      'steps', m.steps, 'at', m.created_at) order by m.id), '[]')
    from support_messages m where m.conversation_id = support_conversations.id) as messages
  from support_conversations left join customers c on c.id = support_conversations.customer_id`;

const ownedBy = (sql: Sql, owner: Owner): Statement =>
  'customerId' in owner
    ? sql`support_conversations.customer_id = ${owner.customerId}`
    : sql`support_conversations.session_id = ${owner.sessionId}`;

/** Finds the conversation of an owner. */
export async function findOwn(sql: Sql, owner: Owner): Promise<ConversationRow | undefined> {
  const [found] = await sql`select ${conversationRow}, ${withMessages(sql)} where ${ownedBy(sql, owner)}`;
  return found;
}

/** Finds a conversation by its id. */
export async function findById(sql: Sql, id: number): Promise<ConversationRow | undefined> {
  const [found] = await sql`select ${conversationRow}, ${withMessages(sql)} where support_conversations.id = ${id}`;
  return found;
}

/** Lists conversations in a state, longest waiting first. */
export function listInState(sql: Sql, state: ConversationState, limit: number): Promise<ConversationRow[]> {
  return sql`select ${conversationRow}, ${withMessages(sql)} where support_conversations.state = ${state}
    order by support_conversations.updated_at limit ${limit}`;
}

/** Creates the owner's conversation or sets it waiting again; a null phone keeps the old one. Returns its id. */
export async function saveConversation(
  tx: Sql,
  owner: Owner,
  { language, phone }: { language: Language; phone: string | null },
  now: Date,
): Promise<number> {
  const [customerId, sessionId] = 'customerId' in owner ? [owner.customerId, null] : [null, owner.sessionId];
  const conflict = customerId === null ? tx`session_id` : tx`customer_id`;
  const [row] = await tx`
    insert into support_conversations (customer_id, session_id, phone, language, state, updated_at)
    values (${customerId}, ${sessionId}, ${phone}, ${language}, 'waiting', ${now})
    on conflict (${conflict}) do update set state = 'waiting', language = excluded.language,
      phone = coalesce(excluded.phone, support_conversations.phone), updated_at = excluded.updated_at
    returning ${idRow}`;
  return row!.id;
}

/** Adds a message to a conversation; returns its id. */
export async function insertMessage(
  tx: Sql,
  conversationId: number,
  { author, text, links, steps }: Pick<MessageRow, 'author' | 'text' | 'links' | 'steps'>,
  now: Date,
): Promise<number> {
  const [row] = await tx`
    insert into support_messages (conversation_id, author, text, links, steps, created_at)
    values (${conversationId}, ${author}, ${text}, ${JSON.stringify(links)}::text::jsonb, ${JSON.stringify(steps)}::text::jsonb, ${now})
    returning ${messageIdRow}`;
  return row!.id;
}

/** Locks a conversation and returns its state; undefined when there is none. */
export async function lockState(tx: Sql, id: number): Promise<ConversationState | undefined> {
  const [row] = await tx`
    select ${stateRow} from support_conversations where id = ${id} for update`;
  return row?.state;
}

/** Changes the state of a conversation. */
export async function updateState(tx: Sql, id: number, state: ConversationState, now: Date): Promise<void> {
  await tx`update support_conversations set state = ${state}, updated_at = ${now} where id = ${id}`;
}

/** Moves the conversation of a guest's session to a customer, into an existing one if there is any. */
export async function moveToCustomer(tx: Sql, sessionId: number, customerId: number): Promise<void> {
  const [guest] = await tx`select ${idRow} from support_conversations where session_id = ${sessionId} for update`;
  if (!guest) return;
  const [own] = await tx`select ${idRow} from support_conversations where customer_id = ${customerId} for update`;
  if (!own) {
    await tx`
      update support_conversations set customer_id = ${customerId}, session_id = null, phone = null where id = ${guest.id}`;
    return;
  }
  await tx`update support_messages set conversation_id = ${own.id} where conversation_id = ${guest.id}`;
  await tx`
    update support_conversations c set state = g.state, language = g.language, updated_at = greatest(c.updated_at, g.updated_at)
    from support_conversations g where c.id = ${own.id} and g.id = ${guest.id} and g.updated_at > c.updated_at`;
  await tx`delete from support_conversations where id = ${guest.id}`;
}

/** Deletes the conversation of an owner. */
export async function deleteOwn(sql: Sql, owner: Owner): Promise<void> {
  await sql`delete from support_conversations where ${ownedBy(sql, owner)}`;
}

/** Deletes conversations whose last message is older than `before`; returns how many. */
export async function deleteBefore(sql: Sql, before: Date): Promise<number> {
  return (await sql`delete from support_conversations where updated_at < ${before}`).count;
}
