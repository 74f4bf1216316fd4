import type { Language } from '#domain/language.ts';
import type { NoticeChannel, NoticeChoice, NoticeKind } from '#domain/notice-choices.ts';
import { ORDER_STATES, type OrderState } from '#domain/order-status.ts';
import { bool, int, nullable, rowOf, text, type Field, type Row } from '#server/platform/row.ts';
import type { Sql } from '#server/platform/sql.ts';
import { receipts } from '../receipts/receipts.table.ts';
import { returns } from '../returns/returns.table.ts';
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
  /** Mail address or phone of a guest, by the channel. */
  recipient?: string | null;
  /** Gift card whose picture goes with a letter. */
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
});
/** A notice that is being sent. */
export type ClaimedNotice = Row<typeof claimed>;

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

/** Takes notices that are due, so that no other worker sends them; the oldest first. */
export async function claimDue(sql: Sql, limit: number, now: Date): Promise<readonly ClaimedNotice[]> {
  const at = now.toISOString();
  return sql`
    update notices set state = 'sending', tries = tries + 1, due_at = ${at}
    where id in (select id from notices where state = 'waiting' and due_at <= ${at} order by due_at, id limit ${limit} for update skip locked)
    returning ${claimed}`;
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
 * Ends what a dead worker was sending: a push waits again, for a second one replaces the first on the device; an
 * SMS or a letter is lost, for a second one would be a second one. Returns how many.
 */
export async function releaseStale(sql: Sql, before: Date, now: Date): Promise<number> {
  const { count } = await sql`
    update notices set state = case channel when 'push' then 'waiting' else 'lost' end, due_at = ${now.toISOString()},
      problem = 'the sender died'
    where state = 'sending' and due_at < ${before.toISOString()}`;
  return count;
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
export async function findToldOrder(sql: Sql, orderId: number) {
  const [found] = await sql`
    select ${toldOrder} number, master_number as "masterNumber", status, language, city_id as "cityId",
      customer_id as "customerId", session_id as "sessionId", email, name_ru as "giftRu", name_kk as "giftKk"
    from orders left join order_gifts on order_gifts.order_id = orders.id where orders.id = ${orderId}`;
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

/** Returns the language and city of a customer; undefined when the account is gone. */
export async function findReader(sql: Sql, customerId: number) {
  const [found] = await sql`select ${reader} language, city_id as "cityId" from customers where id = ${customerId}`;
  return found;
}
