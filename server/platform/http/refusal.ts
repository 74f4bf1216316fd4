import type { Sql, Statement } from '../database/sql.ts';

const PREFIX = 'refused: ';
/** PostgreSQL error code `invalid_text_representation`. */
const INVALID_TEXT = '22P02';

/**
 * Returns an expression that aborts the transaction with a reason for `refusalReason` (lower-case letters and hyphens). SQL
 * has no statement that raises an error, so it casts a text to a number; `concat` prevents the planner from evaluating
 * it early.
 */
export const refuse = (sql: Sql, reason: Statement): Statement =>
  sql`concat(${sql.unsafe(`'${PREFIX}'`)}, ${reason})::int`;

/** Returns the reason passed to `refuse`; undefined for other errors. */
export function refusalReason(error: unknown): string | undefined {
  if (!(error instanceof Error) || (error as { code?: unknown }).code !== INVALID_TEXT) return undefined;
  return new RegExp(`"${PREFIX}([a-z-]+)"`).exec(error.message)?.[1];
}
