import { randomBytes } from 'node:crypto';
import type { OperatorInvoice, StatementRow } from '#contract/operator/operator.ts';
import type { Organisation } from '#contract/orders/checkout.ts';
import {
  isPaidTo,
  isIdentifiable,
  extractInvoiceNumbers,
  parseStatement,
  type StatementPayment,
} from '#domain/payments/bank-statement.ts';
import { matchInvoicePayment, type InvoiceVerdict } from '#domain/payments/invoice.ts';
import type { Language } from '#domain/text/language.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { Database } from '../../../platform/database/db.ts';
import { findMasterOrderLines, findMasterOrderServices } from '../orders/orders.rows.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import type { OrdersService } from '../orders/orders.service.ts';
import { drawInvoice } from './invoice-pdf.policy.ts';
import {
  findByReference,
  findInvoice,
  filterInvoiceNumbers,
  insertInvoice,
  listUnpaidInvoices,
  type InvoiceRow,
} from './invoices.queries.ts';

const REFERENCE_BYTES = 15;
const MAX_ROWS = 200;

/** Invoices for organisations. */
export type InvoicesService = ReturnType<typeof createInvoicesService>;

type Deps = {
  db: Database;
  orders: Pick<OrdersService, 'payByTransfer'>;
  settings: { current(): Settings };
};

/** Creates the invoice of a master order in the transaction that places it. */
export async function writeInvoice(tx: Sql, number: string, organisation: Organisation, now: Date): Promise<void> {
  const { name, bin, address } = organisation;
  const reference = randomBytes(REFERENCE_BYTES).toString('base64url');
  await insertInvoice(tx, { number, reference, organisation: name, bin, address }, now);
}

/** Creates the invoice service: PDFs and bank transfers (decisions §5). */
export function createInvoicesService({ db, orders, settings }: Deps) {
  const sql = db.$client;

  /** Records a payment if it matches the invoice exactly; returns the outcome. */
  const recordPayment = async (
    number: string,
    payment: { amount: number; document: string },
    now: Date,
  ): Promise<InvoiceVerdict> => {
    const invoice = (await findInvoice(sql, number)) ?? fail('invoice_not_found');
    const verdict = matchInvoicePayment(toPayable(invoice), payment);
    if (verdict !== 'paid') return verdict;
    // A concurrent payment may have won; the second read returns the invoice's current state.
    if (await orders.payByTransfer(number, { ...payment, reference: transferReference(number) }, now)) return 'paid';
    return matchInvoicePayment(toPayable((await findInvoice(sql, number))!), payment);
  };

  /**
   * Accepts a statement row if it names one invoice, its exact amount, the shop's account and an unambiguous document.
   */
  const recordRow = async (row: StatementPayment, known: ReadonlySet<string>, now: Date): Promise<StatementRow> => {
    const numbers = extractInvoiceNumbers(row.purpose).filter((number) => known.has(number));
    const { document, date, payer } = row;
    const rowView = {
      document,
      date,
      payer,
      amount: Number.isNaN(row.amount) ? null : row.amount,
      number: numbers.length === 1 ? numbers[0]! : null,
    };
    if (!isPaidTo(row, settings.current()['shop.iban'])) return { ...rowView, outcome: 'other-account' };
    if (numbers.length !== 1) return { ...rowView, outcome: numbers.length === 0 ? 'unknown' : 'several' };
    if (!isIdentifiable(row)) return { ...rowView, outcome: 'no-document' };
    const outcome = await recordPayment(numbers[0]!, { amount: row.amount, document: `${document} ${date}` }, now);
    return { ...rowView, outcome };
  };

  return {
    /** Lists unpaid invoices. */
    listWaiting: async (): Promise<OperatorInvoice[]> =>
      (await listUnpaidInvoices(sql, MAX_ROWS)).map(toOperatorInvoice),

    /**
     * Records a payment confirmed by an operator; fails with `invoice_not_found`, or `invoice_not_payable` with the
     * reason.
     */
    async pay(number: string, payment: { amount: number; document: string }, now: Date): Promise<{ paid: true }> {
      const verdict = await recordPayment(number, payment, now);
      if (verdict !== 'paid' && verdict !== 'repeated') fail('invoice_not_payable', { reason: verdict });
      return { paid: true };
    },

    /**
     * Records payments from a bank statement (`1CClientBankExchange`) that name one invoice and match its amount; only
     * lists the others. Fails with `statement_unreadable`.
     */
    async recordStatement(text: string, now: Date): Promise<StatementRow[]> {
      const payments = parseStatement(text) ?? fail('statement_unreadable');
      const mentionedNumbers = [...new Set(payments.flatMap(({ purpose }) => extractInvoiceNumbers(purpose)))];
      const known = new Set(await filterInvoiceNumbers(sql, mentionedNumbers));
      const rows: StatementRow[] = [];
      for (const payment of payments) rows.push(await recordRow(payment, known, now));
      return rows;
    },

    /** Renders the PDF of an invoice; undefined if it does not exist. */
    async pdf(reference: string, language: Language): Promise<{ number: string; bytes: Buffer } | undefined> {
      const invoice = await findByReference(sql, reference);
      if (!invoice) return undefined;
      const lines = [
        ...(await findMasterOrderLines(sql, invoice.number)),
        ...(await findMasterOrderServices(sql, invoice.number)),
      ];
      return { number: invoice.number, bytes: await drawInvoice(invoice, lines, settings.current(), language) };
    },
  };
}

/** Returns the payment attempt's reference for the transfer of an invoice. */
const transferReference = (number: string) => `invoice ${number}`;

function toPayable({ number, amount, statuses, paidBy }: InvoiceRow) {
  return { number, amount, paidBy, isOpen: statuses.every((status) => status === 'waiting_payment') };
}

function toOperatorInvoice({ number, organisation, bin, amount, expiresAt, createdAt }: InvoiceRow): OperatorInvoice {
  return {
    number,
    organisation,
    bin,
    amount,
    payUntil: expiresAt === null ? null : new Date(expiresAt).toISOString(),
    at: new Date(createdAt).toISOString(),
  };
}
