import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Messages that the built-in sender keeps instead of sending; /trial-inbox of a trial shows them, a job deletes them after a day. */
export const sentMessages = pgTable(
  'sent_messages',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** How it would travel: `sms`, `push` or `mail`. */
    channel: text('channel').$type<'sms' | 'push' | 'mail'>().notNull(),
    /** Ten digits after +7, a mail address, or the short name of a device. */
    recipient: text('recipient').notNull(),
    text: text('text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('sent_messages_created_at').on(table.createdAt)],
);
