import { addDays, type DateText } from '../time/calendar.ts';
import { canReturn, type OrderActor, type OrderState } from './order-status.ts';
import { RETURN_DAYS } from './return-days.ts';
import { returnProblem, splitReturn } from './product-return.ts';
import { serviceRefund } from './service-offer.ts';
import type { ReturnableLine, ReturnableOrder, ReturnedLine, ReturnProblem, ReturnSums } from './product-return.ts';

/** States of a return request, in the order they can occur; `received` concerns the products, `refunded` the money. */
export const RETURN_STATES = ['asked', 'accepted', 'refused', 'cancelled', 'received', 'refunded'] as const;
/** State of a request to return products. */
export type ReturnState = (typeof RETURN_STATES)[number];

/** States of an open request; an order has at most one. */
export const OPEN_RETURN_STATES = ['asked', 'accepted'] as const satisfies ReturnState[];

/** Return reasons, in form order; the wording is in messages. */
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

/** Maximum length of the buyer's comment and of the shop's refusal, characters. */
export const MAX_RETURN_COMMENT = 1000;
/** Maximum photos of a request. */
export const MAX_RETURN_PHOTOS = 5;

/** Transitions of a request and their actors; products that do not match the request are refused on arrival. */
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
 * Returns whether the shop is at fault. In that case the delivery is refunded too, and the products are not resold.
 */
export function isShopAtFault(reason: ReturnReason): boolean {
  return reason === 'faulty' || reason === 'damaged' || reason === 'wrong-product' || reason === 'incomplete';
}

/**
 * Returns whether products returned for a reason can be resold as they are, unless the receiving operator decides
 * otherwise.
 */
export function isResellable(reason: ReturnReason): boolean {
  return reason !== 'faulty' && reason !== 'damaged' && reason !== 'incomplete';
}

/** Condition recorded on receipt; the return reason decides what is left out. */
export type ReceivedCondition = {
  /** The products can be resold as they are. */
  soldAgain?: boolean | undefined;
  /** The gift can be resold; written off unless set, because no return reason covers gifts. */
  giftSoldAgain?: boolean | undefined;
  /** Exceptions that cannot be resold. */
  writtenOff?: readonly ReturnedLine[] | undefined;
};

/** Lists the returned quantities, including the gift, that go back into stock. */
export function restockedLines(
  { lines, giftId, reason }: { lines: readonly ReturnedLine[]; giftId: number | null; reason: ReturnReason },
  { soldAgain, giftSoldAgain = false, writtenOff = [] }: ReceivedCondition,
): ReturnedLine[] {
  const restocked = (soldAgain ?? isResellable(reason)) ? [...lines] : [];
  if (giftId !== null && giftSoldAgain) restocked.push({ productId: giftId, quantity: 1 });
  return restocked.flatMap(({ productId, quantity }) => {
    const writtenOffQuantity = writtenOff.find((line) => line.productId === productId)?.quantity ?? 0;
    return quantity > writtenOffQuantity ? [{ productId, quantity: quantity - writtenOffQuantity }] : [];
  });
}

/**
 * Why a line cannot be requested: unopened keys are returned at once (`returnableKeys`) and opened ones never (decisions
 * §7), or the shop excludes its category, which the law allows only for products without a defect (law 274-IV art. 30).
 */
type LineRefusal = 'digital' | 'excluded';

/** An order line with the reason that prevents its return. */
export type ReturnCandidateLine = ReturnableLine & { refusal: LineRefusal | null };

/** Why an order cannot be returned now. */
export type ReturnRefusal = 'return-early' | 'return-late' | 'return-open' | 'return-nothing-left';

/** Returns the last day to request a return (decisions §5). */
export function lastReturnDay(completedOn: DateText): DateText {
  return addDays(completedOn, RETURN_DAYS);
}

/** Input of the return check; `completed` is the day of completion, null before it. */
export type ReturnCheckInput = {
  status: OrderState;
  completed: DateText | null;
  /** Whether a return request is open. */
  hasOpenRequest: boolean;
  lines: readonly ReturnCandidateLine[];
};

