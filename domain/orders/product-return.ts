import { prorate, sum, type Tenge } from '../pricing/money.ts';

/** A line of a completed order, with what came back of it before. */
export type ReturnableLine = {
  productId: number;
  quantity: number;
  /** How many were returned already. */
  returned: number;
  /** Tenge paid for the line with gift cards and another tender: after promo code and bonuses. */
  total: Tenge;
  /** Bonuses spent on the line. */
  bonuses: number;
  /** Bonuses the line has earned. */
  earned: number;
};

/** One tender of an order: its amount, and the part refunded so far, tenge. */
type ReturnableTender = { id: string; amount: Tenge; refunded: Tenge };

/** An order as a return needs it; tenders carry the lines and the delivery together. */
export type ReturnableOrder = {
  lines: readonly ReturnableLine[];
  tenders: readonly ReturnableTender[];
  /** Delivery and lifting, tenge. */
  delivery: Tenge;
  /** Delivery fee refunded so far, tenge. */
  deliveryRefunded: Tenge;
};

/** Returned products. */
export type ReturnedLine = { productId: number; quantity: number };

/** Refunds and reversals of a return. */
export type ReturnSums = {
  /** Tenge of the products, and of the delivery when it is refunded too. */
  money: Tenge;
  /** The money by tender; those that get nothing are left out. */
  tenders: { id: string; amount: Tenge }[];
  /** Spent bonuses that come back. */
  bonuses: number;
  /** Earned bonuses that are taken back. */
  earned: number;
  /** Tenge, bonuses and earned bonuses of each line, in the order they were named. */
  lines: (ReturnedLine & { money: Tenge; bonuses: number; earned: number })[];
};

/** Why a return is refused. */
export type ReturnProblem = 'return-nothing' | 'return-not-bought' | 'return-too-many';

/** Returns why these lines cannot be returned, or null: whole numbers, products of the order, no more than remain. */
export function returnProblem(order: ReturnableOrder, wanted: readonly ReturnedLine[]): ReturnProblem | null {
  if (wanted.length === 0 || wanted.some(({ quantity }) => !Number.isSafeInteger(quantity) || quantity < 1))
    return 'return-nothing';
  if (new Set(wanted.map(({ productId }) => productId)).size < wanted.length) return 'return-too-many';
  for (const { productId, quantity } of wanted) {
    const line = order.lines.find((own) => own.productId === productId);
    if (!line) return 'return-not-bought';
    if (quantity > line.quantity - line.returned) return 'return-too-many';
  }
  return null;
}

/**
 * Splits a return: each line's money and bonuses by unit, and the money over the tenders by what they still carry, both
 * by the largest remainder. In whatever parts an order comes back, the parts add up to exactly what was paid, and no
 * tender gets more than it gave (decisions §5). `withDelivery` gives the rest of the delivery back too: for faulty
 * products and cancelled orders. Throws RangeError when `returnProblem` has a reason.
 */
export function splitReturn(order: ReturnableOrder, wanted: readonly ReturnedLine[], withDelivery = false): ReturnSums {
  const problem = returnProblem(order, wanted);
  if (problem) throw new RangeError(problem);
  const lines = wanted.map(({ productId, quantity }) => {
    const line = order.lines.find((own) => own.productId === productId)!;
    return {
      productId,
      quantity,
      money: shareOf(line.total, line, quantity),
      bonuses: shareOf(line.bonuses, line, quantity),
      earned: shareOf(line.earned, line, quantity),
    };
  });
  const delivery = withDelivery ? order.delivery - order.deliveryRefunded : 0;
  const money = sum(lines.map((line) => line.money)) + delivery;
  return {
    money,
    tenders: overTenders(order.tenders, money),
    bonuses: sum(lines.map((line) => line.bonuses)),
    earned: sum(lines.map((line) => line.earned)),
    lines,
  };
}

/** The share of a line's sum that the next `quantity` units carry: units differ by one tenge at most, the dear first. */
function shareOf(amount: number, { quantity: all, returned }: ReturnableLine, quantity: number): number {
  const upTo = (units: number) => units * Math.floor(amount / all) + Math.min(units, amount % all);
  return upTo(returned + quantity) - upTo(returned);
}

/** By what is left on each tender, so that the last return empties all of them. */
function overTenders(tenders: readonly ReturnableTender[], money: Tenge): { id: string; amount: Tenge }[] {
  const left = tenders.map(({ amount, refunded }) => amount - refunded);
  if (money > sum(left)) throw new RangeError('more money would go back than was paid');
  const shares = prorate(money, left);
  return tenders.map(({ id }, index) => ({ id, amount: shares[index] ?? 0 })).filter(({ amount }) => amount > 0);
}
