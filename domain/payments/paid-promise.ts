import { addDays, type DateText } from '../time/calendar.ts';
import { addBankDays, isDayOff } from '../time/holidays.ts';
import type { PaymentMethod } from './payment-method.ts';
import { paymentPolicies } from './payment-policies.ts';

/** The promised delivery date of an order, and the date it was calculated on. */
export type PaidPromise = { method: PaymentMethod; placedOn: DateText; promisedOn: DateText };

/**
 * Returns the working days between payment and delivery, at least one, for methods that count from the payment: an
 * invoice may be paid days later. Null for methods with a fixed date.
 */
export function daysAfterPayment({ method, placedOn, promisedOn }: PaidPromise): number | null {
  return paymentPolicies[method].promise === 'from-payment' ? workingDays(placedOn, promisedOn) : null;
}

/**
 * Returns the promised date after payment or confirmation, by the payment method's policy; never earlier than before.
 */
export function promisedAfterPayment(promise: PaidPromise, paidOn: DateText): DateText {
  const { method, placedOn, promisedOn } = promise;
  const { promise: kind } = paymentPolicies[method];
  if (kind === 'kept') return promisedOn;
  const isLate = kind === 'from-payment' ? paidOn > placedOn : promisedOn < paidOn;
  const shifted = isLate ? addBankDays(paidOn, workingDays(placedOn, promisedOn)) : promisedOn;
  return shifted > promisedOn ? shifted : promisedOn;
}

function workingDays(from: DateText, to: DateText): number {
  let [day, days] = [from, 0];
  while (day < to) {
    day = addDays(day, 1);
    if (!isDayOff(day)) days += 1;
  }
  return Math.max(1, days);
}
