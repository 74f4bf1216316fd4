import type { Language } from '#domain/text/language.ts';
import { alias } from 'drizzle-orm/pg-core';
import { int, nullable, rowOf, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { productPosts } from './questions.table.ts';

/** A question or answer of a customer; `questionId` is that of the answered question. */
export type NewPost = {
  productId: number;
  questionId: number | null;
  author: string;
  verified: boolean;
  language: Language;
  text: string;
  suggestion: string;
};

const asked = alias(productPosts, 'asked');
const idRow = rowOf({ id: productPosts.id });
const productRow = rowOf({ productId: productPosts.productId });
const waitingRow = rowOf({
  id: productPosts.id,
  questionId: nullable(productPosts.questionId),
  text: productPosts.text,
});
const votesRow = rowOf({ votes: int });
const noticeRow = rowOf({ customerId: nullable(asked.customerId), productId: asked.productId });

/** Inserts a question or answer pending moderation. */
export async function insertPost(tx: Sql, customerId: number, post: NewPost, now: Date): Promise<number> {
  const { productId, questionId, author, verified, language, text, suggestion } = post;
  const [created] = await tx`
    insert into product_posts (product_id, question_id, customer_id, author, verified, language, text, suggestion, created_at)
    values (${productId}, ${questionId}, ${customerId}, ${author}, ${verified}, ${language}, ${text}, ${suggestion}, ${now})
    returning ${idRow}`;
  return created!.id;
}

/** Returns the product of a published question; undefined when there is no such question. */
export async function findQuestionProduct(sql: Sql, id: number): Promise<number | undefined> {
  const [found] = await sql`
    select ${productRow} from product_posts where id = ${id} and question_id is null and status = 'published'`;
  return found?.productId;
}

/** Lists a customer's pending questions and answers about a product, oldest first. */
export async function findWaitingPosts(
  sql: Sql,
  customerId: number,
  productId: number,
): Promise<Row<typeof waitingRow>[]> {
  return sql`
    select ${waitingRow} from product_posts
    where customer_id = ${customerId} and product_id = ${productId} and status = 'waiting' order by id`;
}

/** Lists the questions and answers about a product that a customer found useful. */
export async function findVotes(sql: Sql, customerId: number, productId: number): Promise<number[]> {
  const found = await sql`
    select ${idRow} from product_post_votes join product_posts on product_posts.id = product_post_votes.post_id
    where product_post_votes.customer_id = ${customerId} and product_posts.product_id = ${productId}`;
  return found.map(({ id }) => id);
}

/** Adds or removes a customer's vote; false when no such post is published. */
export async function saveVote(tx: Sql, customerId: number, id: number, isUseful: boolean): Promise<boolean> {
  const found = await tx`select from product_posts where id = ${id} and status = 'published' for share`;
  if (found.length === 0) return false;
  if (isUseful)
    await tx`
      insert into product_post_votes (post_id, customer_id)
      select id, ${customerId} from product_posts where id = ${id} and customer_id is distinct from ${customerId}::int
      on conflict do nothing`;
  else await tx`delete from product_post_votes where post_id = ${id} and customer_id = ${customerId}`;
  return true;
}

/** Counts the votes of a question or answer. */
export async function countVotes(sql: Sql, id: number): Promise<number> {
  const [found] = await sql`select ${votesRow} count(*)::int as votes from product_post_votes where post_id = ${id}`;
  return found!.votes;
}

/**
 * Returns the asker of an answer's question; undefined when either is not published. An answer to one's own question
 * is left out.
 */
export async function findQuestionForNotice(sql: Sql, answerId: number): Promise<Row<typeof noticeRow> | undefined> {
  const [found] = await sql`
    select ${noticeRow} from product_posts join product_posts asked on asked.id = product_posts.question_id
    where product_posts.id = ${answerId} and product_posts.status = 'published' and asked.status = 'published'
      and product_posts.customer_id is distinct from asked.customer_id`;
  return found;
}
