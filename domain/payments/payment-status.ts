/** Every state of one attempt to pay; `unknown` is a normal state that a reconciliation settles (decisions §5). */
export const ATTEMPT_STATES = [
  'preparing',
  'waiting',
  'confirming',
  'unknown',
  'accepted',
  'error',
  'expired',
  'refunded',
] as const;
/** State of one attempt to pay. */
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** What a provider's status says when it is read again; a timeout is `unknown`. */
export type ProviderWord = 'approved' | 'declined' | 'pending' | 'confirming' | 'unknown';

/**
 * What happens to an attempt: its page opened, the status was re-read, its time ran out, the order gave its money back.
 */
export type AttemptEvent = 'opened' | ProviderWord | 'expiry' | 'refund';

/** What a step sets off exactly once. */
export type AttemptEffect = 'order-paid' | 'refund-money';

/** The order an attempt pays for: whether it still waits for payment, and whether another attempt was accepted. */
export type AttemptOrder = { payable: boolean; otherAccepted: boolean };

/** A step: the new state, and its effect if it has one. */
export type AttemptStep = { state: AttemptState; effects: readonly AttemptEffect[] };

type Row = Partial<Record<AttemptEvent, AttemptState>>;

const open: Row = {
  approved: 'accepted',
  declined: 'error',
  pending: 'waiting',
  confirming: 'confirming',
  unknown: 'unknown',
  expiry: 'expired',
};
// Money that arrives after the end goes back by itself.
const over: Row = { approved: 'refunded' };

/** The transitions of an attempt; an event that a row does not name changes nothing (decisions §5). */
export const attemptTransitions: Readonly<Record<AttemptState, Row>> = {
  preparing: { ...open, opened: 'waiting' },
  waiting: open,
  confirming: { ...open, pending: 'confirming' },
  unknown: open,
  accepted: { refund: 'refunded' },
  error: over,
  expired: over,
  refunded: {},
};

/**
 * Moves an attempt by an event. A success for an order that is paid, cancelled or out of time becomes a refund, so at
 * most one attempt is ever accepted; a repeated event has no effect (decisions §5, scenario 37).
 */
export function stepAttempt(state: AttemptState, event: AttemptEvent, order: AttemptOrder): AttemptStep {
  const next = attemptTransitions[state][event];
  if (next === undefined) return { state, effects: [] };
  if (next === 'accepted') {
    return order.payable && !order.otherAccepted
      ? { state: 'accepted', effects: ['order-paid'] }
      : { state: 'refunded', effects: ['refund-money'] };
  }
  return { state: next, effects: next === 'refunded' ? ['refund-money'] : [] };
}

/** Tells whether an attempt may still be paid, so that its status is worth reading again. */
export function isOpenAttempt(state: AttemptState): boolean {
  return attemptTransitions[state].expiry !== undefined;
}

/** Tells whether money of an attempt may be on its way or has come: another way to pay would charge twice. */
export function isMoneyOnItsWay(state: AttemptState): boolean {
  return state === 'confirming' || state === 'unknown' || state === 'accepted';
}

/** States in which an attempt may still be paid. */
export const OPEN_ATTEMPT_STATES: readonly AttemptState[] = ATTEMPT_STATES.filter(isOpenAttempt);

/** Tells whether an order may get another attempt: it waits for payment and none is accepted or open. */
export function canStartAttempt(payable: boolean, attempts: readonly AttemptState[]): boolean {
  return payable && !attempts.some((state) => state === 'accepted' || isOpenAttempt(state));
}

/** Name of what the buyer is told about an attempt (spec §4, "Payment"). */
export type PaymentLabel = 'preparing' | 'waiting' | 'confirm' | 'accepted' | 'error' | 'retry' | 'refunded';

const labels: Readonly<Record<AttemptState, PaymentLabel>> = {
  preparing: 'preparing',
  waiting: 'waiting',
  confirming: 'confirm',
  unknown: 'waiting',
  accepted: 'accepted',
  error: 'error',
  expired: 'retry',
  refunded: 'refunded',
};

/** Returns the name of the label a buyer sees; its words are messages (spec §4). */
export function paymentLabel(state: AttemptState): PaymentLabel {
  return labels[state];
}
