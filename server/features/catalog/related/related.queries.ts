import type { Database } from '#server/platform/db.ts';

/** Orders that make a pair worth showing: one may be chance. */
export const fewestOrdersTogether = 2;

/** Reads what was bought with a product, the most often first; one order says nothing. */
export async function findTogether(db: Database, id: number, limit: number): Promise<{ id: number; orders: number }[]> {
  return db.$client<{ id: number; orders: number }[]>`
    select other_id as id, orders from bought_together where product_id = ${id} and orders >= ${fewestOrdersTogether} order by orders desc, other_id limit ${limit}`;
}
