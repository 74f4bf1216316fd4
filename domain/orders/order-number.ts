import { normalizeCode } from '../text/typed-text.ts';

const NUMBER_OFFSET = 10_000_000;

/** Returns the public number for a sequence number: eight digits, more when they run out. */
export function orderNumber(sequence: number): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1)
    throw new RangeError('a sequence number must be a positive integer');
  return String(NUMBER_OFFSET + sequence);
}

/** Returns the number of part 1–9 of a split order: master number, hyphen, part (decisions §4). */
export function partNumber(master: string, part: number): string {
  if (!Number.isInteger(part) || part < 1 || part > 9) throw new RangeError('a part number must be from 1 to 9');
  return `${master}-${part}`;
}

/** Returns the master number of an order or of its part. */
export function masterNumber(number: string): string {
  return number.replace(/-\d$/, '');
}

/** Parses a typed order number with №, # and spaces; null when invalid. */
export function parseOrderNumber(input: string): string | null {
  const number = normalizeCode(input.replace(/[№#]/g, ''));
  return /^\d{6,12}(?:-\d)?$/.test(number) ? number : null;
}

/** Groups a number in pairs for reading aloud: `10 00 00 42`, with the part after a hyphen. */
export function spokenOrderNumber(number: string): string {
  return number.replace(/\B(?=(\d{2})+(?:-|$))/g, ' ');
}

/** Returns a return number, `V-YYYY-NNNNNN` (возврат); `R` is taken by organisation requests. */
export function returnNumber(year: number, sequence: number): string {
  return `V-${year}-${String(sequence).padStart(6, '0')}`;
}

/** Returns a gift card purchase number, `G-YYYY-NNNNNN`. */
export function giftPurchaseNumber(year: number, sequence: number): string {
  return `G-${year}-${String(sequence).padStart(6, '0')}`;
}

/** Returns a complaint number, `C-YYYY-NNNNNN` (decisions §7). */
export function complaintNumber(year: number, sequence: number): string {
  return `C-${year}-${String(sequence).padStart(6, '0')}`;
}
