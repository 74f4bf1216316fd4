/** A bank's decision: `asked` means pending, `silent` means timed out (spec §8 "banks gave no response"). */
export const BANK_ANSWERS = ['asked', 'approved', 'declined', 'silent'] as const;
/** One of `BANK_ANSWERS`. */
export type BankAnswer = (typeof BANK_ANSWERS)[number];

/** States of a credit or instalment application, in order (spec §4, step 5). */
export const CREDIT_STATES = [
  'proving', // waiting for the code sent to the applicant's phone
  'asking', // banks are pending, none has approved yet
  'offered', // at least one bank approved; others may still answer
  'unanswered', // no approvals and some timeouts: the request can be repeated
  'refused',
  'chosen', // the applicant is signing at the bank
  'signed', // products may be handed over
  'released',
  'cancelled',
  'expired',
] as const;
/** State of an application. */
export type CreditState = (typeof CREDIT_STATES)[number];

/** Events of an application. */
export type CreditEvent =
  | 'proved'
  | 'answer'
  | 'repeat'
  | 'choose'
  | 'signed'
  | 'refusal'
  | 'handed'
  | 'reprice'
  | 'cancel'
  | 'expiry';

/** Side effects of a transition; each runs exactly once. */
type CreditEffect = 'ask-banks' | 'cancel-others' | 'cancel-at-bank' | 'order-paid' | 'notify-delivered';

/** A transition: the new state and its effects. */
export type CreditTransition = { state: CreditState; effects: readonly CreditEffect[] };

type Row = Partial<Record<CreditEvent, CreditTransition>>;

const transition = (state: CreditState, ...effects: CreditEffect[]): CreditTransition => ({ state, effects });
const TERMINATIONS: Row = {
  cancel: transition('cancelled', 'cancel-at-bank'),
  expiry: transition('expired', 'cancel-at-bank'),
};
// The banks assessed another sum, so a new application is needed.
const REPRICEABLE: Row = { ...TERMINATIONS, reprice: transition('cancelled', 'cancel-at-bank') };
// A contract signed too late is cancelled at the bank automatically.
const SIGNED_LATE: Row = { signed: transition('expired', 'cancel-at-bank') };

/**
 * Transitions of an application, except `answer`, which depends on all answers. Unlisted events leave the state unchanged.
 * Products leave the shop only after `signed`.
 */
const creditTransitions: Readonly<Record<CreditState, Row>> = {
  proving: {
    proved: transition('asking', 'ask-banks'),
    cancel: transition('cancelled'),
    expiry: transition('expired'),
  },
  asking: REPRICEABLE,
  offered: { ...REPRICEABLE, choose: transition('chosen', 'cancel-others') },
  unanswered: { ...REPRICEABLE, repeat: transition('asking', 'ask-banks') },
  refused: SIGNED_LATE,
  chosen: { ...REPRICEABLE, signed: transition('signed', 'order-paid'), refusal: transition('refused') },
  signed: { handed: transition('released', 'notify-delivered'), cancel: transition('cancelled', 'cancel-at-bank') },
  released: { cancel: transition('cancelled', 'cancel-at-bank') },
  cancelled: { signed: transition('cancelled', 'cancel-at-bank') },
  expired: SIGNED_LATE,
};

/** Applies an event to an application; for `answer`, pass the answers of all banks. */
export function applyCreditEvent(
  state: CreditState,
  event: CreditEvent,
  answers: readonly BankAnswer[] = [],
): CreditTransition {
  if (event === 'answer') return { state: stateAfterAnswers(state, answers), effects: [] };
  return creditTransitions[state][event] ?? { state, effects: [] };
}

/** True while a bank decision is pending, so the screen keeps polling. */
export function isAwaitingBanks(state: CreditState, answers: readonly BankAnswer[]): boolean {
  return (state === 'asking' || state === 'offered') && answers.includes('asked');
}

/** One approval is enough for an offer, even while other banks are pending. */
function stateAfterAnswers(state: CreditState, answers: readonly BankAnswer[]): CreditState {
  if (state !== 'asking' && state !== 'unanswered') return state;
  if (answers.includes('approved')) return 'offered';
  if (answers.length === 0 || answers.includes('asked')) return state;
  return answers.includes('silent') ? 'unanswered' : 'refused';
}
