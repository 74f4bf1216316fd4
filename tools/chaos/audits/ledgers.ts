import { methodsWhere } from '#domain/payments/payment-policies.ts';
import { TRANSFER } from '#server/features/money/payments/payments.service.ts';
import { AUDIT_CHECKS, findFaults } from '#server/features/operations/audit/audit.queries.ts';
import type { Database } from '#server/platform/database/db.ts';
import { int, rowOf } from '#server/platform/database/row.ts';
import { orders } from '#server/features/ordering/orders/orders.table.ts';
import type { Visit } from '../buyers/buyer.ts';

const WITHOUT_RECEIPT = methodsWhere(({ receipt }) => receipt === null);
const countRow = rowOf({ count: int });
const tenderRow = rowOf({ method: orders.paymentMethod, paid: int });
const workRow = rowOf({ orders: int, paid: int, accepted: int });

/** Faults that must be zero once the shop is idle, whatever was killed meanwhile. */
export type Ledgers = Record<(typeof LEDGERS)[number], number>;

const LEDGERS = [
  'orders lost',
  'orders placed twice for one key',
  'orders without a key',
  'faults of the audit',
  'stock rows sold beyond their quantity',
  'accepted payments with an unpaid order',
  'accepted payments unknown to the bank',
  'paid orders without exactly one receipt, issued or waiting',
  'payments taken by the bank but unprocessed by the shop',
] as const;

/** Counts inconsistencies. `visits` holds the answers that buyers received. */
export async function checkLedgers(db: Database, visits: readonly Visit[]): Promise<Ledgers> {
  const sql = db.$client;
  const count = async (rows: PromiseLike<readonly { count: number }[]>) => (await rows)[0]!.count;
  const confirmed = visits.flatMap(({ numbers }) => [...numbers]);
  const values = [
    await count(sql`
      select ${countRow} count(*)::int as count from unnest(${confirmed}::text[]) as confirmed(number)
      where not exists (select from orders where master_number = confirmed.number)`),
    visits.filter(({ numbers }) => numbers.size > 1).length +
      (await count(sql`
        select ${countRow} count(*)::int as count from (select from order_keys group by key having count(distinct master_number) > 1) as twice`)),
    await count(sql`
      select ${countRow} count(distinct master_number)::int as count from orders o
      where not exists (select from order_keys k where k.master_number = o.master_number)`),
    await countAuditFaults(db),
    await count(sql`select ${countRow} count(*)::int as count from stocks where reserved > quantity`),
    await countWaiting(db),
    await count(sql`
      select ${countRow} count(*)::int as count from payment_attempts a
      left join (select reference, amount from sandbox_payments where state = 'approved'
        union all select reference, amount from sandbox_qrs where state = 'approved'
        union all select a.reference, c.amount from sandbox_credits c join payment_attempts a on a.external_id = c.id where c.state = 'signed'
        union all select reference, amount from payment_attempts where gateway = ${TRANSFER}) as p on p.reference = a.reference
      where a.status = 'accepted' and p.amount is distinct from a.amount`),
    await count(sql`
      select ${countRow} count(*)::int as count from orders o where o.is_paid and o.to_pay > 0 and o.payment_method <> all(${WITHOUT_RECEIPT}::text[])
        and 1 <> (select count(*) from receipts r where r.order_number = o.number and r.kind = 'sale')`),
    await countUnprocessedPayments(db),
  ];
  return Object.fromEntries(LEDGERS.map((name, index) => [name, values[index]!])) as Ledgers;
}

/** Counts and prints the current findings of the nightly audit. */
export async function countAuditFaults({ $client: sql }: Database): Promise<number> {
  let total = 0;
  for (const check of AUDIT_CHECKS) {
    const { faults, examples } = await findFaults(sql, check, new Date());
    if (faults > 0) process.stderr.write(`\n${check}: ${examples.join('; ')}\n`);
    total += faults;
  }
  return total;
}

/** Counts orders that still wait for a payment accepted before `until`. */
export async function countWaiting({ $client: sql }: Database, until = new Date(8.64e15)): Promise<number> {
  const timestamp = until.getTime() === 8.64e15 ? 'infinity' : until.toISOString();
  const [row] = await sql`
    select ${countRow} count(*)::int as count from payment_attempts a join orders o on o.id = any(a.covers)
    where a.status = 'accepted' and o.status = 'waiting_payment' and a.updated_at < ${timestamp}::timestamptz`;
  return row!.count;
}

/** Counts payments that the bank has approved and the shop has neither accepted nor refunded. */
export async function countUnprocessedPayments({ $client: sql }: Database): Promise<number> {
  const [row] = await sql`
    select ${countRow} count(*)::int as count from payment_attempts a
    left join sandbox_payments p on p.reference = a.reference left join sandbox_qrs q on q.reference = a.reference
    left join sandbox_credits c on c.id = a.external_id
    where (p.state = 'approved' or q.state = 'approved' or c.state = 'signed') and a.status not in ('accepted', 'refunded')`;
  return row!.count;
}

/** Counts the work done, as proof that there was something to lose. */
export async function countWork({ $client: sql }: Database): Promise<Record<string, number>> {
  const tenders = await sql`
    select ${tenderRow}, count(*)::int as paid from orders where is_paid group by payment_method order by payment_method`;
  const [row] = await sql`
    select ${workRow} (select count(distinct master_number)::int from orders) as orders,
      (select count(*)::int from orders where is_paid) as paid,
      (select count(*)::int from payment_attempts where status = 'accepted') as accepted`;
  return {
    'orders placed': row!.orders,
    'orders paid': row!.paid,
    'payments accepted': row!.accepted,
    ...Object.fromEntries(tenders.map(({ method, paid }) => [`orders paid by ${method}`, paid])),
  };
}
