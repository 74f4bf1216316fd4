import { integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { sessions } from '../../customers/session/session.table.ts';

/** Unfinished checkouts; a reload or another device resumes at the same step. */
export const checkoutDrafts = pgTable('checkout_drafts', {
  sessionId: integer('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  /** Steps and last typed address as submitted; read by `parseDraft` of checkout.stored.ts. */
  draft: jsonb('draft').$type<unknown>().notNull(),
  /** City of the delivery and address; another city makes the step incomplete. */
  cityId: integer('city_id'),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
