import type { Sql, Statement } from '../../../platform/database/sql.ts';
import { sessions } from './session.table.ts';

/** Id of a session, for statements with `joinSessionOf`. */
export const sessionId = sessions.id;

/** Joins the session of a customer. */
export const joinSessionOf = (sql: Sql, customerId: Statement): Statement =>
  sql`join sessions on sessions.customer_id = ${customerId}`;

/** The customer of a session as an expression; null for a guest's. */
export const customerOfSession = (sql: Sql, session: Statement): Statement =>
  sql`(select customer_id from sessions where sessions.id = ${session})`;
