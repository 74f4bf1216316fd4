import type { Sql, Statement } from '../database/sql.ts';

const MARK = 'refused: ';
/** PostgreSQL error code `invalid_text_representation`. */
const INVALID_TEXT = '22P02';

/**
 * Returns an expression that aborts the transaction with a reason for `refusalOf` (lower-case letters and hyphens). SQL
 * has no statement that raises an error, so it casts a text to a number; `concat` prevents the planner from evaluating
 * it early.
 */
export const refuse = (sql: Sql, reason: Statement): Statement =>
  sql`concat(${sql.unsafe(`'${MARK}'`)}, ${reason})::int`;

/** Returns the reason passed to `refuse`; undefined for other errors. */
export function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || (error as { code?: unknown }).code !== INVALID_TEXT) return undefined;
  return new RegExp(`"${MARK}([a-z-]+)"`).exec(error.message)?.[1];
}
