import { integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { sessions } from '../../customers/session/session.table.ts';

/** Unfinished checkouts; a reload or another device goes on at the same step. */
export const checkoutDrafts = pgTable('checkout_drafts', {
  sessionId: integer('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  /** Steps and the address typed last, as they were given; read by `draftFrom` of checkout.stored.ts. */
  draft: jsonb('draft').$type<unknown>().notNull(),
  /** City the delivery and the address were chosen in; another city makes the step unfinished. */
  cityId: integer('city_id'),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
