import { integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { PROPOSAL_STATES } from '#domain/search/selection-proposal.ts';

/** Frequently searched filters for which an operator may create a selection. */
export const selectionProposals = pgTable(
  'selection_proposals',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Slug of the category. */
    category: text('category').notNull(),
    /** Filter path as in list addresses. */
    filters: text('filters').notNull(),
    /** Most frequent phrase, and its language in the shop. */
    words: text('words').notNull(),
    language: text('language').$type<'ru' | 'kk'>().notNull(),
    /** Searchers per day, summed over thirty days. */
    people: integer('people').notNull(),
    /** Number of matching products. */
    products: integer('products').notNull(),
    state: text('state', { enum: PROPOSAL_STATES }).notNull().default('waiting'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('selection_proposals_filters').on(table.category, table.filters)],
);
