import type { ReceiptContent, ReceiptKind, ReceiptState } from '#domain/payments/receipt.ts';
import type { IssuedReceipt } from '#server/gateways/fiscal/fiscal.ts';
import { int, nullable, number, withReader, rowOf, text, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { receipts } from './receipts.table.ts';
import { parseContent } from './receipts.stored.ts';

const receipt = {
  id: receipts.id,
  reference: receipts.reference,
  orderNumber: receipts.orderNumber,
  kind: receipts.kind,
  cause: receipts.cause,
  basisId: receipts.basisId,
  content: withReader(receipts.content, parseContent),
  email: receipts.email,
  phone: receipts.phone,
  state: receipts.state,
  tries: receipts.tries,
  nextTryAt: receipts.nextTryAt,
  problem: receipts.problem,
  gateway: receipts.gateway,
  number: receipts.number,
  issuedAt: receipts.issuedAt,
  url: receipts.url,
  registration: receipts.registration,
  operator: receipts.operator,
  offline: receipts.offline,
  createdAt: receipts.createdAt,
};
const receiptRow = rowOf(receipt);
const idRow = rowOf({ id: receipts.id });
const countsRow = rowOf({ waiting: int, refused: int, oldestSeconds: nullable(number) });
const basisNumberRow = rowOf({ basisNumber: nullable(text) });

/** A stored receipt; times are PostgreSQL strings, amounts tenge. */
export type ReceiptRow = Row<typeof receiptRow>;

/** A receipt to issue. */
export type NewReceipt = {
  reference: string;
  orderNumber: string;
  kind: ReceiptKind;
  cause: string;
  basisId: number | null;
  content: ReceiptContent;
  email: string;
  phone: string;
};

/** Inserts a receipt to issue; undefined if the event already has one. */
export async function insertReceipt(sql: Sql, receipt: NewReceipt, now: Date): Promise<number | undefined> {
  const [created] = await sql`
    insert into receipts (reference, order_number, kind, cause, basis_id, content, paid, email, phone, next_try_at, created_at)
    values (${receipt.reference}, ${receipt.orderNumber}, ${receipt.kind}, ${receipt.cause}, ${receipt.basisId},
      ${JSON.stringify(receipt.content)}::text::jsonb, ${receipt.content.paid}, ${receipt.email}, ${receipt.phone}, ${now}, ${now})
    on conflict do nothing returning ${idRow}`;
  return created?.id;
}

/** Finds the payment receipts of orders. */
export function findSales(sql: Sql, orderNumbers: readonly string[]): Promise<ReceiptRow[]> {
  return sql`
    select ${receiptRow} from receipts where order_number = any(${[...orderNumbers]}::text[]) and kind = 'sale'`;
}

/** Finds a receipt by its reference. */
export async function findReceipt(sql: Sql, reference: string): Promise<ReceiptRow | undefined> {
  const [found] = await sql`select ${receiptRow} from receipts where reference = ${reference}`;
  return found;
}

/** Finds a receipt by its id. */
export async function findById(sql: Sql, id: number): Promise<ReceiptRow | undefined> {
  const [found] = await sql`select ${receiptRow} from receipts where id = ${id}`;
  return found;
}

/** Returns the number of the sale a return refers to; null until it is issued. */
export async function findBasisNumber(sql: Sql, id: number): Promise<string | null> {
  const [found] = await sql`select ${basisNumberRow} number as "basisNumber" from receipts where id = ${id}`;
  return found?.basisNumber ?? null;
}

/** Lists the receipts of orders, oldest first. */
export function findByOrders(sql: Sql, orderNumbers: readonly string[]): Promise<ReceiptRow[]> {
  return sql`
    select ${receiptRow} from receipts where order_number = any(${[...orderNumbers]}::text[]) order by id`;
}

/** Claims the next due receipt and schedules its next attempt; a return waits for its sale. */
export async function claimDue(sql: Sql, now: Date): Promise<ReceiptRow | undefined> {
  const at = now.toISOString();
  const [due] = await sql`
    update receipts set tries = tries + 1, next_try_at = ${at}::timestamptz + least(10, 1 + tries * tries) * interval '1 minute'
    where id = (
      select r.id from receipts r left join receipts basis on basis.id = r.basis_id
      where r.state = 'waiting' and r.next_try_at <= ${at} and (basis.id is null or basis.state = 'issued')
      order by r.next_try_at, r.id limit 1)
    returning ${receiptRow}`;
  return due;
}

/** Stores the issued receipt and deletes the recipient's contacts. */
export async function markIssued(
  sql: Sql,
  id: number,
  gateway: string,
  { number, issuedAt, url, registration, operator, offline }: IssuedReceipt,
): Promise<boolean> {
  const updated = await sql`
    update receipts set state = 'issued', gateway = ${gateway}, number = ${number}, issued_at = ${issuedAt}, url = ${url},
      registration = ${registration}, operator = ${operator}, offline = ${offline}, problem = '', email = '', phone = ''
    where id = ${id} and state <> 'issued'`;
  return updated.count === 1;
}

/** Stores an error. */
export async function markProblem(sql: Sql, id: number, state: ReceiptState, problem: string): Promise<void> {
  await sql`update receipts set state = ${state}, problem = ${problem} where id = ${id} and state <> 'issued'`;
}

/** Schedules an immediate retry of an unissued receipt; false if the reference has none. */
export async function retryNow(sql: Sql, reference: string, now: Date): Promise<boolean> {
  const { count } = await sql`
    update receipts set state = 'waiting', next_try_at = ${now} where reference = ${reference} and state <> 'issued'`;
  return count === 1;
}

/** Lists unissued receipts: refused ones first, then the oldest. */
export function listOpen(sql: Sql, limit: number): Promise<ReceiptRow[]> {
  return sql`
    select ${receiptRow} from receipts where state <> 'issued' order by state = 'waiting', id limit ${limit}`;
}

/** Unissued receipts: pending, needing an operator, and the age of the oldest, seconds. */
export type ReceiptCounts = Row<typeof countsRow>;

/** Counts unissued receipts. */
export async function countOpen(sql: Sql): Promise<ReceiptCounts> {
  const [counts] = await sql`
    select ${countsRow} count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'refused')::int as refused,
      extract(epoch from now() - min(created_at))::float8 as "oldestSeconds"
    from receipts where state <> 'issued'`;
  return counts!;
}
