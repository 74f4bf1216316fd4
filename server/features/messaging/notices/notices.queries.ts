import type { Language } from '#domain/text/language.ts';
import type { NoticeChannel, NoticeChoice, NoticeKind } from '#domain/customers/notice-choices.ts';
import { ORDER_STATES, type OrderState } from '#domain/orders/order-status.ts';
import { PAYMENT_METHODS } from '#domain/payments/payment-status.ts';
import { bool, int, nullable, rowOf, text, type Field, type Row } from '#server/platform/database/row.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { receipts } from '../../money/receipts/receipts.table.ts';
import { businessRequests } from '../../account/requests/requests.table.ts';
import { returns } from '../../ordering/returns/returns.table.ts';
import { tradeIns } from '../../ordering/trade-in/trade-in.table.ts';
import { noticeChoices, notices, type NOTICE_STATES } from './notices.table.ts';

/** Where a notice stands. */
export type NoticeState = (typeof NOTICE_STATES)[number];

/** A notice as it is written; it is for a customer or for a guest's session. */
export type NewNotice = {
  key: string;
  kind: NoticeKind;
  channel: NoticeChannel;
  customerId: number | null;
  sessionId: number | null;
  /** Mail address left with the cause, or phone of a guest, by the channel. */
  recipient?: string | null;
  /** Gift card it tells of: its picture goes with a letter, and an SMS is the last way to tell of it. */
  giftCardId?: number | null;
  title: string;
  body: string;
  path: string;
};

const claimed = rowOf({
  id: notices.id,
  key: notices.key,
  kind: notices.kind,
  channel: notices.channel,
  customerId: notices.customerId,
  sessionId: notices.sessionId,
  recipient: nullable(notices.recipient),
  giftCardId: nullable(notices.giftCardId),
  title: notices.title,
  body: notices.body,
  path: notices.path,
  tries: notices.tries,
  asked: notices.asked,
  reference: notices.reference,
  createdAt: notices.createdAt,
  isAsked: bool,
});
/** A notice that is being sent, or that is asked about first. */
export type ClaimedNotice = Row<typeof claimed>;

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
/** A notice as operators see it. */
export type OpenNotice = Row<typeof openRow>;

const countsRow = rowOf({ waiting: int, asking: int, unknown: int, failed: int });
/** How many notices wait, are asked about, are left to a person, or were given up. */
export type NoticeCounts = Row<typeof countsRow>;

const senderRow = rowOf({ channel: notices.channel, overdue: int, givenUp: int, oldestSeconds: nullable(int) });
/**
 * Messages of a channel that were written after the last one that went: how many should have gone by now, how many were
 * given up, and the age of the oldest of either.
 */
export type SenderState = Row<typeof senderRow>;

const oneOf =
  <T extends string>(names: readonly T[]): Field<T> =>
  (value) => {
    const found = names.find((name) => name === value);
    if (found === undefined) throw new TypeError(`${String(value)} is not one of ${names.join(', ')}`);
    return found;
  };

const toldReturn = rowOf({
  number: returns.number,
  state: returns.state,
  orderNumber: text,
  masterNumber: text,
  customerId: nullable(int),
  sessionId: nullable(int),
  email: text,
  phone: text,
  language: oneOf<Language>(['ru', 'kk']),
  cityId: int,
});
/** What is told of a return, and whom. */
export type ToldReturn = Row<typeof toldReturn>;
const toldOrder = rowOf({
  number: text,
  masterNumber: text,
  status: oneOf<OrderState>(ORDER_STATES),
  language: oneOf<Language>(['ru', 'kk']),
  cityId: int,
  customerId: nullable(int),
  sessionId: nullable(int),
  email: text,
  phone: text,
  phoneProved: bool,
  paymentMethod: oneOf(PAYMENT_METHODS),
  giftRu: nullable(text),
  giftKk: nullable(text),
});

const toldReceipt = rowOf({
  reference: receipts.reference,
  orderNumber: receipts.orderNumber,
  kind: receipts.kind,
  paid: receipts.paid,
  customerId: nullable(int),
  email: text,
  language: oneOf<Language>(['ru', 'kk']),
  cityId: int,
});

/** What is told of an order, and whom. */
export type ToldOrder = Row<typeof toldOrder>;

const toldTradeIn = rowOf({
  state: tradeIns.state,
  customerId: nullable(tradeIns.customerId),
  phone: tradeIns.phone,
  language: tradeIns.language,
  cityId: int,
});
const toldRequest = rowOf({
  form: businessRequests.form,
  state: businessRequests.state,
  phone: businessRequests.phone,
  language: businessRequests.language,
  answer: nullable(businessRequests.answer),
  email: text,
});
const reader = rowOf({ language: oneOf<Language>(['ru', 'kk']), cityId: int });
const address = rowOf({ phone: text, email: nullable(text), wantsNews: bool });
const choice = rowOf({ kind: noticeChoices.kind, channel: noticeChoices.channel, wanted: noticeChoices.wanted });

