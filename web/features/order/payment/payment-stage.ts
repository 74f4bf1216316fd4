import type { Order } from '#contract/orders/orders.ts';
import { paymentPolicies } from '#domain/payments/payment-policies.ts';
import { isOpenAttempt, paymentLabel } from '#domain/payments/payment-status.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { m } from '#web/messages.ts';

/**
 * Payment stage as shown to the buyer (spec §4 "Payment"). `expired`: the order is closed; `none`: no online payment.
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

/** Stage of an order that may have parts: one payment covers them all. */
export function paymentStage(orders: readonly Order[]): PaymentStage {
  const onlineOrders = orders.filter(({ payment }) => paymentPolicies[payment.method].flow === 'online');
  const [firstOrder] = onlineOrders;
  if (!firstOrder) return 'none';
  if (onlineOrders.every(({ payment }) => payment.paid)) return 'accepted';
  if (onlineOrders.every(({ status }) => status === 'cancelled'))
    return firstOrder.payment.attempt?.status === 'refunded' ? 'refunded' : 'expired';
  const attempt = firstOrder.payment.attempt?.status;
  if (attempt === 'accepted') return 'waiting';
  return attempt ? paymentLabel(attempt) : 'preparing';
}

/** Whether the bank's answer may still change the page. */
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

const DECLINE_REASONS: readonly [RegExp, () => string][] = [
  [/insufficient|not.?enough|funds|limit/i, () => m.payment_reason_insufficient()],
  [/secure|3ds|3-d|code|otp|auth/i, () => m.payment_reason_secure()],
  [/time.?out|unreachable|page-lost|superseded/i, () => m.payment_reason_timeout()],
  [/cancel|abandon|return/i, () => m.payment_reason_cancelled()],
  [/declin|refus|reject|stolen|lost|honou?r/i, () => m.payment_reason_declined()],
];

/** Explains a declined payment; banks' own codes are never shown. */
export function declineReasonText(reason: string | null | undefined): string {
  return DECLINE_REASONS.find(([pattern]) => pattern.test(reason ?? ''))?.[1]() ?? m.payment_reason_other();
}

/** Amount to pay now, tenge: of the parts that are not cancelled. */
export function sumToPay(orders: readonly Order[]): number {
  return orders.filter(({ status }) => status !== 'cancelled').reduce((total, { toPay }) => total + toPay, 0);
}

/** Whether the order waits for an online payment and nothing else. */
export function isUnpaid(orders: readonly Order[]): boolean {
  return !['none', 'accepted', 'refunded', 'expired'].includes(paymentStage(orders));
}

/** Whole minutes left of the stock reservation; 0 when it has expired or nothing is due. */
export function minutesLeft(orders: readonly Order[], now: number): number {
  const deadline = orders.find(({ payment }) => payment.payable)?.payment.payUntil;
  return deadline ? Math.max(0, Math.ceil((Date.parse(deadline) - now) / MINUTE_MS)) : 0;
}

/**
 * Deadline for the shop to confirm an order paid on delivery, ISO; of its parts the earliest. Null when none needs it.
 */
export function confirmUntil(orders: readonly Order[]): string | null {
  return orders.flatMap((order) => order.confirmUntil ?? []).sort()[0] ?? null;
}

/** Label of an order's total: paid, to pay, or closed. */
export function totalLabel({ payment, status }: Order): string {
  if (status === 'cancelled') return m.cart_summary();
  return payment.paid ? m.order_sum_paid() : m.sum_total();
}
