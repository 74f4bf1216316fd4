import { integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { PROPOSAL_STATES } from '#domain/search/selection-proposal.ts';

/** Filters that many people search for, which an operator may give an address of their own. */
export const selectionProposals = pgTable(
  'selection_proposals',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Slug of the category. */
    category: text('category').notNull(),
    /** Filter path as addresses of lists have it. */
    filters: text('filters').notNull(),
    /** What most of the people typed, and in which language of the shop. */
    words: text('words').notNull(),
    language: text('language').$type<'ru' | 'kk'>().notNull(),
    /** People a day, summed over thirty days. */
    people: integer('people').notNull(),
    /** Products that the filters leave. */
    products: integer('products').notNull(),
    state: text('state', { enum: PROPOSAL_STATES }).notNull().default('waiting'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('selection_proposals_filters').on(table.category, table.filters)],
);
