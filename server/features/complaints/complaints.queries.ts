import { int, json, nullable, rowOf, type Row } from '../../platform/row.ts';
import type { Sql } from '../../platform/sql.ts';
import type { SentFile } from '#contract/complaints.ts';
import type { ComplaintType } from '#domain/complaint.ts';
import { complaints } from './complaints.table.ts';

const complaintRow = rowOf({
  ticket: complaints.ticket,
  type: complaints.type,
  orderNumber: complaints.orderNumber,
  subject: complaints.subject,
  text: complaints.text,
  answer: complaints.answer,
  answeredAt: nullable(complaints.answeredAt),
  createdAt: complaints.createdAt,
  files: json<SentFile[]>(),
});
const countRow = rowOf({ last: int });
const createdRow = rowOf({ id: complaints.id });

/** A complaint as it is kept, with its files. */
export type ComplaintRow = Row<typeof complaintRow>;

/** What a customer writes. */
export type NewComplaint = {
  ticket: string;
  type: ComplaintType;
  orderNumber: string | null;
  subject: string;
  text: string;
};

/** Reads the complaints of a customer, newest first; only one when its ticket is named. */
export async function findComplaints(
  sql: Sql,
  customerId: number,
  ticket: string | null = null,
): Promise<ComplaintRow[]> {
  return sql`
    select ${complaintRow}, coalesce((
      select json_agg(json_build_object('key', f.key, 'kind', f.kind, 'name', f.name, 'bytes', f.bytes) order by f.id)
      from complaint_files c join customer_files f on f.id = c.file_id where c.complaint_id = complaints.id), '[]') as files
    from complaints where customer_id = ${customerId} and (${ticket}::text is null or ticket = ${ticket}) order by id desc`;
}

/** Takes the next number of a year's tickets; complaints sent at once wait for each other here. */
export async function nextTicket(sql: Sql, year: number): Promise<number> {
  const [row] = await sql`
    insert into complaint_tickets as t (year, last) values (${year}, 1)
    on conflict (year) do update set last = t.last + 1 returning ${countRow} last`;
  return row!.last;
}

/** Tells whether a customer has an order of a number. */
export async function hasOrder(sql: Sql, customerId: number, number: string): Promise<boolean> {
  const found = await sql`
    select from orders where customer_id = ${customerId} and (number = ${number} or master_number = ${number}) limit 1`;
  return found.length > 0;
}

/** Writes a complaint with its files. */
export async function insertComplaint(
  sql: Sql,
  customerId: number,
  { ticket, type, orderNumber, subject, text }: NewComplaint,
  fileIds: readonly number[],
  now: Date,
): Promise<void> {
  const [created] = await sql`
    insert into complaints (ticket, customer_id, type, order_number, subject, text, created_at)
    values (${ticket}, ${customerId}, ${type}, ${orderNumber}, ${subject}, ${text}, ${now}) returning ${createdRow}`;
  for (const fileId of fileIds)
    await sql`insert into complaint_files (complaint_id, file_id) values (${created!.id}, ${fileId})`;
}