/** Writes a notice in the transaction of its cause; false when its cause has one already. */
export async function insertNotice(sql: Sql, notice: NewNotice, now: Date): Promise<boolean> {
  const { key, kind, channel, customerId, sessionId, recipient = null, giftCardId = null, title, body, path } = notice;
  const at = now.toISOString();
  const { count } = await sql`
    insert into notices (key, kind, channel, customer_id, session_id, recipient, gift_card_id, title, body, path, created_at, due_at)
    values (${key}, ${kind}, ${channel}, ${customerId}, ${sessionId}, ${recipient}, ${giftCardId}, ${title}, ${body}, ${path}, ${at}, ${at}) on conflict (key) do nothing`;
  return count > 0;
}

/** Takes notices that are due, so that no other worker sends them or asks about them; the oldest first. */
export async function claimDue(sql: Sql, limit: number, now: Date): Promise<readonly ClaimedNotice[]> {
  const at = now.toISOString();
  return sql`
    with due as (
      select id, state = 'asking' as is_asked from notices
      where state in ('waiting', 'asking') and due_at <= ${at} order by due_at, id limit ${limit} for update skip locked)
    update notices set state = 'sending', tries = tries + (state = 'waiting')::int, asked = asked + (state = 'asking')::int, due_at = ${at}
    from due where notices.id = due.id
    returning ${claimed}, due.is_asked as "isAsked"`;
}

/** Writes down how a try ended; a notice that waits again is due at `dueAt`. */
export async function updateState(
  sql: Sql,
  id: number,
  { state, problem, dueAt }: { state: NoticeState; problem: string | null; dueAt: Date },
): Promise<void> {
  await sql`update notices set state = ${state}, problem = ${problem}, due_at = ${dueAt.toISOString()} where id = ${id}`;
}

/**
 * Ends what a dead worker was sending: a push waits again, for a second one replaces the first on the device; of the others
 * nobody knows whether they went, and the channels of `askable` are asked. Returns how many.
 */
export async function releaseStale(
  sql: Sql,
  askable: readonly NoticeChannel[],
  before: Date,
  now: Date,
): Promise<number> {
  const { count } = await sql`
    update notices set state = case when channel = 'push' then 'waiting' when channel = any(${[...askable]}) then 'asking' else 'unknown' end,
      due_at = ${now.toISOString()}, problem = 'the sender died'
    where state = 'sending' and due_at < ${before.toISOString()}`;
  return count;
}

/** Lists notices in a state with whom they are for, the oldest first. */
export async function listInState(sql: Sql, state: NoticeState, limit: number): Promise<readonly OpenNotice[]> {
  return sql`
    select ${openRow}, coalesce(recipient, case channel when 'sms' then phone when 'mail' then customers.email end) as recipient
    from notices left join customers on customers.id = customer_id where state = ${state} order by notices.id limit ${limit}`;
}

/** Has a notice that did not go, or of which nobody knows, sent again; false when there is none such. */
export async function resendNotice(sql: Sql, id: number, now: Date): Promise<boolean> {
  const { count } = await sql`
    update notices set state = 'waiting', tries = 0, asked = 0, problem = null, due_at = ${now.toISOString()}
    where id = ${id} and state in ('unknown', 'failed')`;
  return count > 0;
}

/** Ends a notice by a person's decision, with the words for it; false when there is none to decide about. */
export async function settleNotice(sql: Sql, id: number, note: string): Promise<boolean> {
  const { count } = await sql`
    update notices set state = 'settled', problem = ${note} where id = ${id} and state in ('unknown', 'failed')`;
  return count > 0;
}

/** Counts the notices that did not go yet, or never did. */
export async function countOpen(sql: Sql): Promise<NoticeCounts> {
  const [counts] = await sql`
    select ${countsRow} count(*) filter (where state in ('waiting', 'sending'))::int as waiting, count(*) filter (where state = 'asking')::int as asking,
      count(*) filter (where state = 'unknown')::int as unknown, count(*) filter (where state = 'failed')::int as failed
    from notices`;
  return counts!;
}

/**
 * Reads how the senders of the last day do, a row for a channel. Messages count as overdue after `patienceMs`; `personal` are
 * problems of a recipient, which say nothing of the sender.
 */
