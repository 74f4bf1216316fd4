import { almatyDate, type DateText } from '../time/calendar.ts';
import { addBankDays } from '../time/holidays.ts';
import type { Tenge } from '../pricing/money.ts';
import { INVOICE_BANK_DAYS } from './payment-policies.ts';

/** Returns the last day on which an invoice can be paid; the day it was written does not count. */
export function invoiceLastDay(now: Date): DateText {
  return addBankDays(almatyDate(now), INVOICE_BANK_DAYS);
}

/** An invoice as a payment meets it: `paidBy` is the document that has paid it, `isOpen` while it waits. */
export type PayableInvoice = { number: string; amount: Tenge; isOpen: boolean; paidBy: string | null };

/**
 * What becomes of a payment: `paid`; `repeated`, when this very document has paid it before; `paid-before` by another one;
 * `over`, when the invoice was cancelled; `wrong-sum`. Only `paid` changes anything: nothing is guessed.
 */
export type InvoiceVerdict = 'paid' | 'repeated' | 'paid-before' | 'over' | 'wrong-sum';

/** Judges a payment of an invoice; the sum has to be that of the invoice to the tenge. */
export function judgeInvoicePayment(
  invoice: PayableInvoice,
  payment: { amount: Tenge; document: string },
): InvoiceVerdict {
  if (invoice.paidBy !== null) return invoice.paidBy === payment.document ? 'repeated' : 'paid-before';
  if (payment.amount !== invoice.amount) return 'wrong-sum';
  return invoice.isOpen ? 'paid' : 'over';
}
