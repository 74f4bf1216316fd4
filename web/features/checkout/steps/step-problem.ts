import { MAX_ORDER_SUM } from '#domain/pricing/cart-totals.ts';
import type { PhoneDemand } from '#contract/orders/orders.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { ApiError } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';

const STEP_ERROR_TEXTS: Record<string, () => string> = {
  offline: () => m.checkout_problem_step_offline(),
  address_outside_city: () => m.address_outside_city(),
  slot_unavailable: () => m.checkout_problem_slot(),
  express_unavailable: () => m.checkout_problem_express(),
  pickup_unavailable: () => m.checkout_problem_pickup(),
  payment_method_unavailable: () => m.checkout_problem_payment(),
  invalid_input: () => m.checkout_problem_invalid(),
  rate_limited: () => m.checkout_problem_often(),
};

const PLACE_ORDER_ERROR_TEXTS: Record<string, (phone: string) => string> = {
  ...STEP_ERROR_TEXTS,
  offline: () => m.checkout_problem_offline(),
  cart_changed: () => m.checkout_problem_changed(),
  gift_gone: () => m.checkout_problem_gift(),
  order_too_large: (phone) => m.checkout_problem_large({ most: formatTenge(MAX_ORDER_SUM), phone }),
  stock_gone: () => m.checkout_problem_stock(),
  sale_queue: () => m.checkout_problem_sale(),
  sale_limit: () => m.checkout_problem_sale_limit(),
  too_many_orders: () => m.checkout_problem_open_orders(),
  step_incomplete: () => m.checkout_problem_step(),
  unexpected: () => m.checkout_problem_unexpected(),
};

/** Error name of a failed call. */
export function failureName(error: unknown): string {
  return error instanceof ApiError ? error.error : 'unexpected';
}

/** Explains why a step was not saved. */
export function stepProblem(error: unknown): string {
  return STEP_ERROR_TEXTS[failureName(error)]?.() ?? m.checkout_problem_save();
}

/** Why the phone must be verified before this order, or null for another error. */
export function verificationReason(error: unknown): PhoneDemand['reason'] | null {
  return failureName(error) === 'phone_not_proved'
    ? (error as ApiError & { details: PhoneDemand }).details.reason
    : null;
}

/** Number of the order that this key already placed with a different cart. */
export function findPlacedNumber(error: unknown): string | undefined {
  return failureName(error) === 'idempotency_conflict'
    ? (error as ApiError & { details: { number: string } }).details.number
    : undefined;
}

/** Explains why an order was not placed; `phone` is the support number. */
export function orderProblem(error: unknown, phone: string): string {
  const number = findPlacedNumber(error);
  if (number !== undefined) return m.checkout_problem_placed({ number });
  return PLACE_ORDER_ERROR_TEXTS[failureName(error)]?.(phone) ?? m.checkout_problem_unexpected();
}
