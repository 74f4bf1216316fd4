import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, unique } from 'drizzle-orm/pg-core';
import { sessions } from '../../customers/session/session.table.ts';
import { productPosts } from '../questions/questions.table.ts';
import { reviews } from '../reviews/reviews.table.ts';

/** Votes on reviews, questions and answers: one per session, and a customer has one session on all devices. */
export const productVotes = pgTable(
  'product_votes',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    reviewId: integer('review_id').references(() => reviews.id, { onDelete: 'cascade' }),
    /** Question or answer. */
    postId: integer('post_id').references(() => productPosts.id, { onDelete: 'cascade' }),
    /** Null once the session has ended or the account is deleted: the vote still counts. */
    sessionId: integer('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    isUseful: boolean('is_useful').notNull(),
  },
  (table) => [
    unique('product_votes_review').on(table.reviewId, table.sessionId),
    unique('product_votes_post').on(table.postId, table.sessionId),
    index('product_votes_session').on(table.sessionId),
    check('product_votes_target', sql`num_nonnulls(review_id, post_id) = 1`),
  ],
);
