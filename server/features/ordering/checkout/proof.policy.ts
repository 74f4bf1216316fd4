import type { PhoneDemand } from '#contract/orders/orders.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { OpenOrders } from '../orders/orders.service.ts';

/** An order as limits look at it; `sum` in tenge, `quantity` of all products together. */
export type OrderSize = { onReceipt: boolean; sum: number; quantity: number };

/** What is known of the buyer: whether the phone has been proved, and the orders nobody paid or confirmed. */
export type BuyerStanding = { proved: boolean; open: OpenOrders };

/**
 * Lets an order pass or asks for more: `phone_not_proved` with the reason, `too_many_orders`. What one phone or session
 * may leave open is bounded for everybody; who has proved the phone may leave more.
 */
export function checkBuyer({ onReceipt, sum, quantity }: OrderSize, buyer: BuyerStanding, settings: Settings): void {
  const { proved, open } = buyer;
  if (proved) {
    if (open.ofBuyer >= settings['order.openProven']) fail('too_many_orders');
    return;
  }
  if (open.ofBuyer >= settings['order.openUnproven']) demandProof('orders');
  if (open.unprovenOfAddress >= settings['order.openPerAddress']) demandProof('orders');
  if (onReceipt && sum > settings['order.provenSum']) demandProof('sum');
  if (onReceipt && quantity > settings['order.provenQuantity']) demandProof('quantity');
}

/** Ends the placing: the phone has to be proved by a code first. */
export function demandProof(reason: PhoneDemand['reason']): never {
  return fail('phone_not_proved', { reason } satisfies PhoneDemand);
}
