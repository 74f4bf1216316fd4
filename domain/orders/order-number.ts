import { typedCode } from '../text/typed-text.ts';

const firstNumber = 10_000_000;

/** Returns the visible number for a row's sequence number: eight digits, more when they run out. */
export function orderNumber(sequence: number): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1)
    throw new RangeError('a sequence number is a whole number from 1');
  return String(firstNumber + sequence);
}

/** Returns the number of one part of a split order, 1–9: the master's number, a hyphen and the part (decisions §4). */
export function partNumber(master: string, part: number): string {
  if (!Number.isInteger(part) || part < 1 || part > 9) throw new RangeError('an order has at most nine parts');
  return `${master}-${part}`;
}

/** Returns the master's number of an order or of its part. */
export function masterNumber(number: string): string {
  return number.replace(/-\d$/, '');
}

/** Parses a typed order number with №, # and spaces; null when it cannot be one. */
export function parseOrderNumber(input: string): string | null {
  const number = typedCode(input.replace(/[№#]/g, ''));
  return /^\d{6,12}(?:-\d)?$/.test(number) ? number : null;
}

/** Writes a number in pairs that are easy to say: `10 00 00 42`, a part behind a hyphen. */
export function spokenOrderNumber(number: string): string {
  return number.replace(/\B(?=(\d{2})+(?:-|$))/g, ' ');
}

/** Returns the number of a return of products, `V-YYYY-NNNNNN` (возврат): `R` is a request of an organisation's. */
export function returnNumber(year: number, sequence: number): string {
  return `V-${year}-${String(sequence).padStart(6, '0')}`;
}

/** Returns the number of a purchase of gift cards, `G-YYYY-NNNNNN`. */
export function giftPurchaseNumber(year: number, sequence: number): string {
  return `G-${year}-${String(sequence).padStart(6, '0')}`;
}

/** Returns a complaint's ticket number `C-YYYY-NNNNNN` (decisions §7). */
export function complaintNumber(year: number, sequence: number): string {
  return `C-${year}-${String(sequence).padStart(6, '0')}`;
}
