import type { Order } from '#contract/orders/orders.ts';
import { addDays, almatyMoment, isDate } from '#domain/time/calendar.ts';
import { slots } from '#domain/delivery/delivery.ts';

/** Max line length of a calendar file in bytes (RFC 5545 §3.1); longer lines are folded with a leading space. */
const MAX_LINE_BYTES = 75;

type EventTexts = { title: string; place: string };

/** Calendar event of an order (RFC 5545): the courier's slot, or the whole day of a pickup. Null without a date. */
export function calendarFile(
  { number, createdAt, status, delivery: { kind, date, slot, afterPayment } }: Order,
  { title, place }: EventTexts,
): string | null {
  if (date === null || !isDate(date) || status === 'cancelled' || status === 'completed' || status === 'returned')
    return null;
  // Unpaid: the date from the checkout will move with the payment.
  if (afterPayment !== null) return null;
  const hours = slots.find(({ id }) => id === slot);
  if (kind !== 'pickup' && !hours) return null;
  const when = hours
    ? [`DTSTART:${utc(almatyMoment(date, hours.from))}`, `DTEND:${utc(almatyMoment(date, hours.to))}`]
    : [`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`, `DTEND;VALUE=DATE:${addDays(date, 1).replaceAll('-', '')}`];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sauda//Order//RU',
    'BEGIN:VEVENT',
    `UID:order-${number}@sauda`,
    `DTSTAMP:${utc(new Date(createdAt))}`,
    ...when,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');
}

function utc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

function foldLine(line: string): string {
  const bytes = new TextEncoder();
  let length = 0;
  let out = '';
  for (const letter of line) {
    const size = bytes.encode(letter).length;
    if (length + size > MAX_LINE_BYTES) {
      out += '\r\n ';
      length = 1;
    }
    out += letter;
    length += size;
  }
  return out;
}
