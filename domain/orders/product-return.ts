import { prorate, sum, type Tenge } from '../pricing/money.ts';

/** A line of a completed order with its earlier returns. */
export type ReturnableLine = {
  productId: number;
  quantity: number;
  /** Quantity already returned. */
  returned: number;
  /** Paid with gift cards and other tenders, tenge: after promo code and bonuses. */
  total: Tenge;
  /** Bonuses spent on the line. */
  bonuses: number;
  /** Bonuses earned by the line. */
  earned: number;
};

/** A tender of an order: its amount, and the part already refunded, tenge. */
type ReturnableTender = { id: string; amount: Tenge; refunded: Tenge };

/** Return input; tenders cover lines and delivery together. */
export type ReturnableOrder = {
  lines: readonly ReturnableLine[];
  tenders: readonly ReturnableTender[];
  /** Delivery and lifting, tenge. */
  delivery: Tenge;
  /** Delivery fee already refunded, tenge. */
  deliveryRefunded: Tenge;
};

/** Returned products. */
export type ReturnedLine = { productId: number; quantity: number };

/** Refunds and reversals of a return. */
export type ReturnSums = {
  /** Refund for the products, and for the delivery if included, tenge. */
  money: Tenge;
  /** Refund by tender; tenders without one are omitted. */
  tenders: { id: string; amount: Tenge }[];
  /** Spent bonuses to restore. */
  bonuses: number;
  /** Earned bonuses to revoke. */
  earned: number;
  /** Money, bonuses and earned bonuses of each line, in request order. */
  lines: (ReturnedLine & { money: Tenge; bonuses: number; earned: number })[];
};

/** Why a return is rejected. */
export type ReturnProblem = 'return-nothing' | 'return-not-bought' | 'return-too-many';

/**
 * Returns why these lines cannot be returned, or null. Quantities must be positive integers of ordered products, at
 * most what remains.
 */
export function returnProblem(order: ReturnableOrder, requested: readonly ReturnedLine[]): ReturnProblem | null {
  if (requested.length === 0 || requested.some(({ quantity }) => !Number.isSafeInteger(quantity) || quantity < 1))
    return 'return-nothing';
  if (new Set(requested.map(({ productId }) => productId)).size < requested.length) return 'return-too-many';
  for (const { productId, quantity } of requested) {
    const line = order.lines.find((candidate) => candidate.productId === productId);
    if (!line) return 'return-not-bought';
    if (quantity > line.quantity - line.returned) return 'return-too-many';
  }
  return null;
}

/**
 * Splits a return: money and bonuses of each line by unit, and the money over the tenders by their remaining amounts,
 * both by the largest remainder. However an order is returned, the parts add up to exactly what was paid, and no tender
 * gets more than it paid (decisions §5). `refundsDelivery` also refunds the remaining delivery: for faulty products and
 * cancelled orders. Throws RangeError when `returnProblem` is not null.
 */
export function splitReturn(
  order: ReturnableOrder,
  requested: readonly ReturnedLine[],
  refundsDelivery = false,
): ReturnSums {
  const problem = returnProblem(order, requested);
  if (problem) throw new RangeError(problem);
  const lines = requested.map(({ productId, quantity }) => {
    const line = order.lines.find((candidate) => candidate.productId === productId)!;
    return {
      productId,
      quantity,
      money: returnedShare(line.total, line, quantity),
      bonuses: returnedShare(line.bonuses, line, quantity),
      earned: returnedShare(line.earned, line, quantity),
    };
  });
  const delivery = refundsDelivery ? order.delivery - order.deliveryRefunded : 0;
  const money = sum(lines.map((line) => line.money)) + delivery;
  return {
    money,
    tenders: splitOverTenders(order.tenders, money),
    bonuses: sum(lines.map((line) => line.bonuses)),
    earned: sum(lines.map((line) => line.earned)),
    lines,
  };
}

/** Share of a line's sum for the next `quantity` units; unit shares differ by at most one tenge, larger ones first. */
function returnedShare(amount: number, { quantity: total, returned }: ReturnableLine, quantity: number): number {
  const cumulative = (units: number) => units * Math.floor(amount / total) + Math.min(units, amount % total);
  return cumulative(returned + quantity) - cumulative(returned);
}

/** Splits by the remaining amounts, so that the last return empties every tender. */
function splitOverTenders(tenders: readonly ReturnableTender[], money: Tenge): { id: string; amount: Tenge }[] {
  const refundable = tenders.map(({ amount, refunded }) => amount - refunded);
  if (money > sum(refundable)) throw new RangeError('the refund exceeds the payment');
  const shares = prorate(money, refundable);
  return tenders.map(({ id }, index) => ({ id, amount: shares[index] ?? 0 })).filter(({ amount }) => amount > 0);
}
