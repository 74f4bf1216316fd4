import { findLedgerFault, type BonusEntry } from '#domain/pricing/bonus-ledger.ts';
import { AUDIT_CHECKS, findFaults } from '#server/features/operations/audit/audit.queries.ts';
import type { NewPromoCode } from '#server/features/money/promotions/promotions.service.ts';
import type { Database } from '#server/platform/database/db.ts';
import { evening, noon, type Ordering } from './ordering.ts';

let codeCount = 0;

/** Creates a promo code, by default ten percent off without limits; returns the code. */
export async function createPromoCode(shop: Ordering, overrides: Partial<NewPromoCode>): Promise<string> {
  const code = overrides.code ?? `CODE-${++codeCount}`;
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
    ...overrides,
    code,
  });
  return code;
}

/** Issues a gift card, valid for a year unless `expiresAt` is given. */
export async function issueCard(shop: Ordering, nominal: number, expiresAt?: Date) {
  const card = (await shop.giftCards.issue(nominal, noon))!;
  if (expiresAt)
    await shop.db.$client`update gift_cards set expires_at = ${expiresAt} where id = (select max(id) from gift_cards)`;
  return card;
}

/** Gives a customer bonuses that can be spent immediately. */
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

/** Audits all savings ledgers and lists their faults; empty if there are none. */
export async function findLedgerFaults(db: Database): Promise<string[]> {
  const sql = db.$client;
  const entries = await sql<
    { customer: number; kind: string; from: string; to: string; amount: number; expires: string | null }[]
  >`
    select customer_id as customer, kind, from_account as "from", to_account as "to", amount, expires_at as expires from bonus_entries
    where programme = 'own' order by id`;
  const bonuses = [...new Set(entries.map(({ customer }) => customer))].flatMap((customer) => {
    const customerEntries = entries
      .filter((entry) => entry.customer === customer)
      .map((entry) => ({ ...entry, expiresAt: entry.expires === null ? null : new Date(entry.expires) }) as BonusEntry);
    const fault = findLedgerFault(customerEntries);
    return fault ? [`bonuses of ${customer}: ${fault}`] : [];
  });
  const checks = [];
  for (const check of AUDIT_CHECKS) checks.push({ check, ...(await findFaults(sql, check, evening)) });
  const auditFaults = checks.flatMap(({ check, examples }) => examples.map((example) => `${check}: ${example}`));
  return [...bonuses, ...auditFaults];
}
