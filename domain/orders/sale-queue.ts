import { HOUR_MS, MINUTE_MS } from '../time/durations.ts';

/** Where the hour of sale stands: far away, tickets are given, the queue is served, everything is promised, over. */
export const SALE_PHASES = ['soon', 'tickets', 'sale', 'sold-out', 'over'] as const;
export type SalePhase = (typeof SALE_PHASES)[number];

/** When a sale begins, and how long before and after that hour its products are sold through the queue alone. */
export type SaleHours = { starts: Date; openMinutes: number; closeHours: number };

/** Returns the moments between which the queue stands: tickets are given from the first, the last ends it. */
export function queueWindow({ starts, openMinutes, closeHours }: SaleHours): { opens: Date; ends: Date } {
  return {
    opens: new Date(starts.getTime() - openMinutes * MINUTE_MS),
    ends: new Date(starts.getTime() + closeHours * HOUR_MS),
  };
}

/** Returns where a sale stands. */
export function salePhase(hours: SaleHours, soldOut: boolean, now: Date): SalePhase {
  const { opens, ends } = queueWindow(hours);
  if (now < opens) return 'soon';
  if (now < hours.starts) return 'tickets';
  if (now >= ends) return 'over';
  return soldOut ? 'sold-out' : 'sale';
}

/** Inputs that decide how many buyers a tick of the queue admits. */
export type AdmissionInput = {
  /** Milliseconds that were not counted yet. */
  elapsedMs: number;
  /** Admissions per second. */
  perSecond: number;
  /** Admitted buyers who have neither ordered nor let their time pass, and how many of them the checkout bears. */
  inside: number;
  maxInside: number;
  /** Quantity that nobody has ordered, and how much of it one customer may have. */
  left: number;
  perCustomer: number;
  /** Tickets that wait. */
  waiting: number;
};

/** A pause of all processes admits no flood when they are back. */
const MAX_BURST_SECONDS = 5;

/**
 * Returns how many buyers to admit, and the milliseconds carried over to the next tick. Every admitted buyer can get
 * the limit per customer: admissions never exceed the remaining quantity, so no admitted buyer leaves empty-handed.
 * Slow orders keep buyers inside, so the rate follows the checkout's capacity.
 */
export function admissions(input: AdmissionInput): { count: number; spareMs: number } {
  const { elapsedMs, perSecond, inside, maxInside, left, perCustomer, waiting } = input;
  const due = Math.min(Math.floor((elapsedMs * perSecond) / 1000), perSecond * MAX_BURST_SECONDS);
  const enoughFor = Math.floor(left / perCustomer);
  // Less is left than the limit per customer: admit one buyer at a time.
  const promised = inside === 0 && left > 0 ? Math.max(1, enoughFor) : enoughFor - inside;
  const count = Math.max(0, Math.min(due, maxInside - inside, promised, waiting));
  return { count, spareMs: count === due ? Math.max(0, elapsedMs - (count * 1000) / perSecond) : 0 };
}

/** Everything is ordered, and nobody is inside who could let something go. */
export const isSoldOut = ({ left, inside }: { left: number; inside: number }): boolean => left <= 0 && inside === 0;

/** Seconds until a buyer's turn, rounded up to a readable step; null while the pace is unknown. */
export function waitSeconds(ahead: number, admittedPerMinute: number): number | null {
  if (admittedPerMinute <= 0) return null;
  const seconds = ((ahead + 1) * 60) / admittedPerMinute;
  return seconds <= 60 ? Math.ceil(seconds / 10) * 10 : Math.ceil(seconds / 60) * 60;
}

/** Combined polling rate of all waiting pages, a second; each page polls no faster than this. */
const ASKED_PER_SECOND = 500;
const MIN_ASK_SECONDS = 2;
const MAX_ASK_SECONDS = 30;

/** Seconds after which a page without a stream asks again. */
export function askAgainSeconds(waiting: number): number {
  return Math.min(MAX_ASK_SECONDS, Math.max(MIN_ASK_SECONDS, Math.ceil(waiting / ASKED_PER_SECOND)));
}
