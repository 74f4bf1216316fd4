import type { PhoneDemand } from '#contract/orders/orders.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { OpenOrders } from '../orders/orders.service.ts';

/** Order size for limits; `sum` in tenge, `quantity` of all products. */
export type OrderSize = { isPaidOnReceipt: boolean; sum: number; quantity: number };

/** Buyer data for limits: whether the phone is verified, and open orders without payment or confirmation. */
export type BuyerStanding = { isVerified: boolean; openOrders: OpenOrders };

/**
 * Enforces order limits; fails with `phone_not_proved` (with the reason) or `too_many_orders`. Open orders per phone
 * and session are limited; a verified phone has a higher limit.
 */
export function checkBuyer(
  { isPaidOnReceipt, sum, quantity }: OrderSize,
  buyer: BuyerStanding,
  settings: Settings,
): void {
  const { isVerified, openOrders } = buyer;
  if (isVerified) {
    if (openOrders.byBuyer >= settings['order.openProven']) fail('too_many_orders');
    return;
  }
  if (openOrders.byBuyer >= settings['order.openUnproven']) requireVerification('orders');
  if (openOrders.unverifiedByAddress >= settings['order.openPerAddress']) requireVerification('orders');
  if (isPaidOnReceipt && sum > settings['order.provenSum']) requireVerification('sum');
  if (isPaidOnReceipt && quantity > settings['order.provenQuantity']) requireVerification('quantity');
}

/** Fails the order: the phone must be verified with a code first. */
export function requireVerification(reason: PhoneDemand['reason']): never {
  return fail('phone_not_proved', { reason } satisfies PhoneDemand);
}
