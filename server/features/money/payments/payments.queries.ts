import type { Sql } from '#server/platform/database/sql.ts';
import type { AttemptState } from '#domain/payments/payment-status.ts';
import { bool, int, rowOf, type Row } from '#server/platform/database/row.ts';
import { IS_OPEN, paymentAttempts, paymentRefunds } from './payments.table.ts';

export type { Sql };

/** Name that stands for a gateway where money came by bank transfer for an invoice. */
export const TRANSFER = 'invoice';

/** The columns of an attempt. */
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
const dueRefund = rowOf({
  attemptId: paymentRefunds.attemptId,
  orderId: paymentRefunds.orderId,
  cause: paymentRefunds.cause,
  amount: paymentRefunds.amount,
  tries: paymentRefunds.tries,
  gateway: paymentAttempts.gateway,
  reference: paymentAttempts.reference,
  externalId: paymentAttempts.externalId,
  /** Tenge of the attempt that were given back for sure. */
  given: int,
  /** No other refund of the attempt is without an answer. */
  alone: bool,
});

const refundSums = rowOf({ asked: int, paid: int });
const refundCounts = rowOf({ due: int, refused: int });

/** An attempt as the slice works with it; moments are ISO texts. */
export type Attempt = Row<typeof attemptRow>;

/** A refund the gateway has not taken yet. */
export type DueRefund = Row<typeof dueRefund>;

