import type { DateText } from '../time/calendar.ts';

/** A serial number: 15 digits of an IMEI, or a maker's own number of 5 to 40 letters and digits. */
const SERIAL = /^[0-9A-Z][0-9A-Z-]{3,38}[0-9A-Z]$/;

/** Returns a normalized serial number, without spaces and in capitals; null when invalid. */
export function normalizeSerialNumber(input: string): string | null {
  const normalized = input.replaceAll(/[\s/._]/g, '').toUpperCase();
  return SERIAL.test(normalized) ? normalized : null;
}

/**
 * Returns the last day of a warranty from the hand-over (civil code of Kazakhstan, art. 430): the same day N months
 * later, or the last day of a shorter month.
 */
export function warrantyEnd(handedOver: DateText, months: number): DateText {
  const [year = 0, month = 1, day = 1] = handedOver.split('-').map(Number);
  const monthEnd = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const end = new Date(
    Date.UTC(monthEnd.getUTCFullYear(), monthEnd.getUTCMonth(), Math.min(day, monthEnd.getUTCDate())),
  );
  return end.toISOString().slice(0, 10);
}
