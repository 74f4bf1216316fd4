import type { Language } from '../text/language.ts';
import type { Paths } from './paths.ts';

// Apart from paths.ts, which every page loads before it listens: nobody needs these until an order is looked at.

/** Path of the page of a receipt, in the language and city of `paths`. */
export function receiptPath(paths: Pick<Paths, 'page'>, reference: string): string {
  return paths.page(`/receipt/${reference}`);
}

/** Address of the QR code of a receipt. */
export function receiptCodeUrl(reference: string): string {
  return `/qr/receipt/${reference}.svg`;
}

/** Address of the PDF of an invoice. */
export function invoiceUrl(reference: string, language: Language): string {
  return `/invoices/${reference}/${language}.pdf`;
}

/** Path of the customer's cards, with what became of a purchase; the bank sends its buyer back here. */
export function giftPurchasePath(paths: Pick<Paths, 'page'>, number: string): string {
  return paths.page(`/profile/my-giftcards?bought=${number}`);
}
