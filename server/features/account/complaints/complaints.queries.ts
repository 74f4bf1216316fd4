import { int, json, nullable, rowOf, text, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { SentFile } from '#contract/orders/complaints.ts';
import type { ComplaintType } from '#domain/orders/complaint.ts';
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
const operatorRow = rowOf({
  ticket: complaints.ticket,
  type: complaints.type,
  orderNumber: complaints.orderNumber,
  subject: complaints.subject,
  text: complaints.text,
  answer: complaints.answer,
  answeredAt: nullable(complaints.answeredAt),
  createdAt: complaints.createdAt,
  files: int,
  firstName: nullable(text),
  phone: nullable(text),
});
const countRow = rowOf({ last: int });
const answeredRow = rowOf({ id: complaints.id, customerId: complaints.customerId });
const createdRow = rowOf({ id: complaints.id });

/** A stored complaint with its files. */
export type ComplaintRow = Row<typeof complaintRow>;

/** A complaint as shown to operators. */
export type OperatorComplaintRow = Row<typeof operatorRow>;

/** A complaint as sent by a customer. */
export type NewComplaint = {
  ticket: string;
  type: ComplaintType;
  orderNumber: string | null;
  subject: string;
  text: string;
};

/** Lists a customer's complaints, newest first; optionally only one ticket. */
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

/** Draws the next ticket number of a year; serialises concurrent complaints. */
export async function nextTicket(sql: Sql, year: number): Promise<number> {
  const [row] = await sql`
    insert into complaint_tickets as t (year, last) values (${year}, 1)
    on conflict (year) do update set last = t.last + 1 returning ${countRow} last`;
  return row!.last;
}

/** True when a customer has an order with this number. */
export async function hasOrder(sql: Sql, customerId: number, number: string): Promise<boolean> {
  const found = await sql`
    select from orders where customer_id = ${customerId} and (number = ${number} or master_number = ${number}) limit 1`;
  return found.length > 0;
}

/** Inserts a complaint with its files. */
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

const operatorSelect = (sql: Sql) => sql`
  (select count(*)::int from complaint_files f where f.complaint_id = complaints.id) as files,
    c.first_name as "firstName", c.phone
  from complaints left join customers c on c.id = complaints.customer_id`;

/** Lists complaints for operators: unanswered ones oldest first, or answered ones newest first. */
export async function listComplaints(sql: Sql, isAnswered: boolean, limit: number): Promise<OperatorComplaintRow[]> {
  return isAnswered
    ? sql`select ${operatorRow}, ${operatorSelect(sql)} where answer is not null order by answered_at desc limit ${limit}`
    : sql`select ${operatorRow}, ${operatorSelect(sql)} where answer is null order by complaints.id limit ${limit}`;
}

/** Finds a complaint by its ticket. */
export async function findByTicket(sql: Sql, number: string): Promise<OperatorComplaintRow | undefined> {
  const [found] = await sql`select ${operatorRow}, ${operatorSelect(sql)} where ticket = ${number}`;
  return found;
}

/** Saves an answer and returns the complaint's customer; undefined when there is no such complaint. */
export async function updateAnswer(
  sql: Sql,
  ticket: string,
  answer: string,
  now: Date,
): Promise<Row<typeof answeredRow> | undefined> {
  const [row] = await sql`
    update complaints set answer = ${answer}, answered_at = coalesce(answered_at, ${now})
    where ticket = ${ticket} returning ${answeredRow}`;
  return row;
}
