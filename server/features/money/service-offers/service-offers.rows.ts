import type { Sql, Statement } from '../../../platform/database/sql.ts';

/** SQL condition: the service with this code is an extended warranty. */
export const isWarranty = (sql: Sql, code: Statement): Statement =>
  sql`exists (select from service_offers where service_offers.code = ${code} and service_offers.kind = 'warranty')`;
