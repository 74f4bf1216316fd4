import type { Language } from '../text/language.ts';
import type { Paths } from './paths.ts';

// Separate from paths.ts, which every page loads: these are needed only when an order is viewed.

/** Page of a receipt, in the language and city of `paths`. */
export function receiptPath(paths: Pick<Paths, 'page'>, reference: string): string {
  return paths.page(`/receipt/${reference}`);
}

/** URL of a receipt's QR code. */
export function receiptCodeUrl(reference: string): string {
  return `/qr/receipt/${reference}.svg`;
}

/** URL of an invoice PDF. */
export function invoiceUrl(reference: string, language: Language): string {
  return `/invoices/${reference}/${language}.pdf`;
}

/** URL of a warranty certificate PDF. */
export function certificateUrl(reference: string, language: Language): string {
  return `/certificates/${reference}/${language}.pdf`;
}

/** The customer's gift cards with the outcome of a purchase; the bank returns the buyer here. */
export function giftPurchasePath(paths: Pick<Paths, 'page'>, number: string): string {
  return paths.page(`/profile/my-giftcards?bought=${number}`);
}
