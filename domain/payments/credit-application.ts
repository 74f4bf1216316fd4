/** A bank's answer to an application; `silent` did not answer in time (spec §8 "banks gave no response"). */
export const BANK_ANSWERS = ['asked', 'approved', 'declined', 'silent'] as const;
/** One of `BANK_ANSWERS`. */
export type BankAnswer = (typeof BANK_ANSWERS)[number];

/** Every state of an application for credit or instalment, in order (spec §4, step 5). */
export const CREDIT_STATES = [
  'proving', // the code sent to the applicant's phone is waited for
  'asking', // the banks were asked and none has approved yet
  'offered', // at least one bank approves; others may still answer
  'unanswered', // no bank approves and some gave no answer: the request can be repeated
  'refused',
  'chosen', // the applicant signs at the bank
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
// Banks have judged another sum: a new application asks them again.
const asked: Row = { ...ends, reprice: to('cancelled', 'cancel-at-bank') };
// A contract signed after the end is cancelled at the bank automatically.
const over: Row = { signed: to('expired', 'cancel-at-bank') };

/**
 * The transitions of an application, except `answer`, which depends on all answers. An event missing in a row changes
 * nothing. A contract has one signer, so products leave the shop only after `signed`.
 */
const creditTransitions: Readonly<Record<CreditState, Row>> = {
  proving: { proved: to('asking', 'ask-banks'), cancel: to('cancelled'), expiry: to('expired') },
  asking: asked,
  offered: { ...asked, choose: to('chosen', 'cancel-others') },
  unanswered: { ...asked, repeat: to('asking', 'ask-banks') },
  refused: over,
  chosen: { ...asked, signed: to('signed', 'order-paid'), refusal: to('refused') },
  signed: { handed: to('released', 'notify-delivered'), cancel: to('cancelled', 'cancel-at-bank') },
  released: { cancel: to('cancelled', 'cancel-at-bank') },
  cancelled: { signed: to('cancelled', 'cancel-at-bank') },
  expired: over,
};

/** Moves an application by an event; `answers` are those of all banks asked, for the event `answer`. */
export function stepCredit(state: CreditState, event: CreditEvent, answers: readonly BankAnswer[] = []): CreditStep {
  if (event === 'answer') return { state: answered(state, answers), effects: [] };
  return creditTransitions[state][event] ?? { state, effects: [] };
}

/** Returns whether banks may still answer, so that the screen keeps listening and shows the answers so far. */
export function isAsking(state: CreditState, answers: readonly BankAnswer[]): boolean {
  return (state === 'asking' || state === 'offered') && answers.includes('asked');
}

/** Partial answers are usable: one approval is an offer, whatever the other banks do. */
function answered(state: CreditState, answers: readonly BankAnswer[]): CreditState {
  if (state !== 'asking' && state !== 'unanswered') return state;
  if (answers.includes('approved')) return 'offered';
  if (answers.length === 0 || answers.includes('asked')) return state;
  return answers.includes('silent') ? 'unanswered' : 'refused';
}
