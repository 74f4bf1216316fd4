import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const texts = { title: 'Заказ № 10000042', location: 'пр. Абая, 10; кв. 5' };

type Order = Parameters<typeof calendarFile>[0];

function order(delivery: Partial<Order['delivery']>, status: Order['status'] = 'preparing'): Order {
  const noDelivery = { kind: 'courier', date: null, slot: null, afterPayment: null, keptUntil: null } as const;
  return {
    number: '10000042',
    createdAt: '2026-09-01T06:00:00.000Z',
    status,
    delivery: { ...noDelivery, ...delivery },
  };
}

test("writes a courier's slot in UTC", () => {
  const file = calendarFile(order({ date: '2026-09-05', slot: '14-18' }), texts);
  expect(file?.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sauda//Order//RU',
    'BEGIN:VEVENT',
    'UID:order-10000042@sauda',
    'DTSTAMP:20260901T060000Z',
    'DTSTART:20260905T090000Z',
    'DTEND:20260905T130000Z',
    'SUMMARY:Заказ № 10000042',
    String.raw`LOCATION:пр. Абая\, 10\; кв. 5`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('writes a pickup as an all-day event, even at the end of a month', () => {
  const file = calendarFile(order({ kind: 'pickup', date: '2026-09-30' }), texts);
  expect(file).toContain('DTSTART;VALUE=DATE:20260930\r\nDTEND;VALUE=DATE:20261001\r\n');
});

test('keeps a pickup in the calendar to the last day it is kept', () => {
  const kept = { kind: 'pickup', date: '2026-09-05', keptUntil: '2026-09-08T19:00:00.000Z' } as const;
  expect(calendarFile(order(kept, 'awaiting_client'), texts)).toContain(
    'DTSTART;VALUE=DATE:20260905\r\nDTEND;VALUE=DATE:20260909\r\n',
  );
});

test.each([
  ['an express order', order({ kind: 'express' })],
  ['a digital order', order({ kind: 'digital' })],
  ['a courier order without a slot', order({ date: '2026-09-05' })],
  ['an order whose date depends on its payment', order({ kind: 'pickup', date: '2026-09-05', afterPayment: 1 })],
  ['a cancelled order', order({ date: '2026-09-05', slot: '14-18' }, 'cancelled')],
])('creates no file for %s', (_name, orderWithoutDate) => {
  expect(calendarFile(orderWithoutDate, texts)).toBeNull();
});

test('keeps lines within 75 bytes without splitting a letter', () => {
  const file = calendarFile(order({ kind: 'pickup', date: '2026-09-30' }), {
    ...texts,
    location: 'Қазақстан '.repeat(40),
  })!;
  for (const line of file.split('\r\n')) expect(encodeURI(line).replaceAll(/%../g, '.').length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`LOCATION:${'Қазақстан '.repeat(40)}`);
});
