import type { Order } from '#contract/orders/orders.ts';
import { isOpenAttempt, paymentLabel } from '#domain/payments/payment-status.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { m } from '#web/messages.ts';

/**
 * What a buyer is told about paying (spec §4 "Payment"); `expired`: the order is over; `none`: nothing to pay online.
 */
export type PaymentStage =
  | 'preparing'
  | 'confirm'
  | 'waiting'
  | 'accepted'
  | 'error'
  | 'retry'
  | 'refunded'
  | 'expired'
  | 'none';

/** Returns the stage of an order that may have parts: one payment covers them all. */
export function paymentStage(orders: readonly Order[]): PaymentStage {
  const online = orders.filter(({ payment }) => payment.method !== 'on-receipt');
  const [first] = online;
  if (!first) return 'none';
  if (online.every(({ payment }) => payment.paid)) return 'accepted';
  if (online.every(({ status }) => status === 'cancelled'))
    return first.payment.attempt?.status === 'refunded' ? 'refunded' : 'expired';
  const attempt = first.payment.attempt?.status;
  if (attempt === 'accepted') return 'waiting';
  return attempt ? paymentLabel(attempt) : 'preparing';
}

/** Tells whether the bank's word may still change what the page says. */
export function isWaiting(orders: readonly Order[]): boolean {
  return orders.some(({ payment, status }) => {
    const attempt = payment.attempt?.status;
    return (
      !payment.paid &&
      status !== 'cancelled' &&
      attempt !== undefined &&
      (isOpenAttempt(attempt) || attempt === 'accepted')
    );
  });
}

const reasons: readonly [RegExp, () => string][] = [
  [/insufficient|not.?enough|funds|limit/i, () => m.payment_reason_insufficient()],
  [/secure|3ds|3-d|code|otp|auth/i, () => m.payment_reason_secure()],
  [/time.?out|unreachable|page-lost|superseded/i, () => m.payment_reason_timeout()],
  [/cancel|abandon|return/i, () => m.payment_reason_cancelled()],
  [/declin|refus|reject|stolen|lost|honou?r/i, () => m.payment_reason_declined()],
];

/** Says in words why the bank declined; banks' own codes are never shown. */
export function reasonWords(reason: string | null | undefined): string {
  return reasons.find(([pattern]) => pattern.test(reason ?? ''))?.[1]() ?? m.payment_reason_other();
}

/** The sum the buyer pays now, tenge: of the parts that are not cancelled. */
export function sumToPay(orders: readonly Order[]): number {
  return orders.filter(({ status }) => status !== 'cancelled').reduce((all, { toPay }) => all + toPay, 0);
}

/** Tells whether the order still has to be paid online: nothing but the payment moves it on. */
export function isUnpaid(orders: readonly Order[]): boolean {
  return !['none', 'accepted', 'refunded', 'expired'].includes(paymentStage(orders));
}

/** Whole minutes that the products are still held for a payment; 0 when the time is over or nothing is to be paid. */
export function minutesLeft(orders: readonly Order[], now: number): number {
  const until = orders.find(({ payment }) => payment.payable)?.payment.payUntil;
  return until ? Math.max(0, Math.ceil((Date.parse(until) - now) / MINUTE_MS)) : 0;
}

/**
 * The moment until which the shop has to confirm an order paid at the door, ISO: of its parts the earliest; null where
 * nothing waits for that.
 */
export function confirmUntil(orders: readonly Order[]): string | null {
  return orders.flatMap((order) => order.confirmUntil ?? []).sort()[0] ?? null;
}

/** Names the total of an order: paid, to pay, or of an order that is over. */
export function totalLabel({ payment, status }: Order): string {
  if (status === 'cancelled') return m.cart_summary();
  return payment.paid ? m.order_sum_paid() : m.sum_total();
}
