/** A bank's answer to an application; `asked` is pending, `silent` timed out (spec §8 "banks gave no response"). */
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

/** Effects of a step, each exactly once. */
type CreditEffect = 'ask-banks' | 'cancel-others' | 'cancel-at-bank' | 'order-paid' | 'notify-delivered';

/** A step: the new state and its effects. */
export type CreditStep = { state: CreditState; effects: readonly CreditEffect[] };

type Row = Partial<Record<CreditEvent, CreditStep>>;

const to = (state: CreditState, ...effects: CreditEffect[]): CreditStep => ({ state, effects });
const ends: Row = { cancel: to('cancelled', 'cancel-at-bank'), expiry: to('expired', 'cancel-at-bank') };
// Banks assessed a different sum: a new application must ask again.
const repriceable: Row = { ...ends, reprice: to('cancelled', 'cancel-at-bank') };
// A contract signed too late is cancelled at the bank automatically.
const signedLate: Row = { signed: to('expired', 'cancel-at-bank') };

/**
 * Transitions of an application, except `answer`, which depends on all answers. Missing events change nothing. Products
 * leave the shop only after `signed`.
 */
const creditTransitions: Readonly<Record<CreditState, Row>> = {
  proving: { proved: to('asking', 'ask-banks'), cancel: to('cancelled'), expiry: to('expired') },
  asking: repriceable,
  offered: { ...repriceable, choose: to('chosen', 'cancel-others') },
  unanswered: { ...repriceable, repeat: to('asking', 'ask-banks') },
  refused: signedLate,
  chosen: { ...repriceable, signed: to('signed', 'order-paid'), refusal: to('refused') },
  signed: { handed: to('released', 'notify-delivered'), cancel: to('cancelled', 'cancel-at-bank') },
  released: { cancel: to('cancelled', 'cancel-at-bank') },
  cancelled: { signed: to('cancelled', 'cancel-at-bank') },
  expired: signedLate,
};

/** Applies an event to an application; for `answer`, pass the answers of all banks. */
export function stepCredit(state: CreditState, event: CreditEvent, answers: readonly BankAnswer[] = []): CreditStep {
  if (event === 'answer') return { state: stateAfterAnswers(state, answers), effects: [] };
  return creditTransitions[state][event] ?? { state, effects: [] };
}

/** Returns whether banks may still answer, so that the screen keeps listening. */
export function isAwaitingAnswers(state: CreditState, answers: readonly BankAnswer[]): boolean {
  return (state === 'asking' || state === 'offered') && answers.includes('asked');
}

/** Partial answers count: one approval is an offer, whatever the other banks do. */
function stateAfterAnswers(state: CreditState, answers: readonly BankAnswer[]): CreditState {
  if (state !== 'asking' && state !== 'unanswered') return state;
  if (answers.includes('approved')) return 'offered';
  if (answers.length === 0 || answers.includes('asked')) return state;
  return answers.includes('silent') ? 'unanswered' : 'refused';
}
