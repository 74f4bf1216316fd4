import { int, nullable, rowOf, type Row } from '../../../platform/database/row.ts';
import type { Sql, Statement } from '../../../platform/database/sql.ts';
import { saleQueues, saleTickets } from './sales.table.ts';

const queueRow = rowOf({
  productIds: saleQueues.productIds,
  startsAt: saleQueues.startsAt,
  drawnAt: nullable(saleQueues.drawnAt),
  served: saleQueues.served,
  servedPreorder: saleQueues.servedPreorder,
  creditedAt: nullable(saleQueues.creditedAt),
  waiting: saleQueues.waiting,
  waitingPreorder: saleQueues.waitingPreorder,
  inside: saleQueues.inside,
  left: saleQueues.left,
  perMinute: saleQueues.perMinute,
});
const ticketColumns = {
  id: saleTickets.id,
  preorder: nullable(saleTickets.preorder),
  number: nullable(saleTickets.number),
  admittedAt: nullable(saleTickets.admittedAt),
  enteredAt: nullable(saleTickets.enteredAt),
  expiresAt: nullable(saleTickets.expiresAt),
  passedAt: nullable(saleTickets.passedAt),
  masterNumber: nullable(saleTickets.masterNumber),
};
const ticketRow = rowOf(ticketColumns);
const changedTicketRow = rowOf({ ...ticketColumns, changedAt: saleTickets.changedAt });
const countsRow = rowOf({ inside: int, waiting: int, waitingPreorder: int, perMinute: int, left: int });
const admittedRow = rowOf({ served: int, servedPreorder: int });
const countRow = rowOf({ count: int });
const ticketCountRow = rowOf({ address: int, network: int });

/** Stored queue of a sale. */
export type QueueRow = Row<typeof queueRow>;
/** Stored ticket. */
export type TicketRow = Row<typeof ticketRow>;

/** Substitute for an uncounted stock, or a supplier's unlimited one. */
const UNCOUNTED = 1_000_000;
/** Rows of other transactions may become visible this much later than their timestamp. */
const OVERLAP = '10 seconds';

/**
 * Stores the start of a sale and the products sold through its queue. Keeps known products when none are found, because
 * an empty catalogue would open them to all buyers. A sale moved to a later time draws lots again, among tickets without
 * a number.
 */
export async function openQueue(sql: Sql, launch: string, startsAt: Date, productIds: readonly number[]) {
  await sql`
    insert into sale_queues (launch, starts_at, product_ids) values (${launch}, ${startsAt}, ${[...productIds]}::int[])
    on conflict (launch) do update set starts_at = excluded.starts_at,
      drawn_at = case when excluded.starts_at > sale_queues.starts_at then null else sale_queues.drawn_at end,
      product_ids = case when cardinality(excluded.product_ids) > 0 then excluded.product_ids else sale_queues.product_ids end`;
}

/** Finds the queue of a sale; `lock` locks it for this transaction and skips a locked one. */
export async function findQueue(sql: Sql, launch: string, lock = false): Promise<QueueRow | undefined> {
  const [found] =
    await sql`select ${queueRow} from sale_queues where launch = ${launch} ${lock ? sql`for update skip locked` : sql``}`;
  return found;
}

/** Finds the tickets changed since a time (database clock) and the time of the newest change. */
export async function findChangedTickets(sql: Sql, launch: string, since: string | null) {
  const rows = await sql`
    select ${changedTicketRow} from sale_tickets where launch = ${launch}
      ${since === null ? sql`` : sql`and changed_at > ${since}::timestamptz - ${OVERLAP}::interval`} order by changed_at`;
  return { tickets: rows, newest: rows.at(-1)?.changedAt ?? since };
}

/** Owner of a ticket: `givenTo` is an address, `network` its IPv6 network. */
export type TicketInput = {
  launch: string;
  sessionId: number;
  customerId: number | null;
  givenTo: string;
  network: string | null;
};

/** The number of the customer's unserved pre-order, if any. */
const preorderNumber = (sql: Sql, { launch, customerId }: Pick<TicketInput, 'launch' | 'customerId'>): Statement =>
  sql`(select number from launch_places where launch = ${launch} and customer_id = ${customerId} and left_at is null and served_at is null)`;

/** Creates the session's ticket or finds the existing one; updates its pre-order number. */
export async function issueTicket(sql: Sql, input: TicketInput, now: Date): Promise<TicketRow> {
  const { launch, sessionId, givenTo, network } = input;
  const [row] = await sql`
    insert into sale_tickets (launch, session_id, preorder, given_to, given_network, created_at)
    values (${launch}, ${sessionId}, ${preorderNumber(sql, input)}, ${givenTo}, ${network}, ${now})
    on conflict (session_id, launch) do update set preorder = coalesce(excluded.preorder, sale_tickets.preorder),
      changed_at = case when excluded.preorder <> sale_tickets.preorder or sale_tickets.preorder is null and excluded.preorder is not null then clock_timestamp() else sale_tickets.changed_at end
    returning ${ticketRow}`;
  return row!;
}

