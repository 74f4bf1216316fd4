import { bonusFault, type BonusEntry } from '#domain/bonus-ledger.ts';
import type { NewPromoCode } from '#server/features/promotions/promotions.service.ts';
import type { Database } from '#server/platform/db.ts';
import { noon, type Ordering } from './ordering.ts';

let codes = 0;

/** Creates a promo code of ten percent without limits unless told otherwise; returns the code. */
export async function promoCode(shop: Ordering, given: Partial<NewPromoCode>): Promise<string> {
  const code = given.code ?? `CODE-${++codes}`;
  await shop.promotions.save({
    titleRu: 'Скидка',
    titleKk: 'Жеңілдік',
    kind: 'percent',
    value: 10,
    categoryIds: null,
    productIds: null,
    minimumSum: 0,
    startsAt: null,
    endsAt: null,
    maxUses: null,
    maxUsesPerCustomer: null,
    ...given,
    code,
  });
  return code;
}

/** Issues a gift card; one that ends sooner than in a year is told when. */
export async function issueCard(shop: Ordering, nominal: number, expiresAt?: Date) {
  const card = (await shop.giftCards.issue(nominal, noon))!;
  if (expiresAt)
    await shop.db.$client`update gift_cards set expires_at = ${expiresAt} where id = (select max(id) from gift_cards)`;
  return card;
}

/** Gives a customer bonuses that can be spent at once. */
export async function giveBonuses(
  { $client: sql }: Database,
  customerId: number,
  lots: readonly { amount: number; expiresAt: Date }[],
): Promise<void> {
  for (const { amount, expiresAt } of lots)
    await sql`
      insert into bonus_entries (customer_id, programme, kind, from_account, to_account, amount, expires_at, created_at)
      values (${customerId}, 'own', 'manual', 'shop', 'available', ${amount}, ${expiresAt}, ${noon})`;
}

/** Looks through all ledgers of savings and tells what does not agree; empty when all is well. */
export async function ledgerFaults({ $client: sql }: Database): Promise<string[]> {
  const entries = await sql<
    { customer: number; kind: string; from: string; to: string; amount: number; expires: string | null }[]
  >`
    select customer_id as customer, kind, from_account as "from", to_account as "to", amount, expires_at as expires from bonus_entries
    where programme = 'own' order by id`;
  const bonuses = [...new Set(entries.map(({ customer }) => customer))].flatMap((customer) => {
    const own = entries
      .filter((entry) => entry.customer === customer)
      .map((entry) => ({ ...entry, expiresAt: entry.expires === null ? null : new Date(entry.expires) }) as BonusEntry);
    const fault = bonusFault(own);
    return fault ? [`bonuses of ${customer}: ${fault}`] : [];
  });
  const rows = await sql<{ fault: string }[]>`
    select 'card ' || c.id || ' has ' || c.balance as fault from gift_cards c
    where c.balance <> c.nominal + coalesce((select sum(case kind when 'return' then amount else -amount end) from gift_card_entries e where e.card_id = c.id), 0)
    union all
    select 'order ' || o.number || ' of cards' from orders o
    where coalesce((select sum(case kind when 'payment' then amount else -amount end) from gift_card_entries e where e.order_number = o.number), 0)
      <> case when o.status = 'cancelled' then 0 else o.gift_cards_paid end
    union all
    select 'order ' || o.number || ' of bonuses' from orders o
    where o.status <> 'returned' and coalesce((select sum(case kind when 'written_off' then amount else -amount end) from bonus_entries e
        where e.order_number = o.number and kind in ('written_off', 'returned') and 'available' in (from_account, to_account)), 0)
      <> case when o.status = 'cancelled' then 0 else o.bonuses_paid end
    union all
    select 'promo of ' || u.master_number from promo_uses u
    where (u.returned_at is null) <> exists (select from orders o where o.master_number = u.master_number and o.status <> 'cancelled')
      or u.amount <> (select sum(promo_discount) from orders o where o.master_number = u.master_number)
    union all
    select 'order ' || o.number || ' of its promo' from orders o
    where o.promo_discount > 0 and not exists (select from promo_uses u where u.master_number = o.master_number)
    union all
    select 'code ' || p.code from promo_codes p
    where p.max_uses < (select count(*) from promo_uses u where u.promo_id = p.id and u.returned_at is null)
    union all
    select 'lines of ' || o.number from orders o
    where (o.promo_discount, o.bonuses_paid) <> (select sum(discount), sum(bonuses) from order_lines l where l.order_id = o.id)`;
  return [...bonuses, ...rows.map(({ fault }) => fault)];
}
