import type { Database } from '../../../platform/database/db.ts';
import { rowOf, type Row } from '../../../platform/database/row.ts';
import { halykInvoices } from './halyk-invoices.table.ts';

const invoiceRow = rowOf({ number: halykInvoices.number, pageUrl: halykInvoices.pageUrl });

/** An attempt with its number at Halyk ePay. */
export type HalykInvoice = Row<typeof invoiceRow>;

/** The numbers of attempts at Halyk ePay. */
export type HalykInvoices = ReturnType<typeof createHalykInvoices>;

/** Creates the number register over the table `halyk_invoices`. */
export function createHalykInvoices({ $client: sql }: Database) {
  const find = async (reference: string): Promise<HalykInvoice | undefined> => {
    const [found] = await sql`select ${invoiceRow} from halyk_invoices where reference = ${reference}`;
    return found;
  };
  return {
    find,

    /** Returns the number of a reference, always the same. */
    async number(reference: string): Promise<HalykInvoice> {
      await sql`
        insert into halyk_invoices (reference) select ${reference}
        where not exists (select from halyk_invoices where reference = ${reference}) on conflict do nothing`;
      return (await find(reference))!;
    },

    /** Stores the payment page of an attempt; a concurrent call gets the page stored first. */
    async storePage(reference: string, pageUrl: string): Promise<string> {
      await sql`update halyk_invoices set page_url = coalesce(page_url, ${pageUrl}) where reference = ${reference}`;
      return (await find(reference))?.pageUrl ?? pageUrl;
    },
  };
}
