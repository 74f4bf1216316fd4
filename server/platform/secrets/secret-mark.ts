import type { Env } from '../process/env.ts';
import { rowOf } from '../database/row.ts';
import { secretMarks } from './secret-marks.table.ts';
import { findSecret, loadSecret, sign, signatureMatches } from './secrets.ts';
import type { Sql } from '../database/sql.ts';
import { StartupError } from '../process/startup-error.ts';

const PURPOSE = 'mark of the secret';
const secretMark = rowOf({ mark: secretMarks.mark });

/**
 * Refuses to start with a different secret than the one used in the database: existing licence keys, gift cards and
 * IINs would be unreadable. A database without a mark adopts this secret; `ACCEPT_NEW_SECRET` replaces a lost one.
 */
export async function checkSecret(
  sql: Sql,
  env: Pick<Env, 'APP_SECRET' | 'DATA_DIR' | 'ACCEPT_NEW_SECRET'>,
): Promise<void> {
  const [storedMark] = await sql`select ${secretMark} from secret_marks`;
  const source = env.APP_SECRET ? 'APP_SECRET' : `${env.DATA_DIR}/secret`;
  if (!storedMark || env.ACCEPT_NEW_SECRET) {
    const mark = sign(loadSecret(env.APP_SECRET, env.DATA_DIR), PURPOSE, '');
    await sql`
      insert into secret_marks (id, mark) values (1, ${mark})
      on conflict (id) do update set mark = excluded.mark, since = now() where secret_marks.mark <> excluded.mark and ${env.ACCEPT_NEW_SECRET}`;
    return;
  }
  const secret = findSecret(env.APP_SECRET, env.DATA_DIR);
  if (secret !== undefined && signatureMatches(sign(secret, PURPOSE, ''), storedMark.mark)) return;
  throw new StartupError(
    `the secret in ${source} ${secret === undefined ? 'is missing' : 'is different'}: licence keys, gift cards and IINs in this database were encrypted with the previous one. Set APP_SECRET, or restore ${env.DATA_DIR}/secret from the backup; if it is lost for good, start once with ACCEPT_NEW_SECRET=true, and they stay unreadable (docs/how-to/back-up-and-upgrade.md)`,
  );
}
