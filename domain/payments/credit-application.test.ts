import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  BANK_ANSWERS,
  CREDIT_STATES,
  isAwaitingBanks,
  applyCreditEvent,
  type BankAnswer,
  type CreditEvent,
  type CreditState,
} from './credit-application.ts';

const events = ['proved', 'repeat', 'choose', 'signed', 'refusal', 'handed', 'reprice', 'cancel', 'expiry'] as const;

// Columns in the order of `events`; "." changes nothing, "*" only has an effect.
const table: Record<CreditState, string> = {
  proving: 'asking . . . . . . cancelled expired',
  asking: '. . . . . . cancelled cancelled expired',
  offered: '. . chosen . . . cancelled cancelled expired',
  unanswered: '. asking . . . . cancelled cancelled expired',
  refused: '. . . expired . . . . .',
  chosen: '. . . signed refused . cancelled cancelled expired',
  signed: '. . . . . released . cancelled .',
  released: '. . . . . . . cancelled .',
  cancelled: '. . . * . . . . .',
  expired: '. . . * . . . . .',
};

test.each(Object.entries(table))('follows the table from %s', (state, row) => {
  const found = events.map((event) => {
    const step = applyCreditEvent(state as CreditState, event);
    return step.state === state ? (step.effects.length > 0 ? '*' : '.') : step.state;
  });
  expect(found.join(' ')).toBe(row);
});

test('covers every state in the table', () => {
  expect(Object.keys(table).toSorted()).toEqual(CREDIT_STATES.toSorted());
});

test.each<[CreditState, BankAnswer[], CreditState, boolean]>([
  ['asking', ['asked', 'asked', 'asked'], 'asking', true],
  ['asking', ['approved', 'asked', 'asked'], 'offered', true],
  ['asking', ['declined', 'asked', 'silent'], 'asking', true],
  ['asking', ['declined', 'declined', 'silent'], 'unanswered', false],
  ['asking', ['silent', 'approved', 'declined'], 'offered', false],
  ['asking', ['declined', 'declined', 'declined'], 'refused', false],
  ['asking', [], 'asking', false],
  // A late bank can still make an offer, but does not undo a choice or cancellation.
  ['unanswered', ['declined', 'approved'], 'offered', false],
  ['chosen', ['approved', 'declined'], 'chosen', false],
  ['cancelled', ['approved'], 'cancelled', false],
])('moves from %s by %j to %s', (state, answers, next, listening) => {
  expect(applyCreditEvent(state, 'answer', answers)).toEqual({ state: next, effects: [] });
  expect(isAwaitingBanks(next, answers)).toBe(listening);
});

test('cancels a contract signed too late at the bank, without paying the order', () => {
  for (const state of ['refused', 'cancelled', 'expired'] as const)
    expect(applyCreditEvent(state, 'signed').effects).toEqual(['cancel-at-bank']);
});

test('pays an order at most once, and never after its application ended, in any history', () => {
  const event = fc.record({
    event: fc.constantFrom<CreditEvent>(...events, 'answer'),
    answers: fc.array(fc.constantFrom(...BANK_ANSWERS), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (happened) => {
      let state: CreditState = 'proving';
      let paidCount = 0;
      let released = false;
      for (const { event: name, answers } of happened) {
        const step = applyCreditEvent(state, name, answers);
        if (step.effects.includes('order-paid')) paidCount++;
        if (step.state === 'released') released = true;
        if (['refused', 'cancelled', 'expired'].includes(state)) expect(step.effects).not.toContain('order-paid');
        state = step.state;
      }
      expect(paidCount).toBeLessThanOrEqual(1);
      if (released) expect(paidCount).toBe(1);
    }),
  );
});

test('has the listed effects per step', () => {
  const effects = CREDIT_STATES.flatMap((state) =>
    events.flatMap((event) => {
      const { effects: stepEffects } = applyCreditEvent(state, event);
      return stepEffects.length > 0 ? [`${state} ${event}: ${stepEffects.join(' ')}`] : [];
    }),
  );
  const cancelling = (state: CreditState) =>
    ['reprice', 'cancel', 'expiry'].map((event) => `${state} ${event}: cancel-at-bank`);
  expect(effects).toEqual([
    'proving proved: ask-banks',
    ...cancelling('asking'),
    'offered choose: cancel-others',
    ...cancelling('offered'),
    'unanswered repeat: ask-banks',
    ...cancelling('unanswered'),
    'refused signed: cancel-at-bank',
    'chosen signed: order-paid',
    ...cancelling('chosen'),
    'signed handed: notify-delivered',
    'signed cancel: cancel-at-bank',
    'released cancel: cancel-at-bank',
    'cancelled signed: cancel-at-bank',
    'expired signed: cancel-at-bank',
  ]);
});

test('accepts answers while banks are pending, and waits without answers', () => {
  expect(isAwaitingBanks('chosen', ['asked'])).toBe(false);
  expect(applyCreditEvent('asking', 'answer')).toEqual({ state: 'asking', effects: [] });
});
