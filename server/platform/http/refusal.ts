import type { Sql, Statement } from '../database/sql.ts';

const MARK = 'refused: ';
/** What PostgreSQL says of a text that is not the number it was taken for. */
const INVALID_TEXT = '22P02';

/**
 * Returns an expression whose evaluation ends the transaction with a reason that `refusalOf` reads (lower-case letters and
 * hyphens). SQL has no statement that raises an error, so a text is taken for a number; `concat` keeps the planner from
 * doing that beforehand.
 */
export const refuse = (sql: Sql, reason: Statement): Statement =>
  sql`concat(${sql.unsafe(`'${MARK}'`)}, ${reason})::int`;

/** Returns the reason a statement ended its transaction with by `refuse`; undefined for every other error. */
export function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || (error as { code?: unknown }).code !== INVALID_TEXT) return undefined;
  return new RegExp(`"${MARK}([a-z-]+)"`).exec(error.message)?.[1];
}
