import { addDays, type DateText } from '../time/calendar.ts';
import { addBankDays, isDayOff } from '../time/holidays.ts';
import type { PaymentMethod } from './payment-method.ts';
import { paymentPolicies } from './payment-policies.ts';

/** The promised date of an order and the date it was counted from. */
export type PaidPromise = { method: PaymentMethod; placed: DateText; promised: DateText };

/**
 * Returns the working days between payment and delivery, at least one, for methods that count from the payment: an
 * invoice may be paid days later. Null for methods with a fixed date.
 */
export function daysAfterPayment({ method, placed, promised }: PaidPromise): number | null {
  return paymentPolicies[method].promise === 'from-payment' ? workingDays(placed, promised) : null;
}

/**
 * Returns the promised date after payment or confirmation, by the payment method's policy; never earlier than before.
 */
export function promiseOncePaid(promise: PaidPromise, paid: DateText): DateText {
  const { method, placed, promised } = promise;
  const { promise: kind } = paymentPolicies[method];
  if (kind === 'kept') return promised;
  const isLate = kind === 'from-payment' ? paid > placed : promised < paid;
  const shifted = isLate ? addBankDays(paid, workingDays(placed, promised)) : promised;
  return shifted > promised ? shifted : promised;
}

function workingDays(from: DateText, to: DateText): number {
  let [day, days] = [from, 0];
  while (day < to) {
    day = addDays(day, 1);
    if (!isDayOff(day)) days += 1;
  }
  return Math.max(1, days);
}
