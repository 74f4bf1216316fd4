import { addDays, type DateText } from '../time/calendar.ts';
import { addBankDays, isDayOff } from '../time/holidays.ts';
import type { PaymentMethod } from './payment-status.ts';

/** What was promised when an order was placed: for a day, counted from a day. */
export type PaidPromise = { method: PaymentMethod; placed: DateText; promised: DateText };

/**
 * Counts the working days between the payment and the delivery of an order that is paid by an invoice, one at least: its money
 * may come days later, so that no day can be named before. Null for other ways to pay, whose day stands.
 */
export function daysAfterPayment({ method, placed, promised }: PaidPromise): number | null {
  return method === 'invoice' ? workingDays(placed, promised) : null;
}

/**
 * Returns the day that holds once the money has come: that of an invoice is counted from its payment, any other only when the
 * promised day has passed meanwhile. It never comes nearer.
 */
export function promiseOncePaid(promise: PaidPromise, paid: DateText): DateText {
  const { method, placed, promised } = promise;
  const isLate = method === 'invoice' ? paid > placed : promised < paid;
  const counted = isLate ? addBankDays(paid, workingDays(placed, promised)) : promised;
  return counted > promised ? counted : promised;
}

function workingDays(from: DateText, to: DateText): number {
  let [day, days] = [from, 0];
  while (day < to) {
    day = addDays(day, 1);
    if (!isDayOff(day)) days += 1;
  }
  return Math.max(1, days);
}
