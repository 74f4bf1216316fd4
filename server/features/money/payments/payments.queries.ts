import type { Sql } from '#server/platform/database/sql.ts';
import type { AttemptState } from '#domain/payments/payment-status.ts';
import { bool, int, rowOf, type Row } from '#server/platform/database/row.ts';
import { IS_OPEN, paymentAttempts, paymentRefunds } from './payments.table.ts';

export type { Sql };

/** Gateway name of bank transfers for invoices. */
export const TRANSFER = 'invoice';

/** Columns of an attempt. */
export const attemptColumns = {
  id: paymentAttempts.id,
  orderId: paymentAttempts.orderId,
  covers: paymentAttempts.covers,
  gateway: paymentAttempts.gateway,
  reference: paymentAttempts.reference,
  externalId: paymentAttempts.externalId,
  amount: paymentAttempts.amount,
  status: paymentAttempts.status,
  pageUrl: paymentAttempts.pageUrl,
  reason: paymentAttempts.reason,
  createdAt: paymentAttempts.createdAt,
  expiresAt: paymentAttempts.expiresAt,
};
const attemptRow = rowOf(attemptColumns);
const dueRefundRow = rowOf({
  attemptId: paymentRefunds.attemptId,
  orderId: paymentRefunds.orderId,
  cause: paymentRefunds.cause,
  amount: paymentRefunds.amount,
  tries: paymentRefunds.tries,
  gateway: paymentAttempts.gateway,
  reference: paymentAttempts.reference,
  externalId: paymentAttempts.externalId,
  /** Confirmed refunds of the attempt, tenge. */
  refundedBefore: int,
  /** True when no other refund of the attempt is pending. */
  isOnlyOpen: bool,
});

const refundSumRow = rowOf({ asked: int, paid: int });
const refundCountRow = rowOf({ due: int, refused: int });

/** A payment attempt; times are ISO strings. */
export type Attempt = Row<typeof attemptRow>;

/** A refund not yet accepted by the gateway. */
export type DueRefund = Row<typeof dueRefundRow>;

/** SQL condition: the attempt can still be paid. */
const isOpen = (sql: Sql) => sql.unsafe(IS_OPEN);

/** Inserts an attempt unless the order has an open or accepted one. */
export async function insertAttempt(
  sql: Sql,
  attempt: Pick<Attempt, 'orderId' | 'covers' | 'gateway' | 'reference' | 'amount' | 'expiresAt'>,
  nextCheckAt: Date,
  now: Date,
): Promise<Attempt | undefined> {
  const at = now.toISOString();
  const [created] = await sql`
    insert into payment_attempts (order_id, covers, gateway, reference, amount, status, expires_at, next_check_at, created_at, updated_at)
    select ${attempt.orderId}, ${attempt.covers}::int[], ${attempt.gateway}, ${attempt.reference}, ${attempt.amount}::int, 'preparing', ${attempt.expiresAt}, ${nextCheckAt.toISOString()}, ${at}, ${at}
    where not exists (select from payment_attempts where order_id = ${attempt.orderId} and status = 'accepted')
    on conflict (order_id) where ${isOpen(sql)} do nothing
    returning ${attemptRow}`;
  return created;
}

/** A bank transfer: `document` is the bank's document number; tenge. */
export type Transfer = { orderId: number; covers: number[]; amount: number; reference: string; document: string };

/** Records a transfer as an accepted attempt; false if it or another accepted attempt exists. */
export async function insertTransfer(tx: Sql, transfer: Transfer, now: Date): Promise<boolean> {
  const { count } = await tx`
    insert into payment_attempts (order_id, covers, gateway, reference, external_id, amount, status, expires_at, created_at, updated_at)
    values (${transfer.orderId}, ${transfer.covers}::int[], ${TRANSFER}, ${transfer.reference}, ${transfer.document}, ${transfer.amount}, 'accepted', ${now}, ${now}, ${now})
    on conflict do nothing`;
  return count === 1;
}

/** Finds an order's open attempt. */
export async function findOpenAttempt(sql: Sql, orderId: number): Promise<Attempt | undefined> {
  const [found] = await sql`select ${attemptRow} from payment_attempts where order_id = ${orderId} and ${isOpen(sql)}`;
  return found;
}

