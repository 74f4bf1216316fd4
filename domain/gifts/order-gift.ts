import { sum, type Tenge } from '../pricing/money.ts';

/** Condition of a gift: these products, or any when null, for at least N tenge after the promo code. */
export type GiftTerms = { minimumSum: Tenge; productIds: readonly number[] | null };

/** A gift chosen for an order; it is free, its value is stated in tenge. */
export type OrderGift = { offer: string; productId: number; quantity: number; value: Tenge; terms: GiftTerms };

/** A product of an order and what it costs after the promo code, before bonuses, tenge. */
export type EarningLine = { productId: number; cost: Tenge };

/** Where a gift of an order stands; the words are messages. */
export const ORDER_GIFT_STATES = ['reserved', 'received', 'returned', 'cancelled'] as const;
/** One of `ORDER_GIFT_STATES`. */
export type OrderGiftState = (typeof ORDER_GIFT_STATES)[number];

/** Returns how many tenge are missing until these lines earn a gift; null when none of them counts towards it. */
export function missingForGift({ minimumSum, productIds }: GiftTerms, lines: readonly EarningLine[]): Tenge | null {
  const concerned = lines.filter(({ productId }) => productIds === null || productIds.includes(productId));
  return concerned.length === 0 ? null : Math.max(0, minimumSum - sum(concerned.map(({ cost }) => cost)));
}

/** Returns whether these lines earn a gift. */
export function earnsGift(terms: GiftTerms, lines: readonly EarningLine[]): boolean {
  return missingForGift(terms, lines) === 0;
}

/**
 * Returns the first of several orders of a placing that earns a gift by itself, and null when none does: a gift goes and
 * comes back with the order that earns it.
 */
export function earningPart(terms: GiftTerms, parts: readonly (readonly EarningLine[])[]): number | null {
  const index = parts.findIndex((lines) => earnsGift(terms, lines));
  return index < 0 ? null : index;
}

/** A priced line, tenge. */
type PricedTotal = { productId: number; subtotal: Tenge; discount: Tenge };

/** Shares priced lines among orders, given by their product ids; without any, all lines are one order. */
export function earningParts(lines: readonly PricedTotal[], orders: readonly (readonly number[])[]): EarningLine[][] {
  const costs = lines.map(({ productId, subtotal, discount }) => ({ productId, cost: subtotal - discount }));
  return orders.length === 0 ? [costs] : orders.map((ids) => costs.filter(({ productId }) => ids.includes(productId)));
}

/** Returns the gifts that one of these orders earns by itself. */
export function earnedGifts(gifts: readonly OrderGift[], orders: readonly (readonly EarningLine[])[]): OrderGift[] {
  return gifts.filter(({ terms }) => earningPart(terms, orders) !== null);
}

/** A line of an order, what of it came back before, and what all of it costs after the promo code, tenge. */
export type KeptLine = EarningLine & { quantity: number; returned: number };

/** Returns whether a gift must be returned with these products, because the kept lines no longer earn it. */
export function givesGiftBack(
  terms: GiftTerms,
  lines: readonly KeptLine[],
  wanted: readonly { productId: number; quantity: number }[],
): boolean {
  const kept = lines.flatMap(({ productId, cost, quantity, returned }) => {
    const coming = sum(wanted.filter((line) => line.productId === productId).map((line) => line.quantity));
    const left = quantity - returned - coming;
    return left > 0 ? [{ productId, cost: Math.floor((cost * left) / quantity) }] : [];
  });
  return !earnsGift(terms, kept);
}
