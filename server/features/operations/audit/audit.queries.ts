import { RETURN_DAYS } from '#domain/orders/return-days.ts';
import { methodsWhere } from '#domain/payments/payment-policies.ts';
import { array, int, withReader, rowOf, text, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { auditResults } from './audit.table.ts';

const EXAMPLES = 5;

const faultRow = rowOf({ fault: text, count: int });
const resultRow = rowOf({
  check: auditResults.check,
  faults: auditResults.faults,
  examples: withReader(auditResults.examples, array(text)),
  at: auditResults.at,
});

/** Findings of one check in the last audit. */
export type AuditRow = Row<typeof resultRow>;

/** SQL expression: amount of the order `o` that is not refunded yet, without gift cards, tenge. */
const unrefunded = (sql: Sql) => sql`
  (o.to_pay - coalesce((select sum(t.amount) from return_tenders t join returns r on r.id = t.return_id
    where r.order_id = o.id and r.state in ('received', 'refunded') and t.tender not like 'card:%'), 0))`;

/** SQL expression: gift card money of the order `o` that is not refunded, tenge. */
const leftOfCards = (sql: Sql) => sql`
  coalesce((select sum(case kind when 'payment' then amount else -amount end) from gift_card_entries e where e.order_number = o.number), 0)`;

/** SQL expression: gift card money in the returns of the order `o`, tenge. */
const returnedToCards = (sql: Sql) => sql`
  coalesce((select sum(t.amount) from return_tenders t join returns r on r.id = t.return_id
    where r.order_id = o.id and r.state in ('received', 'refunded') and t.tender like 'card:%'), 0)`;

/** SQL expression: share of opened keys in the total or the bonuses of the lines of the order `o`; units as in returns. */
const keptByBuyer = (sql: Sql, amount: 'total' | 'bonuses') => {
  const sum = amount === 'total' ? sql`l.total` : sql`l.bonuses`;
  return sql`
    coalesce((select sum(${sum} - (l.quantity - k.opened) * (${sum} / l.quantity) - least(l.quantity - k.opened, ${sum} % l.quantity))
      from order_lines l cross join lateral (
        select count(*)::int as opened from licence_keys where order_number = o.number and product_id = l.product_id and opened_at is not null) k
      where l.order_id = o.id and k.opened > 0), 0)`;
};

/** SQL expression: refund of the cancelled order `o` without gift cards, tenge; opened keys stay paid. */
const dueOnCancel = (sql: Sql) => sql`(${unrefunded(sql)} + ${leftOfCards(sql)} - ${keptByBuyer(sql, 'total')})`;

/**
 * Invariants of a running shop; each query returns violations and repeats the rules, so a shared fault is found. Ledgers of deleted customers are gone, so orders without
 * a customer are excluded. Each check is one statement, hence one snapshot. States that jobs repair are checked only
 * after the repair time.
 */
const CHECKS = {
  'reserved stock equals the reservations of orders': (sql: Sql) => sql`
    select 'product ' || product_id || ' in shop ' || shop_id as fault
    from (select product_id, shop_id, reserved from stocks where reserved <> 0) as s
      full join (select product_id, shop_id, sum(quantity) as held from reservations where state = 'held' group by 1, 2) as r
      using (product_id, shop_id)
    where coalesce(reserved, 0) <> coalesce(held, 0)`,
  'finished orders hold no reservations': (sql: Sql) => sql`
    select 'order ' || o.number as fault from orders o
    where o.status in ('cancelled', 'completed', 'returned') and exists (
      select from reservations r where r.order_id = o.id and r.state = 'held')`,
  'gifts are reserved and handed over with their orders': (sql: Sql) => sql`
    select 'order ' || o.number as fault from order_gifts g join orders o on o.id = g.order_id
    where not exists (select from reservations r where r.order_id = g.order_id and r.product_id = g.product_id and r.quantity = 1
        and r.state = case when o.status = 'cancelled' then 'released' when o.status in ('completed', 'returned') then 'handed' else 'held' end)
      or exists (select from order_lines l where l.order_id = g.order_id and l.product_id = g.product_id)
    union all
    select 'return ' || r.number from returns r
    where r.with_gift and not exists (select from order_gifts g where g.order_id = r.order_id)
    union all
    select 'gift of order ' || order_id || ' was returned twice' from returns where with_gift and state in ('received', 'refunded') group by order_id having count(*) > 1`,
  'delivery slots count their orders correctly': (sql: Sql) => sql`
    select 'slot ' || slot || ' of ' || day || ' in city ' || city_id as fault from (
      select city_id, day, slot, used from slot_uses where used > 0 except all
      select city_id, delivery_date, delivery_slot, count(*)::int from orders
      where delivery_slot is not null and status <> 'cancelled' group by 1, 2, 3) as wrong`,
  'accepted payments are applied to their orders': (sql: Sql, now: Date) => sql`
    select 'order ' || o.number as fault
    from orders o join (
      select unnest(covers) as id from payment_attempts where status = 'accepted' and updated_at < ${now}::timestamptz - interval '10 minutes') as paid using (id)
    where o.status = 'waiting_payment'`,
  'prepaid orders have an accepted payment': (sql: Sql) => sql`
    select 'order ' || o.number as fault from orders o
      left join (select unnest(covers) as id from payment_attempts where status in ('accepted', 'refunded')) as paid using (id)
    where o.is_paid and o.payment_method <> all(${methodsWhere(({ settledBy }) => settledBy === 'till')}::text[]) and o.to_pay > 0 and paid.id is null`,
  'signed credit has paid its order': (sql: Sql, now: Date) => sql`
    select 'application of order ' || c.master_number as fault from credit_applications c
    where c.state in ('signed', 'released') and not exists (
      select from payment_attempts a where a.order_id = c.order_id and a.status in ('accepted', 'refunded') and a.amount = c.amount)
    union all
    select 'payment ' || a.reference from payment_attempts a join orders o on o.id = a.order_id
    where o.payment_method = any(${methodsWhere(({ opens }) => opens === 'application')}::text[]) and a.status = 'accepted' and a.updated_at < ${now}::timestamptz - interval '10 minutes' and not exists (
      select from credit_applications c join credit_answers b on b.application_id = c.id
      where c.order_id = a.order_id and b.external_id = a.external_id and c.state in ('signed', 'released', 'cancelled'))`,
  'credit applications end with their orders': (sql: Sql, now: Date) => sql`
    select 'application of order ' || c.master_number as fault from credit_applications c
    where (c.iin is not null or c.state in ('proving', 'asking', 'offered', 'unanswered', 'chosen')) and not exists (
      select from orders o where o.master_number = c.master_number and (o.status = 'waiting_payment' or o.updated_at > ${now}::timestamptz - interval '10 minutes'))`,
  'banks were notified of cancellations and hand-overs': (sql: Sql) => sql`
    select a.due || ' of ' || a.bank || ', order ' || c.master_number as fault
    from credit_answers a join credit_applications c on c.id = a.application_id where a.stuck_at is not null and a.due is not null`,
  'accepted amounts equal the amounts of their orders': (sql: Sql) => sql`
    select 'payment ' || a.reference as fault from payment_attempts a
    where a.status = 'accepted' and a.amount <> (select sum(o.to_pay) from orders o where o.id = any(a.covers))`,
  'cancelled orders and returns are refunded': (sql: Sql, now: Date) => sql`
    select 'order ' || o.number as fault from orders o join payment_attempts a on a.status = 'accepted' and o.id = any(a.covers)
    where o.status = 'cancelled' and greatest(o.updated_at, a.updated_at) < ${now}::timestamptz - interval '10 minutes'
      and ${dueOnCancel(sql)} <> coalesce((select r.amount from payment_refunds r where r.attempt_id = a.id and r.order_id = o.id and r.cause = ''), 0)
    union all
    select 'return ' || r.number from returns r join return_tenders t on t.return_id = r.id and t.tender = 'bank'
    where r.state in ('received', 'refunded') and t.amount > 0 and not exists (
      select from payment_refunds f where f.order_id = r.order_id and f.cause = r.number and f.amount = t.amount)`,
  'refunds never exceed payments': (sql: Sql) => sql`
    select 'payment ' || a.reference as fault from payment_attempts a
    where a.amount < (select sum(r.amount) from payment_refunds r where r.attempt_id = a.id)`,
  'gift card balances match their ledger': (sql: Sql) => sql`
    select 'card ' || c.id as fault from gift_cards c
    where c.balance <> c.nominal + coalesce((
      select sum(case kind when 'return' then amount else -amount end) from gift_card_entries e where e.card_id = c.id), 0)`,
  'issued gift cards belong to paid purchases': (sql: Sql, now: Date) => sql`
    select 'purchase ' || p.number as fault from gift_purchases p
    where p.total <> (select coalesce(sum(c.nominal), 0) from gift_purchase_cards c where c.purchase_id = p.id)
      or (p.state = 'paid' and not exists (
        select from payment_attempts a where a.order_id = p.id and a.amount = p.total and a.status in ('accepted', 'refunded')))
      or (p.state = 'waiting_payment' and exists (
        select from payment_attempts a where a.order_id = p.id and a.status = 'accepted' and a.updated_at < ${now}::timestamptz - interval '10 minutes'))
    union all
    select 'card ' || c.id || ' of purchase ' || p.number
    from gift_purchase_cards c join gift_purchases p on p.id = c.purchase_id left join gift_cards g on g.purchase_card_id = c.id
    where (c.sent_at is null) <> (g.id is null) or g.nominal <> c.nominal or (c.refunded_at is not null and g.balance > 0)
      or (p.state <> 'paid' and coalesce(c.sent_at, c.refunded_at) is not null)
      or (c.due_at < ${now}::timestamptz - interval '10 minutes' and c.sent_at is null and c.refunded_at is null)
      or (c.refunded_at is not null and not exists (
        select from payment_refunds r where r.order_id = p.id and r.cause = 'gift card ' || c.id and r.amount = c.nominal))`,
  'gift card payments match their orders': (sql: Sql) => sql`
    select 'order ' || o.number as fault from orders o
    -- Gift cards alone pay for the opened keys of an order without other money.
    where case when o.status = 'cancelled' then ${leftOfCards(sql)}
        not between case when o.to_pay = 0 then ${keptByBuyer(sql, 'total')} else 0 end and ${keptByBuyer(sql, 'total')}
      else ${leftOfCards(sql)} <> o.gift_cards_paid - ${returnedToCards(sql)} end`,
  'bonuses are never overspent': (sql: Sql) => sql`
    select 'customer ' || customer_id || ', ' || programme as fault from (
      select customer_id, programme, from_account as account, case from_account when 'available' then expires_at end as lot, -amount as change from bonus_entries
      union all
      select customer_id, programme, to_account, case to_account when 'available' then expires_at end, amount from bonus_entries) as moves
    where account not in ('shop', 'debt') group by customer_id, programme, account, lot having sum(change) < 0
    union all
    select 'frozen of order ' || order_number from bonus_entries where 'frozen' in (from_account, to_account)
    group by order_number having sum(case to_account when 'frozen' then amount else -amount end) < 0`,
  'bonus debts are settled once, before any spending': (sql: Sql, now: Date) => sql`
    select 'customer ' || customer_id as fault from bonus_entries where programme = 'own' group by customer_id
    having sum(case 'debt' when to_account then amount when from_account then -amount else 0 end) > 0
      or (sum(case 'debt' when to_account then amount when from_account then -amount else 0 end) < 0
        and sum(case 'available' when to_account then amount when from_account then -amount else 0 end) filter (where expires_at > ${now}) > 0)`,
  'bonuses stay frozen while products can be returned': (sql: Sql, now: Date) => sql`
    select 'order ' || e.order_number as fault from bonus_entries e join bonus_entries f on f.order_number = e.order_number and f.kind = 'frozen'
    -- Older entries follow earlier rules; the window ends at midnight in Almaty, UTC+5.
    where e.kind = 'accrued' and e.created_at > ${now}::timestamptz - interval '2 days' and (
      e.created_at < date_trunc('day', f.created_at + interval '5 hours', 'UTC') - interval '5 hours' + ${RETURN_DAYS + 1}::int * interval '1 day'
      or exists (
      select from returns r join orders o on o.id = r.order_id
      where o.number = e.order_number and r.state in ('asked', 'accepted') and r.created_at < e.created_at))`,
  'bonus payments match their orders': (sql: Sql) => sql`
    select 'order ' || o.number as fault from orders o
      left join lateral (select coalesce(sum(bonuses), 0) as bonuses, coalesce(sum(earned), 0) as earned from returns r
        where r.order_id = o.id and r.state in ('received', 'refunded')) as back on true
    where o.customer_id is not null and coalesce((
        select sum(case kind when 'written_off' then amount else -amount end) from bonus_entries e
        where e.order_number = o.number and kind in ('written_off', 'returned')
          and ('available' in (from_account, to_account) or from_account = 'debt')), 0)
      - case when o.status = 'cancelled' then ${keptByBuyer(sql, 'bonuses')} else o.bonuses_paid - back.bonuses end
      -- Reversed bonuses come from the available account; the uncovered rest becomes a debt.
      not between 0 and back.earned`,
  'converted bonuses are in the ledgers': (sql: Sql) => sql`
    select 'customer ' || coalesce(said.customer_id, kept.customer_id) as fault
    from (select customer_id, sum(own) as own, sum(amount) as amount from bonus_conversions where state = 'done' group by 1) as said
      full join (select customer_id, coalesce(sum(amount) filter (where programme = 'own'), 0) as own,
          coalesce(sum(amount) filter (where programme = 'bank'), 0) as amount
        from bonus_entries where (programme, kind) in (('own', 'refilled'), ('bank', 'written_off')) group by 1) as kept
      on kept.customer_id = said.customer_id
    -- Bank bonuses may have expired before the bank responded.
    where coalesce(said.own, 0) <> coalesce(kept.own, 0) or coalesce(said.amount, 0) < coalesce(kept.amount, 0)`,
  'conversions match the records of the partner bank': (sql: Sql, now: Date) => sql`
    select 'conversion ' || reference || ': ' || state || ', bank status ' || coalesce(bank_word, 'nothing') as fault from bonus_conversions
    where (state = 'done' and bank_word <> 'taken') or (state = 'refused' and bank_word = 'taken')
      or (bank_word is null and created_at < ${now}::timestamptz - interval '2 days')`,
  'returns equal the sum of their lines and tenders': (sql: Sql) => sql`
    select 'return ' || r.number as fault from returns r
    where r.money <> coalesce((select sum(amount) from return_tenders t where t.return_id = r.id), 0)
      or (r.money - r.delivery - coalesce((select sum(money) from return_services b where b.return_id = r.id), 0), r.bonuses, r.earned) <> (
        select coalesce(sum(money), 0), coalesce(sum(bonuses), 0), coalesce(sum(earned), 0) from return_lines l where l.return_id = r.id)`,
  'every payment and refund has a receipt': (sql: Sql) => sql`
    with began as (select coalesce(min(created_at), '-infinity') as at from receipts)
    select 'order ' || o.number as fault from orders o
    where o.is_paid and o.to_pay > 0 and o.payment_method <> all(${methodsWhere(({ receipt }) => receipt === null)}::text[]) and not exists (select from receipts s where s.order_number = o.number and s.kind = 'sale')
      and exists (select from order_events e, began where e.order_id = o.id and e.to_status in ('paid', 'completed') and e.at >= began.at)
    union all
    select 'cancelled order ' || o.number from orders o join receipts s on s.order_number = o.number and s.kind = 'sale'
    where o.status = 'cancelled' and ${dueOnCancel(sql)} > 0 and not exists (select from receipts b where b.basis_id = s.id and b.cause = '')
    union all
    select 'return ' || r.number from returns r join orders o on o.id = r.order_id
      join receipts s on s.order_number = o.number and s.kind = 'sale'
    where r.state in ('received', 'refunded') and exists (
        select from return_tenders t where t.return_id = r.id and t.tender not like 'card:%')
      and not exists (select from receipts b where b.basis_id = s.id and b.cause = r.number)
    union all
    select 'purchase ' || p.number from gift_purchases p, began
    where p.paid_at >= began.at and not exists (select from receipts s where s.order_number = p.number and s.kind = 'sale')
    union all
    select 'card ' || c.id || ' of purchase ' || p.number from gift_purchase_cards c join gift_purchases p on p.id = c.purchase_id
      join receipts s on s.order_number = p.number and s.kind = 'sale'
    where c.refunded_at is not null and not exists (select from receipts b where b.basis_id = s.id and b.cause = 'gift card ' || c.id)`,
  'receipt amounts match their orders': (sql: Sql) => sql`
    select 'receipt ' || s.reference as fault from receipts s join orders o on o.number = s.order_number
    where s.kind = 'sale' and s.paid <> o.to_pay
    union all
    select 'receipt ' || s.reference from receipts s
    where s.kind = 'sale' and s.paid < (select sum(b.paid) from receipts b where b.basis_id = s.id)
    union all
    select 'receipt ' || b.reference from receipts b join orders o on o.number = b.order_number
    where b.kind = 'return' and b.cause = '' and o.status = 'cancelled' and (b.paid, (b.content->>'prepaid')::int)
      <> (${dueOnCancel(sql)}, o.gift_cards_paid - ${returnedToCards(sql)} - ${leftOfCards(sql)})
    union all
    select 'receipt ' || b.reference from receipts b join orders o on o.number = b.order_number
      join returns r on r.order_id = o.id and r.number = b.cause
    where b.kind = 'return' and (b.paid, (b.content->>'prepaid')::int) <> (
      select coalesce(sum(amount) filter (where tender not like 'card:%'), 0), coalesce(sum(amount) filter (where tender like 'card:%'), 0)
      from return_tenders t where t.return_id = r.id)`,
  'receipts are issued within a day': (sql: Sql, now: Date) => sql`
    select 'receipt ' || reference as fault from receipts where state <> 'issued' and created_at < ${now}::timestamptz - interval '1 day'`,
  'promo code uses match their orders': (sql: Sql) => sql`
    select 'order ' || u.master_number as fault from promo_uses u
    where (u.returned_at is null) <> exists (select from orders o where o.master_number = u.master_number and (
        o.status <> 'cancelled' or exists (select from licence_keys k where k.order_number = o.number)))
      or u.amount <> (select sum(promo_discount) from orders o where o.master_number = u.master_number)
    union all
    select 'order ' || o.number from orders o
    where o.promo_discount > 0 and o.customer_id is not null and not exists (select from promo_uses u where u.master_number = o.master_number)
    union all
    select 'code ' || p.code from promo_codes p
    where p.max_uses < (select count(*) from promo_uses u where u.promo_id = p.id and u.returned_at is null)`,
  'lines of an order add up': (sql: Sql) => sql`
    select 'order ' || o.number as fault from orders o
    where exists (select from order_lines l where l.order_id = o.id) and (o.promo_discount, o.bonuses_paid) <> (
      select sum(discount), sum(bonuses) from order_lines l where l.order_id = o.id)`,
  'services match their orders': (sql: Sql) => sql`
    select 'order ' || o.number as fault from orders o
    where o.services_total <> coalesce((select sum(s.price::bigint * s.quantity) from order_services s where s.order_id = o.id), 0)
    union all
    select 'service ' || s.code || ' of order ' || o.number from order_services s join orders o on o.id = s.order_id
      join order_lines l on l.order_id = s.order_id and l.product_id = s.product_id
      left join lateral (
        select sum(b.quantity) as quantity, sum(b.money) as money from return_services b join returns r on r.id = b.return_id
        where r.order_id = s.order_id and r.state in ('received', 'refunded') and b.product_id = s.product_id and b.code = s.code) back on true
    where s.quantity > l.quantity or back.quantity > s.quantity or back.money > s.price::bigint * s.quantity`,
  'services are done with their orders': (sql: Sql, now: Date) => sql`
    select 'service ' || s.code || ' of order ' || o.number as fault from order_services s join orders o on o.id = s.order_id
    where s.kind <> 'warranty' and s.done < s.quantity and o.status = 'completed' and o.updated_at < ${now}::timestamptz - interval '7 days'
      and coalesce(s.visit_on, o.delivery_date) < (${now}::timestamptz - interval '7 days')::date
      and s.quantity - s.done > coalesce((select sum(b.quantity) from return_services b join returns r on r.id = b.return_id
        where r.order_id = s.order_id and r.state in ('received', 'refunded') and b.product_id = s.product_id and b.code = s.code), 0)`,
  'paid licence keys are delivered': (sql: Sql, now: Date) => sql`
    select 'order ' || o.number as fault from orders o join order_lines l on l.order_id = o.id
    where l.digital and o.is_paid and o.status = 'completed' and o.updated_at < ${now}::timestamptz - interval '1 day'
      and l.quantity > (select count(*) from licence_keys k where k.order_number = o.number and k.product_id = l.product_id)
        + coalesce((select sum(b.quantity) from return_lines b join returns r on r.id = b.return_id
          where r.order_id = o.id and r.state in ('received', 'refunded') and b.product_id = l.product_id), 0)`,
  'licence keys belong to their order lines': (sql: Sql) => sql`
    select 'order ' || k.order_number as fault
    from (select order_number, product_id, count(*) as assigned, count(opened_at) as opened from licence_keys where order_number is not null group by 1, 2) k
      left join orders o on o.number = k.order_number left join order_lines l on l.order_id = o.id and l.product_id = k.product_id
    where l.product_id is null or not o.is_paid or (o.status = 'cancelled' and k.opened < k.assigned)
      or k.assigned > l.quantity - coalesce((select sum(b.quantity) from return_lines b join returns r on r.id = b.return_id
        where r.order_id = o.id and r.state in ('received', 'refunded') and b.product_id = l.product_id), 0)`,
  'every event is handled': (sql: Sql) =>
    sql`select 'event ' || seq as fault from outbox_backlog where state = 'parked'`,
} as const;

/** Name of a check. */
export type AuditCheck = keyof typeof CHECKS;
/** All checks in execution order. */
export const AUDIT_CHECKS = Object.keys(CHECKS) as AuditCheck[];

/** Runs a check as of a given time; returns the number of violations and some examples. */
export async function findFaults(
  sql: Sql,
  check: AuditCheck,
  now: Date,
): Promise<{ faults: number; examples: string[] }> {
  const rows = await sql`
    select ${faultRow} fault, count(*) over ()::int as count from (${CHECKS[check](sql, now)}) as found limit ${EXAMPLES}`;
  return { faults: rows[0]?.count ?? 0, examples: rows.map(({ fault }) => fault) };
}

/** Replaces the stored findings of a check. */
export async function saveResult(
  sql: Sql,
  check: AuditCheck,
  { faults, examples }: { faults: number; examples: readonly string[] },
  now: Date,
): Promise<void> {
  await sql`
    insert into audit_results (check_name, faults, examples, at) values (${check}, ${faults}, ${[...examples]}::text[], ${now})
    on conflict (check_name) do update set faults = excluded.faults, examples = excluded.examples, at = excluded.at`;
}

/** Lists findings of the last audit, faults first. */
export async function listResults(sql: Sql): Promise<AuditRow[]> {
  return sql`
    select ${resultRow} from audit_results where check_name = any(${AUDIT_CHECKS}::text[]) order by faults = 0, check_name`;
}
