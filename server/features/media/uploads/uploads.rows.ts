import type { Sql, Statement } from '../../../platform/database/sql.ts';
import { customerFiles } from './uploads.table.ts';

/** Columns of a file, for statements with `joinFile`. */
export const fileColumns = { id: customerFiles.id, key: customerFiles.key, name: customerFiles.name };

/** Joins the file of an id; its columns are `fileColumns`. */
export const joinFile = (sql: Sql, fileId: Statement): Statement =>
  sql`join customer_files on customer_files.id = ${fileId}`;
