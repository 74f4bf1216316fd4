import { almatyDate, type DateText } from '../time/calendar.ts';
import { addBankDays } from '../time/holidays.ts';
import type { Tenge } from '../pricing/money.ts';
import { INVOICE_BANK_DAYS } from './payment-policies.ts';

/** Returns the last day to pay an invoice; the day of issue is not counted. */
export function invoiceLastDay(now: Date): DateText {
  return addBankDays(almatyDate(now), INVOICE_BANK_DAYS);
}

/** An invoice to match with a payment; `paidBy` is the document that paid it. */
export type PayableInvoice = { number: string; amount: Tenge; isOpen: boolean; paidBy: string | null };

/**
 * Match result: `paid`; `repeated` for the document that already paid it; `paid-before` for another one; `over` for a
 * cancelled invoice; `wrong-sum`. Only `paid` changes the order.
 */
export type InvoiceVerdict = 'paid' | 'repeated' | 'paid-before' | 'over' | 'wrong-sum';

/** Matches a payment with an invoice; the sums must be equal. */
export function matchInvoicePayment(
  invoice: PayableInvoice,
  payment: { amount: Tenge; document: string },
): InvoiceVerdict {
  if (invoice.paidBy !== null) return invoice.paidBy === payment.document ? 'repeated' : 'paid-before';
  if (payment.amount !== invoice.amount) return 'wrong-sum';
  return invoice.isOpen ? 'paid' : 'over';
}