/** Finds an order's accepted attempt. */
export async function findAcceptedAttempt(sql: Sql, orderId: number): Promise<Attempt | undefined> {
  const [found] =
    await sql`select ${attemptRow} from payment_attempts where order_id = ${orderId} and status = 'accepted'`;
  return found;
}

/** Finds an attempt by our reference, or by the gateway's number. */
export async function findAttempt(
  sql: Sql,
  gateway: string,
  hint: { reference?: string | undefined; externalId?: string | null | undefined },
): Promise<Attempt | undefined> {
  const [found] = await sql`
    select ${attemptRow} from payment_attempts
    where gateway = ${gateway} and (reference = ${hint.reference ?? null} or external_id = ${hint.externalId ?? null}) limit 1`;
  return found;
}

/**
 * Claims the right to poll the gateway of an attempt; false if it was polled within `pauseMs` or within the gateway's
 * QR poll interval.
 */
export async function claimPoll(sql: Sql, id: number, pauseMs: number, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const { count } = await sql`
    update payment_attempts set asked_at = ${at}
    where id = ${id} and (asked_at is null or asked_at <= ${at}::timestamptz - interval '1 millisecond' *
      greatest(${pauseMs}::int, (select poll_ms from payment_codes where attempt_id = ${id})))`;
  return count === 1;
}

/** Stores the gateway's number and page of a prepared attempt; false if it already has them. */
export async function markStarted(
  sql: Sql,
  id: number,
  started: { externalId: string; pageUrl: string },
  now: Date,
): Promise<boolean> {
  const { count } = await sql`
    update payment_attempts set status = case status when 'preparing' then 'waiting' else status end,
      external_id = ${started.externalId}, page_url = ${started.pageUrl}, updated_at = ${now.toISOString()}
    where id = ${id} and page_url is null`;
  return count === 1;
}

/** Reads and locks an order's attempts, oldest first. */
export async function lockAttempts(sql: Sql, orderId: number): Promise<Attempt[]> {
  return sql`select ${attemptRow} from payment_attempts where order_id = ${orderId} order by id for update`;
}

/** Reads an attempt and whether another attempt of its order is accepted; locks all of them. */
export async function lockAttempt(
  sql: Sql,
  { id, orderId }: Pick<Attempt, 'id' | 'orderId'>,
): Promise<{ attempt: Attempt; isOtherAccepted: boolean } | undefined> {
  const attempts = await lockAttempts(sql, orderId);
  const attempt = attempts.find((candidate) => candidate.id === id);
  return (
    attempt && { attempt, isOtherAccepted: attempts.some((other) => other.id !== id && other.status === 'accepted') }
  );
}

/** Updates an attempt's state; a final state ends polling. */
export async function updateAttempt(
  sql: Sql,
  id: number,
  status: AttemptState,
  reason: string | null,
  now: Date,
): Promise<void> {
  const isFinal = status === 'accepted' || status === 'refunded' || status === 'error';
  await sql`
    update payment_attempts set status = ${status}, reason = ${reason}, updated_at = ${now.toISOString()}, next_check_at = case when ${isFinal} then null else next_check_at end
    where id = ${id}`;
}

/** Ends the open attempts of an order; they are still polled for a late success. */
export async function expireOpenAttempts(sql: Sql, orderId: number, reason: string, now: Date): Promise<void> {
  await sql`update payment_attempts set status = 'expired', reason = ${reason}, updated_at = ${now.toISOString()} where order_id = ${orderId} and ${isOpen(sql)}`;
}

/** Claims attempts due for a check and schedules their next one first, so two workers never check the same attempt. */
export async function claimDueChecks(sql: Sql, now: Date, limit: number): Promise<Attempt[]> {
  const at = now.toISOString();
  return sql`
    update payment_attempts set next_check_at = case
      when created_at > ${at}::timestamptz - interval '1 hour' then ${at}::timestamptz + interval '1 minute'
      when created_at > ${at}::timestamptz - interval '1 day' then ${at}::timestamptz + interval '10 minutes' end
    where id in (select id from payment_attempts where next_check_at <= ${at} order by next_check_at limit ${limit} for update skip locked)
    returning ${attemptRow}`;
}

