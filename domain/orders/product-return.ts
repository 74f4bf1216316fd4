import { prorate, sum, type Tenge } from '../pricing/money.ts';
import { returnedServiceQuantity, type OrderedService } from './service-offer.ts';

/** A line of a completed order with its earlier returns. */
export type ReturnableLine = {
  productId: number;
  quantity: number;
  /** Quantity already returned. */
  returned: number;
  /** Paid with gift cards and other tenders, after promo code and bonuses, tenge. */
  total: Tenge;
  /** Bonuses spent on the line. */
  bonuses: number;
  /** Bonuses earned by the line. */
  earned: number;
};

/** A tender of an order: its amount, and the part already refunded, tenge. */
export type ReturnableTender = { id: string; amount: Tenge; refunded: Tenge };

/** Return input; tenders cover lines, services and delivery together. */
export type ReturnableOrder = {
  lines: readonly ReturnableLine[];
  services: readonly OrderedService[];
  tenders: readonly ReturnableTender[];
  /** Delivery and lifting, tenge. */
  delivery: Tenge;
  /** Delivery fee already refunded, tenge. */
  deliveryRefunded: Tenge;
};

/** Returned products. */
export type ReturnedLine = { productId: number; quantity: number };

/** A returned service and its refund, tenge. */
export type ReturnedService = ReturnedLine & { code: string; money: Tenge };

/** Refunds and reversals of a return. */
export type ReturnSums = {
  /** Refund for products and services, and for the delivery if included, tenge. */
  money: Tenge;
  /** Delivery included in `money`, tenge. */
  delivery: Tenge;
  /** Refund by tender; tenders without one are omitted. */
  tenders: { id: string; amount: Tenge }[];
  /** Spent bonuses to restore. */
  bonuses: number;
  /** Earned bonuses to revoke. */
  earned: number;
  /** Money, bonuses and earned bonuses of each line, in request order. */
  lines: (ReturnedLine & { money: Tenge; bonuses: number; earned: number })[];
  /** Services returned with their products, including those without a refund. */
  services: ReturnedService[];
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
 * cancelled orders. `refundOf` returns the refund of a quantity of a service, tenge. Throws RangeError when `returnProblem` is not null.
 */
export function splitReturn(
  order: ReturnableOrder,
  requested: readonly ReturnedLine[],
  refundsDelivery = false,
  refundOf: (service: OrderedService, quantity: number) => Tenge = () => 0,
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
  const services = returnedServices(order, requested, refundOf);
  const money = sum([...lines, ...services].map((line) => line.money)) + delivery;
  return {
    money,
    delivery,
    tenders: splitOverTenders(order.tenders, money),
    bonuses: sum(lines.map((line) => line.bonuses)),
    earned: sum(lines.map((line) => line.earned)),
    lines,
    services,
  };
}

/** A line of an order that is cancelled; opened keys stay with the buyer (decisions §5). */
export type CancelledLine = ReturnableLine & { opened: number };

/** Refunds of a cancelled order. */
export type CancelRefund = {
  /** Refund by tender; tenders without one are omitted. */
  tenders: { id: string; amount: Tenge }[];
  /** Spent bonuses to restore. */
  bonuses: number;
  /** Refunded quantity and money of each line. */
  lines: (ReturnedLine & { money: Tenge })[];
};

/**
 * Splits the refund of a cancelled order: everything not refunded before, except opened keys. Their share stays with
 * every tender in proportion. Throws RangeError when an opened key was returned.
 */
export function splitCancel({
  lines,
  tenders,
}: {
  lines: readonly CancelledLine[];
  tenders: readonly ReturnableTender[];
}): CancelRefund {
  const refunded = lines.map((line) => {
    const quantity = line.quantity - line.returned - line.opened;
    if (quantity < 0) throw new RangeError('an opened key was returned');
    const kept = returnedShare(line.total, { ...line, returned: line.returned + quantity }, line.opened);
    return {
      productId: line.productId,
      quantity,
      money: returnedShare(line.total, line, quantity),
      bonuses: returnedShare(line.bonuses, line, quantity),
      kept,
    };
  });
  const money = sum(tenders.map(({ amount, refunded }) => amount - refunded)) - sum(refunded.map(({ kept }) => kept));
  return {
    tenders: splitOverTenders(tenders, money),
    bonuses: sum(refunded.map(({ bonuses }) => bonuses)),
    lines: refunded
      .filter(({ quantity }) => quantity > 0)
      .map(({ productId, quantity, money }) => ({ productId, quantity, money })),
  };
}

/** Splits the refund of services whose products are kept. Throws RangeError when it exceeds the payment. */
export function splitServiceReturn(
  { tenders }: Pick<ReturnableOrder, 'tenders'>,
  services: ReturnedService[],
): ReturnSums {
  const money = sum(services.map((service) => service.money));
  return { money, delivery: 0, tenders: splitOverTenders(tenders, money), bonuses: 0, earned: 0, lines: [], services };
}

function returnedServices(
  order: ReturnableOrder,
  requested: readonly ReturnedLine[],
  refundOf: (service: OrderedService, quantity: number) => Tenge,
): ReturnedService[] {
  return order.services.flatMap((service) => {
    const { productId, code } = service;
    const line = order.lines.find((candidate) => candidate.productId === productId)!;
    const returning = requested.find((candidate) => candidate.productId === productId)?.quantity ?? 0;
    const quantity = returnedServiceQuantity(service, line.quantity - line.returned - returning);
    return quantity > 0 ? [{ productId, code, quantity, money: refundOf(service, quantity) }] : [];
  });
}

/** Share of a line's sum for the next `quantity` units; unit shares differ by at most one tenge, larger ones first. */
export function returnedShare(
  amount: number,
  { quantity: total, returned }: Pick<ReturnableLine, 'quantity' | 'returned'>,
  quantity: number,
): number {
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
