import { HOUR_MS, MINUTE_MS } from '../time/durations.ts';

/** Phases of a sale: announced, tickets issued, queue served, sold out, over. */
export const SALE_PHASES = ['soon', 'tickets', 'sale', 'sold-out', 'over'] as const;
export type SalePhase = (typeof SALE_PHASES)[number];

/** A sale's start, and the queue-only minutes before and hours after it. */
export type SaleSchedule = { startsAt: Date; openMinutes: number; closeHours: number };

/** Returns the time window of the queue: from the first ticket to the end. */
export function queueWindow({ startsAt, openMinutes, closeHours }: SaleSchedule): { opensAt: Date; endsAt: Date } {
  return {
    opensAt: new Date(startsAt.getTime() - openMinutes * MINUTE_MS),
    endsAt: new Date(startsAt.getTime() + closeHours * HOUR_MS),
  };
}

/** Returns the phase of a sale. */
export function salePhase(schedule: SaleSchedule, hasSoldOut: boolean, now: Date): SalePhase {
  const { opensAt, endsAt } = queueWindow(schedule);
  if (now < opensAt) return 'soon';
  if (now < schedule.startsAt) return 'tickets';
  if (now >= endsAt) return 'over';
  return hasSoldOut ? 'sold-out' : 'sale';
}

/** Inputs that decide how many buyers a queue tick admits. */
export type AdmissionInput = {
  /** Milliseconds since the last tick. */
  elapsedMs: number;
  /** Admissions per second. */
  perSecond: number;
  /** Admitted buyers who have neither ordered nor timed out, and their maximum. */
  activeBuyers: number;
  maxActiveBuyers: number;
  /** Quantity not ordered yet, and the limit per customer. */
  remaining: number;
  perCustomer: number;
  /** Waiting tickets. */
  waitingTickets: number;
};

/** Limits the burst after a pause of all processes. */
const MAX_BURST_SECONDS = 5;

/**
 * Returns how many buyers to admit, and the milliseconds carried over to the next tick. Every admitted buyer can get
 * the limit per customer: admissions never exceed the remaining quantity, so no admitted buyer leaves empty-handed.
 * Unfinished checkouts occupy slots, so the rate follows the checkout's capacity.
 */
export function computeAdmissions(input: AdmissionInput): { count: number; carryMs: number } {
  const { elapsedMs, perSecond, activeBuyers, maxActiveBuyers, remaining, perCustomer, waitingTickets } = input;
  const dueAdmissions = Math.min(Math.floor((elapsedMs * perSecond) / 1000), perSecond * MAX_BURST_SECONDS);
  const buyersServed = Math.floor(remaining / perCustomer);
  // Less than the limit per customer is left: admit one buyer at a time.
  const admissible = activeBuyers === 0 && remaining > 0 ? Math.max(1, buyersServed) : buyersServed - activeBuyers;
  const count = Math.max(0, Math.min(dueAdmissions, maxActiveBuyers - activeBuyers, admissible, waitingTickets));
  return { count, carryMs: count === dueAdmissions ? Math.max(0, elapsedMs - (count * 1000) / perSecond) : 0 };
}

/** True when nothing is left and no admitted buyer could release any. */
export const isSoldOut = ({ left, inside }: { left: number; inside: number }): boolean => left <= 0 && inside === 0;

/** Seconds until a buyer's turn, rounded up to a readable step; null while the rate is unknown. */
export function waitSeconds(ahead: number, admittedPerMinute: number): number | null {
  if (admittedPerMinute <= 0) return null;
  const seconds = ((ahead + 1) * 60) / admittedPerMinute;
  return seconds <= 60 ? Math.ceil(seconds / 10) * 10 : Math.ceil(seconds / 60) * 60;
}

/** Maximum polling rate of all waiting pages together, per second. */
const POLLS_PER_SECOND = 500;
const MIN_POLL_SECONDS = 2;
const MAX_POLL_SECONDS = 30;

/** Poll interval of a page without a stream, seconds. */
export function pollSeconds(waitingTickets: number): number {
  return Math.min(MAX_POLL_SECONDS, Math.max(MIN_POLL_SECONDS, Math.ceil(waitingTickets / POLLS_PER_SECOND)));
}