/** A refund to request: `cause` is the return number or empty; tenge. */
export type NewRefund = { attemptId: number; orderId: number; amount: number; cause?: string };

/**
 * Requests a refund, once per attempt, order and cause. Marks the attempt refunded once its whole amount is requested.
 * Returns true if the request is new. Throws RangeError if returns would exceed the paid amount.
 */
export async function insertRefund(
  sql: Sql,
  { attemptId, orderId, amount, cause = '' }: NewRefund,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const requested = await sql`
    insert into payment_refunds (attempt_id, order_id, cause, amount, next_try_at, created_at)
    values (${attemptId}, ${orderId}, ${cause}, ${amount}, ${at}, ${at}) on conflict do nothing`;
  if (cause !== '') {
    const [sums] = await sql`
      select ${refundSumRow} coalesce(sum(r.amount), 0)::int as asked, a.amount as paid
      from payment_attempts a left join payment_refunds r on r.attempt_id = a.id where a.id = ${attemptId} group by a.amount`;
    if (!sums || sums.asked > sums.paid) throw new RangeError(`attempt ${attemptId} would refund more than was paid`);
  }
  await sql`
    update payment_attempts a set status = 'refunded', next_check_at = null, updated_at = ${at}
    where id = ${attemptId} and status <> 'refunded' and amount <= (select sum(amount) from payment_refunds where attempt_id = a.id)`;
  return requested.count === 1;
}

/**
 * Claims due refunds, one per attempt, and schedules their next attempt; `orderId` limits it to one order's attempts.
 */
export async function claimDueRefunds(
  sql: Sql,
  now: Date,
  orderId: number | null,
  limit: number,
): Promise<DueRefund[]> {
  const at = now.toISOString();
  return sql`
    with due as (
      select attempt_id, order_id, cause from payment_refunds r
      where state = 'due' and next_try_at <= ${at} and (${orderId}::int is null or attempt_id in (select id from payment_attempts where order_id = ${orderId}))
        and not exists (select from payment_refunds e where e.attempt_id = r.attempt_id and e.state = 'due' and e.next_try_at <= ${at}
          and (e.order_id, e.cause) < (r.order_id, r.cause))
      order by next_try_at limit ${limit} for update skip locked)
    update payment_refunds set tries = tries + 1, next_try_at = ${at}::timestamptz + least(60, 1 + tries * tries) * interval '1 minute'
    from due, payment_attempts
    where payment_refunds.attempt_id = due.attempt_id and payment_refunds.order_id = due.order_id and payment_refunds.cause = due.cause and payment_attempts.id = payment_refunds.attempt_id
    returning ${dueRefundRow},
      (select coalesce(sum(o.amount), 0)::int from payment_refunds o where o.attempt_id = due.attempt_id and o.state = 'done') as "refundedBefore",
      not exists (select from payment_refunds o where o.attempt_id = due.attempt_id and o.state = 'due' and o.tries > 0
        and (o.order_id, o.cause) <> (due.order_id, due.cause)) as "isOnlyOpen"`;
}

/** Stores the gateway's answer to a refund. */
export async function updateRefund(
  sql: Sql,
  { attemptId, orderId, cause }: DueRefund,
  state: 'done' | 'refused',
): Promise<void> {
  await sql`update payment_refunds set state = ${state} where attempt_id = ${attemptId} and order_id = ${orderId} and cause = ${cause}`;
}

/** Open refunds: pending at their gateway, and refused ones that need an operator. */
export type RefundCounts = Row<typeof refundCountRow>;

/** Counts open refunds. */
export async function countOpenRefunds(sql: Sql): Promise<RefundCounts> {
  const [counts] = await sql`
    select ${refundCountRow} count(*) filter (where state = 'due')::int as due, count(*) filter (where state = 'refused')::int as refused
    from payment_refunds where state <> 'done'`;
  return counts ?? { due: 0, refused: 0 };
}
