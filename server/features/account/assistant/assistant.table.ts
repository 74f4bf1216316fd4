import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { AnswerPart } from '#contract/customers/assistant.ts';
import { ANSWER_STATES, FEEDBACKS } from '#domain/support/assistant-answer.ts';
import { customers } from '../../customers/customers/customers.table.ts';
import { sessions } from '../../customers/session/session.table.ts';
import type { ToolCall } from './verify/evidence.ts';

/** Questions to the assistant with their answers, of a customer or of a guest's session. */
export const assistantTurns = pgTable(
  'assistant_turns',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** Session of the guest; null for a customer's. */
    sessionId: integer('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    question: text('question').notNull(),
    /** Language of the answer. */
    language: text('language', { enum: ['ru', 'kk'] }).notNull(),
    /** City whose prices and stock the answer uses, by its keyword. */
    city: text('city').notNull(),
    /** Product of the page where the question was asked. */
    productId: integer('product_id'),
    /** Order of that page. */
    orderNumber: text('order_number'),
    state: text('state', { enum: ANSWER_STATES }).notNull(),
    parts: jsonb('parts').$type<AnswerPart[]>().notNull(),
    /** Tool calls with their results: the grounds of the answer. */
    calls: jsonb('calls').$type<ToolCall[]>().notNull(),
    feedback: text('feedback', { enum: FEEDBACKS }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('assistant_turns_customer').on(table.customerId, table.id),
    index('assistant_turns_session').on(table.sessionId, table.id),
    index('assistant_turns_created').on(table.createdAt),
    check('assistant_turns_owner', sql`num_nonnulls(customer_id, session_id) = 1`),
  ],
);
