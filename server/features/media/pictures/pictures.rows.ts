import { json, nullable, rowOf } from '../../../platform/database/row.ts';
import type { Sql, Statement } from '../../../platform/database/sql.ts';
import { pictures } from './pictures.table.ts';
import type { StoredPicture } from './public-picture.service.ts';

const stateRow = rowOf({ status: nullable(pictures.status), source: nullable(pictures.source) });

/** Row field for a `firstPicture` column. */
export const pictureField = json<StoredPicture | null>();

/** JSON expression of the first picture of a product that has not failed; null if it has none. */
export const firstPicture = (sql: Sql, productId: Statement): Statement => sql`
  (select json_build_object('source', source, 'hash', hash, 'width', width, 'height', height, 'color', color)
    from pictures where product_id = ${productId} and status <> 'failed' order by position limit 1)`;

/** Reads the state of a product's first picture; null for none. */
export async function findFirstPicture(sql: Sql, productId: number) {
  const [row] = await sql`select ${stateRow} from pictures where product_id = ${productId} order by position limit 1`;
  return row ?? null;
}
