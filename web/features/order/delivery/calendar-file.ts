import type { Order } from '#contract/orders/orders.ts';
import { addDays, almatyMoment, isDate } from '#domain/time/calendar.ts';
import { slots } from '#domain/delivery/delivery.ts';

/** Max line length of a calendar file in bytes (RFC 5545 §3.1); longer lines are folded with a leading space. */
const MAX_LINE_BYTES = 75;

type EventTexts = { title: string; location: string };

/** Calendar event of an order (RFC 5545): the courier's slot, or the whole day of a pickup. Null without a date. */
export function calendarFile(
  { number, createdAt, status, delivery: { kind, date, slot, afterPayment } }: Order,
  { title, location }: EventTexts,
): string | null {
  if (date === null || !isDate(date) || status === 'cancelled' || status === 'completed' || status === 'returned')
    return null;
  // Unpaid: the date from the checkout will move with the payment.
  if (afterPayment !== null) return null;
  const hours = slots.find(({ id }) => id === slot);
  if (kind !== 'pickup' && !hours) return null;
  const dates = hours
    ? [`DTSTART:${formatUtc(almatyMoment(date, hours.from))}`, `DTEND:${formatUtc(almatyMoment(date, hours.to))}`]
    : [`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`, `DTEND;VALUE=DATE:${addDays(date, 1).replaceAll('-', '')}`];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sauda//Order//RU',
    'BEGIN:VEVENT',
    `UID:order-${number}@sauda`,
    `DTSTAMP:${formatUtc(new Date(createdAt))}`,
    ...dates,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(location)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');
}

function formatUtc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let length = 0;
  let folded = '';
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (length + size > MAX_LINE_BYTES) {
      folded += '\r\n ';
      length = 1;
    }
    folded += letter;
    length += size;
  }
  return folded;
}
