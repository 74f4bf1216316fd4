import { almatyDate, almatyMoment } from '../time/calendar.ts';
import { addBankDays } from '../time/holidays.ts';
import type { Settings } from '../settings/settings.ts';
import { MINUTE_MS } from '../time/durations.ts';
import type { PaymentHold } from './payment-policies.ts';

/**
 * Returns the end of the stock reservation of a new order. Bank days end at midnight after the last one; the order's
 * day is not counted.
 */
export function reservationEnd(hold: PaymentHold, settings: Settings, now: Date): Date {
  if (hold.unit === 'bank-days') return almatyMoment(addBankDays(almatyDate(now), hold.count), '24:00');
  const minutes = settings[hold.setting] * (hold.unit === 'hours' ? 60 : 1);
  return new Date(now.getTime() + minutes * MINUTE_MS);
}
