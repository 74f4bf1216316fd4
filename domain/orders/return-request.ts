import { addDays, type DateText } from '../time/calendar.ts';
import { canReturn, type OrderActor, type OrderState } from './order-status.ts';
import { returnDays } from './return-days.ts';
import { returnProblem, splitReturn } from './product-return.ts';
import type { ReturnableLine, ReturnableOrder, ReturnedLine, ReturnProblem, ReturnSums } from './product-return.ts';

/** Every state of a request to return products, in the order it may meet them; `received` are the products, `refunded` the money. */
export const RETURN_STATES = ['asked', 'accepted', 'refused', 'cancelled', 'received', 'refunded'] as const;
/** State of a request to return products. */
export type ReturnState = (typeof RETURN_STATES)[number];

/** States of a request that may still come to something; an order has at most one such request. */
export const OPEN_RETURN_STATES = ['asked', 'accepted'] as const satisfies ReturnState[];

/** Why a buyer returns products, in the order the form offers it; the words are messages. */
export const RETURN_REASONS = [
  'not-needed',
  'not-fitting',
  'faulty',
  'damaged',
  'wrong-product',
  'incomplete',
  'other',
] as const;
/** One of `RETURN_REASONS`. */
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Longest words of a buyer about a return, and of the shop that refuses it, characters. */
export const MAX_RETURN_COMMENT = 1000;
/** Photos of one request. */
export const MAX_RETURN_PHOTOS = 5;

/** Transitions of a request and their actors; products that differ from the request are refused on arrival. */
const returnTransitions: readonly { from: ReturnState; to: ReturnState; by: OrderActor }[] = [
  { from: 'asked', to: 'accepted', by: 'operator' },
  { from: 'asked', to: 'refused', by: 'operator' },
  { from: 'asked', to: 'cancelled', by: 'customer' },
  { from: 'accepted', to: 'received', by: 'operator' },
  { from: 'accepted', to: 'refused', by: 'operator' },
  { from: 'accepted', to: 'cancelled', by: 'customer' },
  { from: 'received', to: 'refunded', by: 'system' },
];

/** Returns whether an actor may move a request from one state to another. */
export function canMoveReturn(from: ReturnState, to: ReturnState, by: OrderActor): boolean {
  return returnTransitions.some((row) => row.from === from && row.to === to && row.by === by);
}

/** Lists the states from which an actor may move a request to another. */
export function returnStatesBefore(to: ReturnState, by: OrderActor): ReturnState[] {
  return RETURN_STATES.filter((from) => canMoveReturn(from, to, by));
}

/**
 * Returns whether the shop is to blame: then the delivery is refunded too, and the products are not resold as they are.
 */
export function isShopToBlame(reason: ReturnReason): boolean {
  return reason === 'faulty' || reason === 'damaged' || reason === 'wrong-product' || reason === 'incomplete';
}

/**
 * Returns whether products returned for a reason can be resold as they are, unless the receiving operator decides
 * otherwise.
 */
export function isSoldAgain(reason: ReturnReason): boolean {
  return reason !== 'faulty' && reason !== 'damaged' && reason !== 'incomplete';
}

/** Condition of a return as its receiver records it; the reason decides what the receiver left out. */
export type ReceivedCondition = {
  /** The products can be sold again as they are. */
  soldAgain?: boolean | undefined;
  /** The gift can be resold; unless recorded so, it is written off, because no reason covers it. */
  giftSoldAgain?: boolean | undefined;
  /** Products that cannot be resold all the same. */
  writtenOff?: readonly ReturnedLine[] | undefined;
};

/** Lists what of a request goes back into the stock: its lines and the gift that came with them, by their condition. */
export function soldAgainLines(
  { lines, giftId, reason }: { lines: readonly ReturnedLine[]; giftId: number | null; reason: ReturnReason },
  { soldAgain, giftSoldAgain = false, writtenOff = [] }: ReceivedCondition,
): ReturnedLine[] {
  const good = (soldAgain ?? isSoldAgain(reason)) ? [...lines] : [];
  if (giftId !== null && giftSoldAgain) good.push({ productId: giftId, quantity: 1 });
  return good.flatMap(({ productId, quantity }) => {
    const off = writtenOff.find((line) => line.productId === productId)?.quantity ?? 0;
    return quantity > off ? [{ productId, quantity: quantity - off }] : [];
  });
}

