import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import {
  CONVERSATION_STATES,
  SUPPORT_AUTHORS,
  type SupportLink,
  type SupportStep,
} from '#contract/customers/support.ts';
import { customers } from '../../customers/customers/customers.table.ts';
import { sessions } from '../../customers/session/session.table.ts';

/** A step as stored: a turn of the chat becomes its question and answer. */
export type StoredStep = Exclude<SupportStep, { kind: 'turn' }> | { kind: 'answer'; text: string };

/** Conversations with the shop: one per customer, and one per session of a guest. */
export const supportConversations = pgTable(
  'support_conversations',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer('customer_id')
      .unique()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Session of the guest; null for a customer's. */
    sessionId: integer('session_id')
      .unique()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Unverified phone of a guest for SMS about answers, ten digits. */
    phone: text('phone'),
    /** Language of the last message, for notices. */
    language: text('language', { enum: ['ru', 'kk'] }).notNull(),
    state: text('state', { enum: CONVERSATION_STATES }).notNull(),
    /** Time of the last message. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('support_conversations_state').on(table.state, table.updatedAt),
    check('support_conversations_owner', sql`num_nonnulls(customer_id, session_id) = 1`),
  ],
);

/** Messages of conversations. */
export const supportMessages = pgTable(
  'support_messages',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => supportConversations.id, { onDelete: 'cascade' }),
    author: text('author', { enum: SUPPORT_AUTHORS }).notNull(),
    text: text('text').notNull(),
    links: jsonb('links').$type<SupportLink[]>().notNull(),
    /** The customer's steps in the panel before this message. */
    steps: jsonb('steps').$type<StoredStep[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('support_messages_conversation').on(table.conversationId, table.id)],
);
