import { rowOf } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { shortLinks } from './short-links.table.ts';

const linkRow = rowOf({ target: shortLinks.target });

/** Inserts a link; false when its id is taken. */
export async function insertLink(sql: Sql, id: string, target: string): Promise<boolean> {
  const { count } = await sql`insert into short_links (id, target) values (${id}, ${target}) on conflict do nothing`;
  return count === 1;
}

/** Returns the target of a link; `isCounted` records the visit. */
export async function findTarget(sql: Sql, id: string, isCounted: boolean, now: Date): Promise<string | undefined> {
  const [row] = isCounted
    ? await sql`
        update short_links set opened = opened + 1, opened_at = ${now} where id = ${id} returning ${linkRow}`
    : await sql`select ${linkRow} from short_links where id = ${id}`;
  return row?.target;
}
