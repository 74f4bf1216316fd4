import type { OrderState } from '../orders/order-status.ts';
import { addDays, almatyDate, almatyMoment, isDate } from '../time/calendar.ts';
import { slots, type DeliveryKind } from './delivery.ts';
import type { SlotId } from './delivery-slots.ts';

/** Max line length of a calendar file in bytes (RFC 5545 §3.1); longer lines are folded with a leading space. */
const MAX_LINE_BYTES = 75;

type EventTexts = { title: string; location: string };

/** An order with its delivery; `keptUntil` is the end of the pickup period, ISO. */
type ScheduledOrder = {
  number: string;
  createdAt: string;
  status: OrderState;
  delivery: {
    kind: DeliveryKind;
    date: string | null;
    slot: SlotId | null;
    afterPayment: number | null;
    keptUntil: string | null;
  };
};

/**
 * Calendar event of an order (RFC 5545): the courier's slot, or the days of a pickup, to the last one it is kept. Null
 * without a date.
 */
export function calendarFile(
  { number, createdAt, status, delivery: { kind, date, slot, afterPayment, keptUntil } }: ScheduledOrder,
  { title, location }: EventTexts,
): string | null {
  if (date === null || !isDate(date) || status === 'cancelled' || status === 'completed' || status === 'returned')
    return null;
  // Unpaid: the date from the checkout will move with the payment.
  if (afterPayment !== null) return null;
  const hours = slots.find(({ id }) => id === slot);
  if (kind !== 'pickup' && !hours) return null;
  const keptDay = keptUntil === null ? date : almatyDate(new Date(Date.parse(keptUntil) - 1));
  const lastDay = keptDay > date ? keptDay : date;
  const dates = hours
    ? [`DTSTART:${formatUtc(almatyMoment(date, hours.from))}`, `DTEND:${formatUtc(almatyMoment(date, hours.to))}`]
    : [`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`, `DTEND;VALUE=DATE:${addDays(lastDay, 1).replaceAll('-', '')}`];
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
  let length = 0;
  let folded = '';
  for (const letter of line) {
    const size = utf8Length(letter);
    if (length + size > MAX_LINE_BYTES) {
      folded += '\r\n ';
      length = 1;
    }
    folded += letter;
    length += size;
  }
  return folded;
}

/** Length of a character in UTF-8, bytes. */
function utf8Length(letter: string): number {
  const code = letter.codePointAt(0)!;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
}
