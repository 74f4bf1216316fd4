import type { CreditState } from '#domain/payments/credit-application.ts';
import { rowOf } from '#server/platform/database/row.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { creditApplications } from './credit.table.ts';

const stateRow = rowOf({ masterNumber: creditApplications.masterNumber, state: creditApplications.state });

/** Finds the state of the newest credit application of each master number. */
export async function findCreditStates(sql: Sql, masterNumbers: readonly string[]): Promise<Map<string, CreditState>> {
  if (masterNumbers.length === 0) return new Map();
  const rows = await sql`
    select distinct on (master_number) ${stateRow} from credit_applications
    where master_number = any(${[...masterNumbers]}::text[]) order by master_number, id desc`;
  return new Map(rows.map(({ masterNumber, state }) => [masterNumber, state]));
}
