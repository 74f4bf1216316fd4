import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Messages stored by the built-in senders, shown by /trial-inbox of a trial shop and deleted after a day. */
export const sentMessages = pgTable(
  'sent_messages',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Channel: `sms`, `push` or `mail`. */
    channel: text('channel').$type<'sms' | 'push' | 'mail'>().notNull(),
    /** Ten digits after +7, a mail address, or a short device name. */
    recipient: text('recipient').notNull(),
    text: text('text').notNull(),
    /** The HTML form of a mail; null for other messages. */
    html: text('html'),
    /** Files of a mail, read by `findLetter` of sent-messages.ts. */
    files: jsonb('files').$type<unknown>().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('sent_messages_created_at').on(table.createdAt)],
);
