import { nullable, rowOf, text, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { businessRequests } from './requests.table.ts';

const noticeRow = rowOf({
  form: businessRequests.form,
  state: businessRequests.state,
  phone: businessRequests.phone,
  language: businessRequests.language,
  answer: nullable(businessRequests.answer),
  email: text,
});

/** Returns the notice data of a business request; undefined when it is gone. */
export async function findRequestForNotice(sql: Sql, number: string): Promise<Row<typeof noticeRow> | undefined> {
  const [found] = await sql`
    select ${noticeRow}, coalesce(values->>'email', '') as email from business_requests where number = ${number}`;
  return found;
}