export async function findSenders(
  sql: Sql,
  { patienceMs, personal }: { patienceMs: number; personal: readonly string[] },
  now: Date,
): Promise<readonly SenderState[]> {
  return sql`
    with recent as (
      select channel, state, created_at, due_at, state in ('waiting', 'sending', 'asking') and created_at < ${new Date(now.getTime() - patienceMs)} as overdue,
        state in ('failed', 'unknown') and coalesce(problem, '') <> all(${[...personal]}::text[]) as given_up
      from notices where created_at > ${now}::timestamptz - interval '1 day'),
    last as (select channel, max(due_at) as at from recent where state = 'sent' group by channel)
    select ${senderRow}, count(*) filter (where overdue)::int as overdue, count(*) filter (where given_up)::int as "givenUp",
      extract(epoch from ${now}::timestamptz - min(created_at) filter (where overdue or given_up))::int as "oldestSeconds"
    from recent notices left join last using (channel) where last.at is null or created_at > last.at
    group by notices.channel order by notices.channel`;
}

/** Deletes notices of a month ago; returns how many. */
export async function deleteOldNotices(sql: Sql, now: Date): Promise<number> {
  return (await sql`delete from notices where created_at < ${now.toISOString()}::timestamptz - interval '30 days'`)
    .count;
}

/** Returns phone and mail address of a customer, and whether news are agreed to; undefined when the account is gone. */
export async function findAddress(sql: Sql, customerId: number) {
  const [found] = await sql`
    select ${address} phone, email, wants_news as "wantsNews" from customers where id = ${customerId}`;
  return found;
}

/** Lists what a customer has chosen otherwise than is usual. */
export async function findChoices(sql: Sql, customerId: number): Promise<readonly NoticeChoice[]> {
  return sql`select ${choice} from notice_choices where customer_id = ${customerId}`;
}

/** Keeps a choice of a customer. */
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

/** Returns what is told of an order, and whom; undefined when it is gone. */
export async function findToldOrder(sql: Sql, order: { id: number } | { number: string }) {
  const [found] = await sql`
    select ${toldOrder} number, master_number as "masterNumber", status, language, city_id as "cityId",
      customer_id as "customerId", session_id as "sessionId", email, phone, phone_proved as "phoneProved",
      payment_method as "paymentMethod", name_ru as "giftRu", name_kk as "giftKk"
    from orders left join order_gifts on order_gifts.order_id = orders.id
    where ${'id' in order ? sql`orders.id = ${order.id}` : sql`orders.number = ${order.number}`}`;
  return found;
}

/** Returns a receipt, and whom it is sent to; undefined when nobody is known who paid. */
export async function findToldReceipt(sql: Sql, receiptId: number) {
  const [found] = await sql`
    select ${toldReceipt}, coalesce(o.customer_id, p.customer_id) as "customerId", coalesce(o.email, '') as email,
      coalesce(o.language, c.language) as language, coalesce(o.city_id, c.city_id) as "cityId"
    from receipts left join orders o on o.number = receipts.order_number
      left join gift_purchases p on p.number = receipts.order_number left join customers c on c.id = p.customer_id
    where receipts.id = ${receiptId} and coalesce(o.language, c.language) is not null`;
  return found;
}

/** Returns what is told of a return, and whom; undefined when it is gone. */
export async function findToldReturn(sql: Sql, returnId: number) {
  const [found] = await sql`
    select ${toldReturn}, o.number as "orderNumber", o.master_number as "masterNumber", o.customer_id as "customerId",
      o.session_id as "sessionId", o.email, o.phone, o.language, o.city_id as "cityId"
    from returns join orders o on o.id = returns.order_id where returns.id = ${returnId}`;
  return found;
}

/** Returns what is told of a device to be taken in, and whom; undefined when it is gone. */
export async function findToldTradeIn(sql: Sql, number: string): Promise<Row<typeof toldTradeIn> | undefined> {
  const [found] = await sql`
    select ${toldTradeIn}, shops.city_id as "cityId" from trade_ins join shops on shops.id = trade_ins.shop_id
    where trade_ins.number = ${number} and trade_ins.phone <> ''`;
  return found;
}

/** Returns what is told of a request of a form, and whom; undefined when it is gone. */
export async function findToldRequest(sql: Sql, number: string): Promise<Row<typeof toldRequest> | undefined> {
  const [found] = await sql`
    select ${toldRequest}, coalesce(values->>'email', '') as email from business_requests where number = ${number}`;
  return found;
}

/** Returns the language and city of a customer; undefined when the account is gone. */
export async function findReader(sql: Sql, customerId: number) {
  const [found] = await sql`select ${reader} language, city_id as "cityId" from customers where id = ${customerId}`;
  return found;
}
