import type { Language } from '#domain/text/language.ts';
import type { NoticeChannel, NoticeChoice, NoticeKind } from '#domain/customers/notice-choices.ts';
import { bool, int, nullable, rowOf, text, type Row } from '#server/platform/database/row.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { leftJoinCustomer } from '../../customers/customers/customers.rows.ts';
import { noticeChoices, notices, type NOTICE_STATES } from './notices.table.ts';

/** Delivery state of a notice. */
export type NoticeState = (typeof NOTICE_STATES)[number];

/** A new notice, for a customer or for a guest's session. */
export type NewNotice = {
  key: string;
  kind: NoticeKind;
  channel: NoticeChannel;
  customerId: number | null;
  sessionId: number | null;
  /** Guest's phone, or the email address given with the order or request, depending on the channel. */
  recipient?: string | null;
  /** Gift card the notice announces. Emails attach its picture; SMS is its last-resort channel. */
  giftCardId?: number | null;
  /** Order whose details the email contains. */
  orderId?: number | null;
  /** Required without a path, which has a language otherwise. */
  language?: Language | null;
  title: string;
  body: string;
  path: string;
};

const claimedRow = rowOf({
  id: notices.id,
  key: notices.key,
  kind: notices.kind,
  channel: notices.channel,
  customerId: notices.customerId,
  sessionId: notices.sessionId,
  recipient: nullable(notices.recipient),
  giftCardId: nullable(notices.giftCardId),
  orderId: nullable(notices.orderId),
  language: nullable(notices.language),
  title: notices.title,
  body: notices.body,
  path: notices.path,
  tries: notices.tries,
  asked: notices.asked,
  reference: notices.reference,
  createdAt: notices.createdAt,
  isAsked: bool,
});
/** A notice claimed for sending or for a delivery status check. */
export type ClaimedNotice = Row<typeof claimedRow>;

const openRow = rowOf({
  id: notices.id,
  key: notices.key,
  channel: notices.channel,
  recipient: nullable(text),
  title: notices.title,
  body: notices.body,
  state: notices.state,
  problem: nullable(notices.problem),
  tries: notices.tries,
  createdAt: notices.createdAt,
});
/** A notice as shown to operators. */
export type OpenNotice = Row<typeof openRow>;

const countRow = rowOf({ waiting: int, asking: int, unknown: int, failed: int });
/** Numbers of notices by open state. `unknown` awaits an operator's decision. */
export type NoticeCounts = Row<typeof countRow>;

const smsCountRow = rowOf({ sent: int });
const senderRow = rowOf({ channel: notices.channel, overdue: int, givenUp: int, oldestSeconds: nullable(int) });
/** Backlog of a channel since its last successful send: overdue and given-up notices, and the age of the oldest. */
export type SenderState = Row<typeof senderRow>;

const choiceRow = rowOf({ kind: noticeChoices.kind, channel: noticeChoices.channel, wanted: noticeChoices.wanted });

/** Inserts a notice in the transaction of its cause; false when the cause already has one. */
export async function insertNotice(sql: Sql, notice: NewNotice, now: Date): Promise<boolean> {
  const { key, kind, channel, customerId, sessionId, recipient = null, title, body, path } = notice;
  const { giftCardId = null, orderId = null, language = null } = notice;
  const at = now.toISOString();
  const { count } = await sql`
    insert into notices (key, kind, channel, customer_id, session_id, recipient, gift_card_id, order_id, language, title, body, path, created_at, due_at)
    values (${key}, ${kind}, ${channel}, ${customerId}, ${sessionId}, ${recipient}, ${giftCardId}, ${orderId}, ${language}, ${title}, ${body}, ${path}, ${at}, ${at}) on conflict (key) do nothing`;
  return count > 0;
}

/** Claims notices that are due for sending or a status check, oldest first; no other worker gets them. */
export async function claimDue(sql: Sql, limit: number, now: Date): Promise<readonly ClaimedNotice[]> {
  const at = now.toISOString();
  return sql`
    with due as (
      select id, state = 'asking' as is_asked from notices
      where state in ('waiting', 'asking') and due_at <= ${at} order by due_at, id limit ${limit} for update skip locked)
    update notices set state = 'sending', tries = tries + (state = 'waiting')::int, asked = asked + (state = 'asking')::int, due_at = ${at}
    from due where notices.id = due.id
    returning ${claimedRow}, due.is_asked as "isAsked"`;
}

/** Records the result of an attempt; a waiting notice is retried at `dueAt`. */
export async function updateState(
  sql: Sql,
  id: number,
  { state, problem, dueAt }: { state: NoticeState; problem: string | null; dueAt: Date },
): Promise<void> {
  await sql`update notices set state = ${state}, problem = ${problem}, due_at = ${dueAt.toISOString()} where id = ${id}`;
}

/**
 * Counts the SMS about orders that a phone got since a time, with those being sent that were queued before a notice.
 */
