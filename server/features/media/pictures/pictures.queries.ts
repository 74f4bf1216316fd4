import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/database/db.ts';
import { rowOf, text, type Row } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { pictures } from './pictures.table.ts';

/** Review photos are prefetched after this many pictures of each product. */
const REVIEW_PHOTO_OFFSET = 20;

const p = alias(pictures, 'p');
const storedPicture = rowOf({
  hash: p.hash,
  source: text,
  status: p.status,
  kind: text,
});

/** A picture as stored. */
export type StoredPicture = Row<typeof storedPicture>;

/** Finds a picture of a product or a published review by its hash, with the drawing kind of the product's category. */
export async function findPicture(db: Database, hash: string): Promise<StoredPicture | undefined> {
  const [row] = await db.$client`
    select ${storedPicture}, p.source, c.kind from (
      select hash, source, status, product_id from pictures where hash = ${hash}
      union all
      select p.hash, p.source, p.status, r.product_id from review_pictures p join reviews r on r.id = p.review_id where p.hash = ${hash} and r.status = 'published'
    ) p join products g on g.id = p.product_id join categories c on c.id = g.category_id limit 1`;
  return row;
}

const pictureTables = (sql: Sql) => [sql`pictures`, sql`review_pictures`];

/** Stores the measured size and tint in every product and review that shows the picture. */
export async function storeMetadata(
  db: Database,
  hash: string,
  metadata: { width: number; height: number; color: string },
): Promise<void> {
  const sql = db.$client;
  for (const table of pictureTables(sql)) {
    await sql`
      update ${table} set width = ${metadata.width}, height = ${metadata.height}, color = ${metadata.color}, status = 'ready'
      where hash = ${hash} and (status, width, height, color) is distinct from ('ready', ${metadata.width}::int, ${metadata.height}::int, ${metadata.color}::text)`;
  }
}

/** Marks a picture as unavailable; a job retries it. */
export async function storeFailed(db: Database, hash: string): Promise<void> {
  const sql = db.$client;
  for (const table of pictureTables(sql))
    await sql`update ${table} set status = 'failed' where hash = ${hash} and status <> 'failed'`;
}

/**
 * Finds pictures never fetched: popular products and first positions first, then review photos. Adds a few failed ones
 * at random.
 */
export async function findPendingPictures(db: Database, limit: number): Promise<StoredPicture[]> {
  const pick = (status: StoredPicture['status'], count: number) => db.$client`
    select ${storedPicture}, min(p.source) as source, min(c.kind) as kind from (
      select hash, source, status, position, product_id from pictures where status = ${status}
      union all
      select p.hash, p.source, p.status, ${REVIEW_PHOTO_OFFSET} + p.position, r.product_id from review_pictures p join reviews r on r.id = p.review_id where p.status = ${status} and r.status = 'published'
    ) p join products g on g.id = p.product_id join categories c on c.id = g.category_id
    where not g.withdrawn and p.source like 'http%' group by p.hash, p.status
    order by ${status === 'failed' ? db.$client`random()` : db.$client`min(p.position), max(g.popularity) desc`} limit ${count}`;
  const waiting = await pick('waiting', limit);
  const remaining = limit - waiting.length;
  return remaining > 0
    ? [...waiting, ...(await pick('failed', Math.min(remaining, Math.ceil(limit / 4))))]
    : [...waiting];
}