/** States in which an attempt may still be paid. */
const open = (sql: Sql) => sql.unsafe(IS_OPEN);

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
    on conflict (order_id) where ${open(sql)} do nothing
    returning ${attemptRow}`;
  return created;
}

/** Money that came by bank transfer: `document` is the bank's, tenge. */
export type Transfer = { orderId: number; covers: number[]; amount: number; reference: string; document: string };

/** Writes the money of a transfer as an accepted attempt; false when it or another is there. */
export async function insertTransfer(tx: Sql, given: Transfer, now: Date): Promise<boolean> {
  const { count } = await tx`
    insert into payment_attempts (order_id, covers, gateway, reference, external_id, amount, status, expires_at, created_at, updated_at)
    values (${given.orderId}, ${given.covers}::int[], ${TRANSFER}, ${given.reference}, ${given.document}, ${given.amount}, 'accepted', ${now}, ${now}, ${now})
    on conflict do nothing`;
  return count === 1;
}

/** Finds the open attempt of an order. */
export async function findOpenAttempt(sql: Sql, orderId: number): Promise<Attempt | undefined> {
  const [found] = await sql`select ${attemptRow} from payment_attempts where order_id = ${orderId} and ${open(sql)}`;
  return found;
}

/** Finds the accepted attempt of an order. */
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
 * Takes the turn to ask the gateway of an attempt; false when somebody else was told within `pauseMs`, or within the pause that
 * the gateway of its code wants.
 */
export async function takeTurn(sql: Sql, id: number, pauseMs: number, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const { count } = await sql`
    update payment_attempts set asked_at = ${at}
    where id = ${id} and (asked_at is null or asked_at <= ${at}::timestamptz - interval '1 millisecond' *
      greatest(${pauseMs}::int, (select poll_ms from payment_codes where attempt_id = ${id})))`;
  return count === 1;
}

/** Keeps the gateway's number and page of an attempt that was being prepared; false when it has them already. */
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

/** Reads the attempts of an order, oldest first, locked until the transaction ends. */
export async function lockAttempts(sql: Sql, orderId: number): Promise<Attempt[]> {
  return sql`select ${attemptRow} from payment_attempts where order_id = ${orderId} order by id for update`;
}

/**
 * Reads an attempt and whether another of its order is accepted, with all of them locked until the transaction ends.
 */
export async function lockAttempt(
  sql: Sql,
  { id, orderId }: Pick<Attempt, 'id' | 'orderId'>,
): Promise<{ attempt: Attempt; otherAccepted: boolean } | undefined> {
  const all = await lockAttempts(sql, orderId);
  const attempt = all.find((own) => own.id === id);
  return attempt && { attempt, otherAccepted: all.some((own) => own.id !== id && own.status === 'accepted') };
}

/** Writes an attempt's new state; a final one is not asked about any more. */
export async function updateAttempt(
  sql: Sql,
  id: number,
  status: AttemptState,
  reason: string | null,
  now: Date,
): Promise<void> {
  const final = status === 'accepted' || status === 'refunded' || status === 'error';
  await sql`
    update payment_attempts set status = ${status}, reason = ${reason}, updated_at = ${now.toISOString()}, next_check_at = case when ${final} then null else next_check_at end
    where id = ${id}`;
}

/** Ends the open attempts of an order; they are still watched for a late success. */
export async function expireOpenAttempts(sql: Sql, orderId: number, reason: string, now: Date): Promise<void> {
  await sql`update payment_attempts set status = 'expired', reason = ${reason}, updated_at = ${now.toISOString()} where order_id = ${orderId} and ${open(sql)}`;
}

/**
 * Takes the attempts whose time to be asked about has come; each gets its next time first, so two workers do not ask
 * twice.
 */
export async function takeDueChecks(sql: Sql, now: Date, limit: number): Promise<Attempt[]> {
  const at = now.toISOString();
  return sql`
    update payment_attempts set next_check_at = case
      when created_at > ${at}::timestamptz - interval '1 hour' then ${at}::timestamptz + interval '1 minute'
      when created_at > ${at}::timestamptz - interval '1 day' then ${at}::timestamptz + interval '10 minutes' end
    where id in (select id from payment_attempts where next_check_at <= ${at} order by next_check_at limit ${limit} for update skip locked)
    returning ${attemptRow}`;
}

/** Money to give back: `cause` is the number of a return, or empty; tenge. */
export type NewRefund = { attemptId: number; orderId: number; amount: number; cause?: string };

/**
 * Asks for money back, once for each attempt, order and cause; the attempt is refunded once all of it is asked for. True
 * when it had not been asked for. Throws RangeError when a return would give back more than the attempt has brought.
 */
export async function insertRefund(
  sql: Sql,
  { attemptId, orderId, amount, cause = '' }: NewRefund,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const asked = await sql`
    insert into payment_refunds (attempt_id, order_id, cause, amount, next_try_at, created_at)
    values (${attemptId}, ${orderId}, ${cause}, ${amount}, ${at}, ${at}) on conflict do nothing`;
  if (cause !== '') {
    const [sums] = await sql`
      select ${refundSums} coalesce(sum(r.amount), 0)::int as asked, a.amount as paid
      from payment_attempts a left join payment_refunds r on r.attempt_id = a.id where a.id = ${attemptId} group by a.amount`;
    if (!sums || sums.asked > sums.paid)
      throw new RangeError(`attempt ${attemptId} would give back more than it brought`);
  }
  await sql`
    update payment_attempts a set status = 'refunded', next_check_at = null, updated_at = ${at}
    where id = ${attemptId} and status <> 'refunded' and amount <= (select sum(amount) from payment_refunds where attempt_id = a.id)`;
  return asked.count === 1;
}

/**
 * Takes refunds that are due, one of each attempt, with their next try already set; `orderId` narrows it to the attempts
 * to pay one order.
 */
export async function takeDueRefunds(sql: Sql, now: Date, orderId: number | null, limit: number): Promise<DueRefund[]> {
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
    returning ${dueRefund},
      (select coalesce(sum(o.amount), 0)::int from payment_refunds o where o.attempt_id = due.attempt_id and o.state = 'done') as given,
      not exists (select from payment_refunds o where o.attempt_id = due.attempt_id and o.state = 'due' and o.tries > 0
        and (o.order_id, o.cause) <> (due.order_id, due.cause)) as alone`;
}

/** Writes what the gateway said to a refund. */
export async function updateRefund(
  sql: Sql,
  { attemptId, orderId, cause }: DueRefund,
  state: 'done' | 'refused',
): Promise<void> {
  await sql`update payment_refunds set state = ${state} where attempt_id = ${attemptId} and order_id = ${orderId} and cause = ${cause}`;
}

/** Refunds that are not given: how many wait for their gateway, and how many it refused, so that they wait for a person. */
export type RefundCounts = Row<typeof refundCounts>;

/** Counts refunds that are not given yet. */
export async function countOpenRefunds(sql: Sql): Promise<RefundCounts> {
  const [counts] = await sql`
    select ${refundCounts} count(*) filter (where state = 'due')::int as due, count(*) filter (where state = 'refused')::int as refused
    from payment_refunds where state <> 'done'`;
  return counts ?? { due: 0, refused: 0 };
}
