import { expect, test } from 'vitest';
import { defaultSettings } from '../settings/settings.ts';
import { almatyMoment } from '../time/calendar.ts';
import { paymentPolicies } from './payment-policies.ts';
import { reservationEnd } from './payment-hold.ts';

test.each([
  // Hotline 09:00-20:00; an order placed at night has the whole first day for the call.
  ['12:00', 24, '2026-11-29', '12:00'],
  ['20:45', 24, '2026-11-30', '09:00'],
  ['06:00', 24, '2026-11-29', '09:00'],
  ['20:45', 1, '2026-11-29', '10:00'],
])('gives an order of %s %i hours for a call while the hotline is open', (time, hours, date, end) => {
  const settings = { ...defaultSettings, 'order.confirmHours': hours };
  const now = almatyMoment('2026-11-28', time);
  expect(reservationEnd(paymentPolicies['on-receipt'].hold, settings, now)).toEqual(almatyMoment(date, end));
});
