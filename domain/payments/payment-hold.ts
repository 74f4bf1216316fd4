import { isOpenAt, nextOpening } from '../delivery/pickup.ts';
import { almatyDate, almatyMoment } from '../time/calendar.ts';
import { addBankDays } from '../time/holidays.ts';
import type { Settings } from '../settings/settings.ts';
import { MINUTE_MS } from '../time/durations.ts';
import type { PaymentHold } from './payment-policies.ts';

/**
 * Returns the end of the stock reservation of a new order. Bank days end at midnight after the last one; the order's
 * day is not counted. The time to confirm an order by phone starts when the hotline is open.
 */
export function reservationEnd(hold: PaymentHold, settings: Settings, now: Date): Date {
  if (hold.unit === 'bank-days') return almatyMoment(addBankDays(almatyDate(now), hold.count), '24:00');
  const minutes = settings[hold.setting] * (hold.unit === 'hours' ? 60 : 1);
  const start = hold.setting === 'order.confirmHours' ? hotlineStart(settings, now) : now;
  return new Date(start.getTime() + minutes * MINUTE_MS);
}

/** Returns `now` while the hotline is open, else its next opening. */
function hotlineStart({ 'shop.hotlineFrom': open, 'shop.hotlineTo': close }: Settings, now: Date): Date {
  const hours = { daily: { open, close } };
  const opening = isOpenAt(hours, now) ? null : nextOpening(hours, now);
  return opening ? almatyMoment(opening.date, opening.time) : now;
}
