import type { BankBonusOutcome } from '#server/gateways/bank-bonuses/bank-bonuses.ts';
import { int, rowOf, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { bonusConversions } from './bonuses.table.ts';

const conversionRow = rowOf({
  id: bonusConversions.id,
  customerId: bonusConversions.customerId,
  reference: bonusConversions.reference,
  amount: bonusConversions.amount,
  own: bonusConversions.own,
  state: bonusConversions.state,
});
const pendingRow = rowOf({ amount: int });

/** A stored conversion. */
export type ConversionRow = Row<typeof conversionRow>;

/** Finds a customer's conversion by idempotency key. */
export async function findConversion(sql: Sql, customerId: number, key: string): Promise<ConversionRow | undefined> {
  const [found] = await sql`
    select ${conversionRow} from bonus_conversions where customer_id = ${customerId} and key = ${key}`;
  return found;
}

/** Sums the bank bonuses reserved by pending conversions. */
export async function sumPending(sql: Sql, customerId: number): Promise<number> {
  const [row] = await sql`
    select ${pendingRow} coalesce(sum(amount), 0)::int as amount from bonus_conversions
    where customer_id = ${customerId} and state = 'asked'`;
  return row!.amount;
}

/** Inserts a conversion before the request to the bank. */
export async function insertConversion(
  tx: Sql,
  conversion: { customerId: number; key: string; reference: string; amount: number; own: number },
  now: Date,
): Promise<void> {
  await tx`
    insert into bonus_conversions (customer_id, key, reference, amount, own, state, created_at)
    values (${conversion.customerId}, ${conversion.key}, ${conversion.reference}, ${conversion.amount}, ${conversion.own}, 'asked', ${now})`;
}

/** Changes the state of a pending conversion; false if another worker did so first. */
export async function settleConversion(tx: Sql, id: number, state: 'done' | 'refused'): Promise<boolean> {
  const settled = await tx`update bonus_conversions set state = ${state} where id = ${id} and state = 'asked'`;
  return settled.count === 1;
}

/**
 * Claims conversions to check with the bank, least recently checked first: `unanswered` ones, or settled ones not yet
 * compared with its records. Skips those another worker checked after `before`.
 */
export function claimUnchecked(
  sql: Sql,
  isPending: boolean,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<ConversionRow[]> {
  return sql`
    update bonus_conversions set tried_at = ${now}
    where id in (select id from bonus_conversions where bank_word is null and (state = 'asked') = ${isPending}
      and coalesce(tried_at, created_at) < ${before} order by coalesce(tried_at, created_at), id limit ${limit} for update skip locked)
    returning ${conversionRow}`;
}

/** Saves the bank's status of a conversion. */
export async function updateBankStatus(sql: Sql, id: number, status: BankBonusOutcome): Promise<void> {
  await sql`update bonus_conversions set bank_word = ${status} where id = ${id}`;
}