/** Finds the ticket of a session; `lock` locks it until the transaction ends. */
export async function findTicket(
  sql: Sql,
  launch: string,
  sessionId: number,
  lock = false,
): Promise<TicketRow | undefined> {
  const [found] = await sql`
    select ${ticketRow} from sale_tickets where launch = ${launch} and session_id = ${sessionId} ${lock ? sql`for update` : sql``}`;
  return found;
}

/** Serializes ticket requests of one address or its network until the transaction ends. */
export async function lockTickets(tx: Sql, { launch, givenTo, network }: TicketInput): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`tickets ${launch} ${network ?? givenTo}`}, 0))`;
}

/** Counts the tickets of an address and of its network (0 without one). */
export async function countTickets(
  sql: Sql,
  { launch, givenTo, network }: Pick<TicketInput, 'launch' | 'givenTo' | 'network'>,
): Promise<Row<typeof ticketCountRow>> {
  const [row] = await sql`
    select ${ticketCountRow} count(*) filter (where given_to = ${givenTo})::int as address, count(*) filter (where given_network = ${network})::int as network
    from sale_tickets where launch = ${launch} and (given_to = ${givenTo} or given_network = ${network})`;
  return row!;
}

/** Records that an admitted buyer has entered. */
export async function recordEntry(sql: Sql, id: number, now: Date, expiresAt: Date): Promise<TicketRow | undefined> {
  const [row] = await sql`
    update sale_tickets set entered_at = ${now}, expires_at = ${expiresAt}, changed_at = clock_timestamp()
    where id = ${id} and admitted_at is not null and entered_at is null and passed_at is null returning ${ticketRow}`;
  return row;
}

/** Moves a ticket to the end of the queue when its admission has expired or its order was cancelled. */
export async function requeue(sql: Sql, id: number, now: Date): Promise<TicketRow | undefined> {
  const [row] = await sql`
    update sale_tickets set number = null, preorder = null, admitted_at = null, entered_at = null, expires_at = null, passed_at = null,
      master_number = null, created_at = ${now}, changed_at = clock_timestamp()
    where id = ${id} and (passed_at is not null or (master_number is not null and not exists (
      select from orders o where o.master_number = sale_tickets.master_number and o.status <> 'cancelled')))
    returning ${ticketRow}`;
  return row;
}

/** Assigns numbers to tickets without one: in random order if `isRandom`, else by creation time. */
export async function assignNumbers(tx: Sql, launch: string, before: Date, isRandom: boolean): Promise<void> {
  await tx`
    with given as (
      update sale_tickets t set number = q.last_number + d.number, changed_at = clock_timestamp()
      from sale_queues q, (
        select id, (row_number() over (order by ${isRandom ? tx`random()` : tx`created_at, id`}))::int as number from sale_tickets
        where launch = ${launch} and number is null and admitted_at is null and created_at < ${before}) d
      where t.id = d.id and q.launch = ${launch} returning t.number)
    update sale_queues set last_number = greatest(last_number, coalesce((select max(number) from given), 0)) where launch = ${launch}`;
}

/** Records that lots were drawn for the early tickets. */
export async function markDrawn(tx: Sql, launch: string, now: Date): Promise<void> {
  await tx`update sale_queues set drawn_at = ${now} where launch = ${launch}`;
}

/** Expires overdue admissions. */
export async function expireAdmissions(tx: Sql, launch: string, now: Date): Promise<void> {
  await tx`
    update sale_tickets set passed_at = ${now}, changed_at = clock_timestamp()
    where launch = ${launch} and expires_at <= ${now} and passed_at is null and master_number is null`;
}

/** Counts the inputs of the next admissions in one snapshot. An order in progress counts as inside, or its stock is taken. */
export async function countQueue(tx: Sql, launch: string, now: Date): Promise<Row<typeof countsRow>> {
  const [row] = await tx`
    select ${countsRow}
      count(*) filter (where admitted_at is not null and passed_at is null and master_number is null)::int as inside,
      count(*) filter (where admitted_at is null)::int as waiting,
      count(*) filter (where admitted_at is null and preorder is not null)::int as "waitingPreorder",
      count(*) filter (where admitted_at > ${now}::timestamptz - interval '1 minute')::int as "perMinute",
      (select least(${UNCOUNTED}, coalesce(sum(${freeStock(tx)}), 0))::int from sale_queues q
        join products p on p.id = any(q.product_ids) where q.launch = ${launch} and not p.withdrawn) as "left"
    from sale_tickets where launch = ${launch}`;
  return row!;
}

/** SQL expression: free quantity of a product across all shops and warehouses. */
const freeStock = (sql: Sql): Statement => sql`
  case when p.supplier_days is not null then ${UNCOUNTED}::int
    else coalesce((select sum(case when s.quantity is null then ${UNCOUNTED}::int else s.quantity - s.reserved end)
      from stocks s where s.product_id = p.id), 0) end`;

/** Admits the next tickets: pre-orders by their numbers (marking each as served), then the others by theirs. */
export async function admit(tx: Sql, launch: string, count: number, now: Date, expiresAt: Date) {
  const [row] = await tx`
    with next as (
      select id from sale_tickets where launch = ${launch} and admitted_at is null and (number is not null or preorder is not null)
      order by preorder nulls last, number limit ${count} for update),
    admitted as (
      update sale_tickets t set admitted_at = ${now}, expires_at = ${expiresAt}, changed_at = clock_timestamp()
      from next where t.id = next.id returning t.number, t.preorder),
    served as (
      update launch_places p set served_at = ${now} from admitted where p.launch = ${launch} and p.number = admitted.preorder)
    select ${admittedRow} coalesce(max(number) filter (where preorder is null), 0)::int as served,
      coalesce(max(preorder), 0)::int as "servedPreorder" from admitted`;
  return row!;
}

/** Counts and admissions of a tick. */
export type TickResult = Row<typeof countsRow> & Row<typeof admittedRow> & { creditedAt: Date };

/** Stores the counts and admissions of a tick. */
export async function storeTick(tx: Sql, launch: string, tick: TickResult): Promise<void> {
  const { served, servedPreorder, creditedAt, waiting, waitingPreorder, inside, left, perMinute } = tick;
  await tx`
    update sale_queues set served = greatest(served, ${served}::int), served_preorder = greatest(served_preorder, ${servedPreorder}::int),
      credited_at = ${creditedAt}, waiting = ${waiting}, waiting_preorder = ${waitingPreorder}, inside = ${inside}, "left" = ${left},
      per_minute = ${perMinute}
    where launch = ${launch}`;
}

/** Stores the order of a ticket. */
export async function storeOrder(tx: Sql, id: number, masterNumber: string): Promise<void> {
  await tx`update sale_tickets set master_number = ${masterNumber}, changed_at = clock_timestamp() where id = ${id}`;
}

/** Serializes the orders of a phone in a sale until the transaction ends. */
export async function lockPhone(tx: Sql, launch: string, phone: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`sale ${launch} ${phone}`}, 0))`;
}

