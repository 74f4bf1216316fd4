import type { DateText } from '../time/calendar.ts';

/** Longest serial number, and the shortest: IMEI has 15 digits, makers' own numbers 5 to 20 letters and digits. */
const SERIAL = /^[0-9A-Z][0-9A-Z-]{3,38}[0-9A-Z]$/;

/** Returns a serial number as it is kept, without blanks and in capitals; null for what is none. */
export function serialNumber(typed: string): string | null {
  const plain = typed.replaceAll(/[\s/._]/g, '').toUpperCase();
  return SERIAL.test(plain) ? plain : null;
}

/**
 * Returns the last day of a warranty counted from the hand-over (civil code of Kazakhstan, art. 430): the same day N
 * months later, or the last day of a shorter month.
 */
export function warrantyUntil(handedOver: DateText, months: number): DateText {
  const [year = 0, month = 1, day = 1] = handedOver.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const end = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(day, last.getUTCDate())));
  return end.toISOString().slice(0, 10);
}