export async function countOrderSms(
  sql: Sql,
  { phone, beforeId }: { phone: string; beforeId: number },
  since: Date,
): Promise<number> {
  const [row] = await sql`
    select ${smsCountRow} count(*)::int as sent from notices ${leftJoinCustomer(sql, sql`notices.customer_id`)}
    where notices.created_at >= ${since}::timestamptz - interval '1 day' and due_at >= ${since} and channel = 'sms' and kind = 'orders' and gift_card_id is null
      and coalesce(customers.phone, recipient) = ${phone} and (state in ('sent', 'asking', 'unknown') or (state = 'sending' and notices.id < ${beforeId}))`;
  return row!.sent;
}

/**
 * Releases notices of crashed workers and returns their number. A push is retried, because a duplicate replaces the
 * first on the device. Other channels become `asking` if listed in `askable`, else `unknown`.
 */
export async function releaseStale(
  sql: Sql,
  checkableChannels: readonly NoticeChannel[],
  before: Date,
  now: Date,
): Promise<number> {
  const { count } = await sql`
    update notices set state = case when channel = 'push' then 'waiting' when channel = any(${[...checkableChannels]}) then 'asking' else 'unknown' end,
      due_at = ${now.toISOString()}, problem = 'the sender died'
    where state = 'sending' and due_at < ${before.toISOString()}`;
  return count;
}

/** Lists notices in a state with their recipients, oldest first. */
export async function listInState(sql: Sql, state: NoticeState, limit: number): Promise<readonly OpenNotice[]> {
  return sql`
    select ${openRow}, coalesce(recipient, case channel when 'sms' then customers.phone when 'mail' then customers.email end) as recipient
    from notices ${leftJoinCustomer(sql, sql`notices.customer_id`)} where state = ${state} order by notices.id limit ${limit}`;
}

/** Requeues a failed or unknown notice; false when there is none. */
export async function resendNotice(sql: Sql, id: number, now: Date): Promise<boolean> {
  const { count } = await sql`
    update notices set state = 'waiting', tries = 0, asked = 0, problem = null, due_at = ${now.toISOString()}
    where id = ${id} and state in ('unknown', 'failed')`;
  return count > 0;
}

/** Closes a notice by an operator's decision with a note; false when none is open. */
export async function settleNotice(sql: Sql, id: number, note: string): Promise<boolean> {
  const { count } = await sql`
    update notices set state = 'settled', problem = ${note} where id = ${id} and state in ('unknown', 'failed')`;
  return count > 0;
}

/** Counts notices that are still open or failed. */
export async function countOpen(sql: Sql): Promise<NoticeCounts> {
  const [counts] = await sql`
    select ${countRow} count(*) filter (where state in ('waiting', 'sending'))::int as waiting, count(*) filter (where state = 'asking')::int as asking,
      count(*) filter (where state = 'unknown')::int as unknown, count(*) filter (where state = 'failed')::int as failed
    from notices`;
  return counts!;
}

/**
 * Returns the health of each channel over the last day. Notices are overdue after `patienceMs`. `personal` lists
 * problems of single recipients, which do not count against the sender.
 */
export async function findSenders(
  sql: Sql,
  { patienceMs: overdueMs, personal: recipientProblems }: { patienceMs: number; personal: readonly string[] },
  now: Date,
): Promise<readonly SenderState[]> {
  return sql`
    with recent as (
      select channel, state, created_at, due_at, state in ('waiting', 'sending', 'asking') and created_at < ${new Date(now.getTime() - overdueMs)} as overdue,
        state in ('failed', 'unknown') and coalesce(problem, '') <> all(${[...recipientProblems]}::text[]) as given_up
      from notices where created_at > ${now}::timestamptz - interval '1 day'),
    last as (select channel, max(due_at) as at from recent where state = 'sent' group by channel)
    select ${senderRow}, count(*) filter (where overdue)::int as overdue, count(*) filter (where given_up)::int as "givenUp",
      extract(epoch from ${now}::timestamptz - min(created_at) filter (where overdue or given_up))::int as "oldestSeconds"
    from recent notices left join last using (channel) where last.at is null or created_at > last.at
    group by notices.channel order by notices.channel`;
}

/** Deletes notices older than a month; returns how many. */
export async function deleteOldNotices(sql: Sql, now: Date): Promise<number> {
  return (await sql`delete from notices where created_at < ${now.toISOString()}::timestamptz - interval '30 days'`)
    .count;
}

/** Lists a customer's choices that differ from the defaults. */
export async function findChoices(sql: Sql, customerId: number): Promise<readonly NoticeChoice[]> {
  return sql`select ${choiceRow} from notice_choices where customer_id = ${customerId}`;
}

/** Saves a customer's choice. */
export async function saveChoice(
  sql: Sql,
  customerId: number,
  { kind, channel, wanted }: NoticeChoice,
  now: Date,
): Promise<void> {
  await sql`
    insert into notice_choices (customer_id, kind, channel, wanted, changed_at)
    values (${customerId}, ${kind}, ${channel}, ${wanted}, ${now})
    on conflict (customer_id, kind, channel) do update set wanted = excluded.wanted, changed_at = excluded.changed_at`;
}
