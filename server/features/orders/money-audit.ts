import type { Database } from '#server/platform/db.ts';
import { rowOf, text } from '#server/platform/row.ts';

/** Faults that are named; more than these are only counted. */
const MAX_NAMED = 20;
const fault = rowOf({ fault: text });

/**
 * Compares orders that changed after a moment with the ledgers that paid for them, in one snapshot: gift cards, bonuses,
 * promo codes, attempts and refunds. Returns what does not agree; orders of deleted accounts have no ledger of bonuses left.
 */
export async function findMoneyFaults({ $client: sql }: Database, since: Date): Promise<string[]> {
  const rows = await sql`
    with changed as materialized (select * from orders where updated_at >= ${since}),
    uses as materialized (select * from promo_uses where used_at >= ${since} or returned_at >= ${since})
    select ${fault} 'gift card ' || id || ' has ' || balance as fault from gift_cards
    where balance <> nominal + coalesce((select sum(case kind when 'return' then amount else -amount end) from gift_card_entries e where e.card_id = gift_cards.id), 0)
    union all
    select 'order ' || number || ' by gift cards' from changed
    where status <> 'returned' and case when status = 'cancelled' then 0 else gift_cards_paid end <> coalesce(
      (select sum(case kind when 'payment' then amount else -amount end) from gift_card_entries where order_number = number), 0)
    union all
    select 'order ' || number || ' by bonuses' from changed
    where status <> 'returned' and customer_id is not null and case when status = 'cancelled' then 0 else bonuses_paid end <> coalesce(
      (select sum(case kind when 'written_off' then amount else -amount end) from bonus_entries
       where order_number = number and kind in ('written_off', 'returned') and 'available' in (from_account, to_account)), 0)
    union all
    select 'bonuses of customer ' || customer_id from bonus_entries
    where 'available' in (from_account, to_account) and customer_id in (select customer_id from bonus_entries where created_at >= ${since})
    group by customer_id, programme, expires_at having sum(case to_account when 'available' then amount else -amount end) < 0
    union all
    select 'frozen bonuses of order ' || order_number from bonus_entries
    where 'frozen' in (from_account, to_account) and order_number in (select order_number from bonus_entries where created_at >= ${since})
    group by order_number having sum(case to_account when 'frozen' then amount else -amount end) < 0
    union all
    select 'promo code of order ' || master_number from uses
    where (returned_at is null) <> exists (select from orders o where o.master_number = uses.master_number and o.status <> 'cancelled')
      or amount <> (select sum(promo_discount) from orders o where o.master_number = uses.master_number)
    union all
    select 'order ' || number || ' by promo code' from changed
    where promo_discount > 0 and customer_id is not null and not exists (select from promo_uses u where u.master_number = changed.master_number)
    union all
    select 'lines of order ' || number from changed
    where (promo_discount, bonuses_paid) <> (select coalesce(sum(discount), 0), coalesce(sum(bonuses), 0) from order_lines where order_id = changed.id)
    union all
    select 'order ' || number || ' is paid by no attempt' from changed
    where payment_method = 'card' and to_pay > 0 and status in ('paid', 'preparing', 'on_the_way', 'awaiting_client', 'completed')
      and not exists (select from payment_attempts a where a.status in ('accepted', 'refunded') and changed.id = any(a.covers))
    union all
    select 'attempt ' || id from payment_attempts a
    where status = 'accepted' and updated_at >= ${since} and amount <> (select sum(to_pay) from orders where id = any(a.covers))
    union all
    select 'refunds of attempt ' || a.id from payment_attempts a
    where updated_at >= ${since} and amount < (select sum(r.amount) from payment_refunds r where r.attempt_id = a.id)`;
  return rows.map((row) => row.fault);
}

/** Looks through the money of late; throws when something does not agree, so that the job fails and is told of. */
export async function auditMoney(db: Database, since: Date): Promise<void> {
  const faults = await findMoneyFaults(db, since);
  if (faults.length > 0)
    throw new Error(`money does not agree: ${faults.slice(0, MAX_NAMED).join('; ')}, ${faults.length} in all`);
}