/** Sums the quantity of products a phone has ordered since a time, without cancelled orders. */
export async function countBought(tx: Sql, phone: string, productIds: readonly number[], since: Date): Promise<number> {
  const [row] = await tx`
    select ${countRow} coalesce(sum(l.quantity), 0)::int as count from orders o join order_lines l on l.order_id = o.id
    where o.phone = ${phone} and o.status <> 'cancelled' and o.created_at >= ${since} and l.product_id = any(${[...productIds]}::int[])`;
  return row!.count;
}

/**
 * Moves a guest's tickets to the customer's session at login. Keeps the better of two tickets of a sale: bought or
 * admitted before waiting, then the smaller number.
 */
export async function mergeTickets(tx: Sql, from: number, to: number, customerId: number): Promise<void> {
  await tx`
    delete from sale_tickets t using sale_tickets other
    where t.session_id in (${from}, ${to}) and other.session_id in (${from}, ${to}) and other.launch = t.launch and other.id <> t.id
      and (other.master_number is null, other.passed_at is not null, other.admitted_at is null, coalesce(other.number, 2147483647), other.id)
        < (t.master_number is null, t.passed_at is not null, t.admitted_at is null, coalesce(t.number, 2147483647), t.id)`;
  await tx`
    update sale_tickets t set session_id = ${to}, changed_at = clock_timestamp(), preorder = coalesce(
      (select p.number from launch_places p where p.launch = t.launch and p.customer_id = ${customerId} and p.left_at is null
        and p.served_at is null), t.preorder)
    where session_id in (${from}, ${to})`;
}

/** Deletes the tickets of sales that began before a time. */
export async function deleteTickets(sql: Sql, before: Date): Promise<void> {
  await sql`
    delete from sale_tickets t using sale_queues q where q.launch = t.launch and q.starts_at < ${before}`;
}
