import type { OwnVote, VoteCounts, VoteTarget } from '#contract/catalog/product-votes.ts';
import { bool, int, nullable, rowOf } from '../../../platform/database/row.ts';
import type { Sql, Statement } from '../../../platform/database/sql.ts';
import { customerOfSession } from '../../customers/session/session.rows.ts';

const countsRow = rowOf({ useful: int, useless: int });
const ownRow = rowOf({ id: int, useful: int, useless: int, isUseful: nullable(bool), isOwn: bool });

/** Table of a target and its column in `product_votes`. */
const partsOf = (sql: Sql, target: VoteTarget): { table: Statement; column: Statement } =>
  target === 'review'
    ? { table: sql`reviews`, column: sql`review_id` }
    : { table: sql`product_posts`, column: sql`post_id` };

/** Subquery with the ids of the products of a product's model: itself and its variants. */
export const productsOfModel = (sql: Sql, id: number): Statement => sql`(
  select ${id}::int as id union
  select variants.id from products own join products variants using (feed, variant_group) where own.id = ${id})`;

/** Number of votes of one kind on a review, question or answer, as an expression. */
export function countVotes(sql: Sql, target: VoteTarget, id: Statement, isUseful: boolean): Statement {
  const { column } = partsOf(sql, target);
  return sql`(select count(*)::int from product_votes v where v.${column} = ${id} and v.is_useful = ${isUseful}::boolean)`;
}

/** Useful minus useless votes of customers, as an expression; sorts before guests' votes, which cost nothing. */
export function customerScore(sql: Sql, target: VoteTarget, id: Statement): Statement {
  const { column } = partsOf(sql, target);
  return sql`(
    select coalesce(sum(case when v.is_useful then 1 else -1 end), 0)::int from product_votes v
    where v.${column} = ${id} and ${customerOfSession(sql, sql`v.session_id`)} is not null)`;
}

/** Select list of both counts, `useful` and `useless`. */
export const bothCounts = (sql: Sql, target: VoteTarget, id: Statement): Statement =>
  sql`${countVotes(sql, target, id, true)} as useful, ${countVotes(sql, target, id, false)} as useless`;

/** Lists published texts about a product, or reviews of its model, that the owner of a session wrote or voted on. */
export async function findOwnVotes(
  sql: Sql,
  target: VoteTarget,
  productId: number,
  sessionId: number,
): Promise<OwnVote[]> {
  const { table, column } = partsOf(sql, target);
  const products = target === 'review' ? productsOfModel(sql, productId) : sql`(${productId}::int)`;
  return sql`
    select * from (
      select ${ownRow} t.id, ${bothCounts(sql, target, sql`t.id`)}, own.is_useful as "isUseful",
        (t.customer_id = ${customerOfSession(sql, sql`${sessionId}::int`)}) is true as "isOwn"
      from ${table} t left join product_votes own on own.${column} = t.id and own.session_id = ${sessionId}
      where t.product_id in ${products} and t.status = 'published'
    ) own where "isOwn" or "isUseful" is not null order by id`;
}

/** Returns true when a session has a vote on a text. */
export async function hasVote(sql: Sql, target: VoteTarget, id: number, sessionId: number): Promise<boolean> {
  const { column } = partsOf(sql, target);
  const found = await sql`select from product_votes where ${column} = ${id} and session_id = ${sessionId}`;
  return found.length > 0;
}

/**
 * Saves or removes the vote of a session, except on an own text; without `mayAdd` it only changes an existing vote.
 * Returns the counts and the number of added votes, -1 for a removed one. Undefined when the text is not published.
 */
export async function saveVote(
  tx: Sql,
  target: VoteTarget,
  id: number,
  sessionId: number,
  isUseful: boolean | null,
  mayAdd: boolean,
): Promise<{ counts: VoteCounts; added: number } | undefined> {
  const { table, column } = partsOf(tx, target);
  const found = await tx`select from ${table} where id = ${id} and status = 'published' for share`;
  if (found.length === 0) return undefined;
  let added = 0;
  if (isUseful === null)
    added -= (await tx`delete from product_votes where ${column} = ${id} and session_id = ${sessionId}`).count;
  else {
    if (mayAdd)
      added += (
        await tx`
          insert into product_votes (${column}, session_id, is_useful)
          select id, ${sessionId}, ${isUseful} from ${table}
          where id = ${id} and (customer_id = ${customerOfSession(tx, tx`${sessionId}::int`)}) is not true
          on conflict (${column}, session_id) do nothing`
      ).count;
    if (added === 0)
      await tx`update product_votes set is_useful = ${isUseful} where ${column} = ${id} and session_id = ${sessionId}`;
  }
  const [counts] = await tx`select ${countsRow} ${bothCounts(tx, target, tx`${id}::int`)}`;
  return { counts: counts!, added };
}

/** Moves a guest's votes to the customer's session; those on own texts and on texts voted on before are dropped. */
export async function mergeVotes(tx: Sql, from: number, to: number): Promise<void> {
  await tx`
    update product_votes v set session_id = ${to}
    where session_id = ${from}
      and not exists (
        select from product_votes o where o.session_id = ${to} and (o.review_id = v.review_id or o.post_id = v.post_id))
      and not exists (
        select from sessions s left join reviews r on r.id = v.review_id left join product_posts p on p.id = v.post_id
        where s.id = ${to} and s.customer_id in (r.customer_id, p.customer_id))`;
  await tx`delete from product_votes where session_id = ${from}`;
}
