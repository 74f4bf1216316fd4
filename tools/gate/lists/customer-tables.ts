import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { root } from '../../node/install.mjs';

/** A table: its columns, and its foreign keys with the action on deletion. */
export type Table = { name: string; columns: string[]; keys: { to: string; onDelete: string | undefined }[] };

/** Columns that refer to a customer, an order or a browser session, or contain a contact or a tax number. */
const PERSONAL_COLUMNS =
  /^(customer_id|session_id|login_id|order_id|order_number|master_number|phone|email|contact|bin)$/;
/** Tables with the shop's own phones. */
const PUBLIC_TABLES = new Set(['shops', 'service_centres']);

const EXPORT_FILE = 'server/features/account/own-data/own-purchases.queries.ts';
const ERASURE_FILE = 'server/features/customers/customers/customers.queries.ts';
const THIS_FILE = 'tools/gate/lists/customer-tables.ts';

const SECRETS = 'secrets of a login or a confirmation, deleted within days';
const UNFINISHED_SHOPPING = 'unfinished shopping of a session; the cart is exported';
const DETAILS = 'details of an exported row, without personal data of their own';
const UNVERIFIED_CONTACT = 'an unverified contact, deleted by its own job';
const SALES = 'sales records, kept for five years (tax law)';
const NO_NAME = 'identifies nobody without the deleted rows';

/** Tables that the export of a customer's data leaves out, with the reason. */
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  sale_tickets: UNFINISHED_SHOPPING,
  order_keys: UNFINISHED_SHOPPING,
  cart_services: UNFINISHED_SHOPPING,
  checkout_drafts: UNFINISHED_SHOPPING,
  phone_codes: SECRETS,
  phone_proofs: SECRETS,
  auth_attempts: SECRETS,
  login_confirmations: SECRETS,
  launch_codes: SECRETS,
  payment_codes: SECRETS,
  licence_keys: 'exported by the keys service, which decrypts them',
  order_events: DETAILS,
  order_visits: DETAILS,
  reservations: DETAILS,
  bonus_notices: DETAILS,
  gift_card_entries: DETAILS,
  complaint_files: DETAILS,
  return_files: DETAILS,
  return_tenders: DETAILS,
  return_services: DETAILS,
  business_requests: UNVERIFIED_CONTACT,
  request_files: UNVERIFIED_CONTACT,
};

/** Tables that the deletion of an account leaves, with the reason. */
const NOT_ERASED: Readonly<Record<string, string>> = {
  orders: SALES,
  order_lines: SALES,
  order_gifts: SALES,
  order_services: SALES,
  order_events: SALES,
  order_visits: SALES,
  reservations: SALES,
  receipts: SALES,
  invoices: SALES,
  payment_attempts: SALES,
  payment_codes: SALES,
  payment_refunds: SALES,
  return_lines: SALES,
  return_tenders: SALES,
  return_services: SALES,
  credit_answers: SALES,
  gift_cards: SALES,
  gift_card_entries: SALES,
  serial_numbers: SALES,
  licence_keys: SALES,
  promo_codes: 'the shop created them; a code may be bound to a phone',
  push_devices: NO_NAME,
  product_votes: NO_NAME,
  review_pictures: 'pictures of published reviews stay without the name',
  complaint_files: NO_NAME,
  customer_files: 'the uploads job deletes files that nothing uses',
  account_log: 'kept for a year against fraud, then deleted by its job',
  auth_attempts: UNVERIFIED_CONTACT,
  business_requests: UNVERIFIED_CONTACT,
  request_files: UNVERIFIED_CONTACT,
};

/** Reads every table of the shop. */
export async function readTables(): Promise<Table[]> {
  const files = globSync('server/**/*.table.ts', { cwd: root });
  const modules = (await Promise.all(files.map((file) => import(path.join(root, file))))) as Record<string, unknown>[];
  const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));
  return tables.map((table) => {
    const { name, columns, foreignKeys } = getTableConfig(table);
    const keys = foreignKeys.map(({ reference, onDelete }) => ({
      to: getTableConfig(reference().foreignTable).name,
      onDelete,
    }));
    return { name, columns: columns.map((column) => column.name), keys };
  });
}

/** Adds tables that refer to a found one by a matching key, until nothing changes. */
function addReferring(tables: readonly Table[], found: Set<string>, follows: (key: Table['keys'][number]) => boolean) {
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const { name, keys } of tables)
      if (!PUBLIC_TABLES.has(name) && keys.some((key) => found.has(key.to) && follows(key))) found.add(name);
  }
  return found;
}

const mentions = (text: string, verbs: string, table: string) => new RegExp(`(?:${verbs}) ${table}\\b`).test(text);

/** Every table with customer data is exported and erased, or lists a reason not to. */
export function checkCustomerTables(
  tables: readonly Table[],
  exportText: string,
  erasureText: string,
  notExported = NOT_EXPORTED,
  notErased = NOT_ERASED,
): string[] {
  const direct = tables.filter(
    ({ name, columns }) => !PUBLIC_TABLES.has(name) && columns.some((column) => PERSONAL_COLUMNS.test(column)),
  );
  const personal = addReferring(tables, new Set(['customers', ...direct.map(({ name }) => name)]), () => true);
  const cascading = addReferring(tables, new Set(['customers']), ({ onDelete }) => onDelete === 'cascade');
  // The profile is exported by the customers service.
  const isExported = (table: string) => table === 'customers' || mentions(exportText, 'from|join', table);
  const isErased = (table: string) => cascading.has(table) || mentions(erasureText, 'update|delete from', table);
  const checkReasons = (
    isDone: (table: string) => boolean,
    reasons: Readonly<Record<string, string>>,
    add: string,
    list: string,
  ) => [
    ...[...personal]
      .filter((table) => !isDone(table) && !Object.hasOwn(reasons, table))
      .map((table) => `add the table ${table} to ${add}, or to ${list} of ${THIS_FILE} with the reason`),
    ...Object.keys(reasons)
      .filter((table) => !personal.has(table) || isDone(table))
      .map((table) => `remove the table ${table} from ${list} of ${THIS_FILE}`),
  ];
  return [
    ...checkReasons(isExported, notExported, EXPORT_FILE, 'NOT_EXPORTED'),
    ...checkReasons(isErased, notErased, `deleteDue of ${ERASURE_FILE}`, 'NOT_ERASED'),
  ];
}

/** The SQL texts that `checkCustomerTables` searches. */
export function readStatements(): { exportText: string; erasureText: string } {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const exportText = globSync('server/features/account/own-data/*.queries.ts', { cwd: root }).map(read).join('\n');
  return { exportText, erasureText: read(ERASURE_FILE) };
}
