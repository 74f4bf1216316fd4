import { addDays, type DateText } from '../time/calendar.ts';
import { addBankDays, isDayOff } from '../time/holidays.ts';
import type { PaymentMethod } from './payment-method.ts';
import { paymentPolicies } from './payment-policies.ts';

/** The promised day of an order, and the day it was counted from. */
export type PaidPromise = { method: PaymentMethod; placed: DateText; promised: DateText };

/**
 * Returns the working days between payment and delivery, at least one, where the promise counts from the payment: an
 * invoice may be paid days later. Null for other payment methods, whose day is fixed.
 */
export function daysAfterPayment({ method, placed, promised }: PaidPromise): number | null {
  return paymentPolicies[method].promise === 'from-payment' ? workingDays(placed, promised) : null;
}

/**
 * Returns the promised day once the order is paid or confirmed, by the policy of its payment method. It never moves
 * earlier.
 */
export function promiseOncePaid(promise: PaidPromise, paid: DateText): DateText {
  const { method, placed, promised } = promise;
  const { promise: kind } = paymentPolicies[method];
  if (kind === 'kept') return promised;
  const isLate = kind === 'from-payment' ? paid > placed : promised < paid;
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
