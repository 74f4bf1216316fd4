import { rowOf } from '../../../platform/database/row.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { invoices } from './invoices.table.ts';

const referenceRow = rowOf({ number: invoices.number, reference: invoices.reference });

/** Finds invoice references by master number. */
export async function findInvoiceReferences(sql: Sql, masterNumbers: readonly string[]): Promise<Map<string, string>> {
  if (masterNumbers.length === 0) return new Map();
  const rows = await sql`select ${referenceRow} from invoices where number = any(${[...masterNumbers]}::text[])`;
  return new Map(rows.map(({ number, reference }) => [number, reference]));
}
