import type { Database } from '#server/platform/database/db.ts';
import { rowOf, type Row } from '#server/platform/database/row.ts';
import { boughtTogether } from '../catalog.table.ts';

/** Minimum orders of a pair; one may be chance. */
const MIN_ORDERS_TOGETHER = 2;

const togetherRow = rowOf({ id: boughtTogether.otherId, orders: boughtTogether.orders });

/** Reads products bought together with a product, most frequent first; a single order does not count. */
export async function findTogether(db: Database, id: number, limit: number): Promise<Row<typeof togetherRow>[]> {
  return db.$client`
    select ${togetherRow} from bought_together where product_id = ${id} and orders >= ${MIN_ORDERS_TOGETHER} order by orders desc, other_id limit ${limit}`;
}
