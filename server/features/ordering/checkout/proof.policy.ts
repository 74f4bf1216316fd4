import type { PhoneDemand } from '#contract/orders/orders.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { OpenOrders } from '../orders/orders.service.ts';

/** Order size for limits; `sum` in tenge, `quantity` of all products. */
export type OrderSize = { onReceipt: boolean; sum: number; quantity: number };

/** Buyer data for limits: whether the phone is verified, and open orders without payment or confirmation. */
export type BuyerStanding = { isProved: boolean; openOrders: OpenOrders };

/**
 * Enforces order limits; fails with `phone_not_proved` (with the reason) or `too_many_orders`. Open orders per phone
 * and session are limited; a verified phone has a higher limit.
 */
export function checkBuyer({ onReceipt, sum, quantity }: OrderSize, buyer: BuyerStanding, settings: Settings): void {
  const { isProved: proved, openOrders: open } = buyer;
  if (proved) {
    if (open.ofBuyer >= settings['order.openProven']) fail('too_many_orders');
    return;
  }
  if (open.ofBuyer >= settings['order.openUnproven']) demandProof('orders');
  if (open.unprovenOfAddress >= settings['order.openPerAddress']) demandProof('orders');
  if (onReceipt && sum > settings['order.provenSum']) demandProof('sum');
  if (onReceipt && quantity > settings['order.provenQuantity']) demandProof('quantity');
}

/** Aborts placing: the phone must be verified with a code first. */
export function demandProof(reason: PhoneDemand['reason']): never {
  return fail('phone_not_proved', { reason } satisfies PhoneDemand);
}
