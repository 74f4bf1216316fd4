import { AUDIT_CHECKS, findFaults } from '#server/features/audit/audit.queries.ts';
import type { Database } from '#server/platform/db.ts';
import type { Visit } from './buyer.ts';

/** What must be zero when the shop has come to rest, whatever was killed meanwhile. */
export type Ledgers = Record<(typeof LEDGERS)[number], number>;

const LEDGERS = [
  'orders lost',
  'orders placed twice for one key',
  'orders without a key',
  'faults of the audit',
  'stock rows sold beyond their quantity',
  'accepted payments with an order that still waits',
  'accepted payments the bank knows nothing of',
  'payments the bank took and the shop has not heard of',
] as const;

/** Counts what does not fit together. `visits` is what the buyers were told. */
export async function checkLedgers(db: Database, visits: readonly Visit[]): Promise<Ledgers> {
  const sql = db.$client;
  const count = async (rows: PromiseLike<readonly { count: number }[]>) => (await rows)[0]!.count;
  const told = visits.flatMap(({ numbers }) => [...numbers]);
  const values = [
    await count(sql<{ count: number }[]>`
      select count(*)::int as count from unnest(${told}::text[]) as told(number)
      where not exists (select from orders where master_number = told.number)`),
    visits.filter(({ numbers }) => numbers.size > 1).length +
      (await count(sql<{ count: number }[]>`
        select count(*)::int as count from (select from order_keys group by key having count(distinct master_number) > 1) as twice`)),
    await count(sql<{ count: number }[]>`
      select count(distinct master_number)::int as count from orders o
      where not exists (select from order_keys k where k.master_number = o.master_number)`),
    await faults(db),
    await count(sql<{ count: number }[]>`select count(*)::int as count from stocks where reserved > quantity`),
    await countWaiting(db),
    await count(sql<{ count: number }[]>`
      select count(*)::int as count from payment_attempts a left join sandbox_payments p on p.reference = a.reference
      where a.status = 'accepted' and (p.state is distinct from 'approved' or p.amount <> a.amount)`),
    await countUnheard(db),
  ];
  return Object.fromEntries(LEDGERS.map((name, index) => [name, values[index]!])) as Ledgers;
}

/** Counts what the nightly audit would find. */
async function faults({ $client: sql }: Database): Promise<number> {
  let all = 0;
  for (const check of AUDIT_CHECKS) all += (await findFaults(sql, check)).faults;
  return all;
}

/** Counts orders that wait for a payment which was accepted before `until`. */
export async function countWaiting({ $client: sql }: Database, until = new Date(8.64e15)): Promise<number> {
  const at = until.getTime() === 8.64e15 ? 'infinity' : until.toISOString();
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from payment_attempts a join orders o on o.id = any(a.covers)
    where a.status = 'accepted' and o.status = 'waiting_payment' and a.updated_at < ${at}::timestamptz`;
  return row!.count;
}

/** Counts payments that the bank has approved and the shop has neither accepted nor given back. */
export async function countUnheard({ $client: sql }: Database): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from sandbox_payments p join payment_attempts a on a.reference = p.reference
    where p.state = 'approved' and a.status not in ('accepted', 'refunded')`;
  return row!.count;
}

/** What was done to the shop, to show that there was something to lose. */
export async function countWork({ $client: sql }: Database): Promise<Record<string, number>> {
  const [row] = await sql<{ orders: number; paid: number; accepted: number }[]>`
    select (select count(distinct master_number)::int from orders) as orders,
      (select count(*)::int from orders where is_paid) as paid,
      (select count(*)::int from payment_attempts where status = 'accepted') as accepted`;
  return {
    'orders placed': row!.orders,
    'orders paid': row!.paid,
    'payments accepted': row!.accepted,
  };
}
