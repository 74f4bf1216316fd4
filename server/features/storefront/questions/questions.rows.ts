import type { Language } from '#domain/text/language.ts';
import { alias } from 'drizzle-orm/pg-core';
import { nullable, rowOf, type Row } from '../../../platform/database/row.ts';
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
