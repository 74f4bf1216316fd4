import { isOperatorScope, type OperatorScope } from '#domain/customers/operator.ts';
import { array, int, json, nullable, withReader, rowOf, text, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { operatorActions, operatorKeys } from './operators.table.ts';

const keyRow = rowOf({
  id: operatorKeys.id,
  name: operatorKeys.name,
  scopes: withReader(operatorKeys.scopes, array(text)),
  createdAt: operatorKeys.createdAt,
  revokedAt: nullable(operatorKeys.revokedAt),
  usedAt: nullable(operatorKeys.usedAt),
});
const actionRow = rowOf({
  id: operatorActions.id,
  call: operatorActions.call,
  subject: operatorActions.subject,
  input: withReader(operatorActions.input, json<Record<string, unknown>>()),
  outcome: nullable(operatorActions.outcome),
  at: operatorActions.at,
  key: text,
});
const idRow = rowOf({ id: int });

/** A stored key without its token. */
export type OperatorKeyRow = Omit<Row<typeof keyRow>, 'scopes'> & { scopes: OperatorScope[] };
/** An operator's action with the name of the key. */
export type ActionRow = Row<typeof actionRow>;

/** A call about to be executed. */
export type NewAction = {
  /** Null for a command, which sets `actor` instead. */
  keyId: number | null;
  actor?: string;
  call: string;
  subject: string;
  input: object;
  ip: string;
};

const toKey = (row: Row<typeof keyRow>): OperatorKeyRow => ({ ...row, scopes: row.scopes.filter(isOperatorScope) });

/** Finds the active key of a token and records the day of use. */
export async function findKey(sql: Sql, tokenHash: string, now: Date): Promise<OperatorKeyRow | undefined> {
  const [found] = await sql`select ${keyRow} from operator_keys where token_hash = ${tokenHash} and revoked_at is null`;
  if (!found) return undefined;
  if (found.usedAt?.slice(0, 10) !== now.toISOString().slice(0, 10))
    await sql`update operator_keys set used_at = ${now} where id = ${found.id}`;
  return toKey(found);
}

/** Lists all keys, including revoked ones. */
export async function listKeys(sql: Sql): Promise<OperatorKeyRow[]> {
  return (await sql`select ${keyRow} from operator_keys order by id`).map(toKey);
}

/** Inserts a key; returns its id. */
export async function insertKey(
  sql: Sql,
  { name, tokenHash, scopes }: { name: string; tokenHash: string; scopes: readonly OperatorScope[] },
  now: Date,
): Promise<number> {
  const [row] = await sql`
    insert into operator_keys (name, token_hash, scopes, created_at)
    values (${name}, ${tokenHash}, ${[...scopes]}::text[], ${now}) returning ${idRow} id`;
  return row!.id;
}

/** Revokes a key; false when there is no active one. */
export async function revokeKey(sql: Sql, id: number, now: Date): Promise<boolean> {
  const revoked = await sql`update operator_keys set revoked_at = ${now} where id = ${id} and revoked_at is null`;
  return revoked.count === 1;
}

/** Records an action before it is executed; returns the row's id. */
export async function insertAction(
  sql: Sql,
  { keyId, actor, call, subject, input, ip }: NewAction,
  now: Date,
): Promise<number> {
  const [row] = await sql`
    insert into operator_actions (key_id, actor, call, subject, input, ip, at)
    values (${keyId}, ${actor ?? null}, ${call}, ${subject}, ${JSON.stringify(input)}::text::jsonb, ${ip}, ${now}) returning ${idRow} id`;
  return row!.id;
}

/**
 * True when another operator has made the same call since a given time and it ended with `outcome`. Ignores revoked
 * keys and keys with the same name.
 */
export async function hasFirstOperator(
  sql: Sql,
  { keyId, call, subject, input }: Omit<NewAction, 'ip'>,
  outcome: string,
  since: Date,
): Promise<boolean> {
  const rows = await sql`
    select from operator_actions a join operator_keys k on k.id = a.key_id
    where a.subject = ${subject} and a.call = ${call} and a.outcome = ${outcome} and a.at > ${since}
      and a.input @> ${JSON.stringify(input)}::text::jsonb and k.revoked_at is null
      and k.name <> (select name from operator_keys where id = ${keyId}) limit 1`;
  return rows.length > 0;
}

/** Records the outcome of an action. */
export async function updateOutcome(sql: Sql, id: number, outcome: string): Promise<void> {
  await sql`update operator_actions set outcome = ${outcome} where id = ${id}`;
}

/** Lists operators' actions, newest first. */
export async function listActions(
  sql: Sql,
  { subject, before, limit }: { subject: string | null; before: number | null; limit: number },
): Promise<ActionRow[]> {
  return sql`
    select ${actionRow}, coalesce(k.name, operator_actions.actor) as key from operator_actions left join operator_keys k on k.id = operator_actions.key_id
    where (${subject}::text is null or operator_actions.subject = ${subject}) and (${before}::int is null or operator_actions.id < ${before})
    order by operator_actions.id desc limit ${limit}`;
}
