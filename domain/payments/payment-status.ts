/** States of a payment attempt; `unknown` is normal and settled by reconciliation (decisions §5). */
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
/** State of a payment attempt. */
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** Status reported by a provider; a timeout is `unknown`. */
export type ProviderStatus = 'approved' | 'declined' | 'pending' | 'confirming' | 'unknown';

/** Events of an attempt: page opened, status re-read, time expired, order refunded. */
export type AttemptEvent = 'opened' | ProviderStatus | 'expiry' | 'refund';

/** Side effects of a transition; each runs exactly once. */
type AttemptEffect = 'order-paid' | 'refund-money';

/** State of the attempt's order: whether it awaits payment, and whether another attempt was accepted. */
export type AttemptOrder = { isPayable: boolean; hasOtherAccepted: boolean };

/** The new state with its effects. */
export type AttemptTransition = { state: AttemptState; effects: readonly AttemptEffect[] };

type Row = Partial<Record<AttemptEvent, AttemptState>>;

const OPEN_TRANSITIONS: Row = {
  approved: 'accepted',
  declined: 'error',
  pending: 'waiting',
  confirming: 'confirming',
  unknown: 'unknown',
  expiry: 'expired',
};
// A payment that arrives after the attempt has ended is refunded automatically.
const ENDED_TRANSITIONS: Row = { approved: 'refunded' };

/** Transitions of an attempt; unlisted events leave the state unchanged (decisions §5). */
const attemptTransitions: Readonly<Record<AttemptState, Row>> = {
  preparing: { ...OPEN_TRANSITIONS, opened: 'waiting' },
  waiting: OPEN_TRANSITIONS,
  confirming: { ...OPEN_TRANSITIONS, pending: 'confirming' },
  unknown: OPEN_TRANSITIONS,
  accepted: { refund: 'refunded' },
  error: ENDED_TRANSITIONS,
  expired: ENDED_TRANSITIONS,
  refunded: {},
};

/**
 * Applies an event to an attempt. A success for a paid, cancelled or expired order becomes a refund, so at most one
 * attempt is accepted. A repeated event has no effect (decisions §5, scenario 37).
 */
export function applyAttemptEvent(state: AttemptState, event: AttemptEvent, order: AttemptOrder): AttemptTransition {
  const next = attemptTransitions[state][event];
  if (next === undefined) return { state, effects: [] };
  if (next === 'accepted') {
    return order.isPayable && !order.hasOtherAccepted
      ? { state: 'accepted', effects: ['order-paid'] }
      : { state: 'refunded', effects: ['refund-money'] };
  }
  return { state: next, effects: next === 'refunded' ? ['refund-money'] : [] };
}

/** Returns whether an attempt may still be paid, so its status should be re-read. */
export function isOpenAttempt(state: AttemptState): boolean {
  return attemptTransitions[state].expiry !== undefined;
}

/** Returns whether an attempt's money may be in flight or has arrived; another payment method would charge twice. */
export function mayBeInFlight(state: AttemptState): boolean {
  return state === 'confirming' || state === 'unknown' || state === 'accepted';
}

/** States in which an attempt may still be paid. */
export const OPEN_ATTEMPT_STATES: readonly AttemptState[] = ATTEMPT_STATES.filter(isOpenAttempt);

/** Returns whether an order may get another attempt: it awaits payment and none is accepted or open. */
export function canStartAttempt(isPayable: boolean, attempts: readonly AttemptState[]): boolean {
  return isPayable && !attempts.some((state) => state === 'accepted' || isOpenAttempt(state));
}

/** Name of the attempt's message to the buyer (spec §4, "Payment"). */
export type PaymentLabel = 'preparing' | 'waiting' | 'confirm' | 'accepted' | 'error' | 'retry' | 'refunded';

const PAYMENT_LABELS: Readonly<Record<AttemptState, PaymentLabel>> = {
  preparing: 'preparing',
  waiting: 'waiting',
  confirming: 'confirm',
  unknown: 'waiting',
  accepted: 'accepted',
  error: 'error',
  expired: 'retry',
  refunded: 'refunded',
};

/** Returns the message name of an attempt's state (spec §4). */
export function paymentLabel(state: AttemptState): PaymentLabel {
  return PAYMENT_LABELS[state];
}
