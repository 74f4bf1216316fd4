import type { BusinessForm, FormValues, RequestState } from '#domain/content/business-forms.ts';
import type { Language } from '#domain/text/language.ts';
import { int, nullable, rowOf, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { businessRequests, requestFiles } from './requests.table.ts';

const numberRow = rowOf({ number: businessRequests.number });
const idRow = rowOf({ id: businessRequests.id });
const countRow = rowOf({ count: int });
const keyRow = rowOf({ key: requestFiles.key });
const requestRow = rowOf({
  number: businessRequests.number,
  form: businessRequests.form,
  state: businessRequests.state,
  values: businessRequests.values,
  phone: businessRequests.phone,
  answer: nullable(businessRequests.answer),
  createdAt: businessRequests.createdAt,
  files: int,
});

/** A request as shown to operators. */
export type RequestRow = Row<typeof requestRow>;

/** Select list with the number of files; the caller appends the WHERE clause. */
const requestSelect = (sql: Sql) => sql`
  (select count(*)::int from request_files f where f.request_id = business_requests.id) as files from business_requests`;

/** Finds a request by its number. */
export async function findRequest(sql: Sql, number: string): Promise<RequestRow | undefined> {
  const [found] = await sql`select ${requestRow}, ${requestSelect(sql)} where number = ${number}`;
  return found;
}

/** Lists requests in a state, oldest first; `form` narrows the list to one form. */
export function listRequests(
  sql: Sql,
  state: RequestState,
  form: BusinessForm | null,
  limit: number,
): Promise<RequestRow[]> {
  return sql`
    select ${requestRow}, ${requestSelect(sql)} where state = ${state} and (${form}::text is null or form = ${form})
    order by id limit ${limit}`;
}

/** Changes a request's state; a null answer keeps the old one. False when there is none. */
export async function updateRequest(
  sql: Sql,
  number: string,
  { state, answer }: { state: RequestState; answer: string | null },
  now: Date,
): Promise<boolean> {
  const updated = await sql`
    update business_requests set state = ${state}, answer = coalesce(${answer}, answer),
      answered_at = case when ${answer}::text is null then answered_at else ${now} end
    where number = ${number}`;
  return updated.count === 1;
}

/** A new request. */
export type NewRequest = {
  number: string;
  form: BusinessForm;
  values: FormValues;
  language: Language;
  nonce: string;
  phone: string;
  addressHash: string;
};

/** Finds the request sent with a token. */
export async function findByNonce(sql: Sql, nonce: string): Promise<string | undefined> {
  const [row] = await sql`select ${numberRow} from business_requests where nonce = ${nonce}`;
  return row?.number;
}

/** Serialises requests of an IP address and of a token until the transaction ends. */
export async function lockSender(tx: Sql, addressHash: string, nonce: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`request ${nonce}`}, 0))`;
  await tx`select pg_advisory_xact_lock(hashtextextended(${`requests ${addressHash}`}, 0))`;
}

/** Counts an IP address's requests since a given time. */
export async function countByAddress(sql: Sql, addressHash: string, since: Date): Promise<number> {
  const [row] = await sql`
    select ${countRow} count(*)::int as count from business_requests where address_hash = ${addressHash} and created_at > ${since}`;
  return row!.count;
}

/** Inserts a request and returns its id; undefined when the number is taken. */
export async function insertRequest(tx: Sql, request: NewRequest, now: Date): Promise<number | undefined> {
  const { number, form, values, language, nonce, phone, addressHash } = request;
  const [row] = await tx`
    insert into business_requests (number, form, values, language, nonce, phone, address_hash, created_at)
    values (${number}, ${form}, ${JSON.stringify(values)}::text::jsonb, ${language}, ${nonce}, ${phone}, ${addressHash}, ${now})
    on conflict (number) do nothing returning ${idRow}`;
  return row?.id;
}

/** Counts a session's uploads since a given time and serialises further uploads until the transaction ends. */
export async function lockFiles(tx: Sql, sessionId: number, since: Date): Promise<number> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`request files ${sessionId}`}, 0))`;
  const [row] = await tx`
    select ${countRow} count(*)::int as count from request_files where session_id = ${sessionId} and created_at > ${since}`;
  return row!.count;
}

/** Returns the total bytes of files not yet attached to a request. */
export async function countUnattachedBytes(sql: Sql): Promise<number> {
  const [row] = await sql`
    select ${countRow} coalesce(sum(bytes), 0)::int as count from request_files where request_id is null`;
  return row!.count;
}

/** Inserts a session's file. */
export async function insertFile(
  sql: Sql,
  sessionId: number,
  { key, kind, name, bytes }: { key: string; kind: 'image' | 'pdf'; name: string; bytes: number },
  now: Date,
): Promise<void> {
  await sql`
    insert into request_files (key, session_id, kind, name, bytes, created_at)
    values (${key}, ${sessionId}, ${kind}, ${name}, ${bytes}, ${now})`;
}

/** Attaches a session's files to a request; returns how many were attached. */
export async function attachFilesTo(
  tx: Sql,
  sessionId: number,
  keys: readonly string[],
  requestId: number,
): Promise<number> {
  const { count } = await tx`
    update request_files set request_id = ${requestId}
    where session_id = ${sessionId} and key = any(${[...keys]}::text[]) and request_id is null`;
  return count;
}

/** Claims files unattached since `before`; concurrent workers skip them. */
export async function claimUnattached(tx: Sql, limit: number, before: Date): Promise<string[]> {
  const rows = await tx`
    select ${keyRow} from request_files where request_id is null and created_at < ${before}
    order by id limit ${limit} for update skip locked`;
  return rows.map(({ key }) => key);
}

/** Deletes files by their keys. */
export async function deleteFiles(sql: Sql, keys: readonly string[]): Promise<void> {
  await sql`delete from request_files where key = any(${[...keys]}::text[])`;
}

/** Deletes requests older than a given time and detaches their files. */
export async function deleteRequests(sql: Sql, before: Date): Promise<number> {
  const { count } = await sql`delete from business_requests where created_at < ${before}`;
  return count;
}
