import { alias } from 'drizzle-orm/pg-core';
import type { ProductAnswer } from '#contract/catalog/product-questions.ts';
import type { PostStatus } from '#domain/catalog/product-question.ts';
import { int, json, nullable, rowOf, text, type Row } from '../../../platform/database/row.ts';
import type { Sql, Statement } from '../../../platform/database/sql.ts';
import { countVotes, customerScore } from '../votes/votes.rows.ts';
import { productPosts } from './questions.table.ts';

const q = alias(productPosts, 'q');
const questionRow = rowOf({
  id: q.id,
  author: q.author,
  language: q.language,
  text: q.text,
  date: text,
  votes: int,
  answers: json<ProductAnswer[]>(),
});
const countRow = rowOf({ count: int });
const postRow = rowOf({
  id: productPosts.id,
  productId: productPosts.productId,
  questionId: nullable(productPosts.questionId),
  language: productPosts.language,
  status: text,
});
const moderatedRow = rowOf({
  id: q.id,
  productId: q.productId,
  product: text,
  question: nullable(text),
  author: q.author,
  verified: q.verified,
  language: q.language,
  text: q.text,
  suggestion: q.suggestion,
  answer: text,
  status: text,
  createdAt: q.createdAt,
});
const savedRow = rowOf({ id: productPosts.id });

/** A published question with its published answers; days are of Almaty. */
export type QuestionRow = Row<typeof questionRow>;
/** A question or an answer, for the moderator. */
export type ModeratedRow = Row<typeof moderatedRow>;

const day = (sql: Sql, at: Statement): Statement => sql`to_char(${at} at time zone 'Asia/Almaty', 'YYYY-MM-DD')`;

/** Reads published questions about a product: answered ones first, then by customers' votes, all votes and age. */
export async function findQuestions(
  sql: Sql,
  productId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<QuestionRow[]> {
  return sql`
    select ${questionRow}, ${day(sql, sql`q.created_at`)} as date, ${countVotes(sql, 'post', sql`q.id`, true)} as votes,
      coalesce(given.answers, '[]') as answers
    from product_posts q left join lateral (
      select json_agg(
        json_build_object('id', a.id, 'author', a.author, 'isShop', a.is_shop, 'verified', a.verified, 'language', a.language,
          'text', a.text, 'date', ${day(sql, sql`a.created_at`)}, 'votes', a.votes)
        order by a.is_shop desc, a.score desc, a.votes desc, a.id) as answers
      from (
        select p.*, ${countVotes(sql, 'post', sql`p.id`, true)} as votes, ${customerScore(sql, 'post', sql`p.id`)} as score
        from product_posts p
        where p.question_id = q.id and p.status = 'published'
      ) a
    ) given on true
    where q.product_id = ${productId} and q.question_id is null and q.status = 'published'
    order by (given.answers is null), ${customerScore(sql, 'post', sql`q.id`)} desc, votes desc, q.id desc limit ${limit} offset ${offset}`;
}

/** Counts published questions about a product. */
export async function countQuestions(sql: Sql, productId: number): Promise<number> {
  const [found] = await sql`
    select ${countRow} count(*)::int as count from product_posts
    where product_id = ${productId} and question_id is null and status = 'published'`;
  return found!.count;
}

const moderated = (sql: Sql): Statement => sql`
  q.status, p.name_ru as product, asked.text as question, coalesce(shop.text, '') as answer
  from product_posts q join products p on p.id = q.product_id
  left join product_posts asked on asked.id = q.question_id
  left join product_posts shop on shop.question_id = q.id and shop.is_shop`;

/** Lists customers' questions and answers by state: pending ones oldest first, the others newest first. */
export async function findModerated(sql: Sql, status: PostStatus, limit: number): Promise<ModeratedRow[]> {
  const order = status === 'waiting' ? sql`q.id` : sql`q.id desc`;
  return sql`
    select ${moderatedRow}, ${moderated(sql)} where q.status = ${status} and not q.is_shop order by ${order} limit ${limit}`;
}

/** Finds a customer's question or answer. */
export async function findModeratedPost(sql: Sql, id: number): Promise<ModeratedRow | undefined> {
  const [found] = await sql`select ${moderatedRow}, ${moderated(sql)} where q.id = ${id} and not q.is_shop`;
  return found;
}

/** Locks a customer's question or answer until the transaction ends. */
export async function lockPost(tx: Sql, id: number): Promise<Row<typeof postRow> | undefined> {
  const [found] = await tx`select ${postRow}, status from product_posts where id = ${id} and not is_shop for update`;
  return found;
}

/** Stores a moderator's decision; the suggested answer has served. */
export async function updateStatus(tx: Sql, id: number, status: PostStatus): Promise<void> {
  await tx`update product_posts set status = ${status}, suggestion = '' where id = ${id}`;
}

/** Stores the shop's answer to a question; returns its id when it is the first one. */
export async function saveShopAnswer(
  tx: Sql,
  { id, productId, language }: { id: number; productId: number; language: string },
  answer: string,
  now: Date,
): Promise<number | undefined> {
  const [changed] = await tx`
    update product_posts set text = ${answer} where question_id = ${id} and is_shop returning ${savedRow}`;
  if (changed) return undefined;
  const [created] = await tx`
    insert into product_posts (product_id, question_id, author, is_shop, language, text, status, created_at)
    values (${productId}, ${id}, '', true, ${language}, ${answer}, 'published', ${now}) returning ${savedRow}`;
  return created?.id;
}
