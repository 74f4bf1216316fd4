import { almatyDate, type DateText } from '../time/calendar.ts';
import { addBankDays } from '../time/holidays.ts';
import type { Tenge } from '../pricing/money.ts';
import { INVOICE_BANK_DAYS } from './payment-policies.ts';

/** Returns the last day to pay an invoice; the day of issue does not count. */
export function invoiceLastDay(now: Date): DateText {
  return addBankDays(almatyDate(now), INVOICE_BANK_DAYS);
}

/** An invoice to match with a payment: `paidBy` is the document that paid it, `isOpen` while it is unpaid. */
export type PayableInvoice = { number: string; amount: Tenge; isOpen: boolean; paidBy: string | null };

/**
 * Outcome of a payment: `paid`; `repeated`, when the same document has paid it before; `paid-before` by another one;
 * `over`, when the invoice was cancelled; `wrong-sum`. Only `paid` changes the order.
 */
export type InvoiceVerdict = 'paid' | 'repeated' | 'paid-before' | 'over' | 'wrong-sum';

/** Matches a payment with an invoice; the sums must be equal to the tenge. */
export function judgeInvoicePayment(
  invoice: PayableInvoice,
  payment: { amount: Tenge; document: string },
): InvoiceVerdict {
  if (invoice.paidBy !== null) return invoice.paidBy === payment.document ? 'repeated' : 'paid-before';
  if (payment.amount !== invoice.amount) return 'wrong-sum';
  return invoice.isOpen ? 'paid' : 'over';
}
