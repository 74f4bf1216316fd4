import { sum, type Tenge } from '../pricing/money.ts';

/** Condition of a gift: at least `minimumSum` tenge of these products (null: any) after the promo code. */
export type GiftTerms = { minimumSum: Tenge; productIds: readonly number[] | null };

/** A gift chosen for an order; free, with its value in tenge. */
export type OrderGift = { offer: string; productId: number; quantity: number; value: Tenge; terms: GiftTerms };

/** A product of an order with its cost after the promo code, before bonuses, tenge. */
export type EarningLine = { productId: number; cost: Tenge };

/** States of an order's gift; the wording is in messages. */
export const ORDER_GIFT_STATES = ['reserved', 'received', 'returned', 'cancelled'] as const;
/** One of `ORDER_GIFT_STATES`. */
export type OrderGiftState = (typeof ORDER_GIFT_STATES)[number];

/** Returns the tenge missing to earn a gift; null when no line counts towards it. */
export function missingForGift({ minimumSum, productIds }: GiftTerms, lines: readonly EarningLine[]): Tenge | null {
  const countedLines = lines.filter(({ productId }) => productIds === null || productIds.includes(productId));
  return countedLines.length === 0 ? null : Math.max(0, minimumSum - sum(countedLines.map(({ cost }) => cost)));
}

/** Returns whether these lines earn a gift. */
export function earnsGift(terms: GiftTerms, lines: readonly EarningLine[]): boolean {
  return missingForGift(terms, lines) === 0;
}

/**
 * Returns the first of several orders that earns a gift by itself, null when none does: a gift is delivered and
 * returned with its order.
 */
export function findEarningPart(terms: GiftTerms, parts: readonly (readonly EarningLine[])[]): number | null {
  const index = parts.findIndex((lines) => earnsGift(terms, lines));
  return index < 0 ? null : index;
}

/** A priced line, tenge. */
type PricedTotal = { productId: number; subtotal: Tenge; discount: Tenge };

/** Distributes priced lines among orders by product id; without orders, all lines form one order. */
export function earningParts(lines: readonly PricedTotal[], orders: readonly (readonly number[])[]): EarningLine[][] {
  const costs = lines.map(({ productId, subtotal, discount }) => ({ productId, cost: subtotal - discount }));
  return orders.length === 0 ? [costs] : orders.map((ids) => costs.filter(({ productId }) => ids.includes(productId)));
}

/** Returns the gifts that an order earns by itself. */
export function earnedGifts(gifts: readonly OrderGift[], orders: readonly (readonly EarningLine[])[]): OrderGift[] {
  return gifts.filter(({ terms }) => findEarningPart(terms, orders) !== null);
}

/** An order line with its returned quantity and its full cost after the promo code, tenge. */
export type ReturnableLine = EarningLine & { quantity: number; returned: number };

/** Returns whether a gift must be returned with these products because the kept lines no longer earn it. */
export function mustReturnGift(
  terms: GiftTerms,
  lines: readonly ReturnableLine[],
  requested: readonly { productId: number; quantity: number }[],
): boolean {
  const keptLines = lines.flatMap(({ productId, cost, quantity, returned }) => {
    const returning = sum(requested.filter((line) => line.productId === productId).map((line) => line.quantity));
    const kept = quantity - returned - returning;
    return kept > 0 ? [{ productId, cost: Math.floor((cost * kept) / quantity) }] : [];
  });
  return !earnsGift(terms, keptLines);
}
