import { array, int, nullable, rowOf, text, type Row } from '../../../platform/database/row.ts';
import { TRANSFER } from '../../money/payments/payments.service.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { invoices } from './invoices.table.ts';

const invoiceRow = rowOf({
  number: invoices.number,
  reference: invoices.reference,
  organisation: invoices.organisation,
  bin: invoices.bin,
  address: invoices.address,
  createdAt: invoices.createdAt,
  statuses: array(text),
  amount: int,
  prepaid: int,
  deliveryTotal: int,
  expiresAt: nullable(text),
  paidBy: nullable(text),
});

/** An invoice with the amounts of its orders; times are PostgreSQL strings, amounts tenge. */
export type InvoiceRow = Row<typeof invoiceRow>;

const numberRow = rowOf({ number: invoices.number });

/** Data of a new invoice. */
export type NewInvoice = { number: string; reference: string; organisation: string; bin: string; address: string };

/** Inserts an invoice in the transaction that places its orders. */
export async function insertInvoice(tx: Sql, invoice: NewInvoice, now: Date): Promise<void> {
  await tx`
    insert into invoices (number, reference, organisation, bin, address, created_at)
    values (${invoice.number}, ${invoice.reference}, ${invoice.organisation}, ${invoice.bin}, ${invoice.address}, ${now})`;
}

/** Select list and joins of an invoice; the caller appends the WHERE clause. */
const invoiceSelect = (sql: Sql) => sql`
  totals.statuses, totals.amount, totals.prepaid, totals."deliveryTotal", totals."expiresAt",
    (select external_id from payment_attempts where gateway = ${TRANSFER} and reference = 'invoice ' || invoices.number) as "paidBy"
  from invoices join lateral (
    select array_agg(o.status) as statuses, sum(o.to_pay)::int as amount, sum(o.gift_cards_paid)::int as prepaid,
      sum(o.delivery_total)::int as "deliveryTotal", max(o.expires_at)::text as "expiresAt"
    from orders o where o.master_number = invoices.number) as totals on true`;

/** Finds an invoice by its number. */
export async function findInvoice(sql: Sql, number: string): Promise<InvoiceRow | undefined> {
  const [found] = await sql`select ${invoiceRow}, ${invoiceSelect(sql)} where invoices.number = ${number}`;
  return found;
}

/** Returns the numbers that belong to invoices. */
export async function filterInvoiceNumbers(sql: Sql, numbers: readonly string[]): Promise<string[]> {
  const rows = await sql`select ${numberRow} from invoices where number = any(${[...numbers]}::text[])`;
  return rows.map(({ number }) => number);
}

/** Finds an invoice by the reference in its URL. */
export async function findByReference(sql: Sql, reference: string): Promise<InvoiceRow | undefined> {
  const [found] = await sql`select ${invoiceRow}, ${invoiceSelect(sql)} where invoices.reference = ${reference}`;
  return found;
}

/** Lists unpaid invoices, oldest first. */
export function listUnpaidInvoices(sql: Sql, limit: number): Promise<InvoiceRow[]> {
  return sql`
    select ${invoiceRow}, ${invoiceSelect(sql)}
    where exists (select from orders o where o.master_number = invoices.number and o.status = 'waiting_payment')
    order by invoices.created_at limit ${limit}`;
}