/**
 * Why a line does not come back: a key or a subscription was sent (decisions §7), or its category is excluded by the shop, which
 * the law allows for products without a defect only (law 274-IV art. 30).
 */
type LineRefusal = 'digital' | 'excluded';

/** A line as the offer of a return needs it. */
export type OfferedLine = ReturnableLine & { refusal: LineRefusal | null };

/** Why nothing of an order can be returned now. */
export type ReturnRefusal = 'return-early' | 'return-late' | 'return-open' | 'return-nothing-left';

/** Returns the last day on which a return can be asked for (decisions §5). */
export function lastReturnDay(completed: DateText): DateText {
  return addDays(completed, returnDays);
}

/** An order as the right to return knows it: `completed` is the day of completion, null before it. */
export type ReturningOrder = {
  status: OrderState;
  completed: DateText | null;
  /** A request that is not finished yet. */
  isOpen: boolean;
  lines: readonly OfferedLine[];
};

/**
 * Returns why nothing of an order can be returned now, or null (decisions §5, law 274-IV art. 30: 14 calendar days).
 */
export function returnRefusal({ status, completed, isOpen, lines }: ReturningOrder, now: Date): ReturnRefusal | null {
  if (isOpen) return 'return-open';
  if (completed === null || (status !== 'completed' && status !== 'returned')) return 'return-early';
  if (lines.every((line) => returnableQuantity(line) === 0)) return 'return-nothing-left';
  return canReturn(status, completed, now) ? null : 'return-late';
}

/** Returns how many of a line can still come back; of an excluded category only when the shop is to blame. */
export function returnableQuantity({ quantity, returned, refusal }: OfferedLine): number {
  return refusal === 'digital' ? 0 : quantity - returned;
}

/**
 * Returns why these lines of an order cannot be returned, or null; `return-excluded` when one of them cannot for this
 * reason.
 */
export function wantedProblem(
  lines: readonly OfferedLine[],
  order: ReturnableOrder,
  wanted: readonly ReturnedLine[],
  reason: ReturnReason,
): ReturnProblem | 'return-excluded' | null {
  const isRefused = ({ refusal }: OfferedLine) =>
    refusal === 'digital' || (refusal === 'excluded' && !isShopToBlame(reason));
  const excluded = wanted.some(({ productId }) =>
    lines.some((line) => line.productId === productId && isRefused(line)),
  );
  return excluded ? 'return-excluded' : returnProblem(order, wanted);
}

/**
 * Returns the sums of a return: the delivery comes back when the shop is to blame and the buyer keeps nothing of the order.
 * Throws RangeError when `returnProblem` has a reason.
 */
export function returnSums(order: ReturnableOrder, wanted: readonly ReturnedLine[], reason: ReturnReason): ReturnSums {
  return splitReturn(order, wanted, isShopToBlame(reason) && isAllBack(order.lines, wanted));
}

/** Returns whether the buyer keeps nothing of these lines once the requested products are returned. */
export function isAllBack(
  lines: readonly Pick<ReturnableLine, 'productId' | 'quantity' | 'returned'>[],
  wanted: readonly ReturnedLine[],
): boolean {
  return lines.every(({ productId, quantity, returned }) => {
    const more = wanted.find((line) => line.productId === productId)?.quantity ?? 0;
    return returned + more >= quantity;
  });
}

/** Where a quantity of a product came from. */
type Taken = { productId: number; shopId: number; quantity: number };

/**
 * Returns the places that get returned products back: those they were taken from, in that order. Products ordered from
 * a supplier have no place and go to none.
 */
export function restockedTakes(
  taken: readonly Taken[],
  lines: readonly (ReturnedLine & { returned: number })[],
): Taken[] {
  return lines.flatMap(({ productId, quantity, returned }) => {
    let before = 0;
    return taken
      .filter((take) => take.productId === productId)
      .toSorted((a, b) => a.shopId - b.shopId)
      .flatMap(({ shopId, quantity: there }) => {
        const from = Math.max(before, returned);
        const to = Math.min(before + there, returned + quantity);
        before += there;
        return to > from ? [{ productId, shopId, quantity: to - from }] : [];
      });
  });
}