/** Returns why an order cannot be returned now, or null (decisions §5, law 274-IV art. 30: 14 calendar days). */
export function returnRefusal(
  { status, completed, hasOpenRequest, lines }: ReturnCheckInput,
  now: Date,
): ReturnRefusal | null {
  if (hasOpenRequest) return 'return-open';
  if (completed === null || (status !== 'completed' && status !== 'returned')) return 'return-early';
  if (lines.every((line) => returnableQuantity(line) === 0)) return 'return-nothing-left';
  return canReturn(status, completed, now) ? null : 'return-late';
}

/** A digital line with its opened keys. */
export type KeyLine = Pick<ReturnableLine, 'quantity' | 'returned'> & { opened: number };

/**
 * Returns the quantity of unopened keys that the buyer can return now: from the payment to the end of the return period
 * (decisions §5, §7). Keys that are not loaded yet count as unopened.
 */
export function returnableKeys(
  { quantity, returned, opened }: KeyLine,
  { status, isPaid, completed }: { status: OrderState; isPaid: boolean; completed: DateText | null },
  now: Date,
): number {
  const isOpen = completed === null ? status !== 'cancelled' : canReturn(status, completed, now);
  return isPaid && isOpen ? quantity - returned - opened : 0;
}

/**
 * Returns the quantity of a line that can still be returned; for an excluded category only when the shop is at fault.
 */
export function returnableQuantity({ quantity, returned, refusal }: ReturnCandidateLine): number {
  return refusal === 'digital' ? 0 : quantity - returned;
}

/**
 * Returns why these lines cannot be returned, or null; `return-excluded` when a line's category forbids this reason.
 */
export function returnRequestProblem(
  lines: readonly ReturnCandidateLine[],
  order: ReturnableOrder,
  requested: readonly ReturnedLine[],
  reason: ReturnReason,
): ReturnProblem | 'return-excluded' | null {
  const isRefused = ({ refusal }: ReturnCandidateLine) =>
    refusal === 'digital' || (refusal === 'excluded' && !isShopAtFault(reason));
  const isExcluded = requested.some(({ productId }) =>
    lines.some((line) => line.productId === productId && isRefused(line)),
  );
  return isExcluded ? 'return-excluded' : returnProblem(order, requested);
}

/**
 * Returns the sums of a return; delivery is refunded when the shop is at fault and nothing of the order is kept, a
 * service by `serviceRefund`. Throws RangeError when `returnProblem` is not null.
 */
export function returnSums(
  order: ReturnableOrder,
  requested: readonly ReturnedLine[],
  reason: ReturnReason,
  days: { handedOver: DateText | null; today: DateText },
): ReturnSums {
  const terms = { ...days, isShopAtFault: isShopAtFault(reason) };
  return splitReturn(
    order,
    requested,
    terms.isShopAtFault && isFullyReturned(order.lines, requested),
    (service, quantity) => serviceRefund(service, quantity, terms),
  );
}

/** Returns whether the buyer keeps none of these lines after the return. */
export function isFullyReturned(
  lines: readonly Pick<ReturnableLine, 'productId' | 'quantity' | 'returned'>[],
  requested: readonly ReturnedLine[],
): boolean {
  return lines.every(({ productId, quantity, returned }) => {
    const more = requested.find((line) => line.productId === productId)?.quantity ?? 0;
    return returned + more >= quantity;
  });
}

/** Stock location that a quantity came from. */
type StockAllocation = { productId: number; shopId: number; quantity: number };

/**
 * Returns the locations to restock: where the products were taken from, in that order. Products from a supplier have no
 * location.
 */
export function restockAllocations(
  allocations: readonly StockAllocation[],
  lines: readonly (ReturnedLine & { returned: number })[],
): StockAllocation[] {
  return lines.flatMap(({ productId, quantity, returned }) => {
    let offset = 0;
    return allocations
      .filter((entry) => entry.productId === productId)
      .toSorted((a, b) => a.shopId - b.shopId)
      .flatMap(({ shopId, quantity: allocated }) => {
        const from = Math.max(offset, returned);
        const to = Math.min(offset + allocated, returned + quantity);
        offset += allocated;
        return to > from ? [{ productId, shopId, quantity: to - from }] : [];
      });
  });
}
